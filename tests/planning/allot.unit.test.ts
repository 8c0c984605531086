import { describe, expect, test } from 'vitest'
import { type PlanInput, plan } from '../../src/entries/planner.ts'

// Who gets what is scarce, and who is late by how much: small plants, calculated here with a pencil.
//
// 1. Seal kits: 15 there, 10 in reserve, new ones take 20 days. 12 are wanted on day 8.
//      stock  day 0–7: 15, from 8: 15 − 12 = 3, from 20 (10, the smallest order, ordered today): 13
//      The demand has its 12 on day 8: late 0. The reserve lacks 7 from day 8 to 19.
// 2. Two wants of 10, on days 4 and 6. Nothing is there. An open order brings 10 on day 5, new ones take 12 days.
//      The earlier one gets the 10 of day 5: late 5 − 4 = 1. The later one waits for the order: late 12 − 6 = 6.
// 3. A drive wants a gearbox, that wants a wheel and a casting. Drive 2 days, gearbox 3, casting 10; 5 wheels are there.
//      5 drives on day 6: drives begin on 4, gearboxes on 1, castings should have been ordered on −9.
//      Castings ordered today come on 10, gearboxes begin then and come on 13, drives begin then and come on 15: late 9.
//      The gearboxes take their wheels on day 10, not on day 1. New wheels take 7 days: 5 come on day 7. So 5 wheels for a
//      customer on day 3 are in time, and nobody waits for the new ones.

const demand = (item: string, period: number, quantity: number, id: string) => ({
  item,
  period,
  quantity,
  id,
})

describe('The safety stock', () => {
  const kits: PlanInput = {
    periods: 30,
    items: [{ id: 'kit', onHand: 15, safetyStock: 10, leadTime: 20, lot: { rule: 'L4L', min: 10 } }],
    lines: [],
    demand: [demand('kit', 8, 12, 'SO-3352')],
  }

  test('A customer’s order that the stock meets is in time, though the safety stock suffers', () => {
    const { demands, projected, orders } = plan(kits).schedule('kit')
    expect(demands).toMatchObject([{ late: 0, deliveries: [{ period: 8, quantity: 12 }] }])
    expect(plan(kits).delays('kit')).toEqual([])
    expect(orders).toMatchObject([{ quantity: 10, release: 0, due: 8, arrives: 20 }])
    expect([0, 7, 8, 19, 20].map(day => projected[day])).toEqual([15, 15, 3, 3, 13])
  })
})

describe('A receipt that two demands wait for', () => {
  const rivals: PlanInput = {
    periods: 30,
    items: [{ id: 'kit', leadTime: 12 }],
    lines: [],
    demand: [demand('kit', 6, 10, 'later'), demand('kit', 4, 10, 'earlier')],
    receipts: [{ item: 'kit', period: 5, quantity: 10 }],
  }

  test('The demand that is due first gets the receipt, and the other one waits for the new order', () => {
    expect(plan(rivals).schedule('kit').demands).toMatchObject([
      { id: 'earlier', late: 1, deliveries: [{ period: 5, quantity: 10 }] },
      { id: 'later', late: 6, deliveries: [{ period: 12, quantity: 10 }] },
    ])
    expect(plan(rivals).delays('kit')).toMatchObject([
      { id: 'earlier', kind: 'receipt', quantity: 10, ready: 5, late: 1 },
      { id: 'later', kind: 'order', quantity: 10, ready: 12, late: 6 },
    ])
  })
})

describe('A part that is late only because another part is', () => {
  const drives: PlanInput = {
    periods: 30,
    items: [
      { id: 'drive', leadTime: 2 },
      { id: 'gearbox', leadTime: 3 },
      { id: 'wheel', leadTime: 7, onHand: 5 },
      { id: 'casting', leadTime: 10 },
    ],
    lines: [
      { parent: 'drive', child: 'gearbox', per: 1 },
      { parent: 'gearbox', child: 'wheel', per: 1 },
      { parent: 'gearbox', child: 'casting', per: 1 },
    ],
    demand: [demand('drive', 6, 5, 'SO-1'), demand('wheel', 3, 5, 'SO-2')],
  }

  test('A parent waits for the part that waits for another, and the deepest one is named', () => {
    const planned = plan(drives)
    expect(planned.placements()).toMatchObject([
      { item: 'drive', release: 13, arrives: 15, late: 9 },
      { item: 'gearbox', release: 10, arrives: 13, late: 9 },
      { item: 'wheel', release: 0, arrives: 7, late: 4 },
      { item: 'casting', release: 0, arrives: 10, late: 9 },
    ])
    expect(planned.delays('SO-1')).toMatchObject([
      { ready: 15, item: 'casting', late: 9, via: ['drive', 'gearbox', 'casting'] },
    ])
  })

  test('What the parent does not take before that goes to a customer in time', () => {
    const { demands, projected } = plan(drives).schedule('wheel')
    expect(demands).toMatchObject([{ id: 'SO-2', late: 0, deliveries: [{ period: 3, quantity: 5 }] }])
    expect([0, 2, 3, 6, 7, 9, 10].map(day => projected[day])).toEqual([5, 5, 0, 0, 5, 5, 0])
  })
})
