import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { heading, inPlanner, openWith, tasks } from '../open-planner.ts'

// What a buyer needs of a list that says who sells each item, and for how much. Today is Monday, 2 March 2026.

const list = `Item;On hand;Lead time (working days);Supplier;Unit;Unit price;Make or buy
Bolt;0;10;Wurth;pcs;0.25;buy
Seal;0;10;Crane;;4;buy
Nut;40;10;Wurth;;0.10;buy
Shaft;0;9;;;;make

Sales order;Item;Quantity;Due date
SO-1;Bolt;1000;2026-03-17
SO-2;Shaft;5;2026-03-18
SO-3;Seal;20;2026-03-18
SO-4;Nut;100;2026-03-19
`

/** Each of 600 pins is ordered once. */
const pins = [...Array(600).keys()].map(at => `Pin-${at};0;10;Wurth;5;2026-03-18`)
const manyOrders = `Item;On hand;Lead time (working days);Supplier;Demand;Date\n${pins.join('\n')}`

/** The lists for suppliers: the name above each, its lines, and what is said below it. */
const printed = () => {
  dispatchEvent(new Event('beforeprint'))
  return [...(inPlanner()?.querySelectorAll('table') ?? [])]
    .map(table => ({ table, name: table.closest('section')?.querySelector('h2')?.textContent }))
    .filter(({ name }) => name === 'Wurth' || name === 'Crane')
    .map(({ table, name }) => ({
      name,
      lines: [...table.querySelectorAll('tbody tr')].map(row =>
        [...row.children].map(cell => cell.textContent).join('|'),
      ),
      rest: table.nextElementSibling?.textContent,
    }))
}

afterEach(() => dispatchEvent(new Event('afterprint')))

test('Orders of one week stand together by supplier, what is made last, with what they are worth', async () => {
  await openWith(list)
  await expect.element(heading('This week')).toBeVisible()
  expect(tasks()).toEqual([
    'Order 20 Seal on Wed 4 March',
    'Order 1,000\u00a0pcs Bolt on Tue 3 March',
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
  await openWith(list)
  await expect.element(heading('This week')).toBeVisible()
  expect(heading('Wurth').query()).toBeNull()
  // React runs effects after the browser has painted, so the list is seen a moment before it listens.
  await expect.poll(printed).toMatchObject([
    {
      name: 'Wurth',
      lines: [
        'Bolt||1,000|pcs|Tue, 3 Mar 2026|Tue, 17 Mar 2026|SO-1',
        'Nut||60||Thu, 5 Mar 2026|Thu, 19 Mar 2026|SO-4',
      ],
    },
    { name: 'Crane', lines: ['Seal||20||Wed, 4 Mar 2026|Wed, 18 Mar 2026|SO-3'] },
  ])
})

test('A supplier’s list of more orders than paper takes says how many are left', async () => {
  await openWith(manyOrders)
  await expect.element(heading('600 orders to place')).toBeVisible()
  await expect.poll(() => printed()[0]).toMatchObject({ rest: 'And 100 more.' })
  expect(printed()[0]?.lines).toHaveLength(500)
})

test('Paper has all lines that were opened on the screen', async () => {
  await openWith(manyOrders)
  await expect.poll(() => tasks().length).toBe(20)
  for (let opened = 70; opened <= 570; opened += 50) {
    const buttons = [...(inPlanner()?.querySelectorAll('button') ?? [])]
    buttons.find(({ textContent }) => textContent === 'Show 50 more')?.click()
    await expect.poll(() => tasks().length).toBe(opened)
  }
  dispatchEvent(new Event('beforeprint'))
  expect(tasks()).toHaveLength(570)
  await expect.element(page.getByText('And 30 more.', { exact: true }).first()).toBeInTheDocument()
})
