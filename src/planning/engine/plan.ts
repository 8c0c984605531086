import { type Cause, causesOf } from './causes.ts'
import { applyEdit } from './change.ts'
import { type Delay, delaysOf } from './delays.ts'
import type { Edit, PlanInput } from './input.ts'
import { type Message, messagesOf, sortMessages } from './messages.ts'
import { type Model, readModel } from './model.ts'
import { netItem, noNetting } from './netting.ts'
import { noOrders, storeOrders } from './orders.ts'
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
 * CircleError whose `path` names the items of a bill in a circle. No items give an empty plan.
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

  function find(id: string): number {
    const item = index.get(id)
    if (item === undefined)
      throw new RangeError(`No item has the id “${id}”. Use an id of the input's items.`)
    return item
  }

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
      const { below, child } = model.bill
      for (let line = below[item] ?? 0; line < (below[item + 1] ?? 0); line += 1) mark(child[line] ?? 0)
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

  function ordersOf(item: number): PlannedOrder[] {
    if (model.items[item]?.phantom) return []
    const start = orders.start[item] ?? 0
    return Array.from({ length: orders.count[item] ?? 0 }, (_, place) => {
      const release = orders.release[start + place] ?? 0
      return {
        item: ids[item] ?? '',
        quantity: rounded(orders.quantity[start + place] ?? 0),
        release: Math.max(0, release),
        due: orders.due[start + place] ?? 0,
        late: Math.max(0, -release),
      }
    })
  }

  function messagesAbout(item: number): readonly Message[] {
    netItem(model, orders, item, work)
    return messagesOf(model, item, work)
  }

  return {
    record(id) {
      const item = find(id)
      netItem(model, orders, item, work)
      return recordOf(model, item, work)
    },
    orders(id) {
      return id === undefined ? ids.flatMap((_, item) => ordersOf(item)) : ordersOf(find(id))
    },
    messages(id) {
      const found = id === undefined ? ids.flatMap((_, item) => messagesAbout(item)) : messagesAbout(find(id))
      return sortMessages([...found], model)
    },
    causes(id, order) {
      const item = find(id)
      const place =
        typeof order === 'number'
          ? order
          : ordersOf(item).findIndex(
              ({ due, quantity, release }) =>
                due === order.due && quantity === order.quantity && release === order.release,
            )
      if (!(place in ordersOf(item)))
        throw new RangeError(
          `“${id}” has no such order. Give one of \`orders("${id}")\`, or its place there.`,
        )
      return causesOf(model, orders, pegger(model, orders, work), item, place).map(cause => ({
        ...cause,
        quantity: rounded(cause.quantity),
      }))
    },
    delays(id) {
      const pegs = pegger(model, orders, work)
      const item = index.get(id)
      const found =
        item === undefined
          ? delaysOf(model, orders, pegs, demandWith(model, id) ?? find(id), id)
          : delaysOf(model, orders, pegs, item)
      return found.map(delay => ({ ...delay, quantity: rounded(delay.quantity) }))
    },
    change(edit) {
      const { items, passing, undo } = applyEdit(model, edit)
      try {
        return planAgain(items, passing)
      } catch (error) {
        undo()
        planAgain(items, passing)
        throw error
      }
    },
  }
}

/** Returns the item of the demand with an id. */
function demandWith({ demand }: Model, id: string): number | undefined {
  for (const [event, its] of demand.ids) {
    if (its !== id) continue
    for (let item = 0; item < demand.head.length; item += 1) {
      for (let entry = demand.head[item] ?? -1; entry >= 0; entry = demand.next[entry] ?? -1)
        if (entry === event) return item
    }
  }
  return undefined
}
