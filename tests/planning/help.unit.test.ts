import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { help, type PlanInput, plan } from '../../src/entries/planner.ts'
import { plant } from './plants.ts'
import { pump } from './pump.ts'
import { bill, coming, parts, wanted } from './rows.ts'

// What would help a late demand: each way was planned, and making it makes true what it says.

const rolled: PlanInput = {
  periods: 20,
  items: parts({ drive: { leadTime: 1 }, roller: { leadTime: 9, onHand: 10 } }),
  lines: [{ parent: 'drive', child: 'roller', per: 1 }],
  demand: [{ item: 'drive', period: 5, quantity: 15, id: 'S-1' }],
}

const helpFor = (input: PlanInput, item = 'drive') => help(plan(input), item, 0)
const ofKind = (input: PlanInput, kind: string, item?: string) =>
  helpFor(input, item).find(one => one.kind === kind)
/** What goes into two products. */
const into = (child: string, ...parents: readonly string[]) =>
  parents.map(parent => ({ parent, child, per: 1 }))

describe('What would help', () => {
  test('is a part of it in time, and the rest later', () => {
    // 10 rollers are there. The others come in 9, and their drives in 10.
    expect(ofKind(rolled, 'split')).toMatchObject({ quantity: 10, rest: 5, period: 10 })
    expect(ofKind(rolled, 'quantity')).toMatchObject({ quantity: 10 })
  })

  test('is the one that can be had of two', () => {
    const items = parts({ drive: { leadTime: 1 }, roller: { leadTime: 9, onHand: 1 } })
    const two = { ...rolled, items, demand: wanted(['drive', 5, 2]) }
    expect(ofKind(two, 'split')).toMatchObject({ quantity: 1, rest: 1, period: 10 })
  })

  test('is a part that comes sooner', () => {
    // Rollers are needed in 4.
    expect(ofKind(rolled, 'lead-time')).toMatchObject({ items: [{ item: 'roller', leadTime: 4, was: 9 }] })
  })

  test('is no part that would have to come in no time at all', () => {
    const items = [
      { id: 'drive', leadTime: 3 },
      { id: 'roller', leadTime: 9 },
    ]
    const due = (period: number) => ({ ...rolled, items, demand: [{ item: 'drive', period, quantity: 5 }] })
    // A day for each is the least. The first that is named gets what is left.
    expect(ofKind(due(2), 'lead-time')).toMatchObject({
      items: [
        { item: 'roller', leadTime: 1, was: 9 },
        { item: 'drive', leadTime: 1, was: 3 },
      ],
    })
    expect(ofKind(due(1), 'lead-time')).toBeUndefined()
  })

  test('is several parts that come sooner, where one alone would not do', () => {
    const found = help(plan(pump), 'P-100', 0)
    expect(found.find(({ kind }) => kind === 'lead-time')).toMatchObject({
      items: [
        { item: 'P-110', leadTime: 13, was: 30 },
        { item: 'P-150', leadTime: 13, was: 20 },
      ],
    })
    // 4 pumps and 3 seal kits beyond the 12 of SO-3352.
    expect(found.find(({ kind }) => kind === 'split')).toMatchObject({ quantity: 7, rest: 13 })
  })

  test.for([8, 12])('is an open order for period %i that comes on the last day that will do', period => {
    const input: PlanInput = { ...rolled, receipts: [{ item: 'roller', period, quantity: 5, id: 'PO-1' }] }
    expect(ofKind(input, 'expedite')).toMatchObject({
      orders: [{ item: 'roller', from: period, to: 4, id: 'PO-1' }],
    })
  })

  test('is the open order that is enough, behind many that come in time', () => {
    const early = [1, 2, 3, 4, 5, 6].map(period => ({ item: 'roller', period, quantity: 1 }))
    const late = { item: 'roller', period: 18, quantity: 20, id: 'PO-18' }
    const demand = [{ item: 'roller', period: 10, quantity: 20 }]
    const items = [{ id: 'drive' }, { id: 'roller', leadTime: 19 }]
    const input: PlanInput = { ...rolled, items, demand, receipts: [...early, late] }
    expect(ofKind(input, 'expedite', 'roller')).toMatchObject({
      orders: [{ id: 'PO-18', from: 18, to: 10 }],
    })
  })

  test('is a safety stock, where the orders for it take the parts', () => {
    const input: PlanInput = {
      ...rolled,
      items: [{ id: 'drive', leadTime: 1, safetyStock: 5 }, ...rolled.items.slice(1)],
      demand: [{ item: 'drive', period: 5, quantity: 8 }],
    }
    expect(ofKind(input, 'safety-stock')).toMatchObject({ item: 'drive', quantity: 5 })
  })

  test('is the safety stock of something else, where the orders for it take the parts', () => {
    // The 10 rollers go into 10 winches that only refill their safety stock. New ones come in 20.
    const input: PlanInput = {
      periods: 30,
      items: parts({
        drive: { leadTime: 1 },
        winch: { leadTime: 1, safetyStock: 10 },
        roller: { leadTime: 20, onHand: 10 },
      }),
      lines: into('roller', 'drive', 'winch'),
      demand: [{ item: 'drive', period: 5, quantity: 10 }],
    }
    expect(plan(input).schedule('drive').demands).toMatchObject([{ late: 16 }])
    expect(ofKind(input, 'safety-stock')).toMatchObject({ item: 'winch', quantity: 10 })
  })

  test('is a lot that takes more parts than are needed, its own or that of something else', () => {
    const lots: PlanInput = {
      ...rolled,
      items: [{ id: 'drive', leadTime: 1, lot: { rule: 'FOQ', quantity: 50 } }, ...rolled.items.slice(1)],
      demand: [{ item: 'drive', period: 5, quantity: 10 }],
    }
    // 10 rollers are there, and 50 drives wait for 40 more until 9.
    expect(plan(lots).schedule('drive').demands).toMatchObject([{ late: 5 }])
    expect(ofKind(lots, 'lot')).toMatchObject({ item: 'drive' })
    // Of 20 rollers, 20 winches take all, though 5 are wanted.
    const shared: PlanInput = {
      periods: 20,
      items: parts({
        drive: { leadTime: 1 },
        winch: { leadTime: 1, lot: { rule: 'L4L', min: 20 } },
        roller: { leadTime: 9, onHand: 20 },
      }),
      lines: into('roller', 'drive', 'winch'),
      demand: wanted(['drive', 6, 10], ['winch', 3, 5]),
    }
    expect(ofKind(shared, 'lot')).toMatchObject({ item: 'winch' })
  })

  test('is the open order that a demand waits for, where a later one is late as well', () => {
    const twice = { item: 'roller', period: 5, quantity: 10 }
    const input: PlanInput = {
      ...rolled,
      demand: [twice, twice],
      receipts: coming(['roller', 6, 10, 'PO-1'], ['roller', 8, 10, 'PO-2']),
      items: [{ id: 'drive' }, { id: 'roller', leadTime: 9 }],
    }
    expect(ofKind(input, 'expedite', 'roller')).toMatchObject({ orders: [{ id: 'PO-1', from: 6, to: 5 }] })
  })

  test('is two open orders that come sooner, where one alone would not do', () => {
    const input: PlanInput = {
      periods: 20,
      items: parts({ pump: { leadTime: 2 }, seal: { leadTime: 15 }, body: { leadTime: 15 } }),
      lines: bill(['pump', 'seal', 1], ['pump', 'body', 1]),
      demand: [{ item: 'pump', period: 9, quantity: 20 }],
      receipts: coming(['seal', 11, 20, 'PO-1'], ['body', 13, 20, 'PO-2']),
    }
    expect(ofKind(input, 'expedite', 'pump')).toMatchObject({
      orders: [
        { id: 'PO-2', from: 13, to: 7 },
        { id: 'PO-1', from: 11, to: 7 },
      ],
    })
  })

  test('is nothing for a demand in time', () => {
    expect(helpFor({ ...rolled, demand: [{ item: 'drive', period: 18, quantity: 15 }] })).toEqual([])
    expect(help(plan(rolled), 'drive', 7)).toEqual([])
  })

  test('changes nothing by being asked for', () => {
    const planned = plan(pump)
    const before = JSON.stringify([planned.orders(), planned.schedule('P-100')])
    help(planned, 'P-100', 0)
    expect(JSON.stringify([planned.orders(), planned.schedule('P-100')])).toBe(before)
  })
})

test('Making a change that would help makes true what it says, in random plants', () => {
  let made = 0
  fc.assert(
    fc.property(plant, input => {
      for (const { id } of input.items) {
        const late = plan(input)
          .schedule(id)
          .demands.filter(demand => demand.late > 0)
        for (const { place, quantity } of late) {
          for (const way of help(plan(input), id, place)) {
            const changed = plan(input)
            changed.change(way.edit)
            const now = changed.schedule(id).demands
            const its = now.find(demand => demand.place === place)
            expect(its?.late).toBe(0)
            if (way.kind === 'split') {
              expect(its?.quantity).toBeCloseTo(way.quantity, 5)
              expect(way.quantity + way.rest).toBeCloseTo(quantity, 5)
              const last = Math.max(...now.map(demand => demand.place))
              const rest = now.find(demand => demand.place === last)
              expect(rest && rest.period + rest.late).toBe(way.period)
            } else if (way.kind === 'quantity') expect(its?.quantity).toBeCloseTo(way.quantity, 5)
            else expect(its?.quantity).toBeCloseTo(quantity, 5)
            made += 1
          }
        }
      }
    }),
    { numRuns: 150 },
  )
  expect(made).toBeGreaterThan(50)
})
