import { grouped } from '../../engine/grouped.ts'
import { type Column, marked, prefer } from '../column.ts'
import { billNumber } from '../kinds/is-bill.ts'
import type { Table } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { isYes } from '../layouts/telling-words.ts'
import { cellIn } from '../raw-table.ts'
import { rowTypeOf } from '../words/row-words.ts'
import { type Cells, itemIn } from './cells.ts'

// A list may have several bills of one product, or several forecasts of one item: revisions, alternatives, scenarios.
// Together they would be wanted several times over, so one of them counts. The planner asks which.

const inOrder = new Intl.Collator('en', { numeric: true })

/** A row, with what it is a version of. */
type Named = ReturnType<typeof namedRows>[number]

const versionsOf = (rows: readonly Named[]): readonly string[] =>
  [...new Set(rows.map(({ version }) => version))].sort(inOrder.compare)

/** Returns the table with the rows of the version that counts. */
export function withOneVersion(cells: Cells): Table {
  const { table, notes } = cells
  const { at, kinds, columns, rows, lines, source } = table
  const isForecast = kinds.includes('wanted') && !at.has('order')
  const key = kinds.includes('bill') ? at.get('parent') : isForecast ? at.get('item') : undefined
  const column = columnOf(columns, kinds.includes('bill'))
  if (!key || !column) return table
  const named = namedRows(rows, key.index, column.index)
  // What does not hold today is no version to choose from. It is left out, and said, with its row.
  const outdated = named.filter(({ index }) => {
    cells.row = rows[index] ?? []
    return cells.outdatedBy() !== undefined
  })
  const without = new Set(outdated)
  const valid = named.filter(row => !without.has(row))
  const groups = [...grouped(valid, one => one.key).values()]
  if (groups.every(group => versionsOf(group).length < 2)) return table
  const noteLeft = (left: Named | undefined) => {
    const place = { source, line: left && lines[left.index], column: column.heading }
    if (left) notes.problems.add('not-planned', place, left.version)
  }
  const usual = usualOf(table)
  const answer = usual.size > 0 ? undefined : askVersion(valid, column, cells)
  const counting = groups.flatMap(group =>
    answer === undefined
      ? prefer(group, ({ index }) => usual.has(index))
      : rowsOfVersion(group, answer, noteLeft),
  )
  const kept = new Set([...outdated, ...counting].map(({ index }) => index))
  if (usual.size > 0) noteLeft(named.find(({ index }) => !kept.has(index)))
  return {
    ...table,
    rows: rows.filter((_, index) => kept.has(index)),
    lines: lines.filter((_, index) => kept.has(index)),
  }
}

/** A bill may name its product on the first of its lines alone. */
function namedRows(rows: Table['rows'], key: number, version: number) {
  let last = { key: '', version: '' }
  return rows.map((row, index) => {
    const own = { key: itemIn(row, key), version: cellIn(row, version) }
    if (own.key !== '') last = own
    return { index, key: last.key, version: own.version || last.version }
  })
}

/** Asks which version counts: the newest, if nobody answers. */
function askVersion(rows: readonly Named[], column: Column, cells: Cells): string {
  const [first = '', second = '', ...others] = versionsOf(rows).toReversed()
  return cells.asker(column)('version', [first, second, ...others], [first, second, ...others])
}

/** What has none of the version that counts has its newest one, and says which it leaves out. */
function rowsOfVersion(group: readonly Named[], answer: string, noteLeft: (left: Named | undefined) => void) {
  const own = versionsOf(group)
  const chosen = own.includes(answer) ? answer : own.at(-1)
  if (chosen !== answer) noteLeft(group.find(({ version }) => version !== chosen))
  return group.filter(({ version }) => version === chosen)
}

/** `Alternative` numbers bills from 1 on. A yes or no says that a part is one. */
const numbersBills = ({ meaning, heading, profile: { values, filled } }: Column): boolean =>
  meaning === 'ignored' &&
  is.alternative(heading) &&
  filled === 1 &&
  values.every(text => /^[1-9]\d?$/.test(text))

/** The rows of a grid may be several forecasts of the same: statistical, of sales, agreed. */
const isOfForecasts = ({ meaning, profile: { values } }: Column): boolean =>
  meaning === 'type' &&
  values.every(text => rowTypeOf(text) === 'wanted') &&
  new Set(values.filter(is.forecast)).size > 1

/** The column with the versions, or with the numbers of bills, of which a product may have several. */
const columnOf = (columns: readonly Column[], isBill: boolean): Column | undefined => {
  const number = isBill ? billNumber(columns) : undefined
  return (
    marked(columns, is.version, 'ignored') ??
    columns.find(numbersBills) ??
    columns.find(isOfForecasts) ??
    // A `bom_id` that no two rows have is the row's.
    (number?.meaning === 'ignored' && (number.known?.sure || number.profile.distinct < 1)
      ? number
      : undefined)
  )
}

/** The rows of the versions that a list says are usual. */
function usualOf({ columns, rows }: Table): ReadonlySet<number> {
  const column = columns.find(
    ({ meaning, heading, hints }) =>
      (meaning === 'ignored' && is.usual(heading)) || (meaning === 'active' && !hints.includes('not')),
  )
  return new Set(column ? [...rows.keys()].filter(index => isYes(cellIn(rows[index], column.index))) : [])
}
