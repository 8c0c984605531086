import { grouped } from '../../engine/grouped.ts'
import type { Drafts, ItemRow, LineDraft } from '../drafts.ts'
import type { Table } from '../known-table.ts'
import type { Problems } from '../problems.ts'
import { cellIn } from '../raw-table.ts'
import { itemIn } from '../rows/cells.ts'
import { isAllPlaces } from '../words/row-words.ts'

// Which of the items that the tables name are one: a list may have its number, another one its name or a second number.

type Ids = ReadonlySet<string>

/** Items by another text that stands for them. */
type Names = ReadonlyMap<string, string>

/** Returns what the rows say, each item by the number that the lists of items have for it. */
export function joinTables(drafts: Drafts, tables: readonly Table[], problems: Problems): Drafts {
  const names = namesOf(drafts)
  const items = joinItems(drafts.items, names, tables, problems)
  const ids = new Set(items.map(({ item }) => item))
  const lines = billsOfHeads(drafts, ids)
  const codes = secondCodes(unknownOf({ ...drafts, lines }, ids, names), tables, ids, problems)
  const idOf = (written: string): string =>
    ids.has(written) ? written : (codes.get(written) ?? (names.get(written) || written))
  const parents = new Set(lines.map(({ parent }) => idOf(parent)))
  const heads = new Map(drafts.heads.map(({ item, batch }) => [idOf(item), batch]))
  return {
    ...drafts,
    items: inOneStock(items, tables),
    lines: lines.map(line => {
      const parent = idOf(line.parent)
      const child = idOf(line.child)
      const batch = line.hasBatch ? 1 : (heads.get(parent) ?? 1)
      if (batch === 1 && parent === line.parent && child === line.child) return line
      return { ...line, parent, child, per: line.per / batch }
    }),
    dues: drafts.dues.map(due => {
      const item = idOf(due.item)
      return item === due.item ? due : { ...due, item }
    }),
    tops: drafts.tops.map(top => ({ ...top, item: idOf(top.item) })),
    // What has no parts of its own is bought.
    phantoms: new Set([...drafts.phantoms].map(idOf).filter(id => parents.has(id))),
    kits: new Set([...drafts.kits].map(idOf)),
    stocks: new Map([...drafts.stocks].map(([item, stock]) => [idOf(item), stock])),
    safety: new Map([...drafts.safety].map(([item, stock]) => [idOf(item), stock])),
  }
}

/** Joins stock lists that name different places: the stocks of an item add up. */
function inOneStock(items: readonly ItemRow[], tables: readonly Table[]): readonly ItemRow[] {
  const first = new Map<string, string>()
  const stocks: { readonly id: string; readonly places: Set<string> }[] = []
  for (const { id, kinds, at } of tables) {
    if (!kinds.includes('stock') || !at.has('location')) continue
    const places = new Set(
      items.filter(({ table }) => table === id).map(({ place = '' }) => place.toLowerCase()),
    )
    // `All` counts the other places once more, and so may a row without a place.
    if ([...places].some(place => place === '' || isAllPlaces(place))) continue
    const other = stocks.find(one => ![...places].some(place => one.places.has(place)))
    if (!other) stocks.push({ id, places })
    else for (const place of places) other.places.add(place)
    first.set(id, other?.id ?? id)
  }
  return items.map(row => {
    const table = first.get(row.table) ?? row.table
    return table === row.table ? row : { ...row, table }
  })
}

/** The numbers of items by their names. Two items of one name are told apart by their numbers alone. */
function namesOf({ items, names }: Drafts): Names {
  const found = new Map<string, string>()
  const add = (id: string, name: string | undefined) => {
    if (!name || name === id) return
    const known = found.get(name)
    found.set(name, known === undefined || known === id ? id : '')
    // `R-100 - Roller` is both.
    for (const sign of [' ', ' - ', ': ']) found.set(`${id}${sign}${name}`, id)
    found.set(`${name} (${id})`, id)
  }
  for (const { item, name } of items) add(item, name)
  for (const [id, name] of names) add(id, name)
  return found
}

