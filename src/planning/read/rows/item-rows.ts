import { type Column, marked, those, unitOfStock } from '../column.ts'
import type { ItemRow, LotDraft, Purchase } from '../drafts.ts'
import { isDue, type Table } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { tells } from '../layouts/purchasing.ts'
import { freeText, isNo, isPack, isYes, lotRules, saysBlocked, saysFree } from '../layouts/telling-words.ts'
import { memoize } from '../memoize.ts'
import { cellIn } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { makeOf } from '../words/row-words.ts'
import { countsDozens, factorOf, isUnit, unitInHeading } from '../words/units.ts'
import type { Cells } from './cells.ts'
import { totalReader } from './repeated-rows.ts'
import { leadTimeReader } from './times.ts'

// Turns rows into what they say of an item.

const ruleOf = (text: string): LotDraft['rule'] | undefined =>
  /^[\d.,]*$/.test(text) ? undefined : lotRules.find(({ words }) => words.test(text))?.is

const sizes = ['safetyStock', 'lotSize', 'lotMin', 'lotMax', 'lotMultiple'] as const

type Size = (typeof sizes)[number]

/**
 * Returns a function that reads what an item keeps or orders in its unit: `MOQ (packs)`, with a `Pack size`. Whether a
 * size is in the unit of purchase that stands beside it, nobody can know: it is taken as it is, and said.
 */
function sizeReader(cells: Cells): (size: Size) => number | undefined {
  const { columns, at } = cells.table
  const pack = packOf(columns)
  const unitOf = unitReader(cells, 'onHand')
  const bought = columns.find(({ heading, known }) => known?.meaning === 'unit' && is.purchaseUnit(heading))
  return size => {
    const column = at.get(size)
    const value = column && cells.positive(size)
    if (!value || column === pack) return value
    const own = unitInHeading(column.heading)
    // An item whose unit nobody names is counted in pieces, not in dozens.
    const unit = unitOf() ?? (countsDozens(own) ? 'pcs' : undefined)
    const written = own || (bought && size !== 'safetyStock' ? cells.text(bought) : '')
    const isOther =
      written !== '' && factorOf(written, unit ?? 'pcs') !== 1 && (isPack(written) || isUnit(written))
    if (!isOther) return value
    const factor = own && (piecesOf(cells, pack, own) ?? factorOf(own, unit ?? ''))
    if (!factor) cells.noteOnce('unit-differs', column, [written, unit ?? []].flat().join(', '))
    return value * (factor || 1)
  }
}

/** Finds the column that says how many pieces a pack has. */
export const packOf = (columns: readonly Column[]): Column | undefined =>
  columns.find(({ heading, meaning }) => meaning !== 'unit' && is.packSize(heading))

/** Reads how many pieces one of a unit has: of a box, as many as the column for it says. */
export function piecesOf(cells: Cells, pack: Column | undefined, unit: string): number | undefined {
  const pieces = pack && isPack(unit) ? cells.read(cells.text(pack), pack) : Number.NaN
  return pieces > 0 ? pieces : undefined
}

function lotOf(cells: Cells, positive: (meaning: Size) => number | undefined): LotDraft | undefined {
  const written = cells.text('lotRule')
  const inSize = ruleOf(cells.text('lotSize'))
  const rule = ruleOf(written) ?? inSize
  if (written !== '' && !rule) cells.note('unknown-rule', 'lotRule')
  // `POQ 10`, `2 weeks of supply`
  const count = () => Number(/\b(\d{1,3})\b/.exec(inSize ? cells.text('lotSize') : written)?.[1]) || 1
  const size = inSize ? undefined : positive('lotSize')
  const min = positive('lotMin')
  const multiple = positive('lotMultiple')
  const max = positive('lotMax')
  const sizes = { ...(min && { min }), ...(max && { max }), ...(multiple && { multiple }) }
  if (rule === 'weekly' || rule === 'monthly') return { rule, periods: count(), ...sizes }
  if (rule === 'POQ') {
    const periods = cells.positive('lotSize') ?? count()
    return { rule, periods: Math.max(1, Math.round(periods)), ...sizes }
  }
  if (size === 1 && rule !== 'L4L') return { rule: 'L4L', multiple: 1, ...sizes }
  if (size && rule !== 'L4L') return { ...sizes, rule: 'FOQ', quantity: size, multiple: undefined }
  return Object.keys(sizes).length > 0 ? { ...(rule === 'L4L' && { rule }), ...sizes } : undefined
}

