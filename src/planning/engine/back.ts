import type { Entry } from './events.ts'
import type { Edit, Item } from './input.ts'

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
