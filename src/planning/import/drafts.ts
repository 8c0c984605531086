import type { Item, Lot } from '../engine/input.ts'
import type { Column, Table } from './column.ts'
import { dateOrderOf, readDate } from './dates.ts'
import { type Format, wayOf } from './formats.ts'
import type { Horizon } from './horizon.ts'
import { decimalOf, readNumber } from './numbers.ts'
import type { Problem, Problems } from './problems.ts'
import type { Questions } from './questions.ts'
import type { Meaning } from './result.ts'

// What has been read so far, before it is known whether a period is a day or a week.

export type TimeUnit = 'working-days' | 'calendar-days' | 'weeks'

/** A time as it is written, such as 5 weeks. */
export interface Time {
  readonly value: number
  readonly unit: TimeUnit
}

export type LotDraft = Omit<Lot, 'rule'> & { readonly rule: Lot['rule'] | 'weekly' | 'monthly' }

export interface ItemDraft extends Omit<Item, 'id' | 'leadTime' | 'leadIn' | 'lot'> {
  readonly leadTime?: Time | undefined
  readonly lot?: LotDraft | undefined
}

/** Where something stands. */
export interface Place {
  readonly source: string
  readonly line: number
}

export interface LineDraft extends Place {
  readonly parent: string
  readonly child: string
  readonly per: number
  readonly scrap: number
  /** The heading of the column of the parent. */
  readonly column: string
}

export interface DueDraft extends Place {
  readonly kind: 'demand' | 'receipts'
  readonly item: string
  readonly quantity: number
  readonly id: string | undefined
  /** A day; of a week, its Monday. */
  readonly day: number
  readonly isWeek: boolean
  readonly column: string
  readonly written: string
}

export interface Drafts {
  /** By item, in the order in which they came. Those that no list has are not there. */
  readonly items: Map<string, ItemDraft & Place>
  readonly phantoms: Set<string>
  /** Stocks that stand in rows among orders, by item. Those of a list of items count more. */
  readonly stocks: Map<string, number>
  readonly names: Map<string, string>
  readonly lines: LineDraft[]
  /** Items of bills that go into nothing. */
  readonly tops: (Place & { readonly item: string })[]
  readonly dues: DueDraft[]
  readonly problems: Problems
  readonly questions: Questions
  readonly horizon: Horizon
}

/** What people write where there is nothing. */
const blank = /^(?:|[-–—]+|n\/?a|n\.a\.|null)$/i

/** Thrown for a row that is left out; the problem is noted. */
export class LeftOut extends Error {}

/** Reads the cells of a table, row by row. */
export class Cells {
  readonly table: Table
  readonly #formats: ReadonlyMap<Column, Format>
  readonly #problems: Problems
  row: readonly string[] = []
  line = 0

  constructor(table: Table, formats: ReadonlyMap<Column, Format>, problems: Problems) {
    this.table = table
    this.#formats = formats
    this.#problems = problems
  }

  text(meaning: Meaning): string {
    const column = this.table.at.get(meaning)
    return column ? (this.row[column.index]?.trim() ?? '') : ''
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
    const value = this.#read(text, column)
    if (!Number.isNaN(value)) return value
    this.#problems.add('not-a-number', this.table.source, this.line, column?.heading ?? '', text)
    throw new LeftOut()
  }

  /** Returns a number as its column writes them, or NaN. */
  #read(text: string, column: Column | undefined): number {
    const format = column && this.#formats.get(column)
    return readNumber(text, format ? wayOf(format.decimal, text, decimalOf) : 'point')
  }

  /** Returns a number from 0 on. What is below counts as 0, and is noted. */
  positive(meaning: Meaning): number | undefined {
    const value = this.number(meaning)
    if (value === undefined || value >= 0) return value
    this.note('negative', meaning)
    return 0
  }

  readonly #inPercent = new Map<Meaning, boolean>()

  /** Whether a value of the column is 1 or more, or has a sign of percent: then the others are in percent too. */
  #isInPercent(meaning: Meaning): boolean {
    const known = this.#inPercent.get(meaning)
    if (known !== undefined) return known
    const column = this.table.at.get(meaning)
    const found = this.table.rows.some(row => {
      const text = row[column?.index ?? -1]?.trim() ?? ''
      return text.includes('%') || this.#read(text, column) >= 1
    })
    this.#inPercent.set(meaning, found)
    return found
  }

  /** Returns a share: `5 %`, `5` under a heading with `%`, or `0.05`. */
  share(meaning: Meaning): number | undefined {
    const value = this.positive(meaning)
    if (value === undefined) return undefined
    const heading = this.table.at.get(meaning)?.heading ?? ''
    const isPercent =
      // Nobody loses all: a scrap of 1 is one percent.
      (meaning === 'scrap' ? value >= 1 : value > 1) ||
      // Among percents, 0.5 is half a percent. Nobody writes 0.02 for so little: it is the share.
      (value >= 0.1 && meaning === 'scrap' && this.#isInPercent(meaning)) ||
      /%|percent|prozent|ausch/i.test(heading) ||
      this.text(meaning).includes('%')
    return isPercent ? value / 100 : value
  }

  /** Returns a day, or NaN. */
  day(meaning: Meaning, text: string, today: number): number {
    const column = this.table.at.get(meaning)
    const format = column && this.#formats.get(column)
    return readDate(text, format ? wayOf(format.order, text, dateOrderOf) : 'day-first', today)
  }
}

/** SAP fills numbers up with zeros in some of its lists. */
const filled = /^(?=\d{18}$)0+(?=\d)/

/** Takes the number out of Odoo's `[FURN_1] Table`, and notes the name; and out of what Excel takes for text. */
export function idOf(text: string, names: Map<string, string>): string {
  if (!text.startsWith('[')) return text.replace(/^'|^="(.*)"$/, '$1').replace(filled, '')
  const [, id, name] = /^\[([^\]]+)\]\s*(.*)$/s.exec(text) ?? []
  if (!id) return text
  if (name && !names.has(id)) names.set(id, name)
  return id
}
