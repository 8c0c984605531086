import { checkList, itemOf } from './check.ts'
import { checkEntries, type EntriesByItem, type Entry, isSome } from './demands-and-receipts.ts'
import type { DatedEdit, Edit, Item } from './input.ts'
import { type Model, writeItem } from './model.ts'
import { type Netting, netItem } from './netting.ts'
import { type Orders, storeOrders } from './orders.ts'

/**
 * Changes the model and plans what that touches. `replan` takes the items that are edited, and those whose parts have
 * other gross requirements now, whatever their orders do. If the edit cannot be planned, everything is as before.
 */
export function applyEdit<T>(
  model: Model,
  edit: DatedEdit,
  replan: (items: readonly number[], passing: readonly number[]) => T,
): T {
  const { index, items: known, demand, receipts, days } = model
  const items: number[] = []
  const passing: number[] = []
  const undo: (() => void)[] = []
  const find = (id: string, name: string, at: number): number => {
    const item = itemOf(index, id, name, at)
    items.push(item)
    return item
  }
  const replace = (events: EntriesByItem, name: string, lists: DatedEdit['receipts'] = {}) => {
    Object.entries(lists).forEach(([id, entries], at) => {
      const item = find(id, name, at)
      const was = events[item]
      const isOpen = events === receipts
      const now = checkEntries(entries, `${name}.${id}`, isOpen ? days?.arrivalOf : days?.periodOf)
      events[item] = isOpen ? now.filter(isSome) : now
      undo.unshift(() => {
        events[item] = was
      })
      if ([...(was ?? []), ...now].some(({ release }) => release !== undefined)) passing.push(item)
    })
  }
  try {
    checkList(edit.items ?? [], 'items').forEach((fields, at) => {
      const item = find(fields.id, 'items', at)
      const was = known[item] ?? fields
      writeItem(model, item, { ...was, ...fields }, 'items', at)
      undo.unshift(() => writeItem(model, item, was, 'items', at))
      if (was.yield !== known[item]?.yield) passing.push(item)
    })
    replace(demand, 'demand', edit.demand)
    replace(receipts, 'receipts', edit.receipts)
    return replan(items, passing)
  } catch (error) {
    for (const restore of undo) restore()
    replan(items, passing)
    throw error
  }
}

/**
 * Plans items once more, parents first, and the parts of those whose orders change. `passing` names items whose parts are
 * planned whatever their orders are. Returns what was planned.
 */
export function planAgain(
  model: Model,
  orders: Orders,
  work: Netting,
  items: readonly number[],
  passing: readonly number[],
): readonly number[] {
  const { level } = model
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
  const planned: number[] = []
  items.forEach(mark)
  passing.forEach(markParts)
  for (let depth = 0; depth < waiting.length; depth += 1) {
    for (const item of waiting[depth] ?? []) {
      netItem(model, orders, item, work)
      if (storeOrders(orders, item, work)) markParts(item)
      planned.push(item)
    }
  }
  return planned
}

/** What a plan has of its items now. */
export interface CurrentInput {
  /** Returns an item with its changes. */
  itemOf(id: string): Item
  /** Returns what is wanted of an item itself. */
  demandOf(id: string): readonly Entry[]
  /** Returns the open orders of an item. */
  receiptsOf(id: string): readonly Entry[]
}

/** Returns the edit that takes another one back. Call it before that one is made. */
export function backFrom({ items, demand, receipts }: Edit, known: CurrentInput): Edit {
  return {
    items: items?.map(({ id, ...fields }) => {
      const now = known.itemOf(id)
      return { id, ...Object.fromEntries(Object.keys(fields).map(key => [key, Reflect.get(now, key)])) }
    }),
    demand: demand && Object.fromEntries(Object.keys(demand).map(id => [id, known.demandOf(id)])),
    receipts: receipts && Object.fromEntries(Object.keys(receipts).map(id => [id, known.receiptsOf(id)])),
  }
}
