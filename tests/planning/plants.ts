import fc from 'fast-check'
import type { Demand, Item, Line, Lot, PlanInput, Receipt } from '../../src/entries/planner.ts'

// Random plants: bills without circles, with everything in them that the engine knows. Ids say nothing about levels.

const mostly = <T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })

/** Whole numbers, and now and then one with decimals. */
const quantity = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 120 }) },
  { weight: 1, arbitrary: fc.constantFrom(0.1, 0.2, 0.3, 1.1, 2.25, 17.333, 1000) },
)

const sizes = {
  min: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  max: fc.option(fc.integer({ min: 120, max: 200 }), { nil: undefined }),
  multiple: fc.option(fc.constantFrom(0.1, 0.5, 1, 12, 25, 40), { nil: undefined }),
}

const costs = { setup: fc.integer({ min: 0, max: 200 }), holding: fc.constantFrom(0, 0.5, 1, 2) }

const lot: fc.Arbitrary<Lot | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record<Lot>({ rule: fc.constant('L4L'), ...sizes }),
  fc.record<Lot>({ rule: fc.constant('FOQ'), quantity: fc.constantFrom(0.3, 7, 40, 100) }),
  fc.record<Lot>({ rule: fc.constant('POQ'), periods: fc.integer({ min: 1, max: 5 }), ...sizes }),
  fc.record<Lot>({
    rule: fc.constantFrom('silver-meal', 'least-unit-cost', 'part-period', 'wagner-whitin'),
    ...costs,
  }),
)

const share = mostly<number | undefined>(undefined, fc.constantFrom(0.5, 0.8, 0.9, 0.97, 1))

const item: fc.Arbitrary<Omit<Item, 'id'>> = fc.record({
  onHand: fc.oneof(fc.constant(0), quantity, fc.integer({ min: -30, max: 300 })),
  leadTime: fc.integer({ min: 0, max: 5 }),
  leadIn: mostly<'periods' | 'days' | undefined>(undefined, fc.constantFrom('periods', 'days')),
  safetyStock: mostly(0, quantity),
  safetyTime: mostly<number | undefined>(undefined, fc.integer({ min: 0, max: 3 })),
  lot,
  phantom: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.boolean() }),
  yield: share,
})

const line = fc.record({
  from: fc.nat(1000),
  to: fc.nat(1000),
  per: fc.constantFrom(1, 1, 2, 3, 4, 0.5, 0.25, 0.333, 0),
  scrap: mostly<number | undefined>(undefined, fc.constantFrom(0, 0.1, 0.03)),
  yield: share,
  fixed: mostly<boolean | undefined>(undefined, fc.boolean()),
})

/** Periods of the past, of the plan and beyond it. */
const period = fc.integer({ min: -2, max: 15 })

const event = fc.record({
  at: fc.nat(1000),
  period,
  quantity,
  release: fc.option(fc.integer({ min: -3, max: 15 }), { nil: undefined, freq: 3 }),
})

const calendar = fc.record({
  from: fc.constantFrom('2026-03-02', '2026-12-24', '2028-02-26'),
  workdays: fc.constantFrom(undefined, [1, 2, 3, 4, 5], [0, 1, 2, 3, 4], [2], [0, 1, 2, 3, 4, 5, 6]),
  holidays: fc.subarray(['2026-03-03', '2026-12-25', '2027-01-01', '2028-02-28', '2028-02-29']),
})

interface Drawn {
  readonly items: readonly Omit<Item, 'id'>[]
  readonly lines: readonly {
    readonly from: number
    readonly to: number
    readonly per: number
    readonly scrap: number | undefined
    readonly yield: number | undefined
    readonly fixed: boolean | undefined
  }[]
  readonly demand: readonly (Omit<Demand, 'item'> & { readonly at: number })[]
  readonly receipts: readonly (Omit<Receipt, 'item'> & { readonly at: number })[]
}

/** Names items so that neither the order nor the id of one says how deep it stands. */
const nameOf = (place: number, count: number): string => `I${(place * 7 + 3) % (count + (count % 7 ? 0 : 1))}`

export const plant: fc.Arbitrary<PlanInput> = fc
  .record({
    periods: fc.integer({ min: 1, max: 13 }),
    rescheduling: fc.constantFrom('assume', 'fixed', undefined),
    calendar,
    drawn: fc.record<Drawn>({
      items: fc.array(item, { minLength: 1, maxLength: 14 }),
      lines: fc.array(line, { maxLength: 22 }),
      demand: fc.array(event, { maxLength: 12 }),
      receipts: fc.array(event, { maxLength: 8 }),
    }),
  })
  .map(({ drawn, ...plan }) => {
    const { length } = drawn.items
    const id = (place: number) => nameOf(place % length, length)
    const items: Item[] = drawn.items.map((fields, place) => ({ id: id(place), ...fields }))
    const lines: Line[] = drawn.lines.flatMap(({ from, to, ...fields }) => {
      const [upper, lower] = [Math.min(from % length, to % length), Math.max(from % length, to % length)]
      return upper === lower ? [] : [{ parent: id(upper), child: id(lower), ...fields }]
    })
    return {
      ...plan,
      items: items.sort((one, other) => (one.id < other.id ? -1 : 1)),
      lines,
      demand: drawn.demand.map(({ at, period, quantity }, place) => ({
        item: id(at),
        period,
        quantity,
        id: `D${place}`,
      })),
      receipts: drawn.receipts.map(({ at, ...fields }, place) => ({
        item: id(at),
        ...fields,
        id: `R${place}`,
      })),
    }
  })

/** Random changes to fields, demands and open orders of a plant. */
export const change = fc.record({
  at: fc.nat(1000),
  fields: fc.option(item, { nil: undefined, freq: 1 }),
  demand: fc.option(fc.array(fc.record({ period, quantity }), { maxLength: 4 }), { nil: undefined, freq: 1 }),
  receipts: fc.option(
    fc.array(fc.record({ period, quantity, release: fc.option(fc.nat(12), { nil: undefined }) }), {
      maxLength: 3,
    }),
    { nil: undefined, freq: 1 },
  ),
})
