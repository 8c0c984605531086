import type { Demand, Item, Lot, PlanInput } from '../../engine/input.ts'
import type { DueDraft, ItemDraft, LotDraft, Notes, Time } from '../drafts.ts'
import type { ReadResult } from '../result.ts'
import { type Horizon, horizons } from '../words/horizon.ts'

// Dates and times to periods, once it is known whether a period is a day or a week.

type Unit = ReadResult['unit']

/** Decides what a period is: a week where every lead time and every date is in weeks, and else a day. */
export function unitOf(items: Iterable<ItemDraft>, dues: readonly DueDraft[]): Unit {
  if (dues.length === 0 || dues.some(({ isWeek }) => !isWeek)) return 'day'
  const times = [...items].flatMap(({ leadTime }) => leadTime ?? [])
  const isWeekly = times.every(({ unit, value }) => unit === 'weeks' || value === 0)
  return isWeekly && times.some(({ unit }) => unit === 'weeks') ? 'week' : 'day'
}

type Dated = Pick<PlanInput, 'periods'> & Readonly<Record<DueDraft['kind'], readonly Demand[]>>

/** Returns what is wanted, comes and is proposed, by period, and how many periods there are. */
export function datesToPeriods({ horizon, problems }: Notes, dues: readonly DueDraft[], unit: Unit): Dated {
  const { least, most } = horizons[unit]
  const lists: Record<DueDraft['kind'], Demand[]> = { demand: [], receipts: [], proposals: [] }
  let last = least - 1
  for (const due of dues) {
    const { kind, item, quantity, id, day, source, line, written } = due
    const period = unit === 'week' ? horizon.weekOf(day) : workingDayOf(due, horizon)
    if (kind === 'proposals') problems.addOnce('proposed', { source, line }, item)
    else if (period < 0) problems.add('past-date', due, written)
    else if (period >= most) problems.add('beyond-horizon', due, written)
    else last = Math.max(last, period)
    lists[kind].push({ item, period, quantity, ...(id && { id }) })
  }
  return { periods: last + 1, ...lists }
}

function workingDayOf({ kind, day, isWeek }: DueDraft, horizon: Horizon): number {
  // What is due in this week is not late on its Tuesday.
  if (isWeek && horizon.weekOf(day) === 0) return 0
  return kind === 'receipts' ? horizon.arrivalOf(day) : horizon.periodOf(day)
}

/** Returns an item of the plan. `otherwise` is its lead time where no list has one, and `week` how many periods a week has. */
export function itemOf(id: string, draft: ItemDraft, otherwise: number, week: number): Item {
  const { name, make, supplier, price, lot, phantom } = draft
  const item: { -readonly [Key in keyof Item]: Item[Key] } = {
    id,
    onHand: draft.onHand ?? 0,
    safetyStock: draft.safetyStock ?? 0,
    ...timeOf(draft.leadTime ?? { value: otherwise, unit: 'working-days' }, week),
  }
  // Spread, each of these would copy all that stands before it: there may be 20,000 items.
  if (name) item.name = name
  if (make !== undefined) item.make = make
  if (supplier) item.supplier = supplier
  if (draft.unit) item.unit = draft.unit
  if (price !== undefined) item.price = price
  if (lot) item.lot = lotOf(lot, week)
  if (phantom) item.phantom = phantom
  if (draft.yield) item.yield = draft.yield
  return item
}

function timeOf({ value, unit }: Time, week: number): Pick<Item, 'leadTime' | 'leadIn'> {
  if (unit === 'calendar-days') return { leadTime: wholeUp(value), leadIn: 'days' }
  // A part of a period is one more: 2.5 days are three.
  return { leadTime: wholeUp(unit === 'weeks' ? value * week : value) }
}

/** Rounds up, but for what calculating has left: 7.000000001 days are seven. */
const wholeUp = (value: number): number => Math.max(0, Math.ceil(value - 1e-6))

function lotOf(lot: LotDraft, week: number): Lot {
  const { rule = 'L4L', ...sizes } = hasRoom(lot) ? lot : { ...lot, max: undefined }
  if (rule !== 'weekly' && rule !== 'monthly') return { rule, ...sizes }
  return { ...sizes, rule: 'POQ', periods: (sizes.periods ?? 1) * (rule === 'weekly' ? week : 4 * week) }
}

/** Whether the largest order has room for the smallest one, in whole lots: a list may have a largest stock there. */
function hasRoom({ rule, quantity, min = 0, max, multiple }: LotDraft): boolean {
  if (max === undefined) return true
  const step = (rule === 'FOQ' ? quantity : multiple) || max
  return max >= step && Math.floor(max / step) >= Math.ceil(min / step)
}
