import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Periods } from '../../../../src/elements/planner/days/periods.ts'
import { latenessOf } from '../../../../src/elements/planner/orders/lateness.ts'
import { movedOrdersOf } from '../../../../src/elements/planner/orders/moved-orders.tsx'
import { reasonOf } from '../../../../src/elements/planner/orders/order-reasons.ts'
import { orderRow } from '../../../../src/elements/planner/orders/order-row.ts'
import { noticesIn } from '../../../../src/elements/planner/orders/to-do.ts'
import { waysFor } from '../../../../src/elements/planner/orders/ways-to-help.tsx'
import { stepsOf } from '../../../../src/elements/planner/orders/why.tsx'
import { wordsIn } from '../../../../src/elements/planner/planner-words.ts'
import { Planning } from '../../../../src/elements/planner/planning-with-undo.ts'
import { type PlanInput, plan, type ScheduledOrder } from '../../../../src/entries/planner.ts'
import { plannerMessages } from '../../../../src/words/en/planner.ts'
import { listMessages } from '../../../../src/words/en/planner-list.ts'
import { translationIn } from '../../../../src/words/translation.ts'
import { plant } from '../../../planning/plants.ts'
import { parts, wanted } from '../../../planning/rows.ts'

// What the page says of customers' orders, where the plan has lines, rests and tries.

/** 10 pumps are wanted on day 6. 4 rings are there; others come on day 15, and pumps with them on 17. */
const pumps: PlanInput = {
  periods: 12,
  items: parts({ pump: { leadTime: 2 }, ring: { leadTime: 15, onHand: 4 } }),
  lines: [{ parent: 'pump', child: 'ring', per: 1 }],
  demand: [{ item: 'pump', period: 6, quantity: 10, id: 'SO-1' }],
}

const periods = new Periods({ count: pumps.periods, unit: 'day', from: '2026-03-02' })
const { t } = translationIn('en', { messages: { ...plannerMessages, ...listMessages } })
const words = wordsIn(t, 'en', periods)

const trySplit = (planning: Planning, item = 'pump', place = 0) => {
  const [late] = planning.outlook.late.filter(one => one.item === item && one.place === place)
  const split = late && waysFor(planning, late).find(({ kind }) => kind === 'split')
  if (split) planning.tryOut(split.edit)
  return split !== undefined
}

const waysForRest = (planning: Planning) => planning.outlook.rests.flatMap(rest => waysFor(planning, rest))

const calculationOf = (planning: Planning, { item, orders }: ScheduledOrder) =>
  stepsOf({ planning, words }, item, reasonOf(planning, item, orders))

