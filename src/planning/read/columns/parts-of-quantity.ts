import { is } from '../layouts/marks.ts'
import { noCount } from '../layouts/number-words.ts'
import type { Meaning } from '../result.ts'
import { type Column, countsLines, find, has, marked } from '../tables/column.ts'
import { comparable } from '../words/numbers.ts'
import { askColumn } from './ask-columns.ts'
import { type Context, isOfItems } from './table.ts'

// What of an order's quantity another column counts: what is delivered, or what is left.

/** The number of a cell, as far as two of one list can be compared. */
export const numberIn = (row: readonly string[], { index }: Column): number => comparable(row[index] ?? '')

/** Whether a column whose heading nobody knows may be a count of an order's pieces. */
function mayCountPieces({ known, heading, profile }: Column, hasDecimals: boolean): boolean {
  const { values } = profile
  const isUnknown = !known || known.meaning === 'bucket' || known.hints.includes('receipt')
  const isConstant = values.length > 2 && new Set(values).size === 1
  const isPlace = countsLines(values) || is.code(heading) || is.positions(heading)
  const isWhole = hasDecimals || !values.some(text => /[.,]\d{1,2}$/.test(text))
  return is.partOfOrder(heading) && isUnknown && isWhole && !isConstant && !isPlace && !noCount.test(heading)
}

/** The columns of an order that may say what of its quantity is delivered, or left. */
function partsOf(columns: readonly Column[], left: Column, context: Context): readonly Column[] {
  const { rows } = context.table
  const isOfOrders = has(columns, 'order') || marked(columns, is.partners) !== undefined
  const hasDecimals = left.profile.values.some(text => /[.,]\d{1,2}$/.test(text))
  const isPart = (column: Column) =>
    column.known?.meaning === 'quantity'
      ? !column.known.isWhole
      : isOfOrders && !isOfItems(context) && mayCountPieces(column, hasDecimals)
  return columns.filter(
    column =>
      ['ignored', 'bucket'].includes(column.meaning) &&
      !column.isAnswered &&
      !is.confirmed(column.heading) &&
      !is.gone(column.heading) &&
      !is.forecast(column.heading) &&
      !is.rate(column.heading) &&
      !is.otherOpen(column.heading) &&
      column.profile.numeric === 1 &&
      column.samples.some(text => /[1-9]/.test(text)) &&
      rows.every(row => numberIn(row, column) <= numberIn(row, left)) &&
      isPart(column),
  )
}

const addUp = (
  { table: { rows } }: Context,
  whole: Column,
  ...[one, other]: readonly [Column, Column]
): boolean => rows.every(row => numberIn(row, one) + numberIn(row, other) === numberIn(row, whole))

/** The column of what is left, where its heading says so, and it is never more than what was ordered. */
export function openOf(columns: readonly Column[], context: Context): Column | undefined {
  const ordered = find(columns, 'quantity')
  if (!ordered || ordered.isAnswered || is.open(ordered.heading) || is.balance(ordered.heading))
    return undefined
  const [open, other] = partsOf(columns, ordered, context).filter(({ heading }) => is.open(heading))
  const delivered = find(columns, 'delivered')
  // It may be only what is late: nothing, of an order that is not.
  const isLeft = (one: Column) => {
    const isOpenInAll = context.table.rows.every(row => numberIn(row, one) > 0)
    const answers = isOpenInAll ? (['quantity', 'ignored'] as const) : (['ignored', 'quantity'] as const)
    return !is.backlog(one.heading) || askColumn(one, answers, context) === 'quantity'
  }
  const isProven = open && (delivered ? addUp(context, ordered, open, delivered) : !other && isLeft(open))
  return isProven && !other ? open : undefined
}

/** Whether a person has said that a column is what is left of another one. */
export const isRest = (columns: readonly Column[], left: Column, { table: { rows } }: Context): boolean =>
  left.isAnswered &&
  columns.some(
    column =>
      column !== left &&
      column.known?.meaning === 'quantity' &&
      rows.every(row => numberIn(row, left) <= numberIn(row, column)),
  )

/** What is never more than the quantity may be delivered, or left. Of two that add up to it, one says what the other is. */
export function askDelivered(columns: readonly Column[], left: Column, context: Context): Column | undefined {
  // Of what is forecast nothing is delivered.
  if (is.open(left.heading) || is.forecast(left.heading) || isRest(columns, left, context)) return undefined
  const parts = partsOf(columns, left, context).filter(({ heading }) => !is.backlog(heading))
  const others = parts.filter(
    (part, at) => !parts.some((other, place) => place < at && addUp(context, left, part, other)),
  )
  const answers = others.map(part => askPart(part, others.length > 1, context))
  return others[answers.indexOf('delivered')]
}

/** Asks what a part of a quantity is. Of several, none is taken off before a person says so. */
function askPart(
  { id, heading: column, samples }: Column,
  isOneOfSeveral: boolean,
  context: Context,
): string {
  const parts: readonly [Meaning, Meaning] = ['delivered', 'quantity']
  return context.questions.ask({
    ...{ id, code: 'column', source: context.table.source, column, samples },
    choices: isOneOfSeveral ? ['ignored', ...parts] : [...parts, 'ignored'],
  })
}
