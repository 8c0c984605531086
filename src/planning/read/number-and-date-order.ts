import type { Column } from './column.ts'
import { type DateOrder, dateOrderOf } from './dates.ts'
import { type Decimal, decimalOf } from './numbers.ts'
import type { Questions } from './questions.ts'
import { isUnread, type Meaning } from './result.ts'
import type { Table } from './table.ts'

// How numbers and dates are written. One unmistakable value decides for its column, one column for its source; without
// any, it is asked.

/** What decides a column: one way, or `mixed` where each value has to speak for itself. */
interface Verdict<Way extends string> {
  readonly way: Way | 'mixed'
  /** The way of values that could be either. */
  readonly otherwise: Way
}

export interface Format {
  readonly decimal: Verdict<Decimal>
  readonly order: Verdict<DateOrder>
}

/** Returns the way of one value. */
export const wayOf = <Way extends string>(
  { way, otherwise }: Verdict<Way>,
  text: string,
  own: (text: string) => Way | 'either' | undefined,
): Way => {
  if (way !== 'mixed') return way
  const found = own(text)
  return found === undefined || found === 'either' ? otherwise : (found as Way)
}

const numeric: ReadonlySet<Meaning> = new Set([
  ...(['onHand', 'leadTime', 'safetyStock', 'lotSize', 'lotMin', 'lotMax', 'lotMultiple'] as const),
  ...(['yield', 'per', 'batch', 'scrap', 'quantity', 'delivered', 'bucket'] as const),
])

const dated: ReadonlySet<Meaning> = new Set(['date', 'week', 'validFrom', 'validTo'])

/** Counts how the values of a column, or of a source, are written. */
class Evidence<Way extends string> {
  readonly seen = new Set<Way>()
  readonly unclear: string[] = []

  add(way: Way | 'either' | undefined, text: string): void {
    if (way === undefined) return
    if (way !== 'either') this.seen.add(way as Way)
    else if (this.unclear.length < 5 && !this.unclear.includes(text)) this.unclear.push(text)
  }

  get only(): Way | undefined {
    const [one, other] = this.seen
    return other === undefined ? one : undefined
  }
}

interface Kind<Way extends string> {
  readonly code: 'decimal' | 'date-order'
  readonly choices: readonly [Way, Way]
  readonly columns: ReadonlySet<Meaning>
  readonly own: (text: string) => Way | 'either' | undefined
}

const decimals: Kind<Decimal> = {
  code: 'decimal',
  choices: ['point', 'comma'],
  columns: numeric,
  own: text => (text.length > 60 ? undefined : decimalOf(text.replace(/\p{L}{1,20}\.?$/u, ''))),
}
const orders: Kind<DateOrder> = {
  code: 'date-order',
  choices: ['day-first', 'month-first'],
  columns: dated,
  own: dateOrderOf,
}

/** Returns the formats of all columns. */
export function readFormats(tables: readonly Table[], questions: Questions): ReadonlyMap<string, Format> {
  const decimal = verdicts(tables, decimals, questions)
  const order = verdicts(tables, orders, questions)
  const formats = new Map<string, Format>()
  for (const { columns } of tables)
    for (const column of columns)
      formats.set(column.id, {
        decimal: decimal.get(column) ?? { way: 'point', otherwise: 'point' },
        order: order.get(column) ?? { way: 'day-first', otherwise: 'day-first' },
      })
  return formats
}

function verdicts<Way extends string>(
  tables: readonly Table[],
  { code, choices, columns: meanings, own }: Kind<Way>,
  questions: Questions,
): ReadonlyMap<Column, Verdict<Way>> {
  const found = new Map<Column, Evidence<Way>>()
  const bySource = new Map<string, Evidence<Way>>()
  for (const { source, columns, rows } of tables)
    for (const column of columns) {
      // What a price has before its cents, a quantity has too; and all dates of a list are written alike.
      const isOther =
        code === 'decimal'
          ? column.hints.includes('money') || column.meaning === 'price'
          : column.meaning === 'ignored' && column.profile.dated > 0.9
      if (!meanings.has(column.meaning) && !isOther) continue
      const evidence = new Evidence<Way>()
      const shared = bySource.get(source) ?? new Evidence<Way>()
      bySource.set(source, shared)
      found.set(column, evidence)
      for (const row of rows) {
        const text = row[column.index]
        if (text && (text.includes('.') || text.includes(',') || text.includes('/') || text.includes('-')))
          evidence.add(own(text), text)
      }
      for (const way of evidence.seen) shared.seen.add(way)
    }
  const result = new Map<Column, Verdict<Way>>()
  for (const { source, columns, kinds } of tables)
    for (const column of columns) {
      const evidence = found.get(column)
      if (!evidence) continue
      const isClear = evidence.only !== undefined || evidence.unclear.length === 0
      const way = evidence.only ?? (evidence.seen.size === 0 ? bySource.get(source)?.only : undefined)
      const otherwise =
        // Nothing is planned from a price, or from a list of something else, so nobody is asked about it.
        isClear || way || !meanings.has(column.meaning) || kinds.every(isUnread)
          ? (way ?? choices[0])
          : (questions.ask({
              id: `${code}:${source}`,
              code,
              source,
              column: column.heading,
              samples: evidence.unclear,
              choices: [...choices],
            }) as Way)
      result.set(column, { way: evidence.seen.size > 1 ? 'mixed' : (way ?? otherwise), otherwise })
    }
  return result
}