describe('The rest of an order', () => {
  test('that comes after the last day is late by one number, wherever it stands', () => {
    const planning = new Planning(pumps)
    trySplit(planning)
    expect(planning.outlook.rests).toMatchObject([{ quantity: 6, period: 6, late: 11, moved: 1, inTime: 4 }])
    // Rings were needed on day 4, two days before the pumps.
    const latest = (item: string) =>
      planning.plan.placements(item).map(placed => [placed.arrives, latenessOf(planning, placed).late])
    expect(latest('ring')).toEqual([[15, 11]])
    expect(latest('pump')).toEqual([
      [6, 0],
      [17, 11],
    ])
  })

  test('that comes after the last day is wanted on the day of the list, in each step of its calculation', () => {
    const planning = new Planning(pumps)
    trySplit(planning)
    const [ring] = planning.plan.placements('ring')
    if (!ring) throw new Error('No rings are ordered.')
    // 6 pumps on day 6, 2 days for them, and rings that come on 15: 11 days late.
    expect(calculationOf(planning, ring)).toMatchObject([
      ['planner.step.order', { id: 'SO-1', quantity: '6', item: 'pump', when: words.when(6) }],
      [
        'planner.step.parent',
        { item: 'pump', quantity: '6', needed: '6', part: 'ring', when: words.when(4) },
      ],
      ['planner.step.net', { available: '0', needed: '6', short: '6' }],
    ])
    expect(orderRow({ planning, words, periods }, ring)).toMatchObject({
      release: '2026-03-02',
      due: '2026-03-06',
      arrives: '2026-03-23',
      late: '11 working days',
      reason: `6 needed ${words.when(4)}, 0 available: 6 short. For SO-1.`,
    })
  })

  test('is wanted the day after, where a calculation has others of that day in it', () => {
    const [first] = pumps.demand
    if (!first) throw new Error('No pumps are wanted.')
    const planning = new Planning({ ...pumps, demand: [first, { ...first, period: 7, quantity: 5 }] })
    trySplit(planning)
    const [ring] = planning.plan.placements('ring').slice(-1)
    if (!ring) throw new Error('No rings are ordered.')
    // 6 of the first order and 5 of the second, on day 7.
    expect(calculationOf(planning, ring)[0]).toMatchObject([
      'planner.step.order',
      { quantity: '11', when: words.when(7) },
    ])
  })

  test('that the list wants today is late from today on, in all that is said', () => {
    const planning = new Planning({
      ...pumps,
      items: parts({ pump: { leadTime: 3 }, ring: { leadTime: 15, onHand: 4 } }),
      demand: [{ item: 'pump', period: 3, quantity: 10, id: 'SO-1' }],
    })
    trySplit(planning)
    const [ring] = planning.plan.placements('ring')
    if (!ring) throw new Error('No rings are ordered.')
    expect(orderRow({ planning, words, periods }, ring)).toMatchObject({
      due: '2026-03-02',
      arrives: '2026-03-23',
      late: '15 working days',
      reason: `6 needed ${words.when(0)}, 0 available: 6 short. For SO-1.`,
    })
  })

  test('makes an order as late as it is for the one who waits longest, and others who wait no later', () => {
    const planning = new Planning({
      ...pumps,
      demand: [...pumps.demand, { item: 'ring', period: 8, quantity: 3, id: 'SO-2' }],
    } as PlanInput)
    trySplit(planning)
    const [ring] = planning.plan.placements('ring')
    expect(planning.outlook.late).toMatchObject([{ id: 'SO-2', late: 7 }])
    expect(ring && latenessOf(planning, ring)).toMatchObject({ late: 11, wanted: 4 })
  })

  test('has ways to help, which bring it when the list wants it', () => {
    const planning = new Planning({ ...pumps, periods: 40 })
    trySplit(planning)
    const [way, ...more] = waysForRest(planning)
    expect([way, ...more]).toMatchObject([
      { kind: 'lead-time', items: [{ item: 'ring', leadTime: 4, was: 15 }] },
    ])
    planning.tryOut(way?.edit ?? {})
    expect(planning.outlook).toMatchObject({ rests: [], late: [], lateOrders: new Map() })
    planning.undo()
    expect(planning.outlook.rests).toMatchObject([{ period: 6, late: 11 }])
  })

  test('that could come with the others by now is promised for that day', () => {
    const planning = new Planning({ ...pumps, periods: 40 })
    trySplit(planning)
    planning.changeItem('ring', { onHand: 10 })
    const ways = waysForRest(planning)
    expect(ways).toMatchObject([{ kind: 'promise' }])
    for (const { edit } of ways) planning.tryOut(edit)
    expect(planning.outlook).toMatchObject({ rests: [], late: [] })
  })
})

test('The lines of an order are one order, and demands without a number are each their own', () => {
  const planning = new Planning({
    periods: 20,
    items: ['A', 'B'].map(id => ({ id, leadTime: 9 })),
    lines: [],
    demand: wanted(
      ['A', 2, 5, 'SO-7'],
      ['A', 3, 5, 'SO-7'],
      ['B', 2, 5, 'SO-7'],
      ['A', 4, 5, 'SO-8'],
      ['A', 5, 5],
      ['B', 5, 5],
      ['B', 15, 5, 'SO-9'],
    ),
  })
  expect(planning.outlook.late).toHaveLength(6)
  expect(planning.outlook.lateOrders.size).toBe(4)
})

test('An order of which a rest comes late and another line as well is one order', () => {
  const demand = [...pumps.demand, { item: 'ring', period: 8, quantity: 3, id: 'SO-1' }]
  const planning = new Planning({ ...pumps, periods: 40, demand } as PlanInput)
  trySplit(planning)
  expect([planning.outlook.late.length, planning.outlook.rests.length]).toEqual([1, 1])
  expect(planning.outlook.lateOrders.size).toBe(1)
})

