import type { Calendar, Item, Lot, PlanInput } from '../../src/entries/planner.ts'
import { Fraction } from './fraction.ts'

// The same plan, found in another way: an item asks its parents, and they ask theirs, in exact fractions. It has no
// levels, no columns and no running sums: each period adds up everything from the first one on. It is as slow as that.

interface OracleOrder {
  readonly quantity: Fraction
  readonly due: number
  /** Below 0 where it should have been in the past. */
  readonly release: number
}

export interface OracleRecord {
  readonly rows: Readonly<
    Record<'gross' | 'scheduled' | 'projected' | 'net' | 'receipt' | 'release', readonly Fraction[]>
  >
  readonly orders: readonly OracleOrder[]
  /** Open orders by date: where each is, and where it is needed. */
  readonly moves: readonly { readonly from: number; readonly to: number | undefined }[]
}

const { zero, one } = Fraction

/** Half of what six decimals show: a need no larger than it is none. */
const nothing = Fraction.of(5e-7)

export function oracle(input: PlanInput): (id: string) => OracleRecord {
  const known = new Map<string, OracleRecord>()
  const recordOf = (id: string): OracleRecord => {
    const record = known.get(id) ?? planItem(input, id, recordOf)
    known.set(id, record)
    return record
  }
  return recordOf
}

function planItem(input: PlanInput, id: string, recordOf: (id: string) => OracleRecord): OracleRecord {
  const given = input.items.find(item => item.id === id)
  if (!given) throw new Error(id)
  const item: Item = given.phantom
    ? { id, onHand: given.onHand, yield: given.yield, leadTime: 0, safetyStock: 0, safetyTime: 0 }
    : given
  const isMoving = input.rescheduling !== 'fixed'
  const periods = Array.from({ length: input.periods }, (_, period) => period)
  const receipts = (input.receipts ?? [])
    .filter(receipt => receipt.item === id && receipt.quantity > 0)
    .map(receipt => ({ ...receipt, exact: Fraction.of(receipt.quantity) }))
    .sort((a, b) => a.period - b.period)
  const needs = needsOf(input, id, recordOf)

  const gross = periods.map(t => Fraction.sum(needs.filter(need => need.period === t).map(n => n.quantity)))
  const scheduled = periods.map(t =>
    Fraction.sum(receipts.filter(({ period }) => Math.max(0, period) === t).map(({ exact }) => exact)),
  )
  const upTo = (row: readonly Fraction[], t: number) => Fraction.sum(row.slice(0, t + 1))
  const onHand = Fraction.of(item.onHand ?? 0)
  const safety = Fraction.of(item.safetyStock ?? 0)
  const open = Fraction.sum(receipts.map(({ exact }) => exact))
  /** What is missing in a period with everything that is there until then, and with some orders. */
  const missing = (t: number, orders: Fraction) =>
    upTo(gross, t)
      .plus(safety)
      .minus(onHand)
      .minus(isMoving ? open : upTo(scheduled, t))
      .minus(orders)

  const orders: OracleOrder[] = []
  const net = periods.map(t => {
    const planned = Fraction.sum(orders.map(({ quantity }) => quantity))
    const need = missing(t, planned)
    if (!need.exceeds(nothing)) return zero
    // What lot for lot would order from here on.
    let extra = zero
    const ahead = periods.map(u => {
      if (u < t) return zero
      const more = missing(u, planned.plus(extra))
      if (!more.exceeds(nothing)) return zero
      extra = extra.plus(more)
      return more
    })
    const last = lastCovered(item.lot, ahead, t)
    const wanted = t - (item.safetyTime ?? 0)
    const due = Math.max(0, wanted)
    const release = releaseOf(input, item, due) + Math.min(0, wanted)
    for (const quantity of sizes(Fraction.sum(ahead.slice(t, last + 1)), item.lot))
      orders.push({ quantity, due, release })
    return need
  })

  const good = Fraction.of(item.yield ?? 1)
  const ordered = (at: (order: OracleOrder) => number) =>
    periods.map(t => Fraction.sum(orders.filter(order => at(order) === t).map(({ quantity }) => quantity)))
  const receipt = ordered(({ due }) => due)
  const release = ordered(order => Math.max(0, order.release)).map(quantity => quantity.over(good))
  const projected = periods.map(t =>
    onHand.plus(upTo(scheduled, t)).plus(upTo(receipt, t)).minus(upTo(gross, t)),
  )

  const moves = receipts.map(({ period }, k) => {
    const before = onHand.plus(Fraction.sum(receipts.slice(0, k).map(({ exact }) => exact)))
    const first = [-1, ...periods].find(t => upTo(gross, t).plus(safety).minus(before).exceeds(nothing))
    const to = first === undefined ? undefined : Math.max(0, first - (item.safetyTime ?? 0))
    return { from: period, to }
  })
  return { rows: { gross, scheduled, projected, net, receipt, release }, orders, moves }
}

