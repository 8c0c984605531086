import type { Entry } from '../../../planning/engine/events.ts'
import type { Item, Receipt } from '../../../planning/engine/input.ts'
import { add } from '../outline.ts'
import type { List } from './planned-list.ts'

/**
 * Repeats the changes that were tried with a list, when the same list is planned on other days or in another language.
 * Each changed item is one change. An order or demand that was moved keeps its date.
 */
export function carryChanges(before: List, after: List): void {
  const [was, now] = [before.planning, after.planning]
  const periodOf = (period: number) => periodAt(before.periods.dayOf(period), after) ?? period
  const carried = (changed: readonly Entry[], listed: readonly Entry[], fresh: readonly Entry[]) =>
    changed.map((entry, at): Entry => {
      const isInPlace = listed.length === fresh.length && entry.period === listed[at]?.period
      const same = isInPlace ? fresh[at] : undefined
      if (same) return entry.quantity === listed[at]?.quantity ? same : { ...same, quantity: entry.quantity }
      const { period, release } = entry
      return {
        ...entry,
        period: periodOf(period),
        ...(release !== undefined && { release: periodOf(release) }),
      }
    })
  const comingOf = byItem(was.input.receipts ?? [])
  const items = new Map(was.input.items.map(item => [item.id, item]))
  for (const { id } of now.input.items) {
    const fields = differing(was.itemOf(id), items.get(id) ?? { id })
    const [demand, receipts] = [was.demandOf(id), was.receiptsOf(id)]
    const [wanted, coming] = [was.outline.demand.get(id) ?? [], comingOf.get(id) ?? []]
    const edit = {
      ...(fields && { items: [{ ...fields, id }] }),
      ...(!isSame(demand, wanted) && { demand: { [id]: carried(demand, wanted, now.demandOf(id)) } }),
      ...(!isSame(receipts, coming) && { receipts: { [id]: carried(receipts, coming, now.receiptsOf(id)) } }),
    }
    if (Object.keys(edit).length > 0) now.tryOut(edit)
  }
}

function byItem(entries: readonly Receipt[]): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const entry of entries) add(found, entry.item, entry)
  return found
}

/** The fields of an item that are not as the list has them; nothing if all are. */
function differing(item: Item, listed: Item): Partial<Item> | undefined {
  const fields = Object.entries(item).filter(([name, value]) => value !== listed[name as keyof Item])
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

const isSame = (entries: readonly Entry[], others: readonly Entry[]): boolean =>
  entries.length === others.length &&
  entries.every(
    ({ period, quantity }, at) => period === others[at]?.period && quantity === others[at].quantity,
  )

/** The last period that begins by a day; for a day after the plan, the one after its last. */
function periodAt(day: Date | undefined, { periods }: List): number | undefined {
  if (!day) return undefined
  let period = periods.count
  while (period > 0 && (periods.dayOf(period) ?? day) > day) period -= 1
  return period
}
