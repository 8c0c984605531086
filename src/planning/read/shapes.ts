import { beginOf, isBucket, isWeek, readDate } from './dates.ts'
import { grouped } from './grouped.ts'
import { type Heading, readHeading } from './headings.ts'
import { is } from './layouts/marks.ts'
import { billRoles, freeText } from './layouts/telling-words.ts'
import { levelOf } from './profile.ts'
import type { Meaning } from './result.ts'
import { isTotal, rowTypeOf, summedUp } from './row-words.ts'
import { filledOf, findBase, findTop, isCounted, isNumeric, type RawTable } from './tables.ts'
import { worded } from './worded.ts'

// Lists in other shapes are set upright: a row for each item, order or part, with its keys in columns of their own. Each
// shape takes a table, and returns it, or others in its place.

/** A row is a field in a list on its side. One that has more rows has items in them. */
const maxFields = 50

/** Each takes a table, and returns it, or another in its place. */
const shapes: readonly ((table: RawTable) => RawTable)[] = [
  ...[withGroups, withBase, withItemAbove, turned, withSigns, withIndents],
  ...[withPairs, withItemsAcross, withPeriods, withMeasures, withoutRepeats],
]

/** Each takes a table apart that is several. */
const parts: readonly ((table: RawTable) => readonly RawTable[])[] = [
  withoutPairs,
  withoutTwoWays,
  withoutPlaces,
]

export const upright = (table: RawTable): readonly RawTable[] =>
  parts.reduce<readonly RawTable[]>(
    (tables, apart) => tables.flatMap(apart),
    [shapes.reduce((one, shape) => shape(one), table)],
  )

/** SAP's bill of one product, or the stock and requirements of one material: the item stands above the list. */
function withItemAbove(table: RawTable): RawTable {
  const top = findTop(table.preamble)
  if (!top) return table
  const known = table.headings.map(readHeading)
  const has = (...meanings: readonly Meaning[]) =>
    known.some(heading => heading && meanings.includes(heading.meaning))
  const isBill = has('component') && has('quantity', 'per') && !has('parent', 'level', 'date', 'week')
  const isSigned = known.some(heading => heading?.hints.includes('signed'))
  if (has('item') || !(isBill || isSigned)) return table
  return {
    ...table,
    headings: [top.heading, ...table.headings],
    rows: table.rows.map(row => [top.item, ...row]),
  }
}

/**
 * For how many a bill is, where that stands above it: `Base Qty (PC)  10.000`. It holds for the parts of what is made.
 * In a bill of several levels that is exploded for a quantity, or has totals, each row has what goes into all of the
 * row that it belongs to.
 */
function withBase(table: RawTable): RawTable {
  const { headings, rows, preamble } = table
  const known = headings.map(heading => readHeading(heading)?.meaning)
  const level = known.indexOf('level')
  const isOfBill = level >= 0 || known.includes('component')
  if (!isOfBill || known.includes('batch')) return table
  const base = findBase(preamble)
  const quantities = [...known.keys()].filter(at => known[at] === 'quantity' || known[at] === 'per')
  const [quantity = -1] = quantities
  const isTotal = quantities.length === 1 && is.total(headings[quantity] ?? '')
  const isExploded = level >= 0 && !known.includes('parent') && (isTotal || base?.isRequired === true)
  if (!isExploded && (!base || base.value === '1')) return table
  const levels = rows.map(row => levelOf((row[level] ?? '').trim()))
  const first = Math.min(...levels.filter(one => !Number.isNaN(one)))
  const above: string[] = []
  const baseOf = (row: readonly string[], depth: number) => {
    const isFirst = level < 0 || depth === first
    if (isExploded) above.splice(depth, above.length, (row[quantity] ?? '').trim())
    return isFirst ? (base?.value ?? '') : isExploded ? (above[depth - 1] ?? '') : ''
  }
  return {
    ...table,
    headings: [...headings, 'Base quantity'],
    rows: rows.map((row, index) => [
      ...row,
      ...headings.slice(row.length).map(() => ''),
      baseOf(row, levels[index] ?? first),
    ]),
  }
}

/**
 * Orders below the name of their item, which stands in a row of its own: each gets it. Of names within names, as in
 * QuickBooks, the last one counts, without what it is called in brackets.
 */
