import { type Column, has, ofItems } from '../column.ts'
import type { Notes, Sink } from '../drafts.ts'
import type { Table } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { inThousands } from '../layouts/number-words.ts'
import { memoize } from '../memoize.ts'
import type { Place, Problem } from '../problems.ts'
import { type Ask, asker } from '../questions.ts'
import { cellIn, cellsIn } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import { maxCell } from '../tables/tables.ts'
import { readDate } from '../words/dates.ts'
import { readNumber } from '../words/numbers.ts'
import type { Formats } from './number-and-date-order.ts'

// The cells of a table, row by row, as numbers, shares and days.

/** What people write where there is nothing. */
const blank = /^(?:[-–—]+|n\/?a|n\.a\.|null)$/i

/** A column, or the one with a meaning. */
type Where = Column | Meaning | undefined

/** Thrown for a row that is left out; the problem is noted. */
export class LeftOut extends Error {}

export class Cells {
  readonly table: Table
  /** Where what the rows say is written. */
  readonly sink: Sink
  readonly notes: Notes
  /** The column of what the rows are about. */
  readonly subject: Column | undefined
  readonly #formats: Formats
  readonly #isInThousands = memoize((heading: string) => inThousands.test(heading))
  row: readonly string[] = []
  line = 0

  constructor(table: Table, formats: Formats, notes: Notes, sink: Sink) {
    this.table = table
    this.subject = table.at.get('item') ?? table.at.get('component')
    this.sink = sink
    this.notes = notes
    this.#formats = formats
  }

  /** What stands in a column. */
  readonly textsOf = memoize((column: Column) => new Set(cellsIn(this.table.rows, column.index)))

  has(...meanings: readonly Meaning[]): boolean {
    return meanings.some(meaning => this.table.at.has(meaning))
  }

  text(where: Where): string {
    const column = this.#columnOf(where)
    if (!column) return ''
    const text = cellIn(this.row, column.index)
    return text.length > maxCell ? this.refuse('too-long', column, text) : text
  }

  /** Notes what is wrong with the row, and in which column: by default, what stands there. */
  note(
    code: Problem['code'],
    where: Where,
    value = cellIn(this.row, this.#columnOf(where)?.index),
  ): undefined {
    this.notes.problems.add(code, this.#placeOf(where), value)
  }

  /** Notes what holds for many rows, once. */
  noteOnce(code: Problem['code'], where: Where, value?: string): void {
    this.notes.problems.addOnce(code, this.#placeOf(where), value)
  }

  /** Returns a function that asks how a column is meant. */
  asker(column: Column): Ask {
    const about = { source: this.table.source, column: column.heading }
    return asker(column.id, about, this.notes.questions)
  }

  #placeOf(where: Where): Place {
    return { source: this.table.source, line: this.line, column: this.#columnOf(where)?.heading }
  }

  /** Notes an error, and leaves the row out. */
  refuse(code: Problem['code'], where: Where, value?: string): never {
    this.note(code, where, value)
    throw new LeftOut()
  }

  #columnOf(where: Where): Column | undefined {
    return typeof where === 'string' ? this.table.at.get(where) : where
  }

  /** Returns a number, or undefined for an empty cell; of what is said of an item, for one that is no number. */
  number(where: Where, text = this.text(where)): number | undefined {
    if (!text || blank.test(text)) return undefined
    const column = this.#columnOf(where)
    const value = this.read(text, column)
    if (!Number.isNaN(value)) return this.#isInThousands(column?.heading ?? '') ? value * 1000 : value
    return column && has([column], ...ofItems) && this.#hasNumberBeside(column)
      ? this.note('not-used', column, text)
      : this.refuse('not-a-number', column, text)
  }

  /** Whether the row says anything else of its item in numbers. If not, it may be a remark or another heading. */
  #hasNumberBeside(column: Column): boolean {
    return (
      this.row.length <= this.table.headings.length &&
      has(
        this.table.columns.filter(one => one !== column && /^[-.,]?\d/.test(cellIn(this.row, one.index))),
        ...ofItems,
      )
    )
  }

  /** Returns a number as its column writes them, or NaN. */
  read(text: string, column: Column | undefined): number {
    return readNumber(text, this.#formats.decimal.get(column?.id ?? '')?.(text) ?? 'point')
  }

  /** Returns a number from 0 on. What is below counts as 0, and is noted. */
  positive(meaning: Meaning): number | undefined {
    const value = this.number(meaning)
    if (value === undefined || value >= 0) return value
    this.note('negative', meaning)
    return 0
  }

  /** The largest value of a column; infinite where one of them has a sign of percent. */
  readonly #largestOf = memoize((column: Column) => {
    let largest = 0
    for (const row of this.table.rows) {
      const text = cellIn(row, column.index)
      const value = text.includes('%') ? Number.POSITIVE_INFINITY : this.read(text, column)
      if (value > largest) largest = value
    }
    return largest
  })

