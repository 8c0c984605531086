import { expect, test } from 'vitest'
import type { ReadOutcome } from '../../../../src/elements/planner/list/planned-list.ts'
import { planList } from '../../../../src/elements/planner/list/read-list.ts'

// What was tried with a list, when the same list is planned on other days. Monday, 2 March 2026, is today.

const text = `item;on_hand;lead time (working days)
A;5;3
B;1;2

purchase order;item;open quantity;arrival date
PO-1;B;10;2026-03-13

sales order;item;quantity;due date
SO-1;A;10;2026-03-13
SO-2;B;4;2026-03-06
`

const sources = [{ text }]

async function listOn(workdays: readonly number[], before?: ReadOutcome) {
  const options = { from: '2026-03-02', workdays, holidays: [], rescheduling: 'assume' } as const
  const outcome = await planList({ sources, answers: {} }, options, 'en', before)
  if (!outcome.list) throw new Error('The list was not planned.')
  return { ...outcome, ...outcome.list }
}

test('A demand that was split and an order that was moved keep their dates', async () => {
  const before = await listOn([1, 2, 3, 4, 5])
  const [demand] = before.planning.plan.demandOf('A')
  const [order] = before.planning.plan.receiptsOf('B')
  if (!demand || !order) throw new Error('The list was not read.')
  // Friday, 6 March, and Friday, 13 March; the order on Thursday, 5 March.
  before.planning.tryOut({
    demand: {
      A: [
        { ...demand, quantity: 4, period: 4 },
        { ...demand, quantity: 6 },
      ],
    },
    receipts: { B: [{ ...order, period: 3 }] },
  })
  // Nobody works on Mondays: Tuesday, 3 March, is period 0.
  const after = await listOn([2, 3, 4, 5], before)
  const datesOf = (entries: readonly { period: number; quantity: number }[]) =>
    entries.map(
      ({ period, quantity }) => `${quantity} ${after.periods.dayOf(period)?.toISOString().slice(0, 10)}`,
    )
  expect(datesOf(after.planning.plan.demandOf('A'))).toEqual(['4 2026-03-06', '6 2026-03-13'])
  expect(datesOf(after.planning.plan.receiptsOf('B'))).toEqual(['10 2026-03-05'])
})

test('What was not changed is as the list has it, and what was taken back is not made again', async () => {
  const before = await listOn([1, 2, 3, 4, 5])
  before.planning.changeItem('A', { onHand: 50 })
  before.planning.changeItem('B', { safetyStock: 3 })
  before.planning.undo()
  const after = await listOn([1, 2, 3, 4], before)
  expect(after.planning.plan.itemOf('A')).toEqual({ ...after.planning.listedItem('A'), onHand: 50 })
  expect(after.planning.plan.itemOf('B')).toEqual(after.planning.listedItem('B'))
})

test('A demand after the end of the plan stays there, and one that nobody changed is as it is read now', async () => {
  const before = await listOn([1, 2, 3, 4, 5])
  const [demand] = before.planning.plan.demandOf('A')
  if (!demand) throw new Error('The list was not read.')
  const { count } = before.periods
  before.planning.tryOut({ demand: { A: [demand, { ...demand, period: count + 200, quantity: 70 }] } })
  const after = await listOn([2, 3, 4, 5], before)
  expect(after.planning.plan.demandOf('A').map(({ period }) => period >= after.periods.count)).toEqual([
    false,
    true,
  ])
  expect(after.planning.plan.demandOf('A')[0]).toEqual(
    after.planning.input.demand.find(({ item }) => item === 'A'),
  )
})
