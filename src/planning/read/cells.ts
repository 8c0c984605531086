import type { Column } from './column.ts'
import { dateOrderOf, readDate } from './dates.ts'
import { is } from './layouts/marks.ts'
import { type Format, wayOf } from './number-and-date-order.ts'
import { decimalOf, readNumber } from './numbers.ts'
import type { Problem, Problems } from './problems.ts'
import type { Meaning } from './result.ts'
import type { Table } from './table.ts'
import { maxCell } from './tables.ts'

// The cells of a table, row by row, as numbers, shares and days.

/** `Demand (k)`, `Menge in Tsd.` */
const inThousands =
  /[([](?:k|0{3}s?|x ?1000|tsd\.?|thousands?)(?: [a-z]{1,6}\.?)?[)\]]|\bin (?:thousands|tsd|tausend)\b/i

/** What people write where there is nothing. */
const blank = /^(?:|[-–—]+|n\/?a|n\.a\.|null)$/i

/** Thrown for a row that is left out; the problem is noted. */
export class LeftOut extends Error {}

export class Cells {
  readonly table: Table
  readonly #formats: ReadonlyMap<string, Format>
  readonly #problems: Problems
  row: readonly string[] = []
  line = 0

  constructor(table: Table, formats: ReadonlyMap<string, Format>, problems: Problems) {
    this.table = table
    this.#formats = formats
    this.#problems = problems
  }

  #subjects: ReadonlySet<string> | undefined

  /** What the table calls its items. */
  get subjects(): ReadonlySet<string> {
    const { at, rows } = this.table
    const place = (at.get('item') ?? at.get('component'))?.index ?? -1
    this.#subjects ??= new Set(rows.map(row => row[place]?.trim() ?? ''))
    return this.#subjects
  }

  has(...meanings: readonly Meaning[]): boolean {
    return meanings.some(meaning => this.table.at.has(meaning))
  }

  text(meaning: Meaning, column = this.table.at.get(meaning)): string {
    const text = column ? (this.row[column.index]?.trim() ?? '') : ''
    if (text.length <= maxCell) return text
    this.#problems.add('too-long', this.table.source, this.line, column?.heading, text)
    throw new LeftOut()
  }

  note(code: Problem['code'], meaning: Meaning, value = this.text(meaning)): void {
    this.#problems.add(code, this.table.source, this.line, this.table.at.get(meaning)?.heading ?? '', value)
  }

  /** Notes an error, and leaves the row out. */
  refuse(code: Problem['code'], meaning: Meaning): never {
    this.note(code, meaning)
    throw new LeftOut()
  }

  /** Returns a number, or undefined for an empty cell. */
  number(
    meaning: Meaning,
    text = this.text(meaning),
    column = this.table.at.get(meaning),
  ): number | undefined {
    if (blank.test(text)) return undefined
    const value = this.read(text, column)
    if (!Number.isNaN(value)) return inThousands.test(column?.heading ?? '') ? value * 1000 : value
    this.#problems.add('not-a-number', this.table.source, this.line, column?.heading ?? '', text)
    throw new LeftOut()
  }

  /** Returns a number as its column writes them, or NaN. */
  read(text: string, column: Column | undefined): number {
    const format = column && this.#formats.get(column.id)
    return readNumber(text, format ? wayOf(format.decimal, text, decimalOf) : 'point')
  }

  /** Returns a number from 0 on. What is below counts as 0, and is noted. */
  positive(meaning: Meaning): number | undefined {
    const value = this.number(meaning)
    if (value === undefined || value >= 0) return value
    this.note('negative', meaning)
    return 0
  }

  readonly #largest = new Map<Meaning, number>()

  /** The largest value of a column; infinite where one of them has a sign of percent. */
  #largestOf(meaning: Meaning): number {
    const known = this.#largest.get(meaning)
    if (known !== undefined) return known
    const column = this.table.at.get(meaning)
    let largest = 0
    for (const row of this.table.rows) {
      const text = row[column?.index ?? -1]?.trim() ?? ''
      const value = text.includes('%') ? Number.POSITIVE_INFINITY : this.read(text, column)
      if (value > largest) largest = value
    }
    this.#largest.set(meaning, largest)
    return largest
  }

  /** Returns a share: `5 %`, `5` under a heading with `%`, or `0.05`. */
  share(meaning: Meaning): number | undefined {
    const value = this.positive(meaning)
    if (value === undefined) return undefined
    const { heading = '' } = this.table.at.get(meaning) ?? {}
    const largest = this.#largestOf(meaning)
    if (this.text(meaning).includes('%')) return value / 100
    const isHeaded = /%|percent|prozent|porcent|pourcent|ausch|pct/i.test(heading)
    // Nobody writes 0.05 % for what is lost: under a heading of percents too, it is the share.
    if (isHeaded && meaning === 'scrap' && largest > 0 && largest < 0.5) {
      this.#problems.addOnce('shares', this.table.source, this.line, heading, this.text(meaning))
      return value
    }
    if (is.factor(heading) && meaning === 'scrap' && largest >= 1 && largest < 2)
      this.#problems.addOnce('percents', this.table.source, this.line, heading, this.text(meaning))
    const isPercent =
      isHeaded ||
      // Nobody loses all: a scrap of 1 is one percent.
      (meaning === 'scrap' ? value >= 1 : value > 1) ||
      // Among percents, 0.5 is half a percent.
      (value >= 0.1 && meaning === 'scrap' && largest >= 1)
    return isPercent ? value / 100 : value
  }

  /** Returns a day, or NaN. */
  day(column: Column | undefined, text: string, today: number): number {
    const format = column && this.#formats.get(column.id)
    return readDate(text, format ? wayOf(format.order, text, dateOrderOf) : 'day-first', today)
  }
}

/** SAP fills numbers up with zeros in some of its lists. */
const filled = /^(?=\d{18}$)0+(?=\d)/

export interface Written {
  readonly id: string
  readonly name: string
}

/** Takes the number and the name out of Odoo's `[FURN_1] Table`, and the number out of what Excel takes for text. */
export function writtenItem(text: string): Written {
  if (!text.startsWith('[')) return { id: text.replace(/^'|^="(.*)"$/, '$1').replace(filled, ''), name: '' }
  const [, id, name = ''] = /^\[([^\]]+)\]\s*(.*)$/s.exec(text) ?? []
  return id ? { id: id.trim(), name } : { id: text, name: '' }
}