/** Lists of items that name them otherwise than another list, which has both. */
function joinItems(
  rows: readonly ItemRow[],
  names: Names,
  tables: readonly Table[],
  problems: Problems,
): readonly ItemRow[] {
  const byTable = grouped(rows, ({ table }) => table)
  if (byTable.size < 2) return rows
  const own = new Map([...byTable].map(([table, rows]) => [table, new Set(rows.map(({ item }) => item))]))
  const joined = new Map<string, Names>()
  for (const [table, ids] of own) {
    const others = new Set([...own].flatMap(([other, theirs]) => (other === table ? [] : [...theirs])))
    const list = [...ids]
    const unknown = list.filter(id => !others.has(id))
    if (unknown.length * 2 <= list.length) continue
    const byName = list.filter(id => others.has(names.get(id) ?? ''))
    const lists = tables.filter(({ id }) => id !== table)
    const codes =
      byName.length * 2 >= list.length
        ? new Map(byName.map(id => [id, names.get(id) ?? id]))
        : secondCodes(new Map([[table, new Set(unknown)]]), lists, others, problems)
    joined.set(table, codes)
  }
  return rows.map(row => {
    const id = joined.get(row.table)?.get(row.item)
    return id ? { ...row, item: id } : row
  })
}

/** Bills whose lines name the number of the bill: another list says which item it makes. */
function billsOfHeads({ lines, heads }: Drafts, ids: Ids): readonly LineDraft[] {
  const byKey = grouped(
    heads.filter(({ key, item }) => key !== '' && key !== item),
    ({ key }) => key,
  )
  if (byKey.size === 0) return lines
  return lines.flatMap(line => {
    const made = byKey.get(line.parent)
    if (!made || (ids.has(line.parent) && !made.some(({ item }) => item === line.parent))) return [line]
    return made
      .filter(({ item }) => item !== '')
      .map(({ item, batch }) => ({
        ...line,
        parent: item,
        per: line.hasBatch ? line.per : line.per / batch,
        hasBatch: true,
      }))
  })
}

/** What bills and orders name that no list of items has, by table. */
function unknownOf({ lines, dues }: Drafts, ids: Ids, names: Names): ReadonlyMap<string, Ids> {
  const unknown = new Map<string, Set<string>>()
  const add = (table: string, id: string) => {
    if (ids.has(id) || names.get(id)) return
    unknown.set(table, (unknown.get(table) ?? new Set()).add(id))
  }
  for (const { table, parent } of lines) add(`${table} `, parent)
  for (const { table, child } of lines) add(table, child)
  for (const { table, item } of dues) add(table, item)
  return unknown
}

/** Finds the column of a list of items that has what another table calls them, and returns the items by that. */
function secondCodes(
  unknown: ReadonlyMap<string, Ids>,
  tables: readonly Table[],
  ids: Ids,
  problems: Problems,
): Names {
  const found = new Map<string, string>()
  if (unknown.size === 0) return found
  for (const { kinds, columns, rows, at, source, line } of tables) {
    const item = at.get('item')
    if (!item || !kinds.some(kind => kind === 'items' || kind === 'stock' || kind === 'prices')) continue
    for (const column of columns) {
      const isCode =
        column !== item &&
        ['ignored', 'name'].includes(column.meaning) &&
        !column.hints.includes('money') &&
        column.profile.distinct > 0.9
      if (!isCode) continue
      const byCode = new Map(rows.map(row => [cellIn(row, column.index), itemIn(row, item.index)]))
      for (const codes of unknown.values()) {
        const hits = [...codes].filter(code => byCode.has(code) && ids.has(byCode.get(code) ?? ''))
        if (hits.length === 0 || hits.length * 2 < codes.size) continue
        for (const code of hits) found.set(code, found.get(code) ?? byCode.get(code) ?? code)
        problems.addOnce('joined', { source, line, column: column.heading }, hits[0])
      }
    }
  }
  return found
}
