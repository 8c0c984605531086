import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press, typeInto } from '../../support/hands.ts'
import {
  button,
  field,
  heading,
  openPlanner,
  openWith,
  paste,
  region,
  row,
  seeOrdersAround,
  tasks,
} from './open-planner.ts'

// Each sentence and each cell is true of the plan: open orders, shared parts, yields, phantoms, days off, the past.

const reasons = () =>
  region(/to place|to start|Nothing/)
    .getByRole('listitem')
    .elements()
    .map(task => task.querySelector('p > span')?.textContent)

const steps = (name: string) =>
  region(name)
    .getByRole('listitem')
    .elements()
    .map(step => step.textContent)

test('An open order that moves counts as available', async () => {
  await openWith(
    'item;on_hand;lead time (weeks);demand;date\nA;0;1;25;2026-03-20\n\npurchase order;item;quantity ordered;receipt date\nPO1;A;10;2026-04-10\n',
  )
  await expect.element(heading('Why 15 A?')).toBeVisible()
  expect(steps('Why 15 A?')[1]).toBe('Available: 10 A. Short: 25 − 10 = 15.')
})

test('A step says how many the order above takes, not how many all orders take', async () => {
  await openWith(
    'item;part_of;per;on_hand;lead time (weeks);demand;week\nA;;;0;1;100;6\nB;;;0;1;50;6\nC;A;2;0;1;;\n\nparent;component;per\nB;C;1\n',
  )
  await expect.element(heading('Why 250 C?')).toBeVisible()
  expect(steps('Why 250 C?').slice(1, 3)).toEqual([
    '100 A, lead time 1 week: 200 C needed in week 5.',
    'Available: 0 C. Short: 250 − 0 = 250.',
  ])
})

test('A lot for several weeks is traced from its first need', async () => {
  await openWith(
    'item;part_of;per;on_hand;lead time (weeks);lot rule;lot size;demand;week\nP;;;0;1;;;10;5\nC;P;1;0;1;POQ;4;;\n\nitem;quantity;week\nP;100;7\n',
  )
  await expect.element(heading('Why 110 C?')).toBeVisible()
  expect(steps('Why 110 C?').slice(0, 2)).toEqual([
    'Demand: 10 P in week 5.',
    '10 P, lead time 1 week: 10 C needed in week 4.',
  ])
})

test('With a yield, what is ordered is what the record releases', async () => {
  await openWith('item;on_hand;lead time (weeks);yield;demand;week\nA;0;4;0.8;40;3\nB;0;1;0.8;40;3\n')
  await expect.element(heading('1 customer order will be late 2 orders to place')).toBeVisible()
  expect(tasks()[1]).toBe('Order 50 A this week')
  expect(tasks().at(-1)).toBe('Order 50 B in week 2')
  expect(reasons().at(-1)).toContain('For 40 B in week 3. Arrives in week 3.')
  expect(row('Place an order')).toMatch(/^50 · · ·/)
  expect(steps('Why 50 A?').at(-1)).toBe('Lead time 4 weeks. The yield is 80%. So order 50 this week.')
})

test('A phantom has no orders and says so, and the steps of its parts lead through it', async () => {
  await openWith(
    'item;part_of;per;on_hand;lead time (weeks);phantom;demand;week\nT;;;0;1;;10;6\nP;T;2;3;1;x;;\nC;P;3;0;1;;;\n',
  )
  await expect.element(heading('2 orders: 1 to place, 1 to start')).toBeVisible()
  await press(page.getByRole('rowheader', { name: 'P', exact: true }).getByRole('button'))
  const why = region('Why is nothing ordered?')
  await expect.element(why).toHaveTextContent('P is a phantom: its need of 17 passes straight to its parts.')
  await expect.element(page.getByRole('row', { name: /^P 20/ })).not.toHaveTextContent('make')
  await press(page.getByRole('rowheader', { name: 'C', exact: true }).getByRole('button'))
  await expect.element(heading('Why 51 C?')).toBeVisible()
  expect(steps('Why 51 C?').slice(1, 3)).toEqual([
    '10 T, lead time 1 week: 20 P needed in week 5.',
    'P is a phantom: its need of 17 passes straight to its parts.',
  ])
})

test('The lines of a sales order are told apart: the step names the one that is meant', async () => {
  await openWith(
    'item;on_hand;lead time (weeks)\nA;0;1\n\nsales order;item;quantity;week\nSO-1;A;20;4\nSO-1;A;30;8\n',
  )
  await expect.element(heading('2 orders to place')).toBeVisible()
  await press(button('Why 30 A?'))
  await expect.element(page.getByText('Order SO-1 wants 30 A in week 8.')).toBeVisible()
})

test('An item is made or bought as the list says, whatever parts it has there', async () => {
  await openWith(
    'item;make/buy;on_hand;lead time (weeks);demand;week\nA;make;0;1;10;4\nB;buy;0;1;10;4\n\nparent;component;qty\nB;A;1\n',
  )
  await expect
    .element(page.getByRole('region', { name: 'A', exact: true }))
    .toHaveTextContent('Made: the list has no parts below it.')
  await press(page.getByRole('rowheader', { name: 'B', exact: true }).getByRole('button'))
  await expect.element(page.getByRole('region', { name: 'B', exact: true })).toHaveTextContent('Bought part.')
})

