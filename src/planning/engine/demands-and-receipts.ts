import { checkList, checkPeriod, checkQuantity, itemOf, refuse } from './check.ts'
import type { DatedReceipt, Receipt } from './input.ts'

// Demands and open orders, by item. Few items have any, so they stay the objects that they were given as.

/** A demand or an open order of an item that is known. */
export type Entry = Omit<Receipt, 'item'>

type GivenEntry = Entry | Omit<DatedReceipt, 'item'>

/** The entries of each item, in the order of the input. */
export type EntriesByItem = (readonly Entry[] | undefined)[]

/** Returns the period of a date. A plan without a calendar has none. */
type ToPeriod = ((date: unknown, place: string) => number) | undefined

/** Reads a list of demands or open orders. */
export function readEntries(
  given: readonly (Receipt | DatedReceipt)[],
  index: ReadonlyMap<string, number>,
  name: string,
  toPeriod: ToPeriod,
): EntriesByItem {
  const lists: Entry[][] = new Array(index.size)
  checkList(given, name).forEach((one, at) => {
    const entry = checkEntry(one, name, at, toPeriod)
    const item = itemOf(index, one.item, name, at)
    lists[item] ??= []
    lists[item].push(entry)
  })
  return lists
}

/** An open order of nothing is none. A demand of nothing keeps its place: its quantity may be changed again. */
export const isSome = ({ quantity }: Entry): boolean => quantity > 0

export const checkEntries = (
  entries: readonly GivenEntry[],
  name: string,
  toPeriod: ToPeriod,
): readonly Entry[] => checkList(entries, name).map((entry, at) => checkEntry(entry, name, at, toPeriod))

/** Checks an entry. One that has a date gets its period. */
function checkEntry(given: GivenEntry, name: string, at: number, toPeriod: ToPeriod): Entry {
  const entry = 'date' in given && given.date !== undefined ? dated(given) : (given as Entry)
  checkPeriod(entry.period, name, at, 'period')
  checkQuantity(entry.quantity, name, at, 'quantity')
  if (entry.release !== undefined) checkPeriod(entry.release, name, at, 'release')
  return entry

  function dated({ date, ...rest }: Extract<GivenEntry, { date: string }>): Entry {
    const place = `${name}[${at}].date`
    if (!toPeriod) refuse(place, date, 'a period, or a calendar')
    if ('period' in rest) refuse(place, date, 'a date or a period, not both')
    return { ...rest, period: toPeriod(date, place) }
  }
}
