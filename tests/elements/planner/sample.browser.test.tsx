import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import planner from '../../../src/elements/planner/mrp-planner.tsx'
import { press, typeInto } from '../../support/hands.ts'
import { mountOnClient, waysWithoutReact } from '../../support/mount.tsx'
import { button, field, focused, heading, openPlanner, region, row, tasks } from './open-planner.ts'

// The plan of the sample: what there is to do, why, and what would happen if.

const bearings = 'Order 100 BRG6204 this week'

test.for(waysWithoutReact)('The sample says what to order and what to start ($name)', async ({ mount }) => {
  await mount(planner)
  await expect.element(heading('3 orders: 1 to place, 2 to start')).toBeVisible()
  expect(tasks()).toEqual([bearings, 'Start 200 RL-60 in week 3', 'Start 50 CD-20 in week 4'])
  await expect.element(heading('This week')).toBeVisible()
  await expect.element(heading('Later')).toBeVisible()
})

test('The record of the sample has its six rows, empty ones too', async () => {
  await mountOnClient(planner)
  expect(row('Needed')).toBe('· · 400 · · · · ·')
  expect(row('Open orders')).toBe('· · · · · · · ·')
  expect(row('Left in stock')).toBe('310 310 10 10 10 10 10 10')
  expect(row('Net requirement')).toBe('· · 90 · · · · ·')
  expect(row('New orders arrive')).toBe('· · 100 · · · · ·')
  expect(row('Place an order')).toBe('100 · · · · · · ·')
})

test('An item of an order and every item in a sentence lead on to its record', async () => {
  await openPlanner()
  await press(button('CD-20').first())
  await expect.poll(focused).toBe(heading('CD-20 Conveyor drive').element())
  await press(region('Why 50 CD-20?').getByRole('button', { name: 'RL-60' }))
  await expect.element(heading('RL-60 Roller 60 × 400')).toBeVisible()
  expect(row('Place an order')).toBe('· · 200 · · · · ·')
})

test('What if: a shorter lead time releases later, and the old value stays beside it', async () => {
  await openPlanner()
  await typeInto(field('Lead time'), '1')
  await expect.poll(() => tasks()[0]).toBe('Order 100 BRG6204 in week 2')
  expect(field('Lead time').element().parentElement?.querySelector('s')?.textContent).toBe('2')
  await expect
    .element(region('Before and after').getByRole('row', { name: /BRG6204/ }))
    .toHaveTextContent('2 Mar 9 Mar')
  await press(button('Undo'))
  await expect.element(field('Lead time')).toHaveValue('2')
  await expect.poll(() => tasks()[0]).toBe(bearings)
  await press(button('Redo'))
  await expect.element(field('Lead time')).toHaveValue('1')
  await press(page.getByText('More', { exact: true }))
  await press(button('Reset'))
  await expect.element(field('Lead time')).toHaveValue('2')
  await expect.element(region('Before and after')).not.toBeInTheDocument()
})

test('What if: what cannot be in time any more is late, the customer’s order first', async () => {
  await openPlanner()
  await typeInto(field('Lead time'), '5')
  await expect
    .poll(() => tasks().slice(0, 2))
    .toEqual(['Order 1042: 50 of 50 CD-20 come 3 weeks late, in week 8', 'Order 100 BRG6204 this week'])
  await expect
    .element(heading('1 customer order will be late 3 orders: 1 to place, 2 to start'))
    .toBeVisible()
  await expect.element(page.getByText(/^For order 1042\. Arrives in week 6, 3 weeks late\./)).toBeVisible()
  await expect
    .element(region('Why 100 BRG6204?'))
    .toHaveTextContent('So order 100 this week.Arrives in week 6, 3 weeks late.')
  expect(row('Left in stock')).toBe('310 310 −90 −90 −90 10 10 10')
  await press(button('Textbook view'))
  expect(row('Left in stock')).toBe(' 310 310 10 10 10 10 10')
  await press(button('CD-20').first())
  await expect
    .element(region('Why 50 CD-20?'))
    .toHaveTextContent('50 of the demand in week 5: 3 weeks late. Cause: BRG6204')
})

test('The textbook’s record is offered where it differs: once something is late', async () => {
  await openPlanner()
  const textbook = button('Textbook view')
  await expect.element(field('Lead time')).toBeVisible()
  await expect.element(textbook).not.toBeInTheDocument()
  await typeInto(field('Lead time'), '5')
  await expect.element(textbook).toBeVisible()
  await press(textbook)
  await typeInto(field('Lead time'), '2')
  await expect.element(textbook).not.toBeInTheDocument()
})

test('A text that is no number is said at its field, and the plan stays', async () => {
  await openPlanner()
  await typeInto(field('Lead time'), 'two')
  await expect
    .element(field('Lead time'))
    .toHaveAccessibleDescription(/whole number from 0 to 52. The plan still uses 2/)
  expect(tasks()[0]).toBe(bearings)
  await typeInto(field('Safety stock'), '10,5')
  await expect.poll(() => row('Left in stock')).toContain('110')
})

test('What changed is said politely', async () => {
  await openPlanner()
  await press(button('CD-20').first())
  await typeInto(field('On hand'), '50')
  await expect.element(page.getByText('0 orders instead of 3.')).toHaveAttribute('class', expect.anything())
  expect(page.getByText('0 orders instead of 3.').element().localName).toBe('output')
})

