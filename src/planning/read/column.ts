import { beginOf, isBucket, isPeriod, isWeek, weekOf } from './dates.ts'
import { type Heading, readHeading } from './headings.ts'
import type { Hint } from './layouts/generic.ts'
import type { LayoutList } from './layouts/layout.ts'
import { is } from './layouts/marks.ts'
import { directions, freeText, isNo, isYes } from './layouts/telling-words.ts'
import { type Profile, profileOf } from './profile.ts'
import type { Questions } from './questions.ts'
import { type Meaning, meanings } from './result.ts'
import { rowTypeOf } from './row-words.ts'
import type { RawTable } from './tables.ts'
import { spaced, worded } from './worded.ts'

// What a column says by itself: its heading, by the layout of a known system or the vocabulary, and its values.

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

export const find = (columns: readonly Column[], ...all: readonly Meaning[]): Column | undefined =>
  columns.find(column => all.includes(column.meaning))

export const has = (columns: readonly Column[], ...all: readonly Meaning[]): boolean =>
  find(columns, ...all) !== undefined

/** The columns, one of which now says something else. */
export const set = (
  columns: readonly Column[],
  target: Column | undefined,
  patch: Partial<Pick<Column, 'meaning' | 'sure'>>,
): readonly Column[] => columns.map(column => (column.id === target?.id ? { ...column, ...patch } : column))

export const setAll = (
  columns: readonly Column[],
  fits: (column: Column) => boolean,
  patch: Partial<Pick<Column, 'meaning' | 'sure'>>,
): readonly Column[] =>
  columns.map(column => (fits(column) && !column.isAnswered ? { ...column, ...patch } : column))

/** Whether a list has receipts and requirements in one column, the latter below zero. */
export const isSigned = (columns: readonly Column[]): boolean =>
  columns.some(({ meaning, hints }) => meaning === 'quantity' && hints.includes('signed'))

/** How sure a column is: answered, sure, or not. */
export const rank = ({ isAnswered, sure }: Column): number => (isAnswered ? 2 : sure ? 1 : 0)

export const isMeaning = (text: string | undefined): text is Meaning =>
  (meanings as readonly (string | undefined)[]).includes(text)

/** Whether a quantity is what is left of an order. */
export const isOpen = ({ heading }: Pick<Column, 'heading'>): boolean => is.open(heading)

/** Whether a quantity is wanted, whatever stands beside it. */
export const isWanted = ({ heading }: Pick<Column, 'heading'>): boolean => is.wanted(heading)

/** NetSuite's part of an assembly: everything else in its row is the assembly's. */
export const isMember = ({ heading }: Pick<Column, 'heading'>): boolean => is.member(heading)

/** Whether a component's heading says that the rest of its row is its assembly's: `Member Item`, `Component : Name`. */
export const isInAssembly = (column: Pick<Column, 'heading'>): boolean =>
  isMember(column) || / : /.test(column.heading)

/** Whether a column may have the items, though its heading does not say so: it is no remark, and nobody's name. */
export const mayBeItem = ({ meaning, heading, samples, isAnswered }: Column): boolean =>
  meaning === 'ignored' &&
  !isAnswered &&
  !readHeading(heading) &&
  samples.length > 0 &&
  !freeText.test(heading) &&
  !is.anyPartner(heading) &&
  !is.partners(heading) &&
  !samples.some(text => text.includes('@')) &&
  !isBucket(beginOf(heading))

export function columnsOf(
  table: RawTable,
  place: string,
  layout: LayoutList | undefined,
  questions: Questions,
): readonly Column[] {
  return withOnlyQuantity(
    withIncoming(
      withOnlyDate(
        table.headings.map((heading, index) =>
          columnOf(table, heading.trim(), `${place}.${index}`, index, layout, questions),
        ),
      ),
    ),
  )
}

