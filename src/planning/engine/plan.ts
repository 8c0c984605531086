import { arrivalsOf } from './arrival.ts'
import { type Cause, causesOf, inOrderOfNeed, type Traced } from './causes.ts'
import { applyEdit } from './change.ts'
import { refuse } from './check.ts'
import { type Delay, delaysOf } from './delays.ts'
import { type Sizing, sizingOf } from './explain-quantity.ts'
import { type Help, helpOf } from './help.ts'
import type { DatedEdit, DatedPlanInput } from './input.ts'
import { byLateness, listOf, type Message, messagesOf, type Sorted, sortIn } from './messages.ts'
import { readModel } from './model.ts'
import { netItem, noNetting } from './netting.ts'
import { noOrders, ordersOf, storeOrders } from './orders.ts'
import { pegger } from './pegging.ts'
import { type PlanRecord, recordOf, rounded } from './record.ts'
import {
  deliveriesOf,
  placementsOf,
  type Schedule,
  type ScheduledDemand,
  type ScheduledOrder,
  scheduleOf,
} from './schedule.ts'

/** An order that the plan suggests, as the textbook has it: due when it is needed. */
export interface PlannedOrder {
  readonly item: string
  /** What is received. With a `yield`, more is started. To six decimals. */
  readonly quantity: number
  /** The period in which it is released; 0 where it should have been in the past. */
  readonly release: number
  /** The period in which it is due. */
  readonly due: number
  /** By how many periods its release is late; 0 if it is not. */
  readonly late: number
}

/** Why an order is planned. */
export interface Why {
  /** What is needed first comes first; what nothing needs, last. */
  readonly causes: readonly Cause[]
  /** The planned orders that pass the first cause on: from the top of the bills down to the order itself. */
  readonly steps: readonly { readonly order: PlannedOrder; readonly sizing: Sizing }[]
}

