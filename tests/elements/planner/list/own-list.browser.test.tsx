import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { define } from '../../../../src/custom-element/define-element.ts'
import planner from '../../../../src/elements/planner/mrp-planner.tsx'
import { rendered } from '../../../support/add-element.ts'
import { press, typeInto } from '../../../support/hands.ts'
import { addPrerendered } from '../../../support/mount.tsx'
import {
  button,
  choose,
  field,
  focused,
  heading,
  openPlanner,
  openWith,
  paste,
  region,
  row,
  tasks,
} from '../open-planner.ts'

// From what a visitor has to a plan: real exports, questions, faults.

/** The numbers of the record that are wider than their cells. */
const tooLong = (): readonly (string | null)[] =>
  page
    .getByRole('cell')
    .elements()
    .filter(cell => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      return cell.clientWidth > 0 && text.getBoundingClientRect().width > cell.clientWidth
    })
    .map(cell => cell.textContent)

const samples = import.meta.glob('../../../planning/read/samples/*', {
  eager: true,
  query: '?url',
  import: 'default',
})

async function sample(name: string): Promise<File> {
  const answer = await fetch(String(samples[`../../../planning/read/samples/${name}`]))
  return new File([await answer.arrayBuffer()], name)
}

const textOf = async (name: string) => (await sample(name)).text()

/** Answers “How many, by when?”. */
async function want(quantity: string, date: string): Promise<void> {
  await typeInto(field('Pieces'), quantity)
  await typeInto(field('By when'), date)
  await press(button('Plan with this'))
}

test('A plan that is asked for before there is a list says in the page’s own words what is missing', async () => {
  await openPlanner()
  await press(page.getByText('Paste a list'))
  await press(button('Plan this list'))
  const area = field('Your list, with its headings')
  await expect
    .element(area)
    .toHaveAccessibleDescription(
      /^Paste your list first, or look at the sample\. Reads exports of .* The list is not sent anywhere\.$/,
    )
  await expect.element(area).toBeInvalid()
  expect(focused()).toBe(area.element())
  await typeInto(area, 'A;5')
  await expect.element(area).toBeValid()
})

test.for([
  ['a file is chosen', async () => choose(await sample('site-demo-page.txt'))],
  ['the sample is shown', () => press(page.getByText('Sample', { exact: true }))],
] as const)('A list is no longer said to be missing once %s', async ([, giveOther]) => {
  await openPlanner()
  await press(page.getByText('Paste a list'))
  await press(button('Plan this list'))
  const area = field('Your list, with its headings')
  await expect.element(area).toBeInvalid()
  await giveOther()
  await press(page.getByText('Paste a list'))
  await expect.element(area).toBeValid()
})

/** A list that is too long for the field: as spreadsheets copy columns, with all the rows below it. */
const longList = `item;on_hand;lead time (weeks);demand;week\nA;5;1;10;4${'\n'.repeat(300_000)}`

test('A list that is too long for the field leaves what was typed there, and is read below it', async () => {
  await openPlanner()
  await press(page.getByText('Paste a list'))
  const area = field('Your list, with its headings')
  const [headings = '', ...rows] = longList.split('\n')
  await typeInto(area, headings)
  await paste(rows.join('\n'))
  await expect.poll(tasks).toEqual(['Order 5 A in week 3'])
  await expect.element(area).toHaveValue(headings)
})

test('A key that is typed after a list that is too long for the field does not take that away', async () => {
  await openWith(longList)
  await expect.poll(tasks).toEqual(['Order 5 A in week 3'])
  await press(button('Change'))
  const area = field('Your list, with its headings')
  await typeInto(area, 'x')
  await expect.element(area).toHaveAccessibleDescription(/^Too long to show\./)
  await press(button('Plan this list'))
  await expect.element(heading('1 order to place')).toBeVisible()
  expect(tasks()).toEqual(['Order 5 A in week 3'])
})

test('What is asked of a stock and its weeks has a choice with both in words', async () => {
  await openWith('Delivery schedule\n\nItem;On hand;2026-03-23;2026-04-06;Lead time (weeks)\nA;5;10;10;1')
  await expect.element(button('items, open orders')).toBeVisible()
  await press(button('items, demand'))
  await expect.element(heading(/^2 orders/)).toBeVisible()
})