  /** Returns a share: `5 %`, `5` under a heading with `%`, or `0.05`. */
  share(meaning: Meaning): number | undefined {
    const value = this.positive(meaning)
    const column = this.table.at.get(meaning)
    if (value === undefined || !column) return undefined
    const { heading } = column
    const largest = this.#largestOf(column)
    if (this.text(meaning).includes('%')) return value / 100
    const isHeaded = is.share(heading)
    // Nobody writes 0.05 % for what is lost: under a heading of percents too, it is the share.
    if (isHeaded && meaning === 'scrap' && largest > 0 && largest < 0.5) {
      this.noteOnce('shares', column, this.text(meaning))
      return value
    }
    if (is.factor(heading) && meaning === 'scrap' && largest >= 1 && largest < 2)
      this.noteOnce('percents', column, this.text(meaning))
    const isPercent =
      isHeaded ||
      // Nobody loses all: a scrap of 1 is one percent.
      (meaning === 'scrap' ? value >= 1 : value > 1) ||
      // Among percents, 0.5 is half a percent.
      (value >= 0.1 && meaning === 'scrap' && largest >= 1)
    return isPercent ? value / 100 : value
  }

  /** Returns the share that comes out good. One next to nothing is a slip. */
  good(otherwise?: number): number | undefined {
    const good = this.share('yield') ?? otherwise
    return good && good >= 0.001 && good <= 1 ? good : undefined
  }

  /** Returns a day, or NaN. */
  day(where: Where, text = this.text(where)): number {
    const order = this.#formats.order.get(this.#columnOf(where)?.id ?? '')
    return readDate(text, order?.(text) ?? 'day-first', this.notes.horizon.today)
  }

  /** What says that the row does not hold today. */
  outdatedBy(): 'validTo' | 'validFrom' | undefined {
    const { today } = this.notes.horizon
    if (this.day('validTo') < today) return 'validTo'
    return this.day('validFrom') > today ? 'validFrom' : undefined
  }
}

/** SAP fills numbers up with zeros in some of its lists. */
const filled = /^(?=\d{18}$)0+(?=\d)/

/** Takes the number and the name out of Odoo's `[FURN_1] Table`, and the number out of what Excel takes for text. */
export function writtenItem(text: string): { readonly id: string; readonly name: string } {
  const first = text.charAt(0)
  // Most texts begin with none of these signs.
  if (!"'=0[".includes(first)) return { id: text, name: '' }
  if (first !== '[') return { id: text.replace(/^'|^="(.*)"$/, '$1').replace(filled, ''), name: '' }
  const [, id, name = ''] = /^\[([^\]]+)\]\s*(.*)$/s.exec(text) ?? []
  return id ? { id: id.trim(), name } : { id: text, name: '' }
}

/** Reads the item that a row names. */
export const itemIn = (row: readonly string[] | undefined, at: number | undefined): string =>
  writtenItem(cellIn(row, at)).id
