import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare, type PlanInput, type ProposedReceipt, plan } from '../../src/entries/planner.ts'
import { plant } from './plants.ts'
import { bill, parts } from './rows.ts'

// A plan beside what another system proposes: same, other quantity, other date, missing, superfluous.

const drive: PlanInput = {
  periods: 12,
  items: parts({ drive: { leadTime: 1 }, roller: { leadTime: 2, onHand: 60 }, bolt: { onHand: 900 } }),
  lines: bill(['drive', 'roller', 4], ['drive', 'bolt', 2]),
  demand: [{ item: 'drive', period: 8, quantity: 50, id: 'S-1' }],
}

// The plan: 50 drives due in 8, 140 rollers due in 7, no bolts.
const found = (proposals: readonly ProposedReceipt[], input = drive) => {
  const order = (one?: { quantity: number; period: number }) =>
    one ? `${one.quantity} in ${one.period}` : 'none'
  return compare(plan(input), proposals).map(
    ({ kind, item, planned, proposed }) => `${kind} ${item}: ${order(planned)}, ${order(proposed)} proposed`,
  )
}

const drives = { item: 'drive', quantity: 50, period: 8, id: 'PA-1' }
const rollers = { item: 'roller', quantity: 140, period: 7, id: 'PA-2' }

describe('A proposal is', () => {
  test('of another quantity on the same day, with the demand that the plan orders for', () => {
    // Another system that leaves out the stock of a subassembly.
    expect(compare(plan(drive), [drives, { ...rollers, quantity: 200 }])[1]).toEqual({
      kind: 'quantity',
      item: 'roller',
      planned: { quantity: 140, period: 7 },
      proposed: { quantity: 200, period: 7 },
      ids: ['PA-2'],
      causes: [{ kind: 'demand', item: 'drive', period: 8, quantity: 140, via: ['drive'], id: 'S-1' }],
    })
  })

  const sameDrives = 'same drive: 50 in 8, 50 in 8 proposed'
  const sameRollers = 'same roller: 140 in 7, 140 in 7 proposed'
  const noRollers = 'missing roller: 140 in 7, none proposed'

  test.for([
    [
      'on another day in the same quantity',
      [{ ...rollers, period: 9 }],
      ['date roller: 140 in 7, 140 in 9 proposed'],
    ],
    [
      'missing where the plan has an order, and superfluous where it has none',
      [{ item: 'bolt', quantity: 100, period: 7 }],
      [noRollers, 'superfluous bolt: none, 100 in 7 proposed'],
    ],
    [
      'both missing and superfluous where quantity and day differ: nothing says that it is the same order',
      [{ ...rollers, quantity: 200, period: 2 }],
      ['superfluous roller: none, 200 in 2 proposed', noRollers],
    ],
    [
      'counted with the others of its day',
      [
        { ...rollers, quantity: 100 },
        { ...rollers, quantity: 40 },
      ],
      [sameRollers],
    ],
    [
      'of today where it is of the past',
      [rollers, { item: 'bolt', quantity: 1, period: -3 }],
      [sameRollers, 'superfluous bolt: none, 1 in 0 proposed'],
    ],
    ['left out beyond the plan', [rollers, { item: 'bolt', quantity: 2, period: 12 }], [sameRollers]],
    [
      'superfluous where no item has its number',
      [rollers, { item: 'ghost', quantity: 1, period: 3 }],
      [sameRollers, 'superfluous ghost: none, 1 in 3 proposed'],
    ],
  ] as const)('%s', ([, proposals, said]) => {
    expect(found([drives, ...proposals])).toEqual([sameDrives, ...said])
  })

  test('the same where a late order arrives, too', () => {
    const late: PlanInput = {
      ...drive,
      items: drive.items.map(item => (item.id === 'roller' ? { ...item, leadTime: 9 } : item)),
    }
    expect(found([{ ...rollers, period: 9 }], late)).toContain('same roller: 140 in 7, 140 in 9 proposed')
  })
})

test('A plan agrees with itself, and nothing is lost or counted twice, in random plants', () => {
  fc.assert(
    fc.property(
      plant,
      fc.array(fc.record({ at: fc.nat(20), quantity: fc.nat(90), period: fc.nat(9) })),
      (input, drawn) => {
        const planned = plan(input)
        const own = planned.orders().map(({ item, quantity, due }) => ({ item, quantity, period: due }))
        expect(compare(planned, own).filter(({ kind }) => kind !== 'same')).toEqual([])
        const proposals = drawn.map(({ at, ...one }) => ({
          ...one,
          item: input.items[at % input.items.length]?.id ?? '',
        }))
        const found = compare(planned, proposals)
        const sum = (quantities: readonly (number | undefined)[]) =>
          quantities.reduce<number>((all, one) => all + (one ?? 0), 0)
        const within = proposals.filter(({ period }) => period < input.periods)
        expect(sum(found.map(({ proposed }) => proposed?.quantity))).toBe(
          sum(within.map(({ quantity }) => quantity)),
        )
        expect(sum(found.map(({ planned: ours }) => ours?.quantity))).toBeCloseTo(
          sum(own.map(({ quantity }) => quantity)),
          3,
        )
      },
    ),
    { numRuns: 200 },
  )
})
