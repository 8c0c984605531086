import { assign, type Column, type Columns, has, isMeaning, isSigned, those } from '../column.ts'
import { type Context, isDue } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import type { Meaning } from '../result.ts'

// What a column says that may say two things is asked.

type Choices = readonly [Meaning, Meaning, ...Meaning[]]

/** What a column may say that does not say enough, the likelier first. Without a row, it may also be of no use. */
const choices: readonly {
  readonly of: Meaning
  readonly either: Choices
  readonly fits?: (column: Column, columns: Columns) => boolean
}[] = [
  // `Bin qty` may be how many one has.
  {
    of: 'onHand',
    either: ['onHand', 'quantity', 'ignored'],
    fits: ({ known }) => known?.meaning === 'quantity' && !known.isWhole,
  },
  { of: 'onHand', either: ['onHand', 'quantity'] },
  // Beside how high a stock may get, it is how low it may; beside the safety stock, it is not.
  { of: 'lotMin', either: ['safetyStock', 'lotMin'], fits: (_, columns) => isOfStock(columns) },
  { of: 'lotMin', either: ['lotMin', 'safetyStock'], fits: (_, columns) => !isOfStock(columns) },
  // Beside what is lost.
  {
    of: 'yield',
    either: ['yield', 'delivered'],
    fits: (_, columns) => columns.some(({ heading }) => is.gone(heading)),
  },
  { of: 'lotSize', either: ['lotSize', 'lot'], fits: ({ heading }) => is.lot(heading) },
  // How many one pack has says how many are ordered only to whom it does.
  { of: 'lotMultiple', either: ['ignored', 'lotMultiple'], fits: ({ hints }) => hints.includes('weak') },
]

/** Meanings from which nothing is planned. */
const harmless: readonly Meaning[] = [
  ...(['name', 'order', 'location', 'status', 'type', 'unit', 'lot', 'active'] as const),
  ...(['delivered', 'phantom', 'make', 'supplier', 'price'] as const),
]

/** Asks what each column says that may say two things, once all else is decided. */
export function askUnclear(columns: Columns, context: Context): Columns {
  const asked = columns.map(column => askUnclearColumn(column, columns, context))
  // A `Max qty` is the largest order beside the smallest one, and how high the stock may get if `Min qty` is not that.
  const least = asked.find(isWeakLeast)
  const most = least && least.meaning !== 'lotMin' ? those(asked, 'lotMax').filter(isWeakMost) : []
  return assign(asked, [most, 'ignored', true])
}

/** Asks which of some things a column says. */
export function askColumn(column: Column, choices: Choices, { table, questions }: Context): string {
  const { id, heading, samples } = column
  return questions.ask({ id, code: 'column', source: table.source, column: heading, samples, choices })
}

/** Asks what a column says that may say two things. */
function askUnclearColumn(column: Column, columns: Columns, context: Context): Column {
  const { questions } = context
  const { id, meaning, profile } = column
  // Whatever it says, it is nothing, or all.
  const isNothing = profile.values.every(text => (meaning === 'yield' ? /^1(?:00)?$/ : /^[0.,]+$/).test(text))
  const isCount = meaning === 'date' && !isDue(context)
  const isSettled =
    harmless.includes(meaning) ||
    isNothing ||
    isCount ||
    isSigned(columns) ||
    meaning === 'ignored' ||
    isDated(column, columns)
  if (column.sure || isSettled || column.isAnswered)
    return { ...column, sure: column.sure || !questions.open.has(id) }
  if (meaning === 'lotMax' && columns.some(isWeakLeast)) return column
  const found = choices.find(({ of, fits }) => of === meaning && (fits?.(column, columns) ?? true))
  const answer = askColumn(column, found?.either ?? [meaning, 'ignored'], context)
  return isMeaning(answer) ? { ...column, meaning: answer } : column
}

/** `Needed; By`: a quantity has a date. */
const isDated = ({ id, meaning, heading }: Column, columns: Columns): boolean =>
  meaning === 'quantity' &&
  is.wanted(heading) &&
  has(columns, 'date') &&
  !columns.some(
    other =>
      other.id !== id &&
      other.known?.meaning === meaning &&
      is.forecast(other.heading) &&
      !is.bound(other.heading),
  )

const isWeak = ({ known }: Column, meaning: Meaning): boolean => known?.meaning === meaning && !known.sure

const isWeakLeast = (column: Column): boolean => isWeak(column, 'lotMin')

const isWeakMost = (column: Column): boolean => isWeak(column, 'lotMax')

/** Whether how much of something there may be is said of the stock, and not of orders. */
const isOfStock = (columns: Columns): boolean =>
  columns.some(isWeakMost) && !columns.some(({ meaning, sure }) => meaning === 'safetyStock' && sure)