function withGroups(table: RawTable): RawTable {
  const { headings, rows, lines } = table
  const item = headings.findIndex(
    heading => readHeading(heading)?.meaning === 'item' && readHeading(heading)?.sure,
  )
  const at = item < 0 && headings[0]?.trim() === '' ? 0 : item
  const nameOf = (row: readonly string[]) => (row[at] ?? '').trim()
  // A name may have a remark beside it.
  const told = [...headings.keys()].filter(place => !freeText.test(headings[place] ?? ''))
  const isName = (row: readonly string[]) =>
    nameOf(row) !== '' && filledOf(told.map(place => row[place] ?? '')) === 1
  const isSum = (row: readonly string[]) => isTotal(nameOf(row)) || summedUp(nameOf(row)) !== undefined
  const others = rows.filter(row => !isName(row) && !isSum(row))
  const [first = []] = rows
  if (at < 0 || others.length === 0 || !isName(first) || others.some(row => nameOf(row) !== '')) return table
  let name = ''
  const kept = rows.flatMap((row, index) => {
    if (isName(row)) name = nameOf(row).replace(/ \([^()]*\)$/, '')
    if (isName(row) || isSum(row)) return []
    return [{ row: row.map((cell, place) => (place === at ? name : cell)), line: lines[index] ?? 0 }]
  })
  return {
    ...table,
    headings: headings.map((heading, place) => (place === at ? heading.trim() || 'Item' : heading)),
    rows: kept.map(({ row }) => row),
    lines: kept.map(({ line }) => line),
  }
}

/** `Item; A; B` above `On hand; 5; 6`. */
function turned(table: RawTable): RawTable {
  const { headings, rows, line } = table
  if (rows.length > maxFields) return table
  const [corner = '', ...items] = headings
  const names = rows.map(row => row[0]?.trim() ?? '')
  const known = names.filter(name => {
    const heading = readHeading(name)
    return heading?.sure && heading.meaning !== 'item'
  }).length
  const isTurned =
    readHeading(corner)?.meaning === 'item' &&
    known > 1 &&
    known * 2 > names.length &&
    !items.some(item => readHeading(item) || isBucket(beginOf(item)))
  if (!isTurned) return table
  return {
    ...table,
    headings: [corner, ...names],
    rows: items.map((item, at) => [item, ...rows.map(row => row[at + 1] ?? '')]),
    lines: items.map(() => line),
  }
}

const isDate = (written = ''): boolean => {
  const text = written.trim()
  if (text.length > 40 || /^\d{1,4}$/.test(text)) return false
  return (
    isWeek(text) ||
    !Number.isNaN(readDate(text, 'day-first', 0)) ||
    !Number.isNaN(readDate(text, 'month-first', 0))
  )
}

/** Dates, or parts, down the side, and an item above each further column: a forecast, or a bill. */
function withItemsAcross(table: RawTable): RawTable {
  const { headings, lines } = table
  const rows = table.rows.filter(row => !row.some(cell => isTotal(cell.trim())))
  const known = headings.map(readHeading)
  const part = known[0]?.meaning === 'component' && headings.length > 2 ? 0 : -1
  const date = headings.findIndex(
    (heading, at) => ['date', 'week'].includes(known[at]?.meaning ?? '') || heading.trim() === '',
  )
  const at = date < 0 ? part : date
  const others = [...headings.keys()].filter(
    place => place !== at && headings[place]?.trim() !== '' && !freeText.test(headings[place] ?? ''),
  )
  const isItem = (place: number) =>
    !known[place]?.isWhole &&
    !isBucket(beginOf(headings[place] ?? '')) &&
    rows.every(row => isNumeric(row[place] ?? '') || (row[place] ?? '').trim() === '')
  if (at < 0 || rows.length === 0 || others.length === 0 || !others.every(isItem)) return table
  if (at === part ? rows.every(row => isNumeric(row[at] ?? '')) : !rows.every(row => isDate(row[at])))
    return table
  const cells = rows.flatMap((row, index) =>
    others.map(place => ({
      row: [headings[place] ?? '', row[at] ?? '', row[place] ?? ''],
      line: lines[index] ?? 0,
    })),
  )
  const kept = cells.filter(({ row }) => row[2]?.trim())
  return {
    ...table,
    headings:
      at === part ? ['Parent', 'Component', 'Qty per'] : ['Item', headings[at]?.trim() || 'Date', 'Forecast'],
    rows: kept.map(({ row }) => row),
    lines: kept.map(({ line }) => line),
  }
}

