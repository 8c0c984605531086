import { type Cause, causesOf } from './causes.ts'
import { applyEdit } from './change.ts'
import { refuse } from './check.ts'
import { type Delay, delaysOf } from './delays.ts'
import type { Edit, PlanInput } from './input.ts'
import { byLateness, listOf, type Message, messagesOf, type Sorted, sortIn } from './messages.ts'
import { readModel } from './model.ts'
import { netItem, noNetting } from './netting.ts'
import { noOrders, ordersOf, storeOrders } from './orders.ts'
import { pegger } from './pegging.ts'
import { type PlanRecord, recordOf, rounded } from './record.ts'

/** An order that the plan suggests. */
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

/** A plan. It changes in place by `change`; what its methods have returned stays as it was. */
export interface Plan {
  /** Returns the record of an item. Throws a RangeError for an id that no item has, as all methods do. */
  record(id: string): PlanRecord
  /** Returns the planned orders of an item, or of all in the order of the input, by due period. */
  orders(id?: string): readonly PlannedOrder[]
  /** Returns the messages about an item, or about all: the latest first, then the highest in the bills. */
  messages(id?: string): readonly Message[]
  /**
   * Returns the demands that caused an order, with the safety stocks and lot sizes that added to it. `order` is the
   * order as `orders(id)` returned it, or its place there, from 0.
   */
  causes(id: string, order: PlannedOrder | number): readonly Cause[]
  /** Returns what delays an item's demands. `id` is the item's, or that of one demand if no item has it. */
  delays(id: string): readonly Delay[]
  /**
   * Changes items, demands or open orders, and plans what that touches: an item that is named, and its parts only if its
   * orders have changed. Returns the ids that were planned again, parents first. Throws a RangeError, and leaves the
   * plan as it was, when the edit cannot be planned.
   */
  change(edit: Edit): readonly string[]
}

/**
 * Plans material requirements. Throws a RangeError that names the place in the input and what belongs there, or a
 * CircleError whose `path` names the items of a bill in a circle. No items give an empty plan. The plan keeps the objects
 * of the input: leave them as they are, and use `change`.
 */
export function plan(input: PlanInput): Plan {
  const model = readModel(input)
  const { periods, ids, index, level, sequence } = model
  const orders = noOrders(ids.length, periods)
  const work = noNetting(periods)
  for (const item of sequence) {
    netItem(model, orders, item, work)
    storeOrders(orders, item, work)
  }

  const find = (id: string): number => index.get(id) ?? refuse('id', id, 'the id of an item')

  function planAgain(items: readonly number[], passing: readonly number[]): string[] {
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

  function messagesAbout(item: number): Message[] {
    netItem(model, orders, item, work)
    return messagesOf(model, item, work.gross, ordersOf(orders, item))
  }

  return {
    record(id) {
      const item = find(id)
      netItem(model, orders, item, work)
      return recordOf(model, item, work, ordersOf(orders, item))
    },
    orders(id) {
      return id === undefined ? ids.flatMap((_, item) => shown(item)) : shown(find(id))
    },
    messages(id) {
      if (id !== undefined) return messagesAbout(find(id)).sort(byLateness)
      const sorted: Sorted = new Map()
      for (const item of ids.keys()) sortIn(sorted, messagesAbout(item), level[item] ?? 0)
      return listOf(sorted)
    },
    causes(id, order) {
      const item = find(id)
      const place =
        typeof order === 'number'
          ? order
          : shown(item).findIndex(
              ({ due, quantity, release }) =>
                due === order.due && quantity === order.quantity && release === order.release,
            )
      if (!(place in shown(item))) refuse('order', order, `an order of ${id}, or its place among them`)
      return causesOf(model, pegger(model, orders, work), item, place).map(cause => ({
        ...cause,
        quantity: rounded(cause.quantity),
      }))
    },
    delays(id) {
      const owner = index.has(id)
        ? -1
        : model.demand.findIndex(entries => entries?.some(one => one.id === id))
      const pegs = pegger(model, orders, work)
      const [item, demand] = owner < 0 ? [find(id)] : [owner, id]
      return delaysOf(model, orders, pegs, item, demand).map(delay => ({
        ...delay,
        quantity: rounded(delay.quantity),
      }))
    },
    change(edit) {
      return applyEdit(model, edit, planAgain)
    },
  }
}
