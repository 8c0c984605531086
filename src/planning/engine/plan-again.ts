import type { Model } from './model.ts'
import { type Netting, netItem } from './netting.ts'
import { type Orders, storeOrders } from './orders.ts'

/**
 * Plans items once more, parents first, and the parts of those whose orders change. `passing` names items whose parts are
 * planned whatever their orders are. Returns the ids of what was planned.
 */
export function planAgain(
  model: Model,
  orders: Orders,
  work: Netting,
  items: readonly number[],
  passing: readonly number[],
): string[] {
  const { ids, level } = model
  const { below, parts } = model.bill
  const waiting: number[][] = []
  const marked = new Set<number>()
  const mark = (item: number) => {
    if (marked.has(item)) return
    marked.add(item)
    const depth = level[item] ?? 0
    waiting[depth] ??= []
    waiting[depth].push(item)
  }
  const markParts = (item: number) => parts.subarray(below[item], below[item + 1]).forEach(mark)
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