function needsOf(input: PlanInput, id: string, recordOf: (id: string) => OracleRecord) {
  const own = input.demand
    .filter(({ item }) => item === id)
    .map(({ period, quantity }) => ({ period: Math.max(0, period), quantity: Fraction.of(quantity) }))
  const passedOn = input.lines
    .filter(({ child }) => child === id)
    .flatMap(({ parent, per, scrap = 0, yield: good = 1, fixed = false }) => {
      const each = Fraction.of(per)
        .times(one.plus(Fraction.of(scrap)))
        .over(Fraction.of(good))
      const parentYield = Fraction.of(input.items.find(item => item.id === parent)?.yield ?? 1)
      const firm = (input.receipts ?? []).flatMap(({ item, quantity, release }) =>
        item === parent && release !== undefined && quantity > 0
          ? [{ quantity: Fraction.of(quantity), release }]
          : [],
      )
      return [...recordOf(parent).orders, ...firm].map(({ release, quantity }) => ({
        period: Math.max(0, release),
        quantity: fixed ? each : each.times(quantity).over(parentYield),
      }))
    })
  return [...own, ...passedOn]
}

function releaseOf({ calendar, periods }: PlanInput, { leadTime = 0, leadIn }: Item, due: number): number {
  if (leadIn !== 'days' || !calendar) return due - leadTime
  let day = workday(calendar, due)
  for (let step = 0; step < leadTime; step += 1) day = shift(day, -1)
  while (!isWorked(calendar, day)) day = shift(day, -1)
  for (let period = periods; ; period -= 1) if (workday(calendar, period) === day) return period
}

const shift = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10)

const isWorked = ({ workdays = [1, 2, 3, 4, 5], holidays = [] }: Calendar, day: string): boolean =>
  workdays.includes(new Date(day).getUTCDay()) && !holidays.includes(day)

const workdaysKnown = new Map<string, string>()

/** Returns the date of a period, which may be in the past. */
function workday(calendar: Calendar, period: number): string {
  const key = `${JSON.stringify(calendar)} ${period}`
  const known = workdaysKnown.get(key)
  if (known) return known
  const step = period > 0 ? 1 : -1
  let day = period === 0 ? calendar.from : shift(workday(calendar, period - step), step)
  while (!isWorked(calendar, day)) day = shift(day, period === 0 ? 1 : step)
  workdaysKnown.set(key, day)
  return day
}

/** Cuts a need into orders. */
function sizes(rest: Fraction, lot: Lot | undefined, order = 1): readonly Fraction[] {
  if (!rest.exceeds(nothing)) return []
  const unit = lot?.rule === 'FOQ' ? lot.quantity : lot?.multiple
  const toUnits = (quantity: Fraction, slack: Fraction) =>
    unit ? quantity.minus(slack).over(Fraction.of(unit)).up().times(Fraction.of(unit)) : quantity
  const least = toUnits(Fraction.of(lot?.min ?? 0), zero)
  const most = Fraction.of(unit && lot?.max ? Math.floor(lot.max / unit + 1e-9) : (lot?.max ?? 1e15)).times(
    unit && lot?.max ? Fraction.of(unit) : one,
  )
  const capped = order < 1000 && rest.exceeds(most) ? most : rest
  const size = toUnits(least.exceeds(capped) ? least : capped, nothing)
  return [size, ...sizes(rest.minus(size), lot, order + 1)]
}

/** Returns the last period that an order in `t` covers: each rule as its definition says it. */
function lastCovered(lot: Lot | undefined, needs: readonly Fraction[], t: number): number {
  const end = needs.length - 1
  const setup = (period: number) =>
    Fraction.of(typeof lot?.setup === 'number' ? lot.setup : (lot?.setup?.[period] ?? 0))
  const holding = Fraction.of(lot?.holding ?? 0)
  const count = (number: number) => Fraction.of(number)
  const kept = (from: number, last: number) =>
    Fraction.sum(needs.slice(from, last + 1).map((need, after) => need.times(count(after)))).times(holding)
  const pieces = (last: number) => Fraction.sum(needs.slice(t, last + 1))
  const firstRise = (cost: (last: number) => Fraction) => {
    for (let last = t; last < end; last += 1) if (cost(last + 1).exceeds(cost(last))) return last
    return end
  }
  switch (lot?.rule) {
    case 'POQ':
      return Math.min(end, t + (lot.periods ?? 1) - 1)
    case 'silver-meal':
      return firstRise(last =>
        setup(t)
          .plus(kept(t, last))
          .over(count(last - t + 1)),
      )
    case 'least-unit-cost':
      return firstRise(last => setup(t).plus(kept(t, last)).over(pieces(last)))
    case 'part-period': {
      for (let last = t + 1; last <= end; last += 1) {
        if (!kept(t, last).exceeds(setup(t))) continue
        const over = kept(t, last).minus(setup(t))
        const under = setup(t).minus(kept(t, last - 1))
        return under.exceeds(over) ? last : last - 1
      }
      return end
    }
    case 'wagner-whitin': {
      const found = new Map<number, { cost: Fraction; last: number }>()
      const cheapest = (from: number): { cost: Fraction; last: number } => {
        if (from > end) return { cost: zero, last: end }
        const done = found.get(from)
        if (done) return done
        const choices = needs.slice(from).map((_, more) => {
          const last = from + more
          const own = setup(from).plus(kept(from, last))
          return { last, cost: own.plus(cheapest(last + 1).cost) }
        })
        const best = needs[from]?.exceeds(zero)
          ? choices.reduce((one, other) => (one.cost.exceeds(other.cost) ? other : one))
          : cheapest(from + 1)
        found.set(from, best)
        return best
      }
      return cheapest(t).last
    }
    default:
      return t
  }
}
