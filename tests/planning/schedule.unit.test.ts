import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Calendar,
  type DatedEdit,
  type DatedPlanInput,
  type Item,
  type PlanInput,
  plan,
} from '../../src/entries/planner.ts'
import { plant } from './plants.ts'
import { pump } from './pump.ts'
import { scheduleOracle } from './schedule-oracle.ts'

// What will really happen: late orders come late, what waits for them too, and no safety stock makes a demand late.

test('Orders of an item that are placed on one day are one, as both of seal kits are today', () => {
  const planned = plan(pump)
  expect(planned.schedule('P-150').orders[0]).toMatchObject({
    quantity: 23,
    release: 0,
    arrives: 20,
    orders: [0, 1],
  })
  expect(planned.orders('P-150').slice(0, 2)).toMatchObject([{ quantity: 10 }, { quantity: 13 }])
})

test('An order leaves its parts to others until the last of them is there, as pumps that wait for housings leave 12 of 15 seal kits', () => {
  const planned = plan({
    ...pump,
    demand: pump.demand.map(one => (one.id === 'SO-3311' ? { ...one, period: -10 } : one)),
  })
  // 16 pumps want 16 housings, and 12 are there. New ones take 30 days, the pumps 5 more.
  expect(planned.deliveries('P-100')[0]).toMatchObject({ id: 'SO-3311', late: 35 })
  // 12 of the 15 are shipped on day 8. The 11 and 12 that are ordered today come on day 20, and 16 go into pumps on day 30.
  expect(planned.deliveries('P-150')).toMatchObject([
    { id: 'SO-3352', late: 0, deliveries: [{ period: 8, quantity: 12 }] },
  ])
  expect(planned.delays('P-150')).toEqual([])
  const { projected } = planned.schedule('P-150')
  expect([0, 7, 8, 19, 20, 29, 30].map(day => projected[day])).toEqual([15, 15, 3, 3, 26, 26, 10])
})

describe('What really happens', () => {
  const one = (item: Partial<Item>, more: Partial<PlanInput> = {}) =>
    plan({
      periods: 8,
      items: [{ id: 'A', ...item }],
      lines: [],
      demand: [{ item: 'A', period: 3, quantity: 10 }],
      ...more,
    })

  test('has an open order on its date, though the plan would have it come earlier', () => {
    const planned = one({}, { receipts: [{ item: 'A', period: 6, quantity: 10, id: 'PO-1' }] })
    expect(planned.messages('A').map(({ kind }) => kind)).toContain('expedite')
    expect(planned.schedule('A').demands).toMatchObject([{ late: 3 }])
    expect(planned.delays('A')).toMatchObject([{ kind: 'receipt', item: 'A', order: 0, late: 3, ready: 6 }])
  })

  test('may lie beyond the plan, in calendar days too', () => {
    const calendar = { from: '2026-03-02' }
    const planned = one({ leadTime: 30, leadIn: 'days' }, { calendar })
    expect(planned.schedule('A').orders).toMatchObject([{ release: 0, arrives: 22 }])
    expect(planned.dateOf(22)).toBe('2026-04-01')
    expect(planned.schedule('A').receipt).toEqual(new Array(8).fill(0))
  })
})

describe('Dates', () => {
  const calendar: Calendar = { from: '2026-03-02', holidays: ['2026-03-04'] }
  const planned = plan({ periods: 5, items: [{ id: 'A' }], lines: [], demand: [], calendar })

  test('are those of working days, before the plan and behind it too', () => {
    expect([-1, 0, 2, 9].map(period => planned.dateOf(period))).toEqual([
      '2026-02-27',
      '2026-03-02',
      '2026-03-05',
      '2026-03-16',
    ])
  })

  test('are due on the last working day that is no later', () => {
    expect(['2026-03-01', '2026-03-04', '2026-03-08'].map(date => planned.periodOf(date))).toEqual([-1, 1, 3])
  })

  test('stand for periods in demand and open orders', () => {
    const input: DatedPlanInput = {
      periods: 5,
      items: [{ id: 'A' }],
      lines: [],
      demand: [{ item: 'A', date: '2026-03-08', quantity: 10 }],
      receipts: [{ item: 'A', date: '2026-03-05', quantity: 4 }],
      calendar,
    }
    const dated = plan(input)
    expect(dated.record('A').gross).toEqual([0, 0, 0, 10, 0])
    expect(dated.record('A').scheduled).toEqual([0, 0, 4, 0, 0])
    // Nobody receives goods on the 4th.
    dated.change({ receipts: { A: [{ date: '2026-03-04', quantity: 4 }] } })
    expect(dated.record('A').scheduled).toEqual([0, 0, 4, 0, 0])
    const edit: DatedEdit = { demand: { A: [{ date: '2026-03-03', quantity: 1 }] } }
    dated.change(edit)
    expect(dated.record('A').gross).toEqual([0, 1, 0, 0, 0])
  })

  test('without a calendar are refused, with the place', () => {
    const input: PlanInput = { periods: 5, items: [{ id: 'A' }], lines: [], demand: [] }
    expect(() => plan(input).dateOf(0)).toThrow('calendar')
    expect(() => plan({ ...input, demand: [{ item: 'A', date: '2026-03-08', quantity: 10 }] })).toThrow(
      'demand[0].date is “2026-03-08”',
    )
  })
})