/** Returns a function that reads the day of a count. There is none among orders, whose days are others. */
function countReader(cells: Cells): () => number | undefined {
  const { at, kinds } = cells.table
  const date = at.get('date')
  const isOfOrders = kinds.includes('wanted') || kinds.includes('coming')
  const isOfCounts = date && !isOfOrders && (kinds.includes('stock') || is.countDay(date.heading))
  return () => (isOfCounts && cells.day(date)) || undefined
}

/** Returns a function that reads the stock of the row. What cannot be used counts as none, and is noted. */
function stockReader(cells: Cells): (item: string) => number | undefined {
  const { at, columns, isSigned } = cells.table
  const { today } = cells.notes.horizon
  const telling = those(columns, 'location', 'status')
  const bars = columns.filter(column => isBar(column, cells.table))
  // `davon gesperrt`, where no column says what can be used. A total has all that is blocked.
  const isOfAll = is.total(at.get('onHand')?.heading ?? '')
  const part = columns.find(
    ({ heading, profile }) =>
      (isOfAll || is.ofWhich(heading)) &&
      !is.share(heading) &&
      !is.since(heading) &&
      isBlocked(heading) &&
      profile.numeric === 1,
  )
  const isWhole = !columns.some(({ meaning, known, heading }) =>
    meaning === 'onHand'
      ? is.usable(heading)
      : meaning === 'ignored' && known?.meaning === 'onHand' && known.sure,
  )
  const isBarred = (column: Column) => {
    const text = cells.text(column)
    return isBlocked(text) || (is.held(column.heading) ? text !== '' && !isNo(text) : isNo(text))
  }
  return item => {
    const blocked = telling.find(column => isBlocked(cells.text(column))) ?? bars.find(isBarred)
    if (blocked) cells.note('not-counted', blocked, `${item}: ${cells.text(blocked)}`)
    const isExpired = cells.day('validTo') < today
    if (isExpired) cells.note('not-counted', 'validTo', `${item}: ${cells.text('validTo')}`)
    const found = cells.number('onHand')
    if (found === undefined) return undefined
    const kept = (part && isWhole && cells.number('onHand', cells.text(part))) || 0
    // What is available behind a receipt or requirement was there without it.
    const onHand = found - (isSigned ? (cells.number('quantity') ?? 0) : 0) - kept
    if (onHand < 0) cells.note('negative-count', 'onHand')
    return blocked || isExpired ? 0 : onHand
  }
}

/** Whether a column says which of a list’s stocks cannot be used: `Sperrkennz.` by `X`, `Nettable` by `No`, or in words. */
function isBar({ meaning, heading, profile: { values, numeric } }: Column, { kinds }: Table): boolean {
  if (meaning !== 'ignored' && meaning !== 'active') return false
  if (!kinds.includes('stock') || numeric > 0 || freeText.test(heading) || is.partners(heading)) return false
  const isAnswer = (text: string) => isYes(text) || isNo(text)
  return is.held(heading) || is.nettable(heading)
    ? values.every(text => isAnswer(text) || isBlocked(text))
    : is.stateOfStock(heading) && values.some(isBlocked)
}

const isBlocked = (text: string): boolean => text.length < 60 && saysBlocked(text) && !saysFree(text)

/** Returns a function that reads what the row has and keeps of an item, and where. The row of all places has it once more. */
function stocksReader(cells: Cells, sizeOf: (size: Size) => number | undefined) {
  const places = those(cells.table.columns, 'location', 'lot', 'status')
  const stockOf = stockReader(cells)
  const isSumOf = (meaning: Meaning) =>
    places.length > 0 && cells.has(meaning)
      ? totalReader(cells, those(cells.table.columns, meaning))
      : () => false
  const [isTotalOf, isTotalOfSafety] = [isSumOf('onHand'), isSumOf('safetyStock')]
  return (item: string) => ({
    onHand: isTotalOf(item) ? undefined : stockOf(item),
    safetyStock: isTotalOfSafety(item) ? undefined : sizeOf('safetyStock'),
    place: places.length > 0 ? places.map(column => cells.text(column)).join('\n') : undefined,
  })
}

