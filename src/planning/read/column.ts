import type { Hint } from './layouts/generic.ts'
import { is } from './layouts/marks.ts'
import { freeText } from './layouts/telling-words.ts'
import { cellsIn, isNumeric, type RawTable } from './raw-table.ts'
import { type Meaning, meanings } from './result.ts'
import { mayBeDate } from './words/dates.ts'
import { type Heading, readHeading, timeUnit } from './words/headings.ts'

// A column, and what is found and set among several. None is changed in place.

export interface Column {
  readonly id: string
  readonly index: number
  readonly heading: string
  readonly meaning: Meaning
  readonly sure: boolean
  readonly hints: readonly Hint[]
  readonly known: Heading | undefined
  readonly isAnswered: boolean
  /** Whether the layout of its system says what it is. */
  readonly isTold: boolean
  readonly samples: readonly string[]
  readonly profile: Profile
}

export type Columns = readonly Column[]

/** A column, or several, and what they say from now on. Without `sure`, each is as sure as it was. */
export type Change = readonly [Column | Columns | undefined, Meaning, sure?: boolean | undefined]

/** Finds the first column that says one of some things. */
export const find = (columns: Columns, ...all: readonly Meaning[]): Column | undefined =>
  columns.find(({ meaning }) => all.includes(meaning))

/** Tells whether a column says one of some things. */
export const has = (columns: Columns, ...all: readonly Meaning[]): boolean =>
  columns.some(({ meaning }) => all.includes(meaning))

/** Returns all columns that say one of some things. */
export const those = (columns: Columns, ...all: readonly Meaning[]): Columns =>
  columns.filter(({ meaning }) => all.includes(meaning))

/** Tells whether nothing is planned from a column so far, and no person has said that nothing should be. */
export const isUnused = ({ meaning, isAnswered }: Column): boolean => meaning === 'ignored' && !isAnswered

/** Returns the columns from which nothing is planned so far. */
export const unused = (columns: Columns): Columns => columns.filter(isUnused)

/** Finds the first column whose heading has a mark. Where meanings are named, it says one of them. */
export const marked = (
  columns: Columns,
  mark: (heading: string) => boolean,
  ...all: readonly Meaning[]
): Column | undefined =>
  columns.find(({ meaning, heading }) => (all.length === 0 || all.includes(meaning)) && mark(heading))

/** Returns the columns with some changes. The first change of a column counts. What a person has answered stays. */
export function assign(columns: Columns, ...changes: readonly Change[]): Columns {
  const byId = new Map(
    changes.toReversed().flatMap(([all, ...change]) => [all].flat().map(one => [one?.id, change] as const)),
  )
  return columns.map(column => {
    const [meaning, sure = column.sure] = byId.get(column.id) ?? []
    return meaning && !column.isAnswered ? { ...column, meaning, sure } : column
  })
}

/** Keeps those that fit; all, if none does. */
export function prefer<One>(all: readonly One[], fits: (one: One) => boolean): readonly One[] {
  const fitting = all.filter(fits)
  return fitting.length > 0 ? fitting : all
}

/** Returns the columns without some of them. */
export const without = (columns: Columns, fits: (column: Column) => boolean): Columns =>
  assign(columns, [columns.filter(fits), 'ignored'])

/** Returns the columns without those of one meaning, but for one of them. */
export const only = (columns: Columns, one: Column | undefined, of: Meaning): Columns =>
  without(columns, ({ meaning, id }) => meaning === of && id !== one?.id)

/** Tells whether a list has receipts and requirements in one column, the latter below zero. */
export const isSigned = (columns: Columns): boolean =>
  columns.some(({ meaning, hints }) => meaning === 'quantity' && hints.includes('signed'))

/** Tells whether a column has the units of times. `m` alone is a metre. */
export const areTimeUnits = ({ samples }: Column): boolean =>
  samples.length > 0 && samples.every(text => timeUnit(text) && !/^[mt]$/i.test(text))

/** Finds the unit behind a stock. */
export function unitOfStock(columns: Columns): Column | undefined {
  const stock = find(columns, 'onHand')
  return columns.find(({ meaning, index }) => meaning === 'unit' && index - 1 === stock?.index)
}

/** Ranks how sure a column is: answered, sure, or not. */
export const rank = ({ isAnswered, sure }: Column): number => (isAnswered ? 2 : sure ? 1 : 0)

