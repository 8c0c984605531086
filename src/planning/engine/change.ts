import { itemOf, list } from './check.ts'
import { checkEntries, type Entry, type Events } from './events.ts'
import type { Edit } from './input.ts'
import { type Model, writeItem } from './model.ts'

/** What an edit has done. */
export interface Applied {
  /** The items that have to be planned again. */
  readonly items: readonly number[]
  /** The items whose parts have other gross requirements now, whatever their orders do. */
  readonly passing: readonly number[]
  /** Restores what was there. */
  readonly undo: () => void
}

/** Changes the model. Throws a RangeError, and leaves it as it was, when the edit is wrong. */
export function applyEdit(model: Model, edit: Edit): Applied {
  const { index, items: known, demand, receipts } = model
  const items: number[] = []
  const passing: number[] = []
  const before: (() => void)[] = []
  const undo = () => {
    for (const restore of before.reverse()) restore()
  }
  const find = (id: string, place: string): number => {
    const item = itemOf(index, id, () => place)
    items.push(item)
    return item
  }
  const replace = (events: Events, name: string, lists: Edit['receipts'] = {}) => {
    for (const [id, entries] of Object.entries(lists)) {
      const item = find(id, name)
      const was = events[item]
      events[item] = checkEntries(entries, `${name}.${id}`)
      before.push(() => {
        events[item] = was
      })
      if (isFirm(was) || isFirm(entries)) passing.push(item)
    }
  }
  try {
    list(edit.items ?? [], 'items').forEach((fields, at) => {
      const item = find(fields.id, `items[${at}].id`)
      const was = known[item] ?? fields
      writeItem(model, item, { ...was, ...fields }, 'items', at)
      before.push(() => writeItem(model, item, was, 'items', at))
      if (was.yield !== known[item]?.yield) passing.push(item)
    })
    replace(demand, 'demand', edit.demand)
    replace(receipts, 'receipts', edit.receipts)
  } catch (error) {
    undo()
    throw error
  }
  return { items, passing, undo }
}

const isFirm = (entries: readonly Entry[] = []): boolean =>
  entries.some(({ release }) => release !== undefined)