test('A bar has what is ordered, and not what of it will be good', async () => {
  await openWith('item;on_hand;lead time (weeks);yield;demand;week\nA;0;2;0.5;40;3\n')
  await expect.element(heading('1 order to place')).toBeVisible()
  await seeOrdersAround('A')
  await expect.element(page.getByText('A: 80, released this week, received in week 3')).toBeInTheDocument()
})

test('On a day off, the first day of work has its date, and the record begins there', async () => {
  await openPlanner({ attributes: { from: '2026-03-07' } })
  await paste('item;on_hand;lead time (working days);demand;date\nA;5;10;20;2026-03-12\n')
  await expect.element(heading('1 customer order will be late 1 order to place')).toBeVisible()
  expect(tasks()[1]).toBe('Order 15 A on Mon 9 March')
  expect(row('Place an order')).toMatch(/^15 · · ·/)
  // What is placed on Monday is of next week, though the record begins with it.
  await expect.element(heading('Next week')).toBeVisible()
  await expect.element(page.getByText('12 weeks from Mon, 9 March 2026')).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Week 1, from 9 Mar' })).toBeInTheDocument()
})

test('Orders that move are not said to stay', async () => {
  await openPlanner()
  await typeInto(field('Lead time'), '1')
  await expect.poll(() => tasks()[0]).toBe('Order 100 BRG6204 in week 2')
  await expect.element(page.getByText('Still 3 orders.')).toBeInTheDocument()
})

test('Orders of one item for one day are one line, also after a change', async () => {
  await openWith('item;on_hand;lead time (weeks);max order qty;demand;week\nA;0;1;30;100;3\nB;0;1;;5;3\n')
  await expect.poll(tasks).toEqual(['Order 100 A in week 2', 'Order 5 B in week 2'])
  await typeInto(field('On hand'), '65')
  await expect.poll(tasks).toEqual(['Order 35 A in week 2', 'Order 5 B in week 2'])
  await press(button('Undo'))
  await expect.poll(() => tasks()[0]).toBe('Order 100 A in week 2')
})

test('An order that only the safety stock waits for is late for nobody, and its item is not called late', async () => {
  await openWith('item;on_hand;safety_stock;lead time (weeks);demand;date\nA;10;8;2;5;2026-03-04\n')
  await expect.element(heading('1 order to place')).toBeVisible()
  expect(reasons()).toEqual([
    expect.stringContaining('Arrives on Mon 16 March, below its safety stock until then.'),
  ])
  await expect.element(page.getByRole('row', { name: /^A / })).toHaveTextContent('order 3')
})

test('An item whose orders cover all that is needed is not called short', async () => {
  await openWith('item;on_hand;lead time (weeks);demand;date\nA;10;1;25;2026-03-20\n')
  await expect.element(page.getByRole('row', { name: /^A / })).toHaveTextContent('order 15')
})

test('A bar begins on its day: on a Friday, the first week is nearly over', async () => {
  await openPlanner({ attributes: { from: '2026-03-06' } })
  await paste('item;on_hand;lead time (weeks);demand;date\nA;0;1;25;2026-03-09\n')
  await expect.element(heading('A')).toBeVisible()
  await seeOrdersAround('A')
  const bars = page.getByRole('list', { name: 'Orders around A' }).getByRole('listitem')
  const bar = bars.first().element().querySelector('i')?.style
  // Twelve weeks are drawn.
  expect(Number.parseFloat(bar?.insetInlineStart ?? '')).toBeCloseTo((100 / 12) * 0.8)
  expect(bars.first().element().querySelector('div')?.style.backgroundPositionX).toBe(bar?.insetInlineStart)
})

test('The quantity of what arrives after the plan is read whole, before the edge', async () => {
  await openWith('item;on_hand;lead time (weeks);demand;week\nA;0;60;12500;3\n')
  await expect.element(heading(/late/)).toBeVisible()
  await seeOrdersAround('A')
  const drawing = page.getByRole('list', { name: 'Orders around A' })
  const edge = drawing.element().getBoundingClientRect().right
  const numbers = drawing.getByText('12,500', { exact: true }).elements()
  expect(numbers.length).toBeGreaterThan(0)
  for (const number of numbers) expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
})

test('A day that is most of a year ahead has its year', async () => {
  await openWith(
    'item;on hand;lead time (working days)\nPUMP;0;2\nCHIP;8;300\n\nparent;component;qty per\nPUMP;CHIP;1\n\nsales order;item;qty;due date\nSO-1;PUMP;20;2026-03-13\n',
  )
  await expect
    .poll(() => tasks()[0])
    .toBe('SO-1: 20 of 20 PUMP come 293 working days late, on Wed, 28 April 2027')
})

test('Open orders that come too late are asked for sooner, and a try shows the part of the first', async () => {
  await openWith(
    'item;on hand;lead time (working days)\nPUMP;0;2\nSEAL;0;20\nBODY;0;20\n\nparent;component;qty per\nPUMP;SEAL;1\nPUMP;BODY;1\n\nsales order;item;qty;due date\nSO-1;PUMP;20;2026-03-13\n\npurchase order;item;open quantity;arrival date\nPO-1;SEAL;20;2026-03-17\nPO-2;BODY;20;2026-03-19\n',
  )
  await press(button('PUMP').first())
  await press(button('See what would help'))
  const name = /^Try it: Speed up .* On time if open order PO-2 .* and open order PO-1/
  await press(page.getByRole('button', { name }))
  await expect.element(heading(/will be late/)).not.toBeInTheDocument()
  await expect.element(heading('BODY')).toBeVisible()
})