/** `+` and `-` in a column of their own are the signs of the quantities. */
function withSigns(table: RawTable): RawTable {
  const { headings, rows } = table
  const signs = headings.findIndex((_, at) => {
    const values = new Set(rows.map(row => (row[at] ?? '').trim()))
    return values.has('+') && values.has('-') && [...values].every(text => /^[+-]?$/.test(text))
  })
  const quantity = headings.findIndex(heading => readHeading(heading)?.meaning === 'quantity')
  if (signs < 0 || quantity < 0) return table
  const signed = (row: readonly string[], cell: string) =>
    (row[signs] ?? '').trim() === '-' ? `-${cell}` : cell
  return {
    ...table,
    headings: headings.map((heading, at) => (at === quantity ? 'Receipt/Reqmt' : heading)),
    rows: rows.map(row => row.map((cell, at) => (at === quantity ? signed(row, cell.trim()) : cell))),
  }
}

/** What stands before an item in place of blanks: `- R-100`, `..R-100`, `>> R-100`. */
const indent = /^(?:[-–—.•·>+*|] ?)+(?=\s*[\p{L}\d])/u

/** A bill whose parts are set in by signs gets blanks in their place. */
function withIndents(table: RawTable): RawTable {
  const { headings, rows } = table
  const known = headings.map(readHeading)
  const at = known.findIndex(heading => heading?.meaning === 'item' || heading?.meaning === 'component')
  const others = known.map(heading => heading?.meaning)
  const marks = rows.map(row => indent.exec(row[at] ?? '')?.[0] ?? '')
  const isBill = others.includes('quantity') || others.includes('per')
  const isIndented = marks[0] === '' && marks.some(mark => mark.trim() !== '')
  if (at < 0 || !isBill || !isIndented || others.includes('level') || others.includes('parent')) return table
  const wide = (mark: string) => ' '.repeat(2 * mark.replaceAll(' ', '').length)
  return {
    ...table,
    rows: rows.map((row, index) => {
      const mark = marks[index] ?? ''
      return row.map((cell, place) =>
        place === at ? wide(mark) + cell.slice(mark.length).trimStart() : cell,
      )
    }),
  }
}

/** A grid with rows of what is wanted and what comes: its item stands in the first of them, or above the grid. */
function withMeasures(table: RawTable): RawTable {
  const { headings, rows } = table
  if (headings.filter(heading => isBucket(beginOf(heading))).length < 2) return table
  const kind = headings.findIndex((_, at) => {
    const types = rows.map(row => rowTypeOf((row[at] ?? '').trim()))
    return (
      types.includes('wanted') && rows.every(row => (row[at] ?? '').trim() !== '') && new Set(types).size > 1
    )
  })
  if (kind < 0) return table
  const item = headings.findIndex((heading, at) => at !== kind && readHeading(heading)?.meaning === 'item')
  const top = item < 0 ? findTop(table.preamble) : undefined
  if (top)
    return {
      ...table,
      headings: [top.heading, ...headings.map((heading, at) => (at === kind ? 'Type' : heading))],
      rows: rows.map(row => [top.item, ...row]),
    }
  let above = ''
  return {
    ...table,
    rows: rows.map(row => {
      above = (row[item] ?? '').trim() || above
      return item < 0 ? row : row.map((cell, at) => (at === item ? above : cell))
    }),
  }
}

/** `1; 2; 3` above the columns of a forecast are its periods. */
function withPeriods(table: RawTable): RawTable {
  if (!isCounted(table.headings)) return table
  return {
    ...table,
    headings: table.headings.map(heading =>
      /^\s*\d{1,2}\s*$/.test(heading) ? `Period ${heading.trim()}` : heading,
    ),
  }
}

/**
 * A bill by document or operation: what is made has a row of its own among what goes in, told by a word or by its sign.
 * It becomes pairs of parent and part, with the quantity that is made.
 */
function withPairs(table: RawTable): RawTable {
  const known = table.headings.map(readHeading)
  const columns = rolesOf(table, known)
  if (!columns) return table
  const { group, item, quantity, isMade } = columns
  const groups = grouped(table.rows.keys(), index => table.rows[index]?.[group]?.trim() ?? '')
  const all = [...groups.values()].map(members => ({ members, made: members.filter(isMade) }))
  // Each document makes one thing.
  if (
    all.some(({ members, made }) => made.length !== 1 && members.length > 1) ||
    !all.some(({ members }) => members.length > 1)
  )
    return table
  const kept = all.flatMap(({ members, made: [made = -1] }) =>
    members.filter(index => index !== made).map(index => ({ made, index })),
  )
  const amount = (index: number) => (table.rows[index]?.[quantity] ?? '').trim().replace(/^-|-$/, '').trim()
  const others = [...table.headings.keys()].filter(place => ![group, item, quantity].includes(place))
  return {
    ...table,
    headings: [
      'Parent',
      'Component',
      'Qty per',
      'Base quantity',
      ...others.map(place => table.headings[place] ?? ''),
    ],
    rows: kept.map(({ made, index }) => [
      table.rows[made]?.[item] ?? '',
      table.rows[index]?.[item] ?? '',
      amount(index),
      amount(made),
      ...others.map(place => table.rows[index]?.[place] ?? ''),
    ]),
    lines: kept.map(({ index }) => table.lines[index] ?? 0),
  }
}

