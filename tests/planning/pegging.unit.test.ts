import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlanInput, plan } from '../../src/entries/planner.ts'
import { planWithBefore } from '../../src/planning/engine/plan.ts'
import { plant } from './plants.ts'
import { bill, parts, wanted } from './rows.ts'

// Pegging: from an order up to the demands that caused it, and from a demand down to the order that delays it.

const drive: PlanInput = {
  periods: 6,
  items: parts({
    drive: { leadTime: 1 },
    roller: { leadTime: 1, onHand: 60 },
    bearing: { leadTime: 2, safetyStock: 20, lot: { rule: 'FOQ', quantity: 100 } },
  }),
  lines: bill(['drive', 'roller', 4], ['roller', 'bearing', 2]),
  demand: wanted(['drive', 5, 50, 'S-1'], ['bearing', 1, 10]),
  rescheduling: 'fixed',
}

test('An order that is planned before an open one comes is for what is needed first', () => {
  const planned = plan({
    periods: 8,
    items: [{ id: 'A' }],
    lines: [],
    demand: wanted(['A', 2, 10, 'early'], ['A', 6, 10, 'late']),
    receipts: [{ item: 'A', period: 5, quantity: 10 }],
    rescheduling: 'fixed',
  })
  const [order] = planned.orders('A')
  expect(order?.due).toBe(2)
  expect(order && planned.causes('A', order).map(({ id }) => id)).toEqual(['early'])
})

describe('Why an order is there', () => {
  test('The reason of an order begins with what it is due for, and not with what is wanted first at the top', () => {
    const planned = plan({
      periods: 9,
      items: parts({
        fast: { leadTime: 1 },
        slow: { leadTime: 4 },
        part: { lot: { rule: 'POQ', periods: 6 } },
      }),
      lines: bill(['fast', 'part', 1], ['slow', 'part', 1]),
      demand: wanted(['fast', 7, 10], ['slow', 8, 50]),
    })
    const { causes, steps } = planned.why('part', 0)
    expect(causes.map(({ item }) => item)).toEqual(['slow', 'fast'])
    expect(steps.map(({ order, sizing }) => [order.item, order.due, sizing.needed])).toEqual([
      ['slow', 8, 50],
      ['part', 4, 50],
    ])
  })

  test.for([
    [6, ['safety-stock', 'demand']],
    [0, ['demand', 'safety-stock']],
  ] as const)(
    'The reason of an order begins with the safety stock where a demand in period %i is not due with it',
    ([period, kinds]) => {
      const planned = plan({
        periods: 8,
        items: [{ id: 'A', safetyStock: 50, lot: { rule: 'POQ', periods: 8 } }],
        lines: [],
        demand: [{ item: 'A', period, quantity: 20 }],
      })
      expect(planned.why('A', 0).causes.map(({ kind }) => kind)).toEqual(kinds)
    },
  )
})

