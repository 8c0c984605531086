import { profileOf } from '../column.ts'
import type { Notes } from '../drafts.ts'
import { is } from '../layouts/marks.ts'
import { forMany } from '../layouts/telling-words.ts'
import { cellsIn, type RawTable } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { placeOf, readHeading } from '../words/headings.ts'
import { areIndented, areNumbered } from '../words/level-texts.ts'
import { countsPeriods, isPeriodNumber } from './heading-rows.ts'
import { addTopColumn, findTop } from './preamble.ts'
import { isOrderHead, isRare, mayGoTwoWays } from './rare-shapes.ts'
import { type Shape, setCell } from './reshape.ts'
import { withItemsAcross } from './shapes-across.ts'

// Lists in other shapes are set upright: a row for each item, order or part, with its keys in columns of their own.

const shapes: readonly Shape[] = [withItemAbove, withItemsAcross, withPeriods]

/** Sets tables upright. What few have is loaded with the first that may have it. */
export async function setUpright(written: readonly RawTable[], notes: Notes): Promise<readonly RawTable[]> {
  const load = () => import('./taken-apart.ts')
  const set = (tables: readonly RawTable[], by: readonly Shape[]) =>
    by.reduce((all, shape) => all.flatMap(table => shape(table, notes)), tables)
  const {
    billShapes = [],
    rareShapes = [],
    repeatShapes = [],
    lastShapes = [],
  } = written.some(isRare) ? await load() : {}
  // Without what sets it in, a part of a document is the same in all of them.
  const shaped = set(written, [...billShapes, withIndents, ...rareShapes, ...shapes, ...repeatShapes])
  // What comes has its item only now, where that stands above the table or its rows.
  const oneWay = shaped.some(mayGoTwoWays) ? set(shaped, [(await load()).withoutTwoWays]) : shaped
  const tables = set(oneWay, lastShapes)
  return tables.some(isOrderHead) ? (await load()).withOrderHeads(tables, notes.problems) : tables
}

/** What stands before an item in place of blanks: `- R-100`, `..R-100`, `>> R-100`. */
const indent = /^(?:[-–—.•·>+*|] ?)+\s*(?=[\p{L}\d])/u

/** A bill whose parts are set in by signs gets blanks in their place. */
function withIndents(table: RawTable): RawTable {
  const { headings, rows } = table
  const at = placeOf(headings, 'item', 'component')
  const isBill = placeOf(headings, 'quantity', 'per') >= 0 && placeOf(headings, 'level', 'parent') < 0
  if (!isBill || indent.test(rows[0]?.[at] ?? '')) return table
  const blanks = (mark: string) => ' '.repeat(2 * mark.replaceAll(' ', '').length)
  return { ...table, rows: rows.map(row => setCell(row, at, (row[at] ?? '').replace(indent, blanks))) }
}

/** SAP's bill of one product, or the stock and requirements of one material: the item stands above the list. */
function withItemAbove(table: RawTable): RawTable {
  const top = findTop(table.preamble)
  if (!top) return table
  // SAP numbers the rows under `Item`, and marks what has a bill under `Assembly`.
  const item = placeOf(table.headings, 'item', 'component')
  const headings = table.headings.filter((heading, at) => {
    const { isPosition, isMark } = profileOf(table, at)
    return !isMark && !(isPosition && readHeading(heading)?.meaning === 'item')
  })
  const has = (...meanings: readonly Meaning[]) => placeOf(headings, ...meanings) >= 0
  const isPlaced = headings.map(readHeading).some(one => one?.meaning === 'location' && one.isWhole)
  const isOfParent = readHeading(top.heading)?.meaning === 'parent' && !isPlaced && !is.noProduct(top.item)
  // Of a bill with levels, it is above the highest rows alone.
  const isLevelled = table.headings.some(
    (_, at) =>
      areNumbered(cellsIn(table.rows, at)) ||
      (at === item && areIndented(table.rows.map(row => row[at] ?? ''))),
  )
  const isBill =
    (isOfParent || has('component')) &&
    has('quantity', 'per') &&
    !has('parent', 'level', 'date', 'week') &&
    !isLevelled
  const isSigned = headings.some(heading => readHeading(heading)?.hints.includes('signed'))
  // A list that names product and part needs no title.
  if ((has('item') && (has('component') || !isOfParent)) || !(isBill || isSigned)) return table
  const title = table.preamble.find(row => findTop([row])) ?? []
  const [, base] = forMany.exec(title.join(' ')) ?? []
  const named = addTopColumn(top, table)
  return isBill && base ? addTopColumn({ heading: 'Base quantity', item: base }, named) : named
}

/** `1; 2; 3` above the columns of a forecast are its periods. */
function withPeriods(table: RawTable): RawTable {
  const { headings } = table
  const inWords = (heading: string) => (isPeriodNumber(heading) ? `Period ${heading.trim()}` : heading)
  return countsPeriods(headings) ? { ...table, headings: headings.map(inWords) } : table
}
