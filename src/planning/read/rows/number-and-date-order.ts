import { type Column, numbers } from '../column.ts'
import type { Table } from '../known-table.ts'
import { memoize } from '../memoize.ts'
import type { Questions } from '../questions.ts'
import { isUnread, type Meaning } from '../result.ts'
import { type DateOrder, dateOrderOf } from '../words/dates.ts'
import { type Decimal, decimalOf } from '../words/numbers.ts'

// How numbers and dates are written. One unmistakable value decides for its column, one column for its source; without
// any, it is asked.

/** How each column writes its values, by its id. */
type Ways<Way extends string> = ReadonlyMap<string, (text: string) => Way>

export interface Formats {
  readonly decimal: Ways<Decimal>
  readonly order: Ways<DateOrder>
}

/** What a value shows of how it is written. */
type Shown<Way extends string> = (text: string) => Way | 'either' | undefined

interface Kind<Way extends string> {
  readonly code: 'decimal' | 'date-order'
  readonly choices: readonly [Way, Way]
  readonly meanings: readonly Meaning[]
  /** Whether a column from which nothing is planned shows it too. */
  readonly isAlike: (column: Column) => boolean
  readonly own: Shown<Way>
}

const decimals: Kind<Decimal> = {
  code: 'decimal',
  choices: ['point', 'comma'],
  meanings: [...numbers, 'leadTime', 'bucket'],
  // What a price has before its cents, a quantity has too; and `0,000` or `3,2` is no thousand.
  isAlike: ({ hints, meaning, profile }) =>
    hints.includes('money') ||
    meaning === 'price' ||
    (meaning === 'ignored' && profile.values.some(text => /^(?:0[.,]000|\d+,\d\d?)$/.test(text))),
  // `1,5-2,5 Wo.`
  own: text => decimalOf(text.replace(/^[\d.,]+[-–—/](?=\d)|\p{L}{1,20}\.?$/gu, '')),
}

const orders: Kind<DateOrder> = {
  code: 'date-order',
  choices: ['day-first', 'month-first'],
  meanings: ['date', 'week', 'validFrom', 'validTo', 'active'],
  isAlike: ({ meaning, profile }) => meaning === 'ignored' && profile.dated > 0.9,
  own: dateOrderOf,
}

/** Returns the formats of all columns. */
export const readFormats = (tables: readonly Table[], questions: Questions): Formats => ({
  decimal: readWays(tables, decimals, questions),
  order: readWays(tables, orders, questions),
})

function readWays<Way extends string>(tables: readonly Table[], kind: Kind<Way>, questions: Questions) {
  const { code, choices, meanings, isAlike, own } = kind
  const all = tables.flatMap(({ source, columns, rows, kinds }) =>
    columns
      .filter(column => meanings.includes(column.meaning) || isAlike(column))
      .map(column => ({
        ...{ source, column, ...shownIn(rows, column.index, own) },
        // Nothing is planned from a price, or from a list of something else, so nobody is asked about it.
        isAsked: meanings.includes(column.meaning) && !kinds.every(isUnread),
      })),
  )
  const inSource = memoize(
    (of: string) => new Set(all.flatMap(({ source, seen }) => (source === of ? [...seen] : []))),
  )
  return new Map<string, (text: string) => Way>(
    all.map(({ source, column, seen, unclear, isAsked }) => {
      const way = onlyOf(seen) ?? (seen.size === 0 ? onlyOf(inSource(source)) : undefined)
      const about = { id: `${code}:${source}`, code, source, column: column.heading, samples: unclear }
      const isOpen = way === undefined && unclear.length > 0 && isAsked
      const asked = isOpen ? (questions.ask({ ...about, choices: [...choices] }) as Way) : choices[0]
      const otherwise = way ?? asked
      // Where both are there, each value has to speak for itself.
      const wayOf = (text: string) => {
        const found = own(text)
        return found === undefined || found === 'either' ? otherwise : found
      }
      return [column.id, seen.size > 1 ? wayOf : () => otherwise]
    }),
  )
}

const onlyOf = <Way>(seen: ReadonlySet<Way>): Way | undefined => (seen.size === 1 ? [...seen][0] : undefined)

/** The ways that the values of a column show, and some values that show neither. */
function shownIn<Way extends string>(rows: Table['rows'], index: number, own: Shown<Way>) {
  const seen = new Set<Way>()
  const unclear = new Set<string>()
  for (const text of new Set(rows.map(row => row[index] ?? ''))) {
    // Others have neither a decimal sign nor a date.
    const way = /[.,/-]/.test(text) ? own(text) : undefined
    if (way === 'either') unclear.add(text)
    else if (way !== undefined) seen.add(way)
  }
  return { seen, unclear: [...unclear].slice(0, 5) }
}