describe('What causes an order', () => {
  test('An order is caused by the demands at the top, by way of the items between, the safety stock and the lot', () => {
    const planned = plan(drive)
    expect(planned.orders('bearing').map(({ quantity }) => quantity)).toEqual([100, 300])
    expect(planned.causes('bearing', 0)).toEqual([
      { kind: 'safety-stock', item: 'bearing', period: 0, quantity: 20, via: [] },
      { kind: 'demand', item: 'bearing', period: 1, quantity: 10, via: [] },
      { kind: 'demand', item: 'drive', period: 5, quantity: 70, via: ['roller', 'drive'], id: 'S-1' },
    ])
    expect(planned.causes('bearing', 1)).toEqual([
      { kind: 'demand', item: 'drive', period: 5, quantity: 210, via: ['roller', 'drive'], id: 'S-1' },
      { kind: 'excess', item: 'bearing', period: 3, quantity: 90, via: [] },
    ])
  })

  test('The causes of an order can be asked for by the order itself', () => {
    const planned = plan(drive)
    const second = planned.orders('bearing')[1]
    expect(second && planned.causes('bearing', second)).toEqual(planned.causes('bearing', 1))
    expect(() => planned.causes('bearing', { ...planned.orders('drive')[0], due: 2 } as never)).toThrow(
      'Give an order of bearing',
    )
  })

  test('The causes of an order reach through a firm order, and name the excess of a lot above', () => {
    const planned = plan({
      ...drive,
      receipts: [{ item: 'roller', period: 4, quantity: 150, release: 3 }],
    })
    // 60 on hand and 150 to come for 200: a fifteenth of the rollers, and of their bearings, is excess.
    expect(planned.orders('roller')).toEqual([])
    expect(planned.causes('bearing', 1)).toEqual([
      { kind: 'demand', item: 'drive', period: 5, quantity: 214.666667, via: ['roller', 'drive'], id: 'S-1' },
      { kind: 'excess', item: 'roller', period: 4, quantity: 15.333333, via: ['roller'] },
      { kind: 'excess', item: 'bearing', period: 3, quantity: 70, via: [] },
    ])
  })

  test('A negative stock is the first cause of an order', () => {
    const planned = plan({
      ...drive,
      items: [{ id: 'A', onHand: -5, safetyStock: 3 }],
      lines: [],
      demand: [],
    })
    expect(planned.causes('A', 0).map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['on-hand', 5],
      ['safety-stock', 3],
    ])
  })

  test('An order on stock that dips below the safety stock is caused by the safety stock first, then by the demand', () => {
    const planned = plan({
      periods: 14,
      items: [{ id: 'seal', onHand: 15, safetyStock: 10, lot: { rule: 'L4L', min: 10 } }],
      lines: [],
      demand: wanted(['seal', 8, 12, 'SO-1'], ['seal', 13, 16, 'SO-2']),
    })
    const causes = [0, 1].map(order =>
      planned.causes('seal', order).map(({ kind, quantity }) => [kind, quantity]),
    )
    expect(causes).toEqual([[['safety-stock', 10]], [['demand', 13]]])
  })

  test('A demand that many ways of the bill lead to is one cause of an order', () => {
    const levels = 60
    const ladder = plan({
      periods: 2,
      items: Array.from({ length: 2 * levels }, (_, at) => ({ id: `${at >> 1} ${at % 2}` })),
      lines: Array.from({ length: 2 * (levels - 1) }, (_, at) => at).flatMap(at =>
        [0, 1].map(side => ({ parent: `${at >> 1} ${at % 2}`, child: `${(at >> 1) + 1} ${side}`, per: 0.5 })),
      ),
      demand: [0, 1].map(side => ({ item: `0 ${side}`, period: 1, quantity: 8 })),
    })
    const begun = performance.now()
    const causes = ladder.causes(`${levels - 1} 0`, 0)
    expect(causes.map(({ item, quantity, via }) => [item, quantity, via.length])).toEqual([
      ['0 0', 4, levels - 1],
      ['0 1', 4, levels - 1],
    ])
    // By each of the ways it would take longer than anybody lives.
    expect(performance.now() - begun).toBeLessThan(1000)
  })

  test('Causes and delays are found in a bill of 2,000 levels', () => {
    const levels = 2000
    const deep = plan({
      periods: 10,
      items: Array.from({ length: levels }, (_, at) => ({
        id: String(at),
        leadTime: at === levels - 1 ? 12 : 0,
      })),
      lines: Array.from({ length: levels - 1 }, (_, at) => ({ parent: `${at}`, child: `${at + 1}`, per: 1 })),
      demand: [{ item: '0', period: 9, quantity: 5, id: 'S-1' }],
    })
    expect(deep.causes(String(levels - 1), 0)).toMatchObject([{ item: '0', quantity: 5, id: 'S-1' }])
    expect(deep.delays('0')).toMatchObject([{ ready: 12, item: String(levels - 1), late: 3 }])
  })

  test('Two orders of a parent for one demand are one cause', () => {
    const planned = plan({
      ...drive,
      items: [{ id: 'drive', lot: { rule: 'L4L', max: 25 } }, { id: 'roller' }],
      lines: [{ parent: 'drive', child: 'roller', per: 4 }],
      demand: [{ item: 'drive', period: 5, quantity: 50 }],
    })
    expect(planned.causes('roller', 0)).toEqual([
      { kind: 'demand', item: 'drive', period: 5, quantity: 200, via: ['drive'] },
    ])
  })

  test('An overdue demand keeps its own period as a cause', () => {
    const planned = plan({ ...drive, demand: [{ item: 'drive', period: -2, quantity: 5 }] })
    expect(planned.causes('drive', 0)[0]?.period).toBe(-2)
  })
})

