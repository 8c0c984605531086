import { arrivalsOf } from './arrival.ts'
import { type Cause, causesOf, type Traced } from './causes.ts'
import { applyEdit, type CurrentInput, planAgain } from './change.ts'
import { refuse } from './check.ts'
import { type Delay, delaysOf } from './delays.ts'
import { causesOfOrder, type Why, whyOf } from './explain-order.ts'
import type { DatedEdit, DatedPlanInput } from './input.ts'
import { byLateness, type Message, messagesOf } from './messages.ts'
import { type Model, readModel } from './model.ts'
import { netItem, noNetting } from './netting.ts'
import { noOrders, type Orders, ordersOf, storeOrders } from './orders.ts'
import { type Pegs, pegger } from './pegging.ts'
import { type PlannedOrder, plannedOrders } from './planned-orders.ts'
import { type PlanRecord, recordOf } from './record.ts'
import {
  deliveriesOf,
  eachOrder,
  placementsOf,
  type Schedule,
  type ScheduledDemand,
  type ScheduledOrder,
  scheduleOf,
  type Visit,
} from './schedule.ts'

/** A plan. It changes in place by `change`; what its methods have returned stays as it was. */
export interface Plan extends CurrentInput {
  /** How many periods are planned. */
  readonly periods: number
  /** Returns the ids of what an item goes into: one for each line of the bills. */
  parentsOf(id: string): readonly string[]
  /** Returns the record of an item, as the textbook draws it: receipts where they are due. Throws a RangeError for an id that no item has, as all methods do. */
  record(id: string): PlanRecord
  /** Returns what will really happen to an item: receipts where they arrive, and when each of its demands is met. */
  schedule(id: string): Schedule
  /** Returns the `orders` of the schedule of an item, or of all in the order of the input. */
  placements(id?: string): readonly ScheduledOrder[]
  /** Returns the `demands` of the schedule of an item. */
  deliveries(id: string): readonly ScheduledDemand[]
  /** Returns the planned orders of an item, or of all in the order of the input, by due period. */
  orders(id?: string): readonly PlannedOrder[]
  /** Returns the messages about an item, or about all: the latest first, then the highest in the bills. */
  messages(id?: string): readonly Message[]
  /**
   * Returns the demands that caused an order, with the safety stocks and lot sizes that added to it. `order` is the
   * order as `orders(id)` returned it, or its place there, from 0.
   */
  causes(id: string, order: PlannedOrder | number): readonly Cause[]
  /** Returns how an order came about, and how its quantity did. */
  why(id: string, order: PlannedOrder | number): Why
  /** Returns what delays an item's demands. `id` is the item's, or that of a sales order if no item has it. */
  delays(id: string): readonly Delay[]
  /** Returns the date of a period, also beyond the plan. Throws a RangeError where the plan has no calendar. */
  dateOf(period: number): string
  /** Returns the period in which something of a date is due: the last working day that is no later. */
  periodOf(date: string): number
  /**
   * Changes items, demands or open orders, and plans what that touches: an item that is named, and its parts only if its
   * orders have changed. Returns the ids that were planned again, parents first. Throws a RangeError, and leaves the
   * plan as it was, when the edit cannot be planned.
   */
  change(edit: DatedEdit): readonly string[]
}

/**
 * Plans material requirements. Throws a RangeError that names the place in the input and what belongs there, or a
 * CircleError whose `path` names the items of a bill in a circle. No items give an empty plan. The plan keeps the objects
 * of the input: leave them as they are, and use `change`.
 */
export const plan = (input: DatedPlanInput): Plan => planWithBefore(input).plan

/** A plan that is to be compared with what it was. */
export interface PlanWithBefore {
  readonly plan: Plan
  /** Returns the plan as it was before any change. */
  readonly before: () => Plan
  /** Visits the planned orders of an item as they will really be released. There may be very many: none is kept. */
  readonly eachOrder: (id: string, visit: Visit) => void
  /** Returns what an order of an item, by its place, is for, and when the item is needed for it. */
  readonly needsOf: (id: string, place: number) => readonly Traced[]
}

