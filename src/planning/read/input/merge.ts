import { grouped } from '../../engine/grouped.ts'
import type { Drafts, ItemDraft, ItemRow, LineDraft, LotDraft, Time } from '../drafts.ts'
import type { Table } from '../known-table.ts'
import { isPack } from '../layouts/telling-words.ts'
import type { Place, Problems } from '../problems.ts'
import { countsPieces, factorOf, isUnit } from '../words/units.ts'

// Makes one item of all rows about it. The order of lists does not matter: where two disagree, the smaller stock and yield
// count, the longer time, and the larger safety stock and lot. The conflict is reported.

export type MergedItem = ItemDraft & Place

export type Items = ReadonlyMap<string, MergedItem>

/** Merges what all rows say of each item. */
export function mergeItems(
  { items, names, stocks, safety, kits, phantoms }: Drafts,
  tables: readonly Table[],
  problems: Problems,
): Map<string, MergedItem> {
  const stocked = new Set(tables.filter(({ kinds }) => kinds.includes('stock')).map(({ id }) => id))
  const isStock = ({ table }: ItemRow) => stocked.has(table)
  const merged = new Map<string, MergedItem>()
  const byItem = grouped(items, ({ item }) => item)
  for (const id of new Set([...byItem.keys(), ...stocks.keys(), ...safety.keys()])) {
    const rows = byItem.get(id) ?? []
    const lists = rows.length > 1 ? [...grouped(rows, ({ table }) => table).values()] : [rows]
    const own = lists.flatMap(list => ofOneList(list, problems) ?? [])
    const item: MergedItem = own[1] ? ofSeveralLists(own, isStock, problems) : (own[0] ?? { source: '' })
    const onHand = item.onHand || (stocks.get(id) ?? item.onHand)
    const isKit = kits.has(id) && onHand
    if (isKit) problems.add('kit-stock', { ...item, column: '' }, id)
    merged.set(id, {
      ...item,
      name: item.name ?? names.get(id),
      onHand: isKit ? 0 : onHand,
      safetyStock: item.safetyStock || (safety.get(id) ?? item.safetyStock),
      phantom: phantoms.has(id) || item.phantom,
    })
  }
  return merged
}

/** Several rows of a list: counts of several days, stocks of several places, or one that is there twice. */
function ofOneList(rows: readonly ItemRow[], problems: Problems): ItemRow | undefined {
  const [first] = rows
  if (!first || rows.length === 1) return first
  const newest = newestOf(rows)
  if (newest.length < rows.length) {
    const [one = first] = newest
    problems.addOnce('older-count', one, one.item)
  }
  const [one = first, other] = newest
  if (!other) return one
  const isPlaced = newest.some(({ place }) => place !== undefined)
  const combined = newest.reduce((sum, row) => combine(sum, row, isPlaced ? placed : repeated, problems))
  const differ = newest.some(row => differs(row, one))
  if (isPlaced) problems.addOnce('several-places', one, `${one.item}: ${placesOf(newest)}`)
  else if (!one.isRepeated || differ)
    for (const row of newest.slice(1)) problems.add('duplicate-item', row, row.item)
  return combined
}

/** What lies in each place. */
const placesOf = (rows: readonly ItemRow[]): string =>
  [...grouped(rows, ({ place = '' }) => place)]
    .map(([place, own]) => [
      place.replaceAll('\n', ' ').trim(),
      own.reduce((sum, row) => sum + (row.onHand ?? 0), 0),
    ])
    .filter(([, sum]) => sum)
    .map(one => one.join(' '))
    .join(', ')

/** The rows that were counted last, in each place. */
function newestOf(rows: readonly ItemRow[]): readonly ItemRow[] {
  const dayOf = ({ counted = Number.NEGATIVE_INFINITY }: ItemRow) => counted
  const last = new Map(
    [...grouped(rows, ({ place }) => place)].map(([place, own]) => [place, Math.max(...own.map(dayOf))]),
  )
  return rows.filter(row => dayOf(row) === last.get(row.place))
}

type Choose<Value> = (one: Value, other: Value) => Value

/** Which of two values counts. Of a fact without a choice, the first value does. */
interface Rule {
  readonly onHand?: Choose<number>
  readonly safetyStock?: Choose<number>
  readonly yield?: Choose<number>
  readonly leadTime?: Choose<Time>
  readonly lot?: Choose<LotDraft>
}

const add: Choose<number> = (one, other) => one + other
// A list may have a 0 where it does not know.
const smaller: Choose<number> = (one, other) => (one && other ? Math.min(one, other) : one || other)

const days = ({ value, unit }: Time): number =>
  value * (unit === 'weeks' ? 7 : unit === 'working-days' ? 1.4 : 1)

const longer: Choose<Time> = (one, other) => (days(other) > days(one) ? other : one)

const sizes = ['quantity', 'periods', 'min', 'max', 'multiple'] as const

/** Finds the largest number of a lot. */
export const largestOf = (lot: LotDraft): number => Math.max(...sizes.map(size => lot[size] ?? 0))

/** Two lots of a rule, or one without, become one, with the larger of each size; of two rules the larger lot counts. */
function largerLot(one: LotDraft, other: LotDraft): LotDraft {
  const rule = one.rule ?? other.rule
  if (rule && other.rule && rule !== other.rule)
    return (largestOf(one) - largestOf(other) || (rule < other.rule ? 1 : -1)) > 0 ? one : other
  const larger = sizes.map(size => [size, both(one[size], other[size], Math.max)])
  return { ...Object.fromEntries(larger), rule }
}

