import type { Item, PlanInput } from '../../src/entries/planner.ts'
import { Fraction } from './fraction.ts'
import { oracle } from './oracle.ts'

// When things really come, found in another way. A need is met in the first period by whose end as much has arrived as it
// and all needs before it want. Each item asks its parts when their needs are met; nothing is matched with anything.

const { zero, one } = Fraction
const slack = Fraction.of(2e-6)

interface Arrival {
  readonly period: number
  readonly quantity: Fraction
}

interface Need {
  /** Whose it is: the item's own demand by its place, or an order of a parent. */
  readonly key: string
  readonly period: number
  readonly quantity: Fraction
}

interface ItemSchedule {
  readonly projected: readonly Fraction[]
  /** How much of each demand is met by the end of each period, as far as `last`. */
  readonly metBy: (demand: number, period: number) => Fraction
  readonly readyOf: (demand: number) => number
}

export function scheduleOracle(input: PlanInput, arrivalOf: (item: Item, start: number) => number) {
  const recordOf = oracle(input)
  const itemOf = (id: string): Item => {
    const given = input.items.find(item => item.id === id) ?? { id }
    return given.phantom ? { ...given, leadTime: 0, leadIn: 'periods', safetyTime: 0 } : given
  }
  const receiptsOf = (id: string) =>
    (input.receipts ?? []).filter(({ item, quantity }) => item === id && quantity > 0)
  const known = new Map<string, unknown>()
  const once = <T>(key: string, find: () => T): T => {
    if (!known.has(key)) known.set(key, find())
    return known.get(key) as T
  }

  const needsOf = (id: string): readonly Need[] =>
    once(`needs ${id}`, () => {
      const needs: Need[] = []
      const add = (key: string, period: number, quantity: Fraction) => {
        if (period < input.periods && quantity.exceeds(zero))
          needs.push({ key, period: Math.max(0, period), quantity })
      }
      input.demand.forEach(({ item, quantity, ...due }, place) => {
        if (item === id && 'period' in due) add(`demand ${place}`, due.period, Fraction.of(quantity))
      })
      for (const { parent, child, per, scrap = 0, yield: good = 1, fixed } of input.lines) {
        if (child !== id) continue
        const each = Fraction.of(per)
          .times(one.plus(Fraction.of(scrap)))
          .over(Fraction.of(good))
        const ofParent = Fraction.of(itemOf(parent).yield ?? 1)
        const amount = (quantity: Fraction) => (fixed ? each : each.times(quantity).over(ofParent))
        recordOf(parent).orders.forEach(({ release, quantity }, place) => {
          add(`${parent} order ${place}`, release, amount(quantity))
        })
        receiptsOf(parent).forEach(({ release, quantity }, place) => {
          if (release !== undefined) add(`${parent} receipt ${place}`, release, amount(Fraction.of(quantity)))
        })
      }
      return needs.sort((a, b) => a.period - b.period)
    })

  /** When an order can begin: planned, and when the last of its parts is there. */
  const beginOf = (id: string, key: string, planned: number): number =>
    Math.max(
      0,
      planned,
      ...[...new Set(input.lines.filter(({ parent }) => parent === id).map(({ child }) => child))].flatMap(
        part => needsOf(part).flatMap((need, at) => (need.key === `${id} ${key}` ? [readyAt(part, at)] : [])),
      ),
    )

  const arrivalsOf = (id: string): readonly Arrival[] =>
    once(`arrivals ${id}`, () => [
      ...receiptsOf(id).map(({ quantity, release, ...due }, place) => {
        const dated = Math.max(0, 'period' in due ? due.period : 0)
        const planned = Math.max(0, release ?? dated)
        const begin = release === undefined ? planned : beginOf(id, `receipt ${place}`, planned)
        const period = begin > planned ? Math.max(dated, arrivalOf(itemOf(id), begin)) : dated
        return { period, quantity: Fraction.of(quantity) }
      }),
      ...recordOf(id).orders.map(({ release, due, quantity }, place) => {
        const begin = beginOf(id, `order ${place}`, release)
        return { period: begin > release ? Math.max(due, arrivalOf(itemOf(id), begin)) : due, quantity }
      }),
    ])

  const thereBy = (id: string, period: number): Fraction =>
    Fraction.of(itemOf(id).onHand ?? 0).plus(
      Fraction.sum(arrivalsOf(id).flatMap(one => (one.period <= period ? [one.quantity] : []))),
    )

  const wantedBefore = (id: string, at: number): Fraction =>
    Fraction.sum(
      needsOf(id)
        .slice(0, at)
        .map(({ quantity }) => quantity),
    )

  const readyAt = (id: string, at: number): number =>
    once(`ready ${id} ${at}`, () => {
      const need = needsOf(id)[at]
      if (!need) throw new Error(id)
      const wanted = wantedBefore(id, at + 1)
      const times = [0, ...arrivalsOf(id).map(({ period }) => period)].sort((a, b) => a - b)
      const first =
        times.find(period => !wanted.minus(thereBy(id, period)).exceeds(slack)) ?? times.at(-1) ?? 0
      return Math.max(need.period, first)
    })

  return (id: string): ItemSchedule => {
    const placeOf = (demand: number) => needsOf(id).findIndex(({ key }) => key === `demand ${demand}`)
    return {
      projected: Array.from({ length: input.periods }, (_, period) =>
        thereBy(id, period).minus(
          Fraction.sum(needsOf(id).flatMap(need => (need.period <= period ? [need.quantity] : []))),
        ),
      ),
      metBy(demand, period) {
        const at = placeOf(demand)
        const need = needsOf(id)[at]
        const left = thereBy(id, period).minus(wantedBefore(id, at))
        if (!need || period < need.period || !left.exceeds(zero)) return zero
        return left.exceeds(need.quantity) ? need.quantity : left
      },
      readyOf: demand => readyAt(id, placeOf(demand)),
    }
  }
}