/** Returns a function that reads what the row says of an item. */
export function itemReader(cells: Cells): (item: string) => ItemRow {
  const { source, columns, id: table } = cells.table
  const leadTimeOf = leadTimeReader(cells)
  const readFacts = factReader(cells)
  // The only unit beside an order is the order's.
  const unitOf =
    isDue(cells.table) && !unitBeside(cells.table, 'onHand') ? undefined : unitReader(cells, 'onHand')
  const sizeOf = sizeReader(cells)
  const pack = packOf(columns)
  const countedOn = countReader(cells)
  const stocksOf = stocksReader(cells, sizeOf)
  // With a component, whether it is a phantom is said of the parent, and its good share is the line's.
  const isOfLine = cells.has('component')
  return item => {
    const state = cells.text('status')
    if (isNo(state)) cells.note('inactive-item', 'status', item)
    const phantom = !isOfLine && isYes(cells.text('phantom'))
    const leadTime = leadTimeOf?.()
    if (leadTimeOf && !leadTime && !phantom) cells.note('lead-time-missing', 'leadTime', item)
    return {
      item,
      table,
      source,
      line: cells.line,
      leadTime,
      name: cells.text('name') || undefined,
      lot: lotOf(cells, sizeOf),
      phantom: phantom || undefined,
      yield: isOfLine ? undefined : goodOf(cells),
      unit: unitOf?.(),
      pack: piecesOf(cells, pack, 'box'),
      counted: countedOn(),
      column: cells.subject?.heading ?? '',
      isRepeated: cells.has('parent', 'level'),
      // Spread first, they would be copied again with every property that follows.
      ...stocksOf(item),
      ...readFacts(),
    }
  }
}

/** The share of an item that comes out good. Of a list of items, what is lost is the item's. */
function goodOf(cells: Cells): number | undefined {
  const lost = cells.table.kinds.includes('bill') ? undefined : cells.share('scrap')
  return cells.good(lost && 1 - lost)
}

/** Of two columns of units, that of a stock or of the quantity beside it. */
function unitBeside({ columns }: Table, meaning: Meaning): Column | undefined {
  const units = those(columns, 'unit')
  const stock = units.length > 1 ? unitOfStock(columns) : undefined
  return stock && (meaning === 'onHand' ? stock : units.find(column => column !== stock))
}

/** Returns a function that reads the unit of a quantity: in a column of its own, in brackets in its heading, or behind it. */
export function unitReader(cells: Cells, meaning: 'onHand' | 'per' | 'quantity'): () => string | undefined {
  const column = unitBeside(cells.table, meaning)
  const own = cells.table.at.get(meaning)
  const inHeading = unitInHeading(own?.heading)
  // The `o` of `4o` is none.
  const inCell = () =>
    own && !Number.isNaN(cells.read(cells.text(own), own))
      ? /^[-\d.,]{1,20} ?(\p{L}{1,12})\.?$/u.exec(cells.text(own))?.[1]
      : undefined
  return () => cells.text(column ?? 'unit') || inHeading || inCell()
}

/** Returns a function that reads how the row's item is had: made or bought, of whom and at which price. Nothing is planned from it. */
function factReader(cells: Cells): () => Purchase {
  const { at, columns } = cells.table
  const [make, supplier, price] = [at.get('make'), at.get('supplier'), at.get('price')]
  const unit = marked(columns, tells.priceUnit, 'ignored')
  const textOf = (column: Column) => cellIn(cells.row, column.index)
  const numberOf = (column: Column) => {
    const text = textOf(column)
    const amount = text.replace(currencies, '')
    return /^[\d.,\s’'-]+$/.test(amount) ? cells.read(amount, column) : Number.NaN
  }
  const isMadeBy = memoize((text: string) => make && makeOf(make.heading, text))
  return () => {
    const paid = price ? numberOf(price) : Number.NaN
    return {
      make: make && isMadeBy(textOf(make)),
      supplier: (supplier && textOf(supplier)) || undefined,
      price: paid >= 0 ? paid / ((unit && numberOf(unit)) || 1) : undefined,
    }
  }
}

/** At either end of an amount: `12.50 €`, `EUR 12.50`, `Fr. 8.00`. What else stands in a price makes it none. */
const currencies = /^[\p{L}\p{Sc}]+\.?\s*|\s*[\p{L}\p{Sc}]+\.?$/gu