/** Tells whether a text, such as an answer, is a meaning. */
export const isMeaning = (text: string | undefined): text is Meaning =>
  (meanings as readonly (string | undefined)[]).includes(text)

/** Tells whether a column may have the items, though its heading does not say so: it is no remark, and nobody's name. */
export const mayBeItem = (column: Column): boolean =>
  isUnused(column) &&
  !readHeading(column.heading) &&
  column.samples.length > 0 &&
  !freeText.test(column.heading) &&
  !is.anyPartner(column.heading) &&
  (!is.partners(column.heading) || is.itemLike(column.heading)) &&
  !column.samples.some(text => text.includes('@'))

/** Whether a text is something in another table. */
export type Knows = (text: string) => boolean

/** Meanings that make a list of items of a table. */
export const ofItems = [
  ...(['onHand', 'leadTime', 'safetyStock', 'lotRule', 'lotSize'] as const),
  ...(['lotMin', 'lotMax', 'lotMultiple'] as const),
]

/** Meanings whose values are numbers, in whatever way numbers are written. */
export const numbers: readonly Meaning[] = [
  ...(['onHand', 'safetyStock', 'lotSize', 'lotMin', 'lotMax', 'lotMultiple', 'yield', 'per'] as const),
  ...(['batch', 'scrap', 'quantity', 'delivered', 'priority'] as const),
]

// What the values of a column show, whatever its heading says.

/** So many rows show what a column has. */
const maxLooked = 300

export type Profile = ReturnType<typeof profileOf>

/** Finds what a column shows. Numbers are shares: of the rows, or of the values. */
export function profileOf({ rows }: Pick<RawTable, 'rows'>, index: number) {
  const looked = rows.length > maxLooked ? rows.slice(0, maxLooked) : rows
  const all = cellsIn(looked, index)
  const values = all.filter(text => text !== '')
  const share = (fits: (text: string) => boolean) => values.filter(fits).length / Math.max(1, values.length)
  return {
    // How many of the rows have a value.
    filled: values.length / Math.max(1, all.length),
    numeric: share(isNumeric),
    dated: share(isDated),
    distinct: new Set(values).size / Math.max(1, values.length),
    hasText: values.some(text => /\p{L}/u.test(text)),
    // Levels of a bill: the first is the least.
    isLevel: areLevels(values),
    // The column counts lines: 10, 20, 30, or 1, 2, 3, or 1, 1.1, 1.2.
    isPosition: arePositions(values),
    // Some of its rows are marked by an `X`.
    isMark: values.length > 0 && values.length < all.length && values.every(text => /^x$/i.test(text)),
    values,
  }
}

const isDated = (text: string): boolean =>
  text.length < 40 && /\d/.test(text) && !/^[\d.,]{1,7}$/.test(text) && mayBeDate(text)

/** Returns the level of `2`, `..2`, `++2`, `. . 2`, `L2`, `**` or `1.1`, or NaN. */
export function levelOf(text: string): number {
  if (text.length > 80) return Number.NaN
  if (/^[*+]{1,30}$/.test(text)) return text.length
  const bare = text.replace(/^(?:[.+\s·-]+|(?:level|lvl|l)\s*(?=\d))|\.$/gi, '').trim()
  if (/^\d{1,3}(?:\.\d+)+$/.test(bare)) return bare.split('.').length
  return /^\d{1,3}$/.test(bare) ? Number(bare) : Number.NaN
}

function areLevels(values: readonly string[]): boolean {
  const levels = values.map(levelOf).filter(level => !Number.isNaN(level))
  if (levels.length === 0 || levels.length < values.length * 0.7) return false
  const least = Math.min(...levels)
  return levels[0] === least && least < 2
}

function arePositions(values: readonly string[]): boolean {
  const counted = values.every(
    (text, at) => /^\d{1,5}$/.test(text) && (Number(text) % 10 === 0 || Number(text) === at + 1),
  )
  return counted || (values[0] === '1' && values.every(text => /^\d{1,3}(?:\.\d{1,3})*$/.test(text)))
}

/** Tells whether values count the lines of each order: `10, 20, 10`, `1, 2, 3`, or SAP's `0020, 0010`. */
export const countsLines = (values: readonly string[]): boolean =>
  values.every(text => /^0\d\d[05]$/.test(text)) ||
  [1, 10].some(first =>
    values.every((text, at) => Number(text) === first || Number(text) === Number(values[at - 1]) + first),
  )
