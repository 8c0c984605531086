import { writtenItem } from './cells.ts'
import { grouped } from './grouped.ts'
import { is } from './layouts/marks.ts'
import type { Questions } from './questions.ts'
import type { Table } from './table.ts'

// A list may have several bills of one product, or several forecasts of one item: revisions, alternatives, scenarios.
// Together they would be wanted several times over, so one of them counts, which is asked.

const inOrder = new Intl.Collator('en', { numeric: true })

/** Returns the table with the rows of the version that counts. */
export function withOneVersion(table: Table, questions: Questions): Table {
  const { at, kinds, columns, rows, lines, source } = table
  const isForecast = kinds.includes('wanted') && !at.has('order')
  const key = kinds.includes('bill') ? at.get('parent') : isForecast ? at.get('item') : undefined
  const column = columns.find(({ meaning, heading }) => meaning === 'ignored' && is.version(heading))
  if (!key || !column) return table
  const versions = rows.map(row => row[column.index]?.trim() ?? '')
  // A bill may name its product on the first of its lines alone.
  let last = { key: '', version: '' }
  const named = rows.map((row, index) => {
    const own = writtenItem(row[key.index]?.trim() ?? '').id
    if (own !== '') last = { key: own, version: versions[index] ?? '' }
    return { index, key: last.key, version: versions[index] || last.version }
  })
  const groups = [...grouped(named, one => one.key).values()]
  const of = (group: typeof named) => new Set(group.map(({ version }) => version))
  if (groups.every(group => of(group).size < 2)) return table
  const [first = '', second = '', ...others] = [...of(named)].sort(inOrder.compare).reverse()
  const answer = questions.ask({
    id: `${column.id}:version`,
    code: 'version',
    source,
    column: column.heading,
    samples: [first, second, ...others].slice(0, 5),
    choices: [first, second, ...others],
  })
  const kept = new Set(
    groups.flatMap(group => {
      const own = of(group)
      const chosen = own.has(answer) ? answer : [...own].sort(inOrder.compare).at(-1)
      return group.filter(({ version }) => version === chosen).map(({ index }) => index)
    }),
  )
  return {
    ...table,
    rows: rows.filter((_, index) => kept.has(index)),
    lines: lines.filter((_, index) => kept.has(index)),
  }
}