interface Roles {
  readonly group: number
  readonly item: number
  readonly quantity: number
  readonly isMade: (index: number) => boolean
}

function rolesOf({ headings, rows }: RawTable, known: readonly (Heading | undefined)[]): Roles | undefined {
  const find = (...meanings: readonly Meaning[]) =>
    known.findIndex(heading => heading && meanings.includes(heading.meaning))
  const quantity = find('quantity', 'per')
  if (quantity < 0 || find('date', 'week') >= 0 || find('level') >= 0) return undefined
  const group = headings.findIndex(
    (heading, at) =>
      at !== quantity && (is.documents(heading) || is.orderNumber(heading)) && known[at]?.meaning !== 'per',
  )
  const item = known.findIndex(
    (heading, at) => at !== group && (heading?.meaning === 'item' || heading?.meaning === 'component'),
  )
  if (group < 0 || item < 0) return undefined
  const role = headings.findIndex((_, at) => {
    const texts = rows.map(row => row[at]?.trim() ?? '')
    return (
      texts.some(text => billRoles.made.test(text)) &&
      texts.some(text => billRoles.used.test(text)) &&
      at !== item &&
      at !== group
    )
  })
  const made = (text = '') => billRoles.made.test(text.trim())
  if (role >= 0) return { group, item, quantity, isMade: index => made(rows[index]?.[role]) }
  const isBelow = (index: number) => /^\s*-|-\s*$/.test(rows[index]?.[quantity] ?? '')
  const below = rows.filter((_, index) => isBelow(index)).length
  if (below === 0 || below === rows.length) return undefined
  return { group, item, quantity, isMade: index => !isBelow(index) }
}

/** `Item; Qty; Date; Qty; Date`: a row for each quantity and its date. */
function withoutRepeats(table: RawTable): RawTable {
  const { headings, rows, lines } = table
  const names = headings.map(heading =>
    worded(heading)
      .replace(/\d{1,9}$/, '')
      .trimEnd(),
  )
  const places = new Map<string, number>()
  let [first, second] = [-1, -1]
  names.forEach((name, at) => {
    const known = places.get(name)
    if (name === '') return
    if (known === undefined) places.set(name, at)
    else if (first < 0 || known < first) [first, second] = [known, at]
  })
  const size = second - first
  const group = headings.slice(first, first + size).map(heading =>
    heading
      .trim()
      .replace(/\d{1,9}$/, '')
      .trimEnd(),
  )
  const meanings = group.map(heading => readHeading(heading)?.meaning)
  const isDue = meanings.includes('quantity') && (meanings.includes('date') || meanings.includes('week'))
  const isRepeated = names.slice(first).every((name, at) => name === names[first + (at % size)])
  if (first < 0 || !isDue || !isRepeated || (names.length - first) % size > 0) return table
  const kept = rows.flatMap((row, index) => {
    const parts: { row: readonly string[]; line: number }[] = []
    for (let at = first; at < headings.length; at += size) {
      const cells = row.slice(at, at + size)
      if (at === first || filledOf(cells) > 0)
        parts.push({ row: [...row.slice(0, first), ...cells], line: lines[index] ?? 0 })
    }
    return parts
  })
  return {
    ...table,
    headings: [...headings.slice(0, first), ...group],
    rows: kept.map(({ row }) => row),
    lines: kept.map(({ line }) => line),
  }
}

