import { readDate } from './dates.ts'
import { isNumeric, type RawTable } from './tables.ts'

// What the values of a column show, whatever its heading says.

export interface Profile {
  /** How many of the rows have a value, as a share. */
  readonly filled: number
  /** Shares of the values. */
  readonly numeric: number
  readonly dated: number
  readonly distinct: number
  readonly hasText: boolean
  /** Whether the values are levels of a bill: the first is the least. */
  readonly isLevel: boolean
  /** Whether the column counts lines: 10, 20, 30, or 1, 2, 3, or 1, 1.1, 1.2. */
  readonly isPosition: boolean
  readonly values: readonly string[]
}

/** So many rows show what a column has. */
const maxLooked = 300

export function profileOf({ rows }: RawTable, index: number): Profile {
  const looked = rows.length > maxLooked ? rows.slice(0, maxLooked) : rows
  const all = looked.map(row => row[index]?.trim() ?? '')
  const values = all.filter(text => text !== '')
  const share = (fits: (text: string) => boolean) => values.filter(fits).length / Math.max(1, values.length)
  return {
    filled: values.length / Math.max(1, all.length),
    numeric: share(isNumeric),
    dated: share(isDated),
    distinct: new Set(values).size / Math.max(1, values.length),
    hasText: values.some(text => /\p{L}/u.test(text)),
    isLevel: areLevels(values),
    isPosition: arePositions(values),
    values,
  }
}

const isDated = (text: string): boolean =>
  text.length < 40 &&
  /\d/.test(text) &&
  !/^[\d.,]{1,7}$/.test(text) &&
  (['day-first', 'month-first'] as const).some(order => !Number.isNaN(readDate(text, order, 0)))

/** Returns the level of `2`, `..2`, `. . 2`, `L2`, `**` or `1.1`, or NaN. */
export function levelOf(text: string): number {
  if (text.length > 80) return Number.NaN
  if (/^[*+]{1,30}$/.test(text)) return text.length
  const bare = text.replace(/^(?:[.\s·-]+|(?:level|lvl|l)\s*(?=\d))|\.$/gi, '').trim()
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
  if (values.length === 0) return false
  const counted = values.every(
    (text, at) => /^\d{1,5}$/.test(text) && (Number(text) % 10 === 0 || Number(text) === at + 1),
  )
  return counted || (values[0] === '1' && values.every(text => /^\d{1,3}(?:\.\d{1,3})*$/.test(text)))
}
