import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openPlanner, paste, region, row, tasks } from './open-planner.ts'

// A pump of eight items and three sales orders, pasted on Tuesday, 24 November 2026. The dates are calculated by hand in
// the tests of the engine.

const list = `Part No	Description	Stock	Lead time (working days)	Min order	Safety stock	Supplier
P-100	Pump, 2 in	4	5	1	0	
P-110	Housing, cast	12	30	25	10	Acme Foundry
P-120	Impeller	40	15	20	5	Acme Foundry
P-130	Shaft	6	10	10	5	
P-140	Bearing 6205	90	5	50	20	SKF
P-150	Seal kit	15	20	10	10	John Crane
P-160	Bolt M8x30	400	3	500	200	Wurth
P-170	Bar stock 30mm, m	8	10	6	2	Steelco

Parent	Component	Qty per
P-100	P-110	1
P-100	P-120	1
P-100	P-130	1
P-100	P-140	2
P-100	P-150	1
P-100	P-160	8
P-130	P-170	0.4

Order	Item	Qty	Due
SO-3311	P-100	20	2026-12-18
SO-3340	P-100	35	2027-01-22
SO-3352	P-150	12	2026-12-04
`

async function planPump() {
  await openPlanner({ attributes: { from: '2026-11-24' } })
  await paste(list)
  const asked = button('No, pieces')
  await expect.element(heading(/customer order will be late/).or(asked)).toBeInTheDocument()
}

const late = 'SO-3311: 16 of 20 P-100 come on Tue 12 January, 17 working days late'

test('The customer’s order that comes late stands first, with its cause, then what to place this week', async () => {
  await planPump()
  await expect.element(heading(/^1 customer order will be late/)).toBeVisible()
  expect(tasks().slice(0, 3)).toEqual([late, 'Order 25 P-110 today', 'Order 23 P-150 today'])
  const lines = region(/to place/).getByRole('listitem')
  await expect
    .element(lines.first())
    .toHaveTextContent(
      'Because P-110 Housing, cast takes 30 working days. Ordered today, it arrives on Tue 5 January, and is needed on Fri 11 December.',
    )
  await expect
    .element(lines.nth(1))
    .toHaveTextContent(
      '16 needed on Fri 11 December, 10 in reserve, 12 available: 14 short. Smallest order 25.',
    )
  await expect.element(heading('Place this week')).toBeVisible()
  // Ten seal kits are kept in reserve; those that are ordered come on 22 December.
  await expect.element(lines.nth(4)).toHaveTextContent('P-150: 7 below its safety stock on Fri 4 December')
  await expect.element(lines.nth(4)).toHaveTextContent('Runs short on Fri 11 December.')
  // Stock meets the order for seal kits: the safety stock makes no customer wait.
  await expect.element(region(/to place/)).not.toHaveTextContent('SO-3352: ')
})

test('The record is short until the late order arrives, and the bar is as long as the lead time', async () => {
  await planPump()
  await expect.element(heading('P-110 Housing, cast')).toBeVisible()
  expect(row('Projected available')).toMatch(/^12 12 −4 −4 −4 −4 21/)
  expect(row('Planned receipts')).toMatch(/^· · · · · · 25/)
  await expect
    .element(page.getByText('P-110: 25, released today, received on Tue 5 January'))
    .toBeInTheDocument()
  await button('As the textbook draws it').click()
  expect(row('Planned receipts')).toMatch(/^ · · 25/)
})

test('What would help was planned, and trying it does help; Undo takes it back', async () => {
  await planPump()
  await button('See what would help').click()
  const way =
    'In time if P-110 came within 13 working days instead of 30 working days and P-150 came within 13 working days instead of 20 working days.'
  await expect.element(page.getByText(way)).toBeVisible()
  await page.getByRole('button', { name: /^Try it: In time if P-110/ }).click()
  await expect.element(heading(/customer order will be late/)).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.poll(() => tasks()[0]).toBe(late)
  await button('See what would help').click()
  await page.getByRole('button', { name: /^Try it: Ship 7/ }).click()
  await expect.element(heading(/customer order will be late/)).not.toBeInTheDocument()
})