/** Plans once, and keeps the columns of it: a copy of them takes no time. */
export function planWithBefore(input: DatedPlanInput): PlanWithBefore {
  const model = readModel(input)
  const { periods, ids, sequence } = model
  const orders = noOrders(ids.length, periods)
  const work = noNetting(periods)
  for (const item of sequence) {
    netItem(model, orders, item, work)
    storeOrders(orders, item, work)
  }
  const [listed, planned] = [copyOf(model), copyOf(orders)]
  return { ...planOf(model, orders), before: () => planOf(listed, planned).plan }
}

/** A column, or what else stands beside them. */
type Sliced = { slice?: () => unknown } | undefined

/** Copies the columns, into which an edit writes. What has no `slice` never changes. */
const copyOf = <Columns extends object>(columns: Columns): Columns => {
  const entries = Object.entries(columns as Record<string, Sliced>)
  const copied = entries.map(([name, column]) => [name, column?.slice?.() ?? column])
  return Object.fromEntries(copied)
}

function planOf(model: Model, orders: Orders): Omit<PlanWithBefore, 'before'> {
  const { periods, ids, index, level } = model
  const work = noNetting(periods)
  /** A change makes `arrivals` forget all answers, and `pegs` those of the items that are planned again. */
  const arrivals = arrivalsOf(model, orders, work)
  const pegs = new Map<number, Pegs>()
  const pegsOf = pegger(model, orders, work, pegs)
  const find = (id: string): number => index.get(id) ?? refuse('id', id, 'the id of an item')
  const itemsAt = (id: string | undefined) => (id === undefined ? [...ids.keys()] : [find(id)])

  const calendar = () =>
    model.days ?? refuse('calendar', undefined, 'a calendar: without one, periods have no dates')

  const pegged = { model, orders, work, pegsOf }

  const self: Plan = {
    periods,
    itemOf: id => model.items[find(id)] ?? { id },
    demandOf: id => model.demand[find(id)] ?? [],
    receiptsOf: id => model.receipts[find(id)] ?? [],
    parentsOf(id) {
      const { above, parent } = model.bill
      const item = find(id)
      return [...parent.subarray(above[item], above[item + 1])].map(one => ids[one] ?? '')
    },
    record(id) {
      const item = find(id)
      netItem(model, orders, item, work)
      return recordOf(model, item, work, ordersOf(orders, item))
    },
    schedule: id => scheduleOf(model, orders, find(id), work, arrivals),
    placements: id => itemsAt(id).flatMap(item => placementsOf(model, orders, item, arrivals)),
    deliveries: id => deliveriesOf(model, find(id), arrivals),
    orders: id => itemsAt(id).flatMap(item => plannedOrders(model, orders, item)),
    messages(id) {
      const highestFirst = (one: number, other: number) => (level[one] ?? 0) - (level[other] ?? 0)
      return itemsAt(id)
        .sort(highestFirst)
        .flatMap(item => messagesOf(model, orders, item, work))
        .sort(byLateness)
    },
    causes: (id, order) => causesOfOrder(pegged, find(id), order),
    why: (id, order) => whyOf(pegged, find(id), order),
    delays(id) {
      const delaysAt = (item: number) => delaysOf(model, arrivals, item)
      const isOwner = (item: number) => model.demand[item]?.some(one => one.id === id)
      const owners = index.has(id) ? [] : [...ids.keys()].filter(isOwner)
      if (owners.length === 0) return delaysAt(find(id))
      return owners.flatMap(delaysAt).filter(delay => delay.id === id)
    },
    dateOf: period => calendar().dateOf(period),
    periodOf: date => calendar().periodOf(date, 'date'),
    change(edit) {
      return applyEdit(model, edit, (items, passing) => {
        const planned = planAgain(model, orders, work, items, passing)
        arrivals.forget()
        for (const item of planned) pegs.delete(item)
        return planned.map(item => ids[item] ?? '')
      })
    },
  }
  return {
    plan: self,
    eachOrder: (id, visit) => eachOrder(model, orders, find(id), arrivals, visit),
    needsOf: (id, place) => causesOf(model, pegsOf, find(id), place),
  }
}