/** A plan. It changes in place by `change`; what its methods have returned stays as it was. */
export interface Plan {
  /** How many periods are planned. */
  readonly periods: number
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
  /**
   * Returns what would bring a late demand of an item in time: ways that were planned and looked at. `place` is the one
   * that `schedule(id)` gives. They cost a plan of what they touch for each try.
   */
  help(id: string, place: number): readonly Help[]
  /** Returns what delays an item's demands. `id` is the item's, or that of one demand if no item has it. */
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
export function plan(input: DatedPlanInput): Plan {
  const model = readModel(input)
  const { periods, ids, index, level, sequence } = model
  const orders = noOrders(ids.length, periods)
  const work = noNetting(periods)
  for (const item of sequence) {
    netItem(model, orders, item, work)
    storeOrders(orders, item, work)
  }

  /** They remember what they have answered, and begin anew after a change. */
  let arrivals = arrivalsOf(model, orders, work)
  let pegsOf = pegger(model, orders, work)
  const find = (id: string): number => index.get(id) ?? refuse('id', id, 'the id of an item')

  function planAgain(items: readonly number[], passing: readonly number[]): string[] {
    arrivals = arrivalsOf(model, orders, work)
    pegsOf = pegger(model, orders, work)
    const waiting: number[][] = []
    const marked = new Set<number>()
    const mark = (item: number) => {
      if (marked.has(item)) return
      marked.add(item)
      const depth = level[item] ?? 0
      waiting[depth] ??= []
      waiting[depth].push(item)
    }
    const markParts = (item: number) => {
      const { below, parts } = model.bill
      parts.subarray(below[item], below[item + 1]).forEach(mark)
    }
    const planned: string[] = []
    items.forEach(mark)
    passing.forEach(markParts)
    for (let depth = 0; depth < waiting.length; depth += 1) {
      for (const item of waiting[depth] ?? []) {
        netItem(model, orders, item, work)
        if (storeOrders(orders, item, work)) markParts(item)
        planned.push(ids[item] ?? '')
      }
    }
    return planned
  }

  function shown(item: number): readonly PlannedOrder[] {
    if (model.items[item]?.phantom) return []
    return ordersOf(orders, item).map(({ quantity, due, release }) => ({
      item: ids[item] ?? '',
      quantity: rounded(quantity),
      release: Math.max(0, release),
      due,
      late: Math.max(0, -release),
    }))
  }

  const calendar = () =>
    model.days ?? refuse('calendar', undefined, 'a calendar: without one, periods have no dates')

  function placeOf(item: number, order: PlannedOrder | number): number {
    const all = shown(item)
    const place =
      typeof order === 'number'
        ? order
        : all.findIndex(
            ({ due, quantity, release }) =>
              due === order.due && quantity === order.quantity && release === order.release,
          )
    return place in all ? place : refuse('order', order, `an order of ${ids[item]}, or its place among them`)
  }

  const traced = (item: number, order: PlannedOrder | number): readonly Traced[] =>
    causesOf(model, pegsOf, item, placeOf(item, order)).map(({ cause, ...rest }) => ({
      cause: { ...cause, quantity: rounded(cause.quantity) },
      ...rest,
    }))

  const made: Plan = {
    periods,
    record(id) {
      const item = find(id)
      netItem(model, orders, item, work)
      return recordOf(model, item, work, ordersOf(orders, item))
    },
    schedule(id) {
      const item = find(id)
      // It nets items for itself, so the rows of this one come after it.
      arrivals.comingOf(item)
      netItem(model, orders, item, work)
      return scheduleOf(model, orders, item, work, arrivals)
    },
    placements(id) {
      const all = id === undefined ? [...ids.keys()] : [find(id)]
      return all.flatMap(item => placementsOf(model, orders, item, arrivals))
    },
    deliveries: id => deliveriesOf(model, find(id), arrivals),
    orders(id) {
      return id === undefined ? ids.flatMap((_, item) => shown(item)) : shown(find(id))
    },
    messages(id) {
      if (id !== undefined) return messagesOf(model, orders, find(id), work).sort(byLateness)
      const sorted: Sorted = new Map()
      for (const item of ids.keys()) sortIn(sorted, messagesOf(model, orders, item, work), level[item] ?? 0)
      return listOf(sorted)
    },
    causes: (id, order) => traced(find(id), order).map(({ cause }) => cause),
    why(id, order) {
      const item = find(id)
      const found = traced(item, order)
      const sorted = inOrderOfNeed(found, shown(item)[placeOf(item, order)]?.due ?? 0)
      const path = (sorted[0]?.path ?? []).filter(({ kind }) => kind === 'order').toReversed()
      return {
        causes: sorted.map(({ cause }) => cause),
        steps: [...path, { item, place: placeOf(item, order) }].flatMap(step => {
          const planned = shown(step.item)[step.place]
          if (!planned) return []
          netItem(model, orders, step.item, work)
          return [{ order: planned, sizing: sizingOf(model, step.item, work, step.place) }]
        }),
      }
    },
    help(id, place) {
      find(id)
      const placeOf = (of: string) => index.get(of) ?? 0
      return helpOf(
        {
          itemOf: of => model.items[placeOf(of)] ?? { id: of },
          demandOf: of => model.demand[placeOf(of)] ?? [],
          receiptsOf: of => model.receipts[placeOf(of)] ?? [],
          change: made.change,
          schedule: made.schedule,
          delays: made.delays,
        },
        id,
        place,
      )
    },
    delays(id) {
      const owner = index.has(id)
        ? -1
        : model.demand.findIndex(entries => entries?.some(one => one.id === id))
      const [item, demand] = owner < 0 ? [find(id)] : [owner, id]
      return delaysOf(model, arrivals, item, demand).map(delay => ({
        ...delay,
        quantity: rounded(delay.quantity),
      }))
    },
    dateOf: period => calendar().dateOf(period),
    periodOf: date => calendar().periodOf(date, 'date'),
    change(edit) {
      return applyEdit(model, edit, planAgain)
    },
  }
  return made
}