test('Everything comes when exact fractions say so, in random plants', () => {
  fc.assert(
    fc.property(plant, input => {
      const planned = plan(input)
      const arrivalOf = ({ leadTime = 0, leadIn }: Item, start: number) => {
        if (leadIn !== 'days') return start + leadTime
        const day = new Date(Date.parse(planned.dateOf(start)) + leadTime * 86_400_000)
          .toISOString()
          .slice(0, 10)
        let period = start
        while (planned.dateOf(period) < day) period += 1
        return period
      }
      const truth = scheduleOracle(input, arrivalOf)
      for (const { id } of input.items) {
        const { projected, demands } = planned.schedule(id)
        const own = truth(id)
        projected.forEach((stock, period) => {
          expect(stock).toBeCloseTo(own.projected[period] ?? Number.NaN, 5)
        })
        for (const { id: name, period, late, deliveries } of demands) {
          const place = input.demand.findIndex(demand => demand.id === name)
          expect(Math.max(0, period) + late).toBe(own.readyOf(place))
          let delivered = 0
          for (const delivery of deliveries) {
            delivered += delivery.quantity
            expect(delivered).toBeCloseTo(own.metBy(place, delivery.period), 5)
          }
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('Stock is below zero until the last of a late demand is there, in random plants', () => {
  fc.assert(
    fc.property(plant, input => {
      const planned = plan(input)
      for (const { id } of input.items) {
        const { projected, demands } = planned.schedule(id)
        for (const { period, late } of demands)
          if (late > 0) expect(projected[Math.max(0, period) + late - 1] ?? -1).toBeLessThan(0)
      }
    }),
    { numRuns: 500 },
  )
})

test('Stock is below zero only while a demand or an order waits for it, in random plants', () => {
  fc.assert(
    fc.property(plant, input => {
      const planned = plan(input)
      const ownerOf = (id: string) => input.items.find(item => item.id === id)
      for (const { id, onHand = 0 } of input.items) {
        const parents = [...new Set(planned.parentsOf(id))]
        // Nobody is told when a phantom, or an open order, begins.
        const isHidden = (parent: string) =>
          ownerOf(parent)?.phantom || planned.receiptsOf(parent).some(({ release }) => release !== undefined)
        if (onHand < 0 || parents.some(isHidden)) continue
        const { projected, demands } = planned.schedule(id)
        const waits = [
          ...demands.map(({ period, late }) => [Math.max(0, period), Math.max(0, period) + late] as const),
          ...parents.flatMap(parent => {
            const ordered = planned.orders(parent)
            return planned
              .placements(parent)
              .flatMap(({ orders, release }) =>
                orders.map(at => [ordered[at]?.release ?? 0, release] as const),
              )
          }),
        ]
        projected.forEach((stock, day) => {
          if (stock < -1e-5) expect(waits.some(([from, until]) => from <= day && day < until)).toBe(true)
        })
      }
    }),
    { numRuns: 500 },
  )
})

test('An item comes as it does whoever is asked before it, and for the same reasons', () => {
  fc.assert(
    fc.property(plant, input => {
      const all = plan(input)
      all.placements()
      for (const { id } of input.items) {
        const alone = plan(input)
        expect(alone.schedule(id)).toEqual(all.schedule(id))
        expect(alone.delays(id)).toEqual(all.delays(id))
      }
    }),
    { numRuns: 200 },
  )
})