describe('What makes a demand late', () => {
  const late: PlanInput = { ...drive, demand: [{ item: 'drive', period: 2, quantity: 50, id: 'S-1' }] }

  test('What delays a demand is the deepest order that should have been released in the past', () => {
    // Bearings 2, rollers 1, the drive 1: four periods from today, and it is due in two.
    expect(plan(late).delays('drive')).toEqual([
      {
        place: 0,
        period: 2,
        quantity: 50,
        ready: 4,
        kind: 'order',
        item: 'bearing',
        order: 0,
        late: 2,
        needed: 0,
        via: ['drive', 'roller', 'bearing'],
        id: 'S-1',
      },
    ])
  })

  test('What delays a demand can be asked for by the demand itself', () => {
    expect(plan(late).delays('S-1')).toEqual(plan(late).delays('drive'))
    expect(
      plan({ ...late, demand: [...late.demand, { item: 'drive', period: 1, quantity: 1 }] }).delays('S-1'),
    ).toHaveLength(1)
  })

  test('What delays a demand is the order of the item itself where its parts are there', () => {
    const planned = plan({
      ...late,
      items: parts({ drive: { leadTime: 5 }, roller: { onHand: 900 } }),
      lines: late.lines.slice(0, 1),
    })
    expect(planned.delays('drive')).toMatchObject([{ ready: 5, item: 'drive', late: 3, via: ['drive'] }])
  })

  test('Nothing delays a demand where orders are in time, or stock is there', () => {
    expect(plan(drive).delays('drive')).toEqual([])
    expect(
      plan({ ...late, items: late.items.map(item => ({ ...item, onHand: 500 })) }).delays('drive'),
    ).toEqual([])
  })

  test('The delay of a demand counts only what comes late', () => {
    const planned = plan({
      ...late,
      items: late.items.map(item => (item.id === 'drive' ? { ...item, onHand: 30 } : item)),
    })
    expect(planned.delays('drive')).toMatchObject([{ quantity: 20 }])
  })

  test('The delay of a demand that several orders meet is told once, with all that comes late', () => {
    const items = late.items.map(item =>
      item.id === 'drive' ? { ...item, lot: { rule: 'L4L', max: 20 } as const } : item,
    )
    // Orders of 20, 20 and 10. The last takes the 10 rollers that are there, which are too few for the others.
    expect(plan({ ...late, items }).delays('drive')).toMatchObject([{ quantity: 40, ready: 4 }])
  })

  test('What delays a demand is what it waits for, and not what comes when it is ready already', () => {
    const planned = plan({
      periods: 12,
      items: [{ id: 'A', leadTime: 1 }],
      lines: [],
      demand: wanted(['A', 2, 5], ['A', 4, 10]),
      receipts: [{ item: 'A', period: 9, quantity: 5, id: 'PO-1' }],
    })
    // PO-1 is taken to move to 2, so 10 are ordered for 4. It comes on 9: the first demand takes 5 of the 10.
    expect(planned.delays('A')).toMatchObject([
      { period: 2, ready: 4, kind: 'order', order: 0, late: 2 },
      { period: 4, ready: 9, kind: 'receipt', order: 0, late: 7 },
    ])
  })

  test('What delays a demand is the order that delays it most, whichever comes first', () => {
    const planned = plan({
      periods: 6,
      rescheduling: 'fixed',
      items: parts({
        P: { leadTime: 1, lot: { rule: 'FOQ', quantity: 10 } },
        A: { leadTime: 6 },
        B: { leadTime: 4, onHand: 10 },
      }),
      lines: bill(['P', 'A', 1], ['P', 'B', 1]),
      demand: wanted(['P', 2, 5], ['P', 3, 15]),
      receipts: [{ item: 'A', period: 2, quantity: 10 }],
    })
    // The open order of A comes first, so P's first order begins in 2. The second waits for the new A until 6.
    expect(planned.delays('P')).toMatchObject([
      { period: 2, quantity: 5, ready: 3, kind: 'receipt', item: 'A', late: 1 },
      { period: 3, quantity: 10, ready: 7, item: 'A', late: 5 },
    ])
  })

  test('The delay of a demand counts calendar days as such', () => {
    const planned = plan({
      ...late,
      items: [{ id: 'drive', leadTime: 4, leadIn: 'days' }],
      lines: [],
      calendar: { from: '2026-03-05' },
    })
    // Four days from Thursday are Monday, the third working day.
    expect(planned.delays('drive')).toEqual([])
    planned.change({ items: [{ id: 'drive', leadTime: 5 }] })
    expect(planned.delays('drive')).toMatchObject([{ ready: 3, late: 1 }])
  })
})

test('What is pegged to an order adds up to it, in random plants', () => {
  fc.assert(
    fc.property(plant, input => {
      const planned = plan(input)
      const demanded = new Set(input.demand.map(({ item, period, id }) => `${item} ${period} ${id}`))
      for (const { id } of input.items) {
        planned.orders(id).forEach(({ quantity }, place) => {
          const causes = planned.causes(id, place)
          const sum = causes.reduce((total, cause) => total + cause.quantity, 0)
          expect(Math.abs(sum - quantity)).toBeLessThan(1e-5)
          for (const { kind, item, period, id: demand } of causes)
            if (kind === 'demand') expect(demanded).toContain(`${item} ${period} ${demand}`)
        })
      }
    }),
    { numRuns: 300 },
  )
})

test('What delays a demand comes too late for it, and no later than the demand is ready, in random plants', () => {
  fc.assert(
    fc.property(plant, input => {
      const { plan: planned, eachOrder } = planWithBefore(input)
      for (const { id } of input.items) {
        for (const { period, ready, kind, item, order, late, via, quantity } of planned.delays(id)) {
          expect(ready).toBeGreaterThan(Math.max(0, period))
          expect(late).toBeGreaterThan(0)
          expect(quantity).toBeGreaterThan(0)
          expect([via[0], via.at(-1)]).toEqual([id, item])
          let arrives = kind === 'receipt' ? planned.receiptsOf(item)[order]?.period : undefined
          if (kind === 'order')
            eachOrder(item, ({ place, arrives: comes }) => {
              if (place === order) arrives = comes
            })
          if (arrives === undefined) expect(planned.itemOf(item).phantom).toBe(true)
          else expect(arrives).toBeLessThanOrEqual(ready)
          // Where nothing stands between, it is ready when that is there.
          const firm = kind === 'receipt' && planned.receiptsOf(item)[order]?.release !== undefined
          if (via.length === 1 && arrives !== undefined && !firm) expect(arrives).toBe(ready)
        }
      }
    }),
    { numRuns: 300 },
  )
})
