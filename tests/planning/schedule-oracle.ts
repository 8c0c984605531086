import type { Item, PlanInput } from '../../src/entries/planner.ts'
import { Fraction } from './fraction.ts'
import { oracle } from './oracle.ts'

// When things really come, found in another way: day by day. A need is met on the first day from which on as much stays as it
// wants, beside what all needs before it take. Nothing is matched with anything. An order wants its parts when it is planned.
// If another part holds it, it wants them when that one is there: that is found with all of each part for one parent.

const { zero, one } = Fraction
const slack = 2e-6

interface Arrival {
  readonly period: number
  readonly quantity: number
}

interface Need {
  /** Whose it is: the item's own, or a parent's. */
  readonly owner: string
  /** Which of the owner's: a demand or an order, by its place. */
  readonly key: string
  readonly period: number
  readonly quantity: number
}

/** Whether the parents of a part share it, or each has all of it for itself. */
type Way = 'shared' | 'alone'

/** When a need wants what, and how much it has by the end of each day. */
interface Served {
  readonly begin: number
  readonly ready: number
  readonly metBy: readonly number[]
}

interface ItemSchedule {
  readonly projected: readonly number[]
  /** How much of each demand is met by the end of each period. */
  readonly metBy: (demand: number, period: number) => number
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
      const add = (owner: string, key: string, period: number, quantity: Fraction) => {
        if (period < input.periods && quantity.exceeds(zero))
          needs.push({ owner, key, period: Math.max(0, period), quantity: quantity.toNumber() })
      }
      input.demand.forEach(({ item, quantity, ...due }, place) => {
        if (item === id && 'period' in due) add(id, `demand ${place}`, due.period, Fraction.of(quantity))
      })
      for (const { parent, child, per, scrap = 0, yield: good = 1, fixed } of input.lines) {
        if (child !== id) continue
        const each = Fraction.of(per)
          .times(one.plus(Fraction.of(scrap)))
          .over(Fraction.of(good))
        const ofParent = Fraction.of(itemOf(parent).yield ?? 1)
        const amount = (quantity: Fraction) => (fixed ? each : each.times(quantity).over(ofParent))
        recordOf(parent).orders.forEach(({ release, quantity }, place) => {
          add(parent, `order ${place}`, release, amount(quantity))
        })
        receiptsOf(parent).forEach(({ release, quantity }, place) => {
          if (release !== undefined) add(parent, `receipt ${place}`, release, amount(Fraction.of(quantity)))
        })
      }
      return needs.sort((a, b) => a.period - b.period)
    })

  /** The parts of an item, in the order of the list. */
  const partsOf = (id: string) =>
    input.items.flatMap(({ id: part }) =>
      input.lines.some(({ parent, child }) => parent === id && child === part) ? [part] : [],
    )

  /** When an order can begin, and the first of the parts that it waits for longest. */
  const beginOf = (way: Way, id: string, key: string, planned: number) => {
    let [begin, holder] = [Math.max(0, planned), '']
    for (const part of partsOf(id)) {
      needsOf(part).forEach((need, at) => {
        if (need.owner !== id || need.key !== key) return
        const { ready } = servedOf(way, part)[at] ?? { ready: 0 }
        if (ready > begin) [begin, holder] = [ready, part]
      })
    }
    return { begin, holder }
  }

  const arrivalsOf = (way: Way, id: string): readonly Arrival[] =>
    once(`arrivals ${way} ${id}`, () => [
      ...receiptsOf(id).map(({ quantity, release, ...due }, place) => {
        const dated = Math.max(0, 'period' in due ? due.period : 0)
        const planned = Math.max(0, release ?? dated)
        const { begin } =
          release === undefined ? { begin: planned } : beginOf(way, id, `receipt ${place}`, planned)
        return { period: begin > planned ? Math.max(dated, arrivalOf(itemOf(id), begin)) : dated, quantity }
      }),
      ...recordOf(id).orders.map(({ release, due, quantity }, place) => {
        const { begin } = beginOf(way, id, `order ${place}`, release)
        const period = begin > release ? Math.max(due, arrivalOf(itemOf(id), begin)) : due
        return { period, quantity: quantity.toNumber() }
      }),
    ])

  /** What is there by the end of each day, if nobody takes anything. */
  const thereOf = (way: Way, id: string): readonly number[] => {
    const arrivals = arrivalsOf(way, id)
    const last = Math.max(input.periods, ...arrivals.map(({ period }) => period))
    return Array.from({ length: last + 1 }, (_, day) =>
      arrivals.reduce(
        (sum, { period, quantity }) => sum + (period <= day ? quantity : 0),
        itemOf(id).onHand ?? 0,
      ),
    )
  }

  /** When a need wants its part: an order that another part holds, when that one is there. */
  const wantedAt = (id: string, { owner, key, period }: Need): number => {
    const { begin, holder } = beginOf('alone', owner, key, period)
    return owner === id || holder === id ? period : begin
  }

  const servedOf = (way: Way, id: string): readonly Served[] =>
    once(`served ${way} ${id}`, () => {
      const there = thereOf(way, id)
      const free = new Map<string, number[]>()
      return needsOf(id).map(need => {
        const { owner, quantity, period } = need
        const mine = way === 'shared' ? '' : owner
        const left = free.get(mine) ?? [...there]
        free.set(mine, left)
        const isDemand = owner === id
        const begin = way === 'shared' ? wantedAt(id, need) : period
        // Later than everything comes, nothing changes any more.
        while (left.length <= begin) left.push(left.at(-1) ?? 0)
        const stays = left.map((_, day) => Math.min(...left.slice(day)))
        const found = stays.findIndex((more, day) => day >= begin && more >= quantity - slack)
        const ready = found < 0 ? left.length - 1 : found
        const metBy = stays.map((more, day) => {
          if (day >= ready) return quantity
          return isDemand && day >= begin ? Math.max(0, Math.min(more, quantity)) : 0
        })
        for (const [day, met] of metBy.entries()) left[day] = (left[day] ?? 0) - met
        return { begin, ready, metBy }
      })
    })

  return (id: string): ItemSchedule => {
    const needs = needsOf(id)
    const there = thereOf('shared', id)
    const served = servedOf('shared', id)
    const its = (demand: number) =>
      served[needs.findIndex(({ owner, key }) => owner === id && key === `demand ${demand}`)]
    return {
      projected: Array.from({ length: input.periods }, (_, day) =>
        needs.reduce(
          (left, { quantity }, at) => left - ((served[at]?.begin ?? 0) <= day ? quantity : 0),
          there[day] ?? 0,
        ),
      ),
      metBy: (demand, period) => its(demand)?.metBy[period] ?? its(demand)?.metBy.at(-1) ?? 0,
      readyOf: demand => its(demand)?.ready ?? Number.NaN,
    }
  }
}
