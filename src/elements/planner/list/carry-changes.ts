import type { Entry } from '../../../planning/engine/demands-and-receipts.ts'
import type { Item } from '../../../planning/engine/input.ts'
import type { List } from './planned-list.ts'

/**
 * Repeats the changes that were tried with a list, when the same list is planned on other days or in another language.
 * Each changed item is one change. An order or demand that was moved keeps its date.
 */
export function carryChanges(before: List, after: List): void {
  const [was, now] = [before.planning, after.planning]
  const periodOf = (period: number) => periodAt(before.periods.dayOf(period), after) ?? period
  const changesIn = (of: 'demandOf' | 'receiptsOf', id: string) => {
    const [changed, listed, fresh] = [was.plan[of](id), was.before[of](id), now.plan[of](id)]
    const carried = changed.map((entry, at): Entry => {
      const { period, quantity, release } = entry
      const same = listed.length === fresh.length && period === listed[at]?.period ? fresh[at] : undefined
      if (same) return quantity === listed[at]?.quantity ? same : { ...same, quantity }
      return {
        ...entry,
        period: periodOf(period),
        ...(release !== undefined && { release: periodOf(release) }),
      }
    })
    return JSON.stringify(changed) === JSON.stringify(listed) ? undefined : { [id]: carried }
  }
  for (const { id } of now.input.items) {
    const fields = differing(was.plan.itemOf(id), was.before.itemOf(id))
    const edit = {
      items: fields && [{ ...fields, id }],
      demand: changesIn('demandOf', id),
      receipts: changesIn('receiptsOf', id),
    }
    if (Object.values(edit).some(Boolean)) now.tryOut(edit)
  }
}

/** Returns the fields of an item that are not as the list has them; nothing if all are. */
function differing(item: Item, listed: Item): Partial<Item> | undefined {
  const fields = Object.entries(item).filter(([name, value]) => value !== listed[name as keyof Item])
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** Returns the last period that begins by a day; for a day after the plan, the one after its last. */
function periodAt(day: Date | undefined, { periods }: List): number | undefined {
  if (!day) return undefined
  let period = periods.count
  while (period > 0 && (periods.dayOf(period) ?? day) > day) period -= 1
  return period
}