/** `Incoming` beside `ETA` is an open order. */
function withIncoming(columns: readonly Column[]): readonly Column[] {
  const isComing = ({ hints }: Column) => hints.includes('receipt')
  const incoming = columns.filter(column => column.known?.meaning === 'ignored' && isComing(column))
  const isDated = columns.some(column => column.meaning === 'date' && isComing(column))
  return isDated && incoming.length === 1 && !has(columns, 'quantity')
    ? set(columns, incoming[0], { meaning: 'quantity', sure: true })
    : columns
}

/** Of orders without a known date, the only column of dates may be it. */
function withOnlyDate(columns: readonly Column[]): readonly Column[] {
  if (
    has(columns, 'date', 'week', 'bucket', 'validTo') ||
    !has(columns, 'quantity') ||
    !has(columns, 'order', 'delivered', 'status')
  )
    return columns
  const dates = columns.filter(
    ({ meaning, profile, heading }) => meaning === 'ignored' && profile.dated > 0.9 && !is.otherDay(heading),
  )
  return dates.length === 1 ? set(columns, dates[0], { meaning: 'date', sure: false }) : columns
}

/** Of orders whose quantity has a heading that nobody knows, the column with numbers is asked about. */
function withOnlyQuantity(columns: readonly Column[]): readonly Column[] {
  if (!has(columns, 'date', 'week') || has(columns, ...counts)) return columns
  const isOfOrders = has(columns, 'order', 'delivered') || columns.some(({ heading }) => is.partners(heading))
  const numeric = columns.filter(
    ({ meaning, known, profile, heading }) =>
      meaning === 'ignored' &&
      (!known || (known.hints.length > 0 && !known.hints.includes('money'))) &&
      profile.numeric > 0.9 &&
      profile.values.some(text => /[1-9]/.test(text)) &&
      !is.positions(heading) &&
      !is.sum(heading) &&
      !is.code(heading),
  )
  return isOfOrders || numeric.length === 1
    ? set(columns, numeric[0], { meaning: 'quantity', sure: false })
    : columns
}

function columnOf(
  table: RawTable,
  heading: string,
  id: string,
  index: number,
  layout: LayoutList | undefined,
  questions: Questions,
): Column {
  const profile = profileOf(table, index)
  const samples = [...new Set(profile.values)].slice(0, 5).map(value => value.slice(0, 80))
  const answer = questions.answer(id)
  const isAnswered = isMeaning(answer)
  const said = layout?.columns.get(worded(heading))
  const known = said
    ? {
        meaning: said,
        hints: readHeading(heading)?.meaning === said ? (readHeading(heading)?.hints ?? []) : [],
        sure: true,
        isWhole: true,
      }
    : meaningOf(heading, profile)
  return {
    id,
    index,
    heading,
    samples,
    profile,
    isAnswered,
    isTold: said !== undefined,
    known,
    meaning: isAnswered ? answer : (known?.meaning ?? (isBucket(beginOf(heading)) ? 'bucket' : 'ignored')),
    hints: known?.hints ?? [],
    sure: isAnswered || (known?.sure ?? true),
  }
}

const isAnswer = (text: string): boolean => !/^\d+$/.test(text) && (isYes(text) || isNo(text))

const isCode = (text: string): boolean => /^(?=.*\p{L})[\p{L}\d]{1,3}$/u.test(text)

/** Whether a date is that of a delivery or receipt. */
const isOfOrder = (heading: string): boolean =>
  directions.some(({ where, words }) => where === 'date' && words.test(spaced(heading)))

/** `L1`, `CH-2026-07`, and no rule such as `L4L`. */
const lotNumber = /^(?!l4l$)\p{L}+[-_ ]?\d[-_\d]*$/iu

const dated = /^\d{1,4}[-./]\d{1,2}[-./]\d{2,4}\b/

/** What a list counts, whatever it is a list of. */
const counts = [
  'quantity',
  'per',
  'batch',
  'bucket',
  'onHand',
  'leadTime',
  'safetyStock',
  'lotSize',
  'lotMin',
] as const

