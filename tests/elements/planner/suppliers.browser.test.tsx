import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Periods } from '../../../src/elements/planner/days/periods.ts'
import { SupplierLists } from '../../../src/elements/planner/orders/supplier-lists.tsx'
import { ToDoList } from '../../../src/elements/planner/orders/to-do-list.tsx'
import { wordsIn } from '../../../src/elements/planner/planner-words.ts'
import { Planning } from '../../../src/elements/planner/planning-with-undo.ts'
import { ShownContext } from '../../../src/elements/planner/shown.ts'
import { plannerMessages } from '../../../src/words/en/planner.ts'
import { listMessages } from '../../../src/words/en/planner-list.ts'
import { TranslationContext, translationIn, useTranslation } from '../../../src/words/translation.ts'
import { parts, wanted } from '../../planning/rows.ts'
import { press } from '../../support/hands.ts'
import { button, heading } from './open-planner.ts'

// What a buyer needs of a list that says who sells each item, and for how much. Today is Monday, 2 March 2026.

const periods = new Periods({ count: 60, unit: 'day', from: '2026-03-02' })
const planning = new Planning({
  periods: 60,
  items: parts({
    Bolt: { leadTime: 10, supplier: 'Wurth', unit: 'pcs', price: 0.25 },
    Seal: { leadTime: 10, supplier: 'Crane', price: 4 },
    Nut: { leadTime: 10, supplier: 'Wurth', onHand: 40, price: 0.1 },
    Shaft: { leadTime: 9, make: true },
  }),
  lines: [],
  demand: wanted(['Bolt', 11, 1000, 'SO-1'], ['Shaft', 12, 5], ['Seal', 12, 20], ['Nut', 13, 100]),
})

/** Each of 600 pins is ordered once. */
const pins = [...Array(600).keys()].map(at => ({ id: `Pin-${at}`, leadTime: 10, supplier: 'Wurth' }))
const manyOrders = () =>
  new Planning({
    periods: 60,
    items: pins,
    lines: [],
    demand: pins.map(({ id: item }) => ({ item, period: 12, quantity: 5 })),
  })

function Mounted({ planning }: { readonly planning: Planning }) {
  const { t, language } = useTranslation()
  const words = wordsIn(t, language, periods)
  const nothing = () => {}
  return (
    <ShownContext.Provider
      value={{
        ...{ planning, periods, words, version: 0, weeks: 12, selected: 'Bolt' },
        ...{ setDays: nothing, select: nothing, change: nothing, emit: () => true },
        heading: { current: null },
        closePanel: { current: undefined },
        nameOf: id => planning.plan.itemOf(id).name,
      }}
    >
      <ToDoList />
      <SupplierLists />
    </ShownContext.Provider>
  )
}

function mount(shown = planning): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <TranslationContext.Provider
      value={translationIn('en', { messages: { ...plannerMessages, ...listMessages } })}
    >
      <Mounted planning={shown} />
    </TranslationContext.Provider>,
  )
  onTestFinished(() => root.unmount())
}

afterEach(() => dispatchEvent(new Event('afterprint')))

test('Orders of one week stand together by supplier, what is made last, with what they are worth', async () => {
  mount()
  await expect.element(heading('This week')).toBeVisible()
  const said = page
    .getByRole('listitem')
    .elements()
    .map(line => line.querySelector('b')?.textContent)
  expect(said).toEqual([
    'Order 20 Seal on Wed 4 March',
    'Order 1,000 Bolt on Tue 3 March',
    'Order 60 Nut on Thu 5 March',
    'Start 5 Shaft on Thu 5 March',
  ])
  // 20 × 4 + 1,000 × 0.25 + 60 × 0.1
  await expect.element(page.getByText('4 orders · 2 suppliers · 336.00')).toBeVisible()
  await expect
    .element(page.getByText('Orders to place: 336.00. Stock: 4.00. In the currency of the list.'))
    .toBeVisible()
})

test('On paper, each supplier has a list; on the screen there is none', async () => {
  mount()
  await expect.element(heading('This week')).toBeVisible()
  expect(document.querySelector('table')).toBeNull()
  const printed = () => {
    dispatchEvent(new Event('beforeprint'))
    return [...document.querySelectorAll('table')].map(table => [
      table.closest('section')?.querySelector('h2')?.textContent,
      ...[...table.querySelectorAll('tbody tr')].map(row =>
        [...row.children].map(cell => cell.textContent).join('|'),
      ),
    ])
  }
  // React runs effects after the browser has painted, so the list is seen a moment before it listens.
  await expect.poll(printed).toEqual([
    [
      'Wurth',
      'Bolt||1,000|pcs|Tue, 3 Mar 2026|Tue, 17 Mar 2026|SO-1',
      'Nut||60||Thu, 5 Mar 2026|Thu, 19 Mar 2026|100 Nut on Thu 19 March',
    ],
    ['Crane', 'Seal||20||Wed, 4 Mar 2026|Wed, 18 Mar 2026|20 Seal on Wed 18 March'],
  ])
})

test('A supplier’s list of more orders than paper takes says how many are left', async () => {
  mount(manyOrders())
  await expect.element(heading('600 orders to place')).toBeVisible()
  const printed = () => {
    dispatchEvent(new Event('beforeprint'))
    const table = document.querySelector('table')
    return [table?.querySelectorAll('tbody tr').length, table?.nextElementSibling?.textContent]
  }
  await expect.poll(printed).toEqual([500, 'And 100 more.'])
})

test('Paper has all lines that were opened on the screen', async () => {
  mount(manyOrders())
  const lines = () => document.querySelectorAll('ol > li').length
  for (let opened = 20; opened < 550; opened += 50) await press(button('Show 50 more'))
  expect(lines()).toBe(570)
  dispatchEvent(new Event('beforeprint'))
  expect(lines()).toBe(570)
  await expect.element(page.getByText('And 30 more.', { exact: true })).toBeInTheDocument()
})