/** An item that is in a list twice: the first line counts. */
const repeated: Rule = {}
const placed: Rule = { onHand: add, safetyStock: add }
/** In several lists, whose order says nothing, what orders more and earlier counts. */
const listed: Rule = {
  onHand: smaller,
  safetyStock: Math.max,
  yield: smaller,
  leadTime: longer,
  lot: largerLot,
}

/** Returns what two rows say: the value that one of them has, or the one that is chosen. */
const both = <Value>(
  one: Value | undefined,
  other: Value | undefined,
  choose: Choose<Value> = first => first,
): Value | undefined => (one === undefined ? other : other === undefined ? one : choose(one, other))

/** What a row says, in the unit of another; as it is where that cannot be converted. */
function inUnitOf(row: ItemRow, factor = 1): ItemRow {
  if (factor === 1) return row
  const { onHand, safetyStock, lot } = row
  const times = (value: number | undefined) => value && value * factor
  const quantities = (lot: LotDraft) =>
    Object.fromEntries(sizes.map(size => [size, size === 'periods' ? lot[size] : times(lot[size])]))
  return {
    ...row,
    onHand: times(onHand),
    safetyStock: times(safetyStock),
    lot: lot && { ...lot, ...quantities(lot) },
  }
}

/** Drops the fields that a row leaves empty. */
const takeDefined = (row: ItemRow): Partial<ItemRow> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))

function combine(one: ItemRow, written: ItemRow, rule: Rule, problems: Problems): ItemRow {
  const { item, unit } = written
  const factor = one.unit && unit ? factorOf(unit, one.unit) : 1
  const areUnits = [unit, one.unit].every((text = '') => isUnit(text) || isPack(text))
  const isCounted = written.onHand || written.safetyStock || written.lot
  if (!factor && areUnits && rule !== repeated && isCounted)
    problems.addOnce('unit-differs', written, `${item}: ${unit}, ${one.unit}`)
  const other = inUnitOf(written, factor)
  return {
    ...{ ...other, ...takeDefined(one) },
    onHand: both(one.onHand, other.onHand, rule.onHand),
    safetyStock: both(one.safetyStock, other.safetyStock, rule.safetyStock),
    leadTime: both(one.leadTime, other.leadTime, rule.leadTime),
    lot: both(one.lot, other.lot, rule.lot),
    yield: both(one.yield, other.yield, rule.yield),
  }
}

/** Whether two values are known, and not the same but for what calculating leaves. */
const isOther = (one = 0, other = 0): boolean => one * other !== 0 && Math.abs(one / other - 1) > 1e-9

/** Whether a list says something else than what counts. */
function contradicts(row: ItemRow, all: ItemRow): boolean {
  // Units that cannot be converted are reported.
  const { unit } = row
  const { onHand, safetyStock, lot } = inUnitOf(row, unit && all.unit ? (factorOf(unit, all.unit) ?? 0) : 1)
  return (
    isOther(onHand, all.onHand) ||
    isOther(safetyStock, all.safetyStock) ||
    isOther(row.leadTime && days(row.leadTime), all.leadTime && days(all.leadTime)) ||
    isOther(row.yield, all.yield) ||
    (lot?.rule !== undefined && lot.rule !== all.lot?.rule) ||
    sizes.some(size => isOther(lot?.[size], all.lot?.[size]))
  )
}

const differs = (one: ItemRow, other: ItemRow): boolean =>
  (['onHand', 'safetyStock', 'leadTime', 'lot', 'yield'] as const).some(
    // What a row says nothing of, it does not contradict.
    fact =>
      one[fact] !== undefined &&
      other[fact] !== undefined &&
      JSON.stringify(one[fact]) !== JSON.stringify(other[fact]),
  )

/** One list has the stocks and another one the lead times. A list of stocks knows them better than one of items. */
function ofSeveralLists(
  lists: readonly ItemRow[],
  isStock: (row: ItemRow) => boolean,
  problems: Problems,
): ItemRow {
  const counting = lists.filter(row => isStock(row) && row.onHand !== undefined)
  const relevant =
    counting.length > 0 ? lists.map(row => (isStock(row) ? row : { ...row, onHand: undefined })) : lists
  const sorted = [...relevant].sort(
    (one, other) => Number(isStock(one)) - Number(isStock(other)) || (one.source < other.source ? -1 : 1),
  )
  const combined = sorted.reduce((sum, row) => combine(sum, row, listed, problems))
  const other = lists.find(row => contradicts(row, combined))
  if (other) problems.add('duplicate-item', other, other.item)
  return combined
}

/** Has items ordered whole that are counted in pieces, and of which waste or shares would make fractions. */
export function orderWholePieces(
  items: Map<string, MergedItem>,
  lines: readonly LineDraft[],
  problems: Problems,
): void {
  const fractional = new Set(
    lines.filter(({ per, scrap }) => scrap > 0 || per % 1 > 1e-9).map(({ child }) => child),
  )
  const wasted = lines.find(({ child, scrap }) => scrap > 0 && !items.get(child)?.unit)
  if (wasted && lines.every(({ per }) => Number.isInteger(per)))
    problems.add('fractions', wasted, wasted.child)
  for (const [id, item] of items) {
    const isFraction = fractional.has(id) || (item.yield ?? 1) < 1
    const isWhole = item.lot?.multiple || item.lot?.rule === 'FOQ'
    if (!isFraction || isWhole || !item.unit || !countsPieces(item.unit)) continue
    items.set(id, { ...item, lot: { ...item.lot, multiple: 1 } })
    problems.addOnce('whole-pieces', { ...item, column: '' }, id)
  }
}
