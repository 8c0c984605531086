import type { Cells } from './cells.ts'
import type { Column } from './column.ts'
import type { ItemRow, LotDraft, Notes, Purchase } from './drafts.ts'
import { readHeading } from './headings.ts'
import { is } from './layouts/marks.ts'
import { blockedStock, freeStock, isNo, isPack, isYes } from './layouts/telling-words.ts'
import type { Table } from './table.ts'
import { leadTimeReader } from './times.ts'
import { factorOf, isUnit } from './units.ts'

// Rows to what they say of an item.

const rules: readonly (readonly [RegExp, LotDraft['rule']])[] = [
  [
    /^(?:ex|tb|t1|order|none|[-–]+)$|daily|täglich|diari|journal|lot[ -]?for[ -]?lot|^l4l$|^lfl$|losweise|exakt|lote (?:a|por) lote|lot pour lot|lot à lot/i,
    'L4L',
  ],
  [/^wb$|^w1$|week|woche|w[öo]chentlich|seman|hebdo|semaine/i, 'weekly'],
  [/^mb$|^m1$|month|monat|mensual|mensuel/i, 'monthly'],
  [/^poq\b|^period/i, 'POQ'],
  [/^fx$|^fs$|fix|foq|^fest|fijo/i, 'FOQ'],
]

const ruleOf = (text: string): LotDraft['rule'] | undefined =>
  text === '' ? undefined : rules.find(([name]) => name.test(text))?.[1]

type Size = 'lotSize' | 'lotMin' | 'lotMax' | 'lotMultiple'

/**
 * Returns a function that reads the size of an order in the unit of its item: `MOQ (packs)`, with a `Pack size`. Whether a
 * size is in the unit of purchase that stands beside it, nobody can know: it is taken as it is, and said.
 */
function sizeReader(cells: Cells, { problems }: Notes): (size: Size) => number | undefined {
  const { columns, at, source } = cells.table
  const pack = packOf(columns)
  const bought = columns.find(({ heading, known }) => known?.meaning === 'unit' && is.purchaseUnit(heading))
  const factorTo = (written: string, unit: string | undefined) =>
    piecesOf(cells, pack, written) ?? (unit === undefined ? undefined : factorOf(written, unit))
  return size => {
    const column = at.get(size)
    const value = column && cells.positive(size)
    if (!value || column === pack) return value || undefined
    const unit = unitOf(cells, 'onHand')
    const own = unitInHeading(column.heading)
    const written = own ?? (bought && cells.text('unit', bought))
    const isOther =
      written && factorOf(written, unit ?? '') !== 1 && (isPack(written) || (unit && isUnit(written)))
    if (!isOther) return value
    const factor = own === undefined ? undefined : factorTo(own, unit)
    if (factor === undefined)
      problems.addOnce(
        'unit-differs',
        source,
        cells.line,
        column.heading,
        unit ? `${written}, ${unit}` : written,
      )
    return value * (factor ?? 1)
  }
}

export const packOf = (columns: readonly Column[]): Column | undefined =>
  columns.find(({ heading, meaning }) => meaning !== 'unit' && is.packSize(heading))

/** How many pieces one of a unit has: of a box, as many as the column for it says. */
export function piecesOf(cells: Cells, pack: Column | undefined, unit: string): number | undefined {
  const pieces = pack && isPack(unit) ? cells.read(cells.text(pack.meaning, pack), pack) : Number.NaN
  return pieces > 0 ? pieces : undefined
}

function lotOf(cells: Cells, positive: (meaning: Size) => number | undefined): LotDraft | undefined {
  const written = cells.text('lotRule')
  const inSize = ruleOf(cells.text('lotSize'))
  const rule = ruleOf(written) ?? inSize
  if (written !== '' && !rule) cells.note('unknown-rule', 'lotRule')
  // `POQ 10`, `2 weeks of supply`
  const [, count] = /\b(\d{1,3})\b/.exec(inSize ? cells.text('lotSize') : written) ?? []
  const size = inSize ? undefined : positive('lotSize')
  const min = positive('lotMin')
  const multiple = positive('lotMultiple')
  const largest = positive('lotMax')
  const max = largest !== undefined && largest >= (min ?? 0) ? largest : undefined
  const sizes = { ...(min && { min }), ...(max && { max }), ...(multiple && { multiple }) }
  if (rule === 'weekly' || rule === 'monthly') return { rule, periods: Number(count) || 1, ...sizes }
  if (rule === 'POQ')
    return {
      rule,
      periods: Math.max(1, Math.round(cells.positive('lotSize') ?? (Number(count) || 1))),
      ...sizes,
    }
  if (size && rule !== 'L4L')
    return size === 1
      ? { rule: 'L4L', multiple: 1, ...sizes }
      : { ...sizes, rule: 'FOQ', quantity: size, multiple: undefined }
  return Object.keys(sizes).length > 0 ? { rule: 'L4L', ...sizes } : undefined
}

/** The column with the day of a count; undefined where the table has none, or has the days of orders. */
function countOf({ at, kinds }: Table): Column | undefined {
  const date = at.get('date')
  const isOfOrders = kinds.includes('wanted') || kinds.includes('coming')
  return date && !isOfOrders && (kinds.includes('stock') || is.countDay(date.heading)) ? date : undefined
}