test('The demo page’s own five lines: two questions, then the plan', async () => {
  await openWith(await textOf('site-demo-page.txt'))
  await expect.element(heading('2 questions before the plan')).toBeVisible()
  await expect.element(heading('3 orders: 1 to place, 2 to start')).not.toBeInTheDocument()
  await expect.element(page.getByText('Sample: Conveyor drive CD-20')).not.toBeInTheDocument()
  // Nothing stands beside the questions but what can be unfolded.
  await expect.element(page.getByRole('row', { name: /^lead_days/ })).not.toBeInTheDocument()
  await press(page.getByText(/^Lines 2–6: 5 rows/))
  await expect.element(page.getByRole('row', { name: /^lead_days/ })).toHaveTextContent(/asks you$/)
  await press(button('Working days'))
  await expect.element(heading('One question before the plan')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^lead_days/ })).toHaveTextContent(/you said$/)
  await want('50', '2026-04-10')
  await expect.element(heading('3 orders: 1 to place, 2 to start')).toBeVisible()
  expect(tasks()).toEqual([
    'Order 90 BRG6204 on Fri 13 March',
    'Start 200 RL-60 on Fri 27 March',
    'Start 50 CD-20 on Fri 3 April',
  ])
  // Who waited for the plan is led to it.
  await expect.poll(focused).toBe(heading('3 orders: 1 to place, 2 to start').element())
  expect(row('Left in stock')).toMatch(/^310 310 310 0 0/)
})

test('Without demand, a list can be planned all the same', async () => {
  await openPlanner()
  choose(await sample('sap-marc-utf16.txt'))
  await press(button('Plan without demand'))
  await expect.element(heading(/^\d+ orders? to place|^Nothing to order/)).toBeVisible()
})

test('A fault of several lines is said once, with each of the lines', async () => {
  await openPlanner()
  await paste('item;on_hand;lead time (weeks);demand;week\nA;5;1;10;4\nB;x7;1;;\nC;x7;1;;\n')
  const faults = region('2 lines to look at')
  await expect
    .element(faults.getByRole('listitem'))
    .toHaveTextContent(/^Lines 3–4“x7” in “on_hand” is not a number that can be used, and counts as 0\.$/)
  await press(button('Lines 3–4'))
  const area = field('Your list, with its headings').element() as HTMLTextAreaElement
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('B;x7;1;;\nC;x7;1;;')
})

test('What is wrong with a list stands in view above its plan, whose heading has the focus', async () => {
  await page.viewport(1280, 900)
  await openPlanner()
  await paste('item;on_hand;lead time (weeks);demand;week\nA;5;1;10;4\nB;x7;1;;\n')
  await expect.element(heading('1 order to place')).toBeVisible()
  await expect.poll(focused).toBe(heading('1 order to place').element())
  await expect.element(heading('One line to look at')).toBeInViewport()
  await expect.element(heading('1 order to place')).toBeInViewport()
})

test('Stock that nothing needs can wait: the first order stands out in its place', async () => {
  await openWith('item;on_hand;lead time (working days);demand;date\nA;0;5;10;2026-04-10\nB;4;5;;\n')
  await expect.poll(() => tasks()[0]).toBe('Nothing needs B')
  const first = () =>
    document.querySelector('mrp-planner')?.shadowRoot?.querySelector('[data-first] p b')?.textContent
  await expect.poll(first).toBe('Order 10 A on Fri 3 April')
})

test('A demand beyond the horizon is said, with its line', async () => {
  await openWith(
    'item;on_hand;lead time (working days);demand;date\nA;0;5;10;2026-03-20\nB;0;5;10;2028-03-20\n',
  )
  await expect.element(heading('1 order to place')).toBeVisible()
  await expect.element(region('One line to look at')).toHaveTextContent('Line 3')
  await expect.element(region('One line to look at')).toHaveTextContent('2028-03-20')
})

test('Lines that are planned as their sentence says are not left out of what is planned', async () => {
  await openWith('item;on_hand;lead time (weeks);demand;week\nA;5;1;10;4\nB;7;;10;4\n')
  await expect.element(region('One line to look at')).toHaveTextContent('“B” has no lead time')
  await expect.element(region('One line to look at')).not.toHaveTextContent('Everything else')
})

test.for([1280, 390])('Long numbers do not run into each other, %i px wide', async width => {
  await page.viewport(width, 900)
  await openWith('item;on_hand;lead time (weeks);demand;date\nA;12345.75;2;22222.5;2026-05-15\n')
  await expect.element(heading('1 order to place')).toBeVisible()
  await expect.poll(tooLong).toEqual([])
  expect(row('Left in stock')).toContain('12,345.75')
})