test('The bill can be searched, and cut down to exceptions', async () => {
  await openPlanner()
  const items = () =>
    region('Bill of materials')
      .getByRole('rowheader')
      .elements()
      .map(cell => cell.querySelector('b')?.textContent)
      .join(' ')
  expect(items()).toBe('CD-20 GM-07 RL-60 BRG6204 FR-01')
  await typeInto(field('Search items'), 'roll')
  await expect.poll(items).toBe('RL-60')
  await typeInto(field('Search items'), '')
  await press(field('Problems only'))
  await expect.element(page.getByText('No item matches.')).toBeVisible()
})

test('What the list says is late is late in the bill, and one of its problems', async () => {
  await openPlanner()
  await typeInto(field('Lead time'), '4')
  const bill = region('Bill of materials')
  const states = () =>
    bill
      .getByRole('row')
      .elements()
      .slice(1)
      .map(line => `${line.querySelector('b')?.textContent} ${line.lastElementChild?.textContent}`)
  await expect
    .poll(states)
    .toEqual(['CD-20 late', 'GM-07 OK, 14 left', 'RL-60 late', 'BRG6204 late', 'FR-01 OK, 8 left'])
  await press(field('Problems only'))
  await expect.poll(states).toEqual(['CD-20 late', 'BRG6204 late', 'RL-60 late'])
})

test('A part stands further in than what it goes into', async () => {
  await openPlanner()
  const insetOf = (item: string) =>
    region('Bill of materials').getByText(item, { exact: true }).element().getBoundingClientRect().left
  expect(insetOf('BRG6204')).toBeGreaterThan(insetOf('RL-60'))
  expect(insetOf('RL-60')).toBeGreaterThan(insetOf('CD-20'))
})

test('A plan goes out as CSV, unless the page prevents it', async () => {
  const { element } = await openPlanner()
  const kinds: unknown[] = []
  element.addEventListener('mrp-plan-download', event => {
    kinds.push((event as CustomEvent).detail)
    event.preventDefault()
  })
  await press(button('Download'))
  await press(page.getByText('More', { exact: true }))
  await press(button('This item’s table (CSV)'))
  expect(kinds).toEqual([{ kind: 'orders' }, { kind: 'record' }])
})

test('The text that is attached can be changed before, and is exactly what the event has', async () => {
  const { element } = await openPlanner()
  const texts: string[] = []
  element.addEventListener('mrp-plan-attach', event => {
    texts.push((event as CustomEvent<{ text: string }>).detail.text)
    event.preventDefault()
  })
  await press(button('Attach to demo request'))
  const text = field('What is attached')
  await expect.element(text).toBeVisible()
  await expect.poll(focused).toBe(text.element())
  const written = (text.element() as HTMLTextAreaElement).value
  expect(written).toMatch(
    /^My plan: 5 items, 3 orders\n– Order 100 BRG6204 this week. For order 1042. Arrives in week 3./,
  )
  expect(written.length).toBeLessThanOrEqual(1500)
  await userEvent.clear(text)
  await typeInto(text, 'Only this.')
  await press(button('Continue to the request'))
  expect(texts).toEqual(['Only this.'])
  await expect.poll(focused).toBe(button('Attach to demo request').element())
})

test('A text that was changed stays when Attach is pressed again', async () => {
  await openPlanner()
  await press(button('Attach to demo request'))
  await typeInto(field('What is attached'), 'Only this')
  await press(button('Attach to demo request'))
  await expect.element(field('What is attached')).toHaveValue('Only this')
  expect(focused()).toBe(field('What is attached').element())
})

test('Escape closes what is to be attached, and leads back to its button', async () => {
  await openPlanner()
  await press(button('Attach to demo request'))
  await expect.element(field('What is attached')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(focused).toBe(button('Attach to demo request').element())
  await expect.element(field('What is attached')).not.toBeInTheDocument()
})

test('“Paste your list” leads from the sample to the field for a list, and an own list is attached with that weight', async () => {
  await openPlanner()
  const own = button('Paste your list')
  const look = () => getComputedStyle(button('Attach to demo request').element()).backgroundColor
  const second = look()
  const first = getComputedStyle(own.element()).backgroundColor
  await press(own)
  const area = field('Your list, with its headings')
  await expect.poll(focused).toBe(area.element())
  await expect.element(own).not.toBeInTheDocument()
  await typeInto(area, 'item;on_hand;lead time (weeks);demand;week\nA;5;1;10;4\n')
  await expect.poll(tasks).toEqual(['Order 5 A in week 3'])
  await expect.element(own).not.toBeInTheDocument()
  expect([second === first, look() === first]).toEqual([false, true])
})

test.for([390, 480])('At %i px, what “More” has is in the window, also beside Undo and Redo', async width => {
  await page.viewport(width, 844)
  onTestFinished(() => page.viewport(1280, 900))
  await openPlanner()
  await typeInto(field('Lead time'), '1')
  await typeInto(field('On hand'), '300')
  await press(button('Undo'))
  await press(page.getByText('More', { exact: true }))
  const { left, right, bottom } = button('Reset').element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(width)
  expect(bottom).toBeLessThanOrEqual(button('Undo').element().getBoundingClientRect().top)
})