describe('An open order that is overdue', () => {
  /** 10 are wanted on a day. Three open orders of 10 were due two days ago. */
  const toDo = (...days: readonly number[]) => {
    const planning = new Planning({
      periods: 10,
      items: [{ id: 'A', leadTime: 1 }],
      lines: [],
      demand: days.map(period => ({ item: 'A', period, quantity: 10 })),
      receipts: ['PO-1', 'PO-2', 'PO-3'].map(id => ({ item: 'A', period: -2, quantity: 10, id })),
    })
    return noticesIn(planning, planning.exceptions).map(({ kind, id, to }) => [kind, id, to])
  }

  test('is chased if it is needed, today or later, and else cancelled: one thing to do', () => {
    expect(toDo(0, 3)).toEqual([
      ['receipt-overdue', 'PO-1', 0],
      ['receipt-overdue', 'PO-2', 3],
      ['cancel', 'PO-3', undefined],
    ])
  })

  test('is one thing to do in random plants', () => {
    fc.assert(
      fc.property(plant, input => {
        const planning = new Planning(input)
        const told = noticesIn(planning, planning.exceptions).filter(
          ({ kind, from = 0 }) => from < 0 && kind !== 'demand-overdue',
        )
        const overdue = (input.receipts ?? []).filter(
          ({ item, period, quantity }) => period < 0 && quantity > 0 && !planning.plan.itemOf(item).phantom,
        )
        expect(told.map(({ id }) => id).sort()).toEqual(overdue.map(({ id }) => id).sort())
      }),
      { numRuns: 150 },
    )
  })
})

describe('An order of two lines', () => {
  /** Line A is 10 days late, and line B is one. */
  const twoLines = () =>
    new Planning({
      periods: 30,
      items: parts({ A: { leadTime: 12 }, B: { leadTime: 3 } }),
      lines: [],
      demand: ['A', 'B'].map(item => ({ item, period: 2, quantity: 5, id: 'SO-1' })),
    })

  test('comes later if a line does, though another comes sooner', () => {
    const planning = twoLines()
    planning.changeItem('A', { leadTime: 4 })
    planning.changeItem('B', { leadTime: 11 })
    expect(movedOrdersOf(planning)).toEqual([['SO-1', 8]])
  })

  test('comes sooner by as much as its last line does', () => {
    const planning = twoLines()
    planning.changeItem('A', { leadTime: 2 })
    expect(movedOrdersOf(planning)).toEqual([['SO-1', -9]])
  })

  test('comes no sooner if a line is wanted no more', () => {
    const planning = twoLines()
    planning.changeDemand('A', 0, 0)
    expect(movedOrdersOf(planning)).toEqual([])
  })
})

test('What a try makes later or sooner is named, and nothing else, in random plants', () => {
  let [tries, worse] = [0, 0]
  fc.assert(
    fc.property(plant, input => {
      const planning = new Planning(input)
      expect(movedOrdersOf(planning)).toEqual([])
      for (const late of planning.outlook.late) {
        for (const { kind, edit } of waysFor(planning, late)) {
          if (kind === 'split') continue
          planning.tryOut(edit)
          const other = plan(input)
          other.change(edit)
          // Each demand has a number of its own.
          const readyIn = (of: typeof other) =>
            new Map(
              input.items.flatMap(({ id }) =>
                of.deliveries(id).map(one => [one.id, Math.max(0, one.period) + one.late] as const),
              ),
            )
          const [was, now] = [readyIn(plan(input)), readyIn(other)]
          const moved = [...now].flatMap(([id, ready]) => {
            const by = ready - (was.get(id) ?? ready)
            return by === 0 ? [] : [[id, by] as const]
          })
          expect(movedOrdersOf(planning).toSorted()).toEqual(moved.sort())
          tries += 1
          worse += moved.filter(([, by]) => by > 0).length
          planning.undo()
        }
      }
    }),
    { numRuns: 250, seed: 3 },
  )
  expect(tries).toBeGreaterThan(50)
  expect(worse).toBeGreaterThan(0)
})
