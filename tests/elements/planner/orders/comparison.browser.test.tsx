import { expect, test } from 'vitest'
import { heading, openWith, region } from '../open-planner.ts'

// What another system would order, beside the plan. Today is Monday, 2 March 2026; a week has five working days.

const list = `item;on_hand;lead time (working days);demand;date
SAME;0;5;10;2026-03-20
MORE;0;5;10;2026-03-20
LATER;0;5;10;2026-03-20
NONE;0;5;10;2026-03-20
SPARE;50;5;10;2026-03-20

Planned orders
order;item;quantity;due date
P1;SAME;10;2026-03-20
P2;MORE;40;2026-03-20
P3;LATER;10;2026-03-27
P4;SPARE;25;2026-03-20
`

test('The headline counts on how many items the two agree, and each difference has its reason', async () => {
  await openWith(list)
  await expect.element(heading('Your ERP would order 4 items. This plan agrees on 1.')).toBeVisible()
  const lines = region(/^Your ERP would order/)
    .getByRole('listitem')
    .elements()
    .map(line => line.textContent ?? '')
  const line = (what: string) => lines.find(one => one.includes(what)) ?? ''
  expect(line('10 NONE due on Fri 20 March: not proposed')).toContain('10 needed on Fri 20 March')
  expect(line('10 MORE due on Fri 20 March, instead of 40 (P2)')).toContain('For 10 MORE on Fri 20 March.')
  expect(line('10 LATER due on Fri 20 March, not on Fri 27 March (P3)')).toContain('10 short.')
  expect(line('25 SPARE due on Fri 20 March: not needed (P4)')).toContain(
    'Needed: 10 SPARE. On hand: 50. Stock and open orders are enough.',
  )
  expect(line('10 SAME due on Fri 20 March (P1)')).toContain('The same')
})

test('A list without proposals is compared with nothing', async () => {
  await openWith(list.slice(0, list.indexOf('Planned orders')))
  await expect.element(heading('4 orders to place')).toBeVisible()
  await expect.element(heading(/^Your ERP would order/)).not.toBeInTheDocument()
})

test('A proposal for a phantom is not needed, and is told where its need goes', async () => {
  await openWith(
    'item;part_of;per;on_hand;lead time (weeks);phantom;demand;week\nT;;;0;1;;10;6\nP;T;2;3;1;x;;\nC;P;3;0;1;;;\n\nPlanned orders\norder;item;quantity;due date\nP1;P;20;2026-03-27\n',
  )
  await expect
    .element(region(/^Your ERP would order/))
    .toHaveTextContent('P is a phantom: its need of 17 passes straight to its parts.')
})
