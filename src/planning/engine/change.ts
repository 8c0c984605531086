import { list, refuse } from './check.ts'
import { checkEntries, type Entry, type Events, entriesOf, replaceEvents } from './events.ts'
import type { Edit, Item } from './input.ts'
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

interface NewEntries {
  readonly item: number
  readonly entries: readonly Entry[]
}

/** Changes the model. Throws a RangeError before it has changed anything. */
export function applyEdit(model: Model, edit: Edit): Applied {
  const { index, demand, receipts, items } = model
  const find = (id: string, place: string) => index.get(id) ?? refuse(place, id, 'the id of one of the items')
  const edits = list(edit.items, 'items', true)
  const read = (lists: Edit['receipts'], name: string): readonly NewEntries[] =>
    Object.entries(lists ?? {}).map(([id, entries]) => {
      checkEntries(entries, `${name}.${id}`)
      return { item: find(id, name), entries }
    })
  const demands = read(edit.demand, 'demand')
  const orders = read(edit.receipts, 'receipts')

  const before = new Map<number, Item>()
  const passing: number[] = []
  const restoreItems = () => {
    for (const [item, was] of before) writeItem(model, item, was, 'items', 0)
  }
  try {
    edits.forEach((fields, at) => {
      const item = find(fields.id, `items[${at}].id`)
      const was = items[item]
      if (!was) return
      if (!before.has(item)) before.set(item, was)
      writeItem(model, item, { ...was, ...fields }, 'items', at)
      if (was.yield !== items[item]?.yield) passing.push(item)
    })
  } catch (error) {
    restoreItems()
    throw error
  }

  const restore = [restoreItems]
  const replace = (events: Events, { item, entries }: NewEntries) => {
    const was = entriesOf(events, item)
    restore.push(() => replaceEvents(events, item, was))
    replaceEvents(events, item, entries)
    if ([...was, ...entries].some(({ release }) => release !== undefined)) passing.push(item)
  }
  for (const entries of demands) replace(demand, entries)
  for (const entries of orders) replace(receipts, entries)
  const changed = [...before.keys(), ...[...demands, ...orders].map(({ item }) => item)]
  return { items: changed, passing, undo: () => restore.forEach(step => void step()) }
}