/** Takes apart what is wanted and what comes, where a row has both: `Item; Demand; Date; Supply; ETA`. */
function withoutPairs(table: RawTable): readonly RawTable[] {
  const { headings, rows } = table
  const known = headings.map(readHeading)
  const isDue = (at: number) => ['quantity', 'date', 'week'].includes(known[at]?.meaning ?? '')
  const places = [...headings.keys()]
  const coming = places.filter(at => isDue(at) && known[at]?.hints.includes('receipt'))
  const wanted = places.filter(at => isDue(at) && !coming.includes(at))
  const meaningsOf = (list: readonly number[]) => list.map(at => known[at]?.meaning).join()
  const isPair = (list: readonly number[]) =>
    /^(?:quantity,(?:date|week)|(?:date|week),quantity)$/.test(meaningsOf(list))
  const item = known.findIndex(heading => heading?.meaning === 'item')
  const quantity = wanted.find(at => known[at]?.meaning === 'quantity') ?? -1
  if (item < 0 || !isPair(coming) || !isPair(wanted) || !is.wanted(headings[quantity] ?? '')) return [table]
  const ofReceipts = [item, ...coming]
  const due = [...rows.keys()].filter(index => filledOf(coming.map(at => rows[index]?.[at] ?? '')) > 0)
  const others = places.filter(at => !coming.includes(at))
  return [partOf(table, others, [...rows.keys()]), partOf(table, ofReceipts, due)]
}

/** Takes apart `Item; Date; Requirement; Receipt`, where each row has one of the two. */
function withoutTwoWays(table: RawTable): readonly RawTable[] {
  const { headings, rows } = table
  const known = headings.map(readHeading)
  const quantities = [...headings.keys()].filter(at => known[at]?.meaning === 'quantity')
  const coming = quantities.find(at => known[at]?.hints.includes('receipt'))
  const wanted = quantities.find(at => is.wanted(headings[at] ?? ''))
  const dates = known.filter(heading => heading?.meaning === 'date' || heading?.meaning === 'week')
  if (coming === undefined || wanted === undefined || quantities.length > 2 || dates.length !== 1)
    return [table]
  const counts = (row: readonly string[], at: number) => /[1-9]/.test(row[at] ?? '')
  const isDue = (row: readonly string[]) => counts(row, wanted) || counts(row, coming)
  const isEither =
    rows.some(row => counts(row, wanted)) &&
    rows.some(row => counts(row, coming)) &&
    !rows.some(row => counts(row, wanted) && counts(row, coming))
  if (!isEither) return [table]
  // What is left after each row was there before the first of them.
  const balance = headings.findIndex(heading => is.balance(heading))
  const bare = rows.map(row => row.map((cell, at) => (at === balance && isDue(row) ? '' : cell)))
  const part = (place: number, isReceipt: boolean) =>
    partOf(
      { ...table, rows: bare },
      [...headings.keys()].filter(at => at !== place),
      [...rows.keys()].filter(index => counts(rows[index] ?? [], coming) === isReceipt),
    )
  return [part(coming, false), part(wanted, true)]
}

/** The place in a heading such as `Stock Berlin`: the first word says what it counts, and nobody knows the rest. */
function placeOf(heading: string): string | undefined {
  const [, word = '', place = ''] = /^(\p{L}+)[ _-]+(.+)$/u.exec(heading.trim()) ?? []
  const isPlace =
    readHeading(word)?.meaning === 'onHand' && !readHeading(heading)?.isWhole && !readHeading(place)
  return isPlace && !is.sum(place) && !isBucket(place) ? place : undefined
}

/** Takes apart stocks that have a column for each place: they become a list of stocks. */
function withoutPlaces(table: RawTable): readonly RawTable[] {
  const { headings, rows, lines } = table
  const places = headings.map(placeOf)
  const stocks = [...headings.keys()].filter(at => places[at] !== undefined)
  const item = headings.findIndex(heading => readHeading(heading)?.meaning === 'item')
  const isKnown = headings.some(
    heading => readHeading(heading)?.meaning === 'onHand' && readHeading(heading)?.sure,
  )
  if (item < 0 || stocks.length < 2 || isKnown) return [table]
  const others = [...headings.keys()].filter(at => !stocks.includes(at))
  return [
    partOf(table, others, [...rows.keys()]),
    {
      ...table,
      headings: [headings[item] ?? '', 'Location', 'On hand'],
      rows: rows.flatMap(row => stocks.map(at => [row[item] ?? '', places[at] ?? '', row[at] ?? ''])),
      lines: lines.flatMap(line => stocks.map(() => line)),
    },
  ]
}

/** Some of the columns and rows of a table. */
const partOf = (table: RawTable, columns: readonly number[], indexes: readonly number[]): RawTable => ({
  ...table,
  headings: columns.map(at => table.headings[at] ?? ''),
  rows: indexes.map(index => columns.map(at => table.rows[index]?.[at] ?? '')),
  lines: indexes.map(index => table.lines[index] ?? 0),
})