/** Returns a function that says whether the stock of the row can be used. What cannot is noted. */
function usableReader(cells: Cells, { problems, horizon }: Notes): (item: string) => boolean {
  const { at, source, columns } = cells.table
  const telling = columns.filter(({ meaning }) => meaning === 'location' || meaning === 'status')
  const expires = at.get('validTo')
  const isBlocked = (column: Column) => {
    const text = cells.text(column.meaning, column)
    return text.length < 60 && blockedStock.test(text) && !freeStock.test(text)
  }
  return item => {
    const blocked = telling.find(isBlocked)
    const word = blocked ? cells.text(blocked.meaning, blocked) : ''
    if (blocked) problems.add('not-counted', source, cells.line, blocked.heading, `${item}: ${word}`)
    const isExpired =
      expires !== undefined && cells.day(expires, cells.text('validTo'), horizon.today) < horizon.today
    if (isExpired) cells.note('not-counted', 'validTo', `${item}: ${cells.text('validTo')}`)
    return !blocked && !isExpired
  }
}

/** Returns a function that reads the stock of the row. What cannot be used counts as none. */
function stockReader(cells: Cells, notes: Notes): (item: string) => number | undefined {
  const isUsable = usableReader(cells, notes)
  return item => {
    const counts = isUsable(item)
    const found = cells.number('onHand')
    // What is available behind a receipt or requirement was there without it.
    const taken = cells.table.isSigned ? (cells.number('quantity') ?? 0) : 0
    const onHand = found === undefined ? undefined : found - taken
    if (onHand !== undefined && onHand < 0) cells.note('negative', 'onHand')
    return counts || onHand === undefined ? onHand : 0
  }
}

/** Returns a function that reads what the row says of an item. */
export function itemReader(
  cells: Cells,
  notes: Notes,
  readFacts: (() => Purchase) | undefined,
): (item: string) => ItemRow {
  const { at, source, columns, id: table } = cells.table
  const leadTimeOf = leadTimeReader(cells, notes.questions)
  const stockOf = stockReader(cells, notes)
  const sizeOf = sizeReader(cells, notes)
  const hasLot = cells.has('lotRule', 'lotSize', 'lotMin', 'lotMax', 'lotMultiple')
  const counted = countOf(cells.table)
  const places = columns.filter(({ meaning }) => ['location', 'lot', 'status'].includes(meaning))
  // With a component, whether it is a phantom is said of the parent, and its good share is the line's.
  const isOfLine = cells.has('component')

  return item => {
    if (isNo(cells.text('status'))) cells.note('inactive-item', 'status', item)
    const phantom = !isOfLine && isYes(cells.text('phantom'))
    const good = isOfLine ? undefined : (cells.share('yield') ?? goodOf(cells))
    const leadTime = leadTimeOf?.()
    const facts = readFacts?.()
    if (leadTimeOf && !leadTime && !phantom) cells.note('lead-time-missing', 'leadTime', item)
    const day = counted ? cells.day(counted, cells.text('date', counted), notes.horizon.today) : Number.NaN
    return {
      ...{ item, table, source, line: cells.line, leadTime },
      make: facts?.make,
      supplier: facts?.supplier,
      price: facts?.price,
      name: cells.text('name') || undefined,
      onHand: stockOf(item),
      safetyStock: cells.positive('safetyStock'),
      lot: hasLot ? lotOf(cells, sizeOf) : undefined,
      phantom: phantom || undefined,
      // A share next to nothing is a slip.
      yield: good && good >= 0.001 && good <= 1 ? good : undefined,
      unit: unitOf(cells, 'onHand'),
      place:
        places.length > 0 ? places.map(column => cells.text(column.meaning, column)).join('\n') : undefined,
      counted: Number.isNaN(day) ? undefined : day,
      column: (at.get('item') ?? at.get('component'))?.heading ?? '',
      isRepeated: cells.has('parent', 'level'),
    }
  }
}

/** Of a list of items, what is lost is the item's. */
function goodOf(cells: Cells): number | undefined {
  const lost = cells.table.kinds.includes('bill') ? undefined : cells.share('scrap')
  return lost ? 1 - lost : undefined
}

/** The unit of a quantity: in a column of its own, in brackets in its heading, or behind it. */
export function unitOf(cells: Cells, meaning: 'onHand' | 'per' | 'quantity'): string | undefined {
  const written = cells.text('unit')
  if (written) return written
  const inHeading = unitInHeading(cells.table.at.get(meaning)?.heading ?? '')
  const [, inCell] = inHeading ? [] : (/^[-\d.,]{1,20} ?(\p{L}{1,12})\.?$/u.exec(cells.text(meaning)) ?? [])
  return inHeading ?? inCell
}

/** `On hand (pcs)`. `Still to be delivered (qty)` has none. */
function unitInHeading(heading: string): string | undefined {
  const unit = /[([]\s*([\p{L}0-9]{1,12})\s*[)\]]/u.exec(heading)?.[1]
  return readHeading(unit ?? '')?.meaning === 'quantity' ? undefined : unit
}