test('Cells that a spreadsheet copies as text and as a picture are read as text', async () => {
  await openWith('item;on_hand;lead time (weeks);demand;week\nA;5;1;10;4\n', new File(['…'], 'image.png'))
  await expect.poll(tasks).toEqual(['Order 5 A in week 3'])
})

test('How a table was read is folded up behind a sign, and every column can be read as something else', async () => {
  await openWith('item;on_hand;lead time (weeks);extra;demand;week\nA;5;1;3;10;4\n')
  await expect.element(heading('1 order to place')).toBeVisible()
  expect(tasks()).toEqual(['Order 5 A in week 3'])
  await press(button('Change'))
  const summary = page.getByText(/read as:/).first()
  const sign = () => getComputedStyle(summary.element().closest('summary') as Element, '::after').content
  await expect.poll(sign).toContain('+')
  await press(summary)
  await expect.poll(sign).toContain('−')
  await typeInto(field('Read extra as'), 'Safety stock')
  await expect.poll(() => tasks()[0]).toBe('Order 8 A in week 3')
})

test('What a column is read as stands in its field', async () => {
  await openWith('Order;Item;Quantity;Quantity fulfilled;Due date;Lead time (weeks)\n7;A;10;4;2027-01-04;1\n')
  await page
    .getByText(/read as:/)
    .first()
    .click()
  const shown = () => {
    const field = page.getByLabelText('Read Quantity fulfilled as').element() as HTMLSelectElement
    return field.selectedOptions[0]?.text
  }
  await expect.poll(shown).toBe('Already delivered')
})

test.for([1280, 390])(
  'An item of an order brings its record to where it can be read, %i px wide',
  async width => {
    await page.viewport(width, 800)
    await openPlanner()
    await press(button('RL-60').first())
    const title = page.getByRole('heading', { name: 'RL-60 Roller 60 × 400' })
    await expect.poll(() => title.element().getBoundingClientRect().bottom).toBeLessThan(400)
  },
)

test('Each table says how it was read, and can be read as something else, at once', async () => {
  await openWith(
    'Item;On hand;Lead time (weeks)\nA;5;1\n\nOrder;Item;Quantity;Due date;Remark\n7;A;20;2026-04-06;PO 4711\n',
  )
  const reading = page.getByText(
    'Line 5: 1 row, read as: demand. Used: Order, Item, Quantity, Due date. Not used: Remark.',
  )
  await press(button('Change'))
  await expect.element(reading).toBeVisible()
  expect(tasks()).toEqual(['Order 15 A on Mon 30 March'])
  await press(reading)
  await typeInto(page.getByLabelText('Read this table as').nth(1), 'coming')
  await expect.element(page.getByText(/^Line 5: 1 row, read as: open orders/)).toBeVisible()
  await expect.element(page.getByText('Nothing is wanted yet. How many, by when?')).toBeVisible()
})

test('What a table is, is asked where it may be two things: in a sentence, with a button for each', async () => {
  await openWith(
    'Item;On hand;Lead time (weeks)\nA;5;1\n\nDate;Item;Sales quantity\n2025-09-01;A;81\n2025-09-08;A;88\n2025-09-15;A;95\n',
  )
  await expect
    .element(page.getByText(/all dates are past. Is this stock on hand, done already, or still open/))
    .toBeVisible()
  await press(button('demand'))
  await expect.poll(tasks).toContain('Order 259 A today')
})

test('A list of which nothing can be planned says why', async () => {
  await openPlanner()
  choose(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'photo.csv'))
  await expect.element(region('One line to look at')).toHaveTextContent('This is a picture')
  await expect.element(page.getByText('Nothing in the list can be planned yet.')).toBeInTheDocument()
})

test('An own list hides the sample; “Sample” goes back to it, and what was pasted stays to be planned again', async () => {
  await openPlanner()
  await expect.element(heading('Bill of materials')).toBeVisible()
  await press(page.getByText('Paste a list'))
  await expect.element(field('Your list, with its headings')).toBeVisible()
  await expect.element(heading('Bill of materials')).not.toBeInTheDocument()
  await paste('item;on_hand;lead time (weeks);demand;week\nA;5;1;10;4\n')
  await expect.element(heading('1 order to place')).toBeVisible()
  await press(page.getByText('Sample', { exact: true }))
  await expect.element(heading('3 orders: 1 to place, 2 to start')).toBeVisible()
  await expect.element(heading('Bill of materials')).toBeVisible()
  await press(page.getByText('Paste a list'))
  await press(button('Plan this list'))
  await expect.element(heading('1 order to place')).toBeVisible()
})