const numbers: ReadonlySet<Meaning> = new Set([
  ...([
    'onHand',
    'safetyStock',
    'lotSize',
    'lotMin',
    'lotMax',
    'lotMultiple',
    'yield',
    'per',
    'batch',
  ] as const),
  ...(['scrap', 'quantity', 'delivered', 'priority'] as const),
])

function meaningOf(heading: string, profile: Profile): Heading | undefined {
  const begin = beginOf(heading)
  if ((weekOf.test(heading) && isBucket(begin)) || isPeriod(heading)) return undefined
  const known = readHeading(heading)
  const areDates = profile.values.length > 0 && profile.values.every(text => dated.test(text))
  // `Expected` and `Ordered` are quantities above numbers.
  const mayBeDate = known && known.meaning !== 'ignored' ? known.meaning === 'quantity' : is.when(heading)
  if (areDates && mayBeDate) return { meaning: 'date', hints: [], sure: true, isWhole: true }
  // `Complete: yes` says that nothing is left to come.
  if (known?.meaning === 'delivered' && profile.values.length > 0 && profile.values.every(isAnswer))
    return { meaning: 'active', hints: ['not'], sure: true, isWhole: true }
  if (known?.meaning === 'parent' && is.ofOrder(heading)) return undefined
  // `Lot` is how many are ordered, or which of several lots it is.
  if (
    known?.meaning === 'lotSize' &&
    profile.values.length > 0 &&
    profile.values.every(text => lotNumber.test(text))
  )
    return { ...known, meaning: 'lot' }
  // What is left of an order in money: `400.00`.
  const isMoney = profile.values.length > 0 && profile.values.every(text => /[.,]\d{2}$/.test(text))
  if (known?.meaning === 'onHand' && is.balance(heading) && isMoney) return undefined
  // `Date de livraison souhaitée` says which day it is.
  const isDirected =
    known?.meaning === 'date' && !known.isWhole && !is.otherDay(heading) && isOfOrder(heading)
  if (known && fits(known, profile)) return isDirected ? { ...known, sure: true } : known
  // `Open` beside `Ordered` is how many are left.
  return known?.meaning === 'active' && is.open(heading) && profile.numeric === 1 && profile.values.length > 0
    ? { meaning: 'quantity', hints: [], sure: true, isWhole: true }
    : undefined
}

/** Whether the values of a column can be what a heading seems to say. A heading that is known as a whole is believed. */
function fits(
  { meaning, hints, isWhole }: Heading,
  { values, numeric, dated: areDated, isLevel, hasText, filled }: Profile,
): boolean {
  // `Kind` is a child in German, and what a row is in English.
  if ((meaning === 'item' || meaning === 'component') && values.length > 0 && values.every(rowTypeOf))
    return false
  if (meaning === 'level') return values.length === 0 ? isWhole : isLevel
  if (values.length === 0) return isWhole && meaning !== 'item' && meaning !== 'component'
  // `Open` may be a number. `Closed` may be a day, and a reason for rejection a code: then they are.
  if (meaning === 'active')
    return values.every(
      text =>
        isYes(text) ||
        isNo(text) ||
        (hints.includes('not') && (areDated === 1 || (filled < 1 && isCode(text)))),
    )
  // `Main warehouse` above numbers is what lies there.
  if (meaning === 'location' && !isWhole) return hasText || numeric < 1
  if (meaning === 'delivered' && !isWhole) return numeric > 0.8
  // `Firm/Forecast` above words counts nothing.
  if ((meaning === 'quantity' || meaning === 'per') && !values.some(text => /\d/.test(text))) return false
  if (isWhole) return true
  if (numbers.has(meaning))
    return numeric > 0.5 || values.some(text => /^\s*-?\d/.test(text)) || /#|^[a-z]+$/i.test(values[0] ?? '')
  if (meaning === 'date') return areDated > 0.5 || values.every(isWeek)
  if (meaning === 'parent' || meaning === 'component') return hasText || numeric > 0.5
  return filled > 0
}
