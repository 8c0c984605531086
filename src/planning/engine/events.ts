import { itemOf, list, period, quantity } from './check.ts'
import type { Receipt } from './input.ts'

// Demands and open orders, by item. Few items have any, so they stay the objects that they were given as.

/** A demand or an open order of an item that is known. */
export type Entry = Omit<Receipt, 'item'>

/** The entries of each item, in the order of the input. */
export type Events = (readonly Entry[] | undefined)[]

/** Reads a list of demands or open orders. */
export function readEvents(
  given: readonly Receipt[],
  index: ReadonlyMap<string, number>,
  name: string,
): Events {
  const lists: Entry[][] = new Array(index.size)
  for (const [at, entry] of list(given, name).entries()) {
    checkEntry(entry, name, at)
    const item = itemOf(index, entry.item, name, at)
    if (!isSome(entry)) continue
    lists[item] ??= []
    lists[item].push(entry)
  }
  return lists
}

/** A demand or an open order of nothing is none. */
export const isSome = ({ quantity }: Entry): boolean => quantity > 0

export function checkEntries<T extends Entry>(entries: readonly T[], name: string): readonly T[] {
  list(entries, name).forEach((entry, at) => {
    checkEntry(entry, name, at)
  })
  return entries
}

function checkEntry(entry: Entry, name: string, at: number): void {
  period(entry.period, name, at, 'period')
  quantity(entry.quantity, name, at, 'quantity')
  if (entry.release !== undefined) period(entry.release, name, at, 'release')
}