test('“Plan this list” leads to the plan that is there, and what was changed in it stays', async () => {
  const list = 'item;on_hand;lead time (weeks);demand;week\nA;5;1;10;4\n'
  await openWith(list)
  await expect.element(heading('1 order to place')).toBeVisible()
  await typeInto(field('On hand'), '10')
  await expect.element(heading('Nothing to order, nothing to start')).toBeVisible()
  await press(button('Change'))
  await press(button('Plan this list'))
  await expect.element(button('Change')).toBeVisible()
  await expect.element(heading('Nothing to order, nothing to start')).toBeVisible()
})

test('A second list takes the place of the first, with its own first item', async () => {
  await openPlanner()
  const list = (item: string) => `item;on_hand;lead time (weeks);demand;week\n${item};5;1;10;4\n`
  await paste(list('ONE'))
  await expect.element(heading('Why 5 ONE?')).toBeVisible()
  await press(button('Change'))
  await typeInto(field('Your list, with its headings'), list('TWO'))
  await expect.element(heading('Why 5 TWO?')).toBeVisible()
})

test('Days can be seen in place of weeks, and earlier ones', async () => {
  await openWith('item;on_hand;lead time (working days);demand;date\nA;5;3;10;2026-03-12\n')
  await expect.element(heading('1 order to place')).toBeVisible()
  await expect.poll(() => row('Place an order')).toMatch(/^· 5 ·/)
  await press(button('Days'))
  await expect.poll(() => row('Place an order')).toMatch(/^· 5 · ·/)
  await press(button('Earlier'))
  await expect.poll(() => row('Place an order')).toMatch(/^· · · · · 5 ·/)
})

test('The record of an item that is ordered in autumn begins in autumn, and not with weeks in which nothing happens', async () => {
  await openWith('item;on_hand;lead time (weeks);demand;date\nA;5;8;10;2026-12-07\n')
  await expect.element(heading('1 order to place')).toBeVisible()
  await expect.poll(() => row('Place an order')).toMatch(/^· 5 ·/)
  await press(button('Earlier'))
  await expect.poll(() => row('Place an order')).toMatch(/^· · · · · 5 ·/)
})

test('What should have been before today has a column in the textbook’s record', async () => {
  await openWith('item;on_hand;lead time (working days);demand;date\nA;5;10;20;2026-03-09\n')
  await expect.poll(() => tasks()[1]).toBe('Order 15 A today')
  await press(button('Textbook view'))
  await expect.element(page.getByRole('columnheader', { name: 'Past due' })).toBeVisible()
  await expect.poll(() => row('Place an order')).toMatch(/^15 · ·/)
})

test('What was typed and chosen before any code came is read as soon as it has', async () => {
  const element = addPrerendered(planner, { attributes: { from: '2026-03-02' } })
  const area = element.shadowRoot?.querySelector('textarea')
  if (!area) throw new Error('There is no field for a list.')
  area.value = 'item;on_hand;lead time (weeks);demand;week\nA;5;1;10;4\n'
  const ready = rendered()
  define(planner)
  await ready
  await expect.element(heading('1 order to place')).toBeVisible()
  expect(tasks()).toEqual(['Order 5 A in week 3'])
})

test('Events tell how much was planned and what was changed, and nothing of a list', async () => {
  const events: unknown[] = []
  const { element } = await openPlanner()
  for (const name of ['mrp-plan', 'mrp-plan-change', 'mrp-plan-download'])
    element.addEventListener(name, event => events.push((event as CustomEvent).detail))
  await paste('item;on_hand;lead time (weeks);demand;week\nSECRET-7;5;1;10;4\n')
  await expect.element(heading('1 order to place')).toBeVisible()
  await typeInto(field('Lead time'), '2')
  await press(button('Undo'))
  expect(document.documentElement.outerHTML).not.toContain('SECRET-7')
  expect(events).toEqual([{ items: 1, orders: 1, problems: 0 }, { kind: 'item' }, { kind: 'undo' }])
})
