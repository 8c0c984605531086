import { expect, test } from 'vitest'
import { lateRestsOf } from '../../../../src/elements/planner/orders/outlook.ts'
import { help, type Plan, type PlanInput, plan } from '../../../../src/entries/planner.ts'
import { bill, parts, wanted } from '../../../planning/rows.ts'

// What was split off a late demand keeps its row, with the date of the list.

/** 10 are wanted on day 6 and 20 on day 21, both without a name. There are 21 seals and 4 rings; others take 30 and 15 days. */
const list: PlanInput = {
  periods: 60,
  items: parts({
    pump: { leadTime: 2 },
    seal: { leadTime: 30, onHand: 21 },
    ring: { leadTime: 15, onHand: 4 },
  }),
  lines: bill(['pump', 'seal', 1], ['pump', 'ring', 1]),
  demand: wanted(['pump', 6, 10], ['pump', 21, 20]),
}

const split = (planned: Plan, place: number) => {
  const way = help(planned, 'pump', place).find(({ kind }) => kind === 'split')
  planned.change(way?.edit ?? {})
}

test('Two demands without a name, both split, have a rest each', () => {
  const planned = plan(list)
  split(planned, 0)
  split(planned, 1)
  expect(lateRestsOf(planned, 'pump', list.demand)).toMatchObject([
    { period: 6, quantity: 6, inTime: 4 },
    { period: 21, quantity: 9, inTime: 11 },
  ])
})

test('A rest keeps its row where more of the first part are wanted again', () => {
  const planned = plan(list)
  split(planned, 0)
  planned.change({ demand: { pump: planned.demandOf('pump').with(0, { period: 6, quantity: 5 }) } })
  expect(lateRestsOf(planned, 'pump', list.demand)).toMatchObject([{ period: 6, quantity: 6 }])
})

test('A demand of which more are wanted than in the list takes no rest of another', () => {
  const planned = plan(list)
  split(planned, 1)
  const [first, , ...rest] = planned.demandOf('pump')
  const [, second] = list.demand
  if (first && second) planned.change({ demand: { pump: [{ ...first, quantity: 12 }, second, ...rest] } })
  expect(lateRestsOf(planned, 'pump', list.demand)).toEqual([])
})
