import { type Cells, writtenItem } from './cells.ts'
import type { Column } from './column.ts'
import type { Notes } from './drafts.ts'
import { grouped } from './grouped.ts'
import { billNumber } from './is-bill.ts'
import { is } from './layouts/marks.ts'
import { isYes } from './layouts/telling-words.ts'
import { outdatedBy } from './line-rows.ts'
import type { Table } from './table.ts'

// A list may have several bills of one product, or several forecasts of one item: revisions, alternatives, scenarios.
// Together they would be wanted several times over, so one of them counts, which is asked.

const inOrder = new Intl.Collator('en', { numeric: true })

/** Returns the table with the rows of the version that counts. */
export function withOneVersion(cells: Cells, { questions, problems, horizon }: Notes): Table {
  const { table } = cells
  const { at, kinds, columns, rows, lines, source } = table
  const isForecast = kinds.includes('wanted') && !at.has('order')
  const key = kinds.includes('bill') ? at.get('parent') : isForecast ? at.get('item') : undefined
  const column = columnOf(columns, kinds.includes('bill'))
  if (!key || !column) return table
  const versions = rows.map(row => row[column.index]?.trim() ?? '')
  // A bill may name its product on the first of its lines alone.
  let last = { key: '', version: '' }
  const named = rows.map((row, index) => {
    const own = writtenItem(row[key.index]?.trim() ?? '').id
    if (own !== '') last = { key: own, version: versions[index] ?? '' }
    return { index, key: last.key, version: versions[index] || last.version }
  })
  // What does not hold today is no version to choose from. It is left out, and said, with its row.
  const outdated = new Set(
    [...rows.keys()].filter(index => {
      cells.row = rows[index] ?? []
      return outdatedBy(cells, horizon.today) !== undefined
    }),
  )
  const valid = named.filter(({ index }) => !outdated.has(index))
  const groups = [...grouped(valid, one => one.key).values()]
  const of = (group: typeof named) => new Set(group.map(({ version }) => version))
  if (groups.every(group => of(group).size < 2)) return table
  const usual = usualOf(table)
  if (usual.size > 0) {
    const kept = new Set([...outdated, ...groups.flatMap(group => usualRows(group, usual))])
    const left = named.find(({ index }) => !kept.has(index))
    if (left) problems.add('not-planned', source, lines[left.index], column.heading, left.version)
    return onlyRows(table, kept)
  }
  const [first = '', second = '', ...others] = [...of(valid)].sort(inOrder.compare).reverse()
  const answer = questions.ask({
    id: `${column.id}:version`,
    code: 'version',
    source,
    column: column.heading,
    samples: [first, second, ...others].slice(0, 5),
    choices: [first, second, ...others],
  })
  const kept = new Set([
    ...outdated,
    ...groups.flatMap(group => {
      const own = of(group)
      const chosen = own.has(answer) ? answer : [...own].sort(inOrder.compare).at(-1)
      // What has none of the version that counts has its newest one, and says which it leaves out.
      const left = own.has(answer) ? undefined : group.find(({ version }) => version !== chosen)
      if (left) problems.add('not-planned', source, lines[left.index], column.heading, left.version)
      return group.filter(({ version }) => version === chosen).map(({ index }) => index)
    }),
  ])
  return onlyRows(table, kept)
}

/** `Alternative` numbers bills from 1 on. A yes or no says that a part is one. */
const isNumbered = ({ meaning, heading, profile: { values, filled } }: Column): boolean =>
  meaning === 'ignored' &&
  is.alternative(heading) &&
  filled === 1 &&
  values.every(text => /^[1-9]\d?$/.test(text))

/** The column with the versions, or with the numbers of bills, of which a product may have several. */
const columnOf = (columns: readonly Column[], isBill: boolean): Column | undefined => {
  const number = isBill ? billNumber(columns) : undefined
  return (
    columns.find(({ meaning, heading }) => meaning === 'ignored' && is.version(heading)) ??
    columns.find(isNumbered) ??
    (number?.meaning === 'ignored' ? number : undefined)
  )
}

/** The rows of the versions that a list says are usual. */
function usualOf({ columns, rows }: Table): ReadonlySet<number> {
  const column = columns.find(
    ({ meaning, heading, hints }) =>
      (meaning === 'ignored' && is.usual(heading)) || (meaning === 'active' && !hints.includes('not')),
  )
  return new Set(
    column ? [...rows.keys()].filter(index => isYes(rows[index]?.[column.index]?.trim() ?? '')) : [],
  )
}

function usualRows(
  group: readonly { readonly index: number }[],
  usual: ReadonlySet<number>,
): readonly number[] {
  const all = group.map(({ index }) => index)
  const own = all.filter(index => usual.has(index))
  return own.length > 0 ? own : all
}

function onlyRows(table: Table, kept: ReadonlySet<number>): Table {
  return {
    ...table,
    rows: table.rows.filter((_, index) => kept.has(index)),
    lines: table.lines.filter((_, index) => kept.has(index)),
  }
}
