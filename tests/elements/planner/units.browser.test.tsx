import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '../../support/hands.ts'
import { button, field, heading, openWith, region, tasks } from './open-planner.ts'

// A cable is counted in metres: 3.5 of them are there, and 13 are wanted. Plugs are counted in nothing that the list names.

const cables =
  'item;on_hand;lead time (working days);uom\nB;3.5;5;m\nPLUG;2;5;\n\nsales order;item;qty;due date\nSO-1;B;13;2026-03-20\nSO-2;PLUG;6;2026-03-20\n'

const space = '\u00a0'

test('The unit of the list stands behind each quantity of an item that has one', async () => {
  await openWith(cables)
  await expect.element(heading('2 orders to place')).toBeVisible()
  // 13 − 3.5 m, five working days before Friday, 20 March.
  expect(tasks()).toEqual([`Order 9.5${space}m B on Fri 13 March`, 'Order 4 PLUG on Fri 13 March'])
  const steps = region('Why 9.5 m B?').getByRole('listitem')
  await expect.element(steps.first()).toHaveTextContent('Order SO-1 wants 13 m B on Fri 20 March.')
  await expect.element(steps.nth(1)).toHaveTextContent('Available: 3.5 m B. Short: 13 m − 3.5 m = 9.5 m.')
  await expect.element(steps.last()).toHaveTextContent('So order 9.5 m on Fri 13 March.')
  for (const name of ['Lot size', 'On hand', 'Safety stock'])
    await expect.element(field(name)).toHaveAccessibleDescription('m')
  await expect.element(field('Order SO-1')).toHaveAccessibleDescription('m B on Fri 20 March')
  await expect.element(page.getByRole('table', { name: 'The record of B, in m', exact: true })).toBeVisible()
  await expect.element(page.getByRole('img', { name: /^B: 3.5 m on hand/ })).toBeInTheDocument()
  await expect.element(region('Bill of materials').getByText('13 m', { exact: true })).toBeVisible()
})

test('An item without a unit is counted in pieces', async () => {
  await openWith(cables)
  await press(button('PLUG').first())
  await expect
    .element(page.getByRole('table', { name: 'The record of PLUG, in pieces', exact: true }))
    .toBeVisible()
  await expect.element(field('On hand')).toHaveAccessibleDescription('pieces')
})
