import { type Column, type Columns, find, has, type Knows, marked } from '../column.ts'
import type { LayoutList } from '../layouts/layout.ts'
import { is } from '../layouts/marks.ts'
import { freeText, ownTitles, titles, type Where } from '../layouts/telling-words.ts'
import type { Questions } from '../questions.ts'
import type { RawTable } from '../raw-table.ts'
import type { Kind, Meaning } from '../result.ts'
import { pairsOf } from '../tables/preamble.ts'
import { spaced } from '../worded.ts'
import { typeColumn, typeReader, waysOf } from './type-column.ts'

// Which way orders go: what words of headings, states, numbers and titles say.

/** One thing that speaks for a kind. */
export interface Evidence {
  readonly says: Kind
  readonly where: Where | 'columns' | 'values' | 'layout' | 'joined' | 'answer'
  /** What it is: a heading, a value, a title. */
  readonly word: string
  readonly weight: number
}

/** What is known of a table before it is decided what it is. */
export interface Undecided {
  readonly table: RawTable
  readonly columns: Columns
  readonly layout: LayoutList | undefined
  readonly id: string
  /** Whether a text is the number of an item in another table. */
  readonly knows: Knows
  /** Whether another table has items. */
  readonly hasOthers: () => boolean
  /** Whether a text is a place, a customer or a supplier in another table. */
  readonly isOther: Knows
  /** Whether a text is the number of a bill whose lines another table has. */
  readonly hasLines: Knows
  readonly today: number
  readonly questions: Questions
}

/** Where the words for a way stand, by what a column means. */
const places: Partial<Record<Meaning, Where>> = {
  order: 'order',
  quantity: 'quantity',
  delivered: 'delivered',
  date: 'date',
  week: 'date',
  bucket: 'quantity',
}

/** What the words of headings, states and order numbers say of the way that orders go. */
export function directionEvidence(columns: Columns): readonly Evidence[] {
  const found: Evidence[] = []
  const add = (where: Where, text: string, word = text) => {
    const plain = spaced(text.slice(0, 120)).replaceAll('_', ' ')
    const all = waysOf(plain, where)
    // `Customer PO` is the customer's.
    const isCustomers = where === 'order' && all.some(({ says }) => says === 'wanted')
    for (const { says, weight } of all)
      if (says === 'wanted' || !isCustomers) found.push({ says, where, word, weight })
  }
  const hasOwnOrder = marked(columns, is.customers, 'order') !== undefined
  const isUndatedStock = has(columns, 'bucket') && has(columns, 'onHand') && !has(columns, 'date', 'week')
  for (const column of columns) {
    const { heading, meaning, known, profile } = column
    if (meaning === 'item' && column.hints.includes('receipt'))
      found.push({ says: 'coming', where: 'order', word: heading, weight: 4 })
    const where = places[meaning] ?? places[known?.meaning ?? meaning]
    // What is on order beside a stock, on no day, says nothing of the weeks behind it.
    if (where === 'quantity' && isUndatedStock && is.orders(heading)) continue
    if (where && profile.filled > 0) add(where, heading)
    else if (meaning === 'ignored' && is.invoiced(heading)) add('delivered', heading)
    else if (meaning === 'ignored' && !known?.hints.length) addOther(column)
    if (where === 'order' || isNumberColumn(column))
      for (const value of sampleValues(profile.values)) if (!hasOwnOrder) add('number', value)
    if (meaning === 'status') for (const value of sampleValues(profile.values)) add('state', value)
    if (is.anyPartner(heading)) for (const value of sampleValues(profile.values)) add('partner-code', value)
  }
  return keepStrongest([...found, ...takenEvidence(columns, found)])

  function addOther({ heading }: Column): void {
    if (is.partnerNumber(heading) || !freeText.test(heading)) add('partner', heading)
    // A number of an order under a heading that is not known as one.
    if (is.orders(heading) && !freeText.test(heading)) add('order', heading)
  }
}

const sampleValues = (values: readonly string[]): readonly string[] => [...new Set(values.slice(0, 50))]

/** A column with the numbers of something, under a heading that is not the item's. */
const isNumberColumn = ({ meaning, heading, profile }: Column): boolean =>
  (meaning === 'order' ||
    (meaning === 'item' && is.bareNumber(heading)) ||
    (meaning === 'ignored' && is.code(heading) && !is.foreign(heading))) &&
  profile.distinct > 0.3

/** Each word counts once for each way and place: many rows say no more than one. */
function keepStrongest(found: readonly Evidence[]): readonly Evidence[] {
  const seen = new Map<string, Evidence>()
  for (const one of found) {
    const key = `${one.says} ${one.where}`
    const known = seen.get(key)
    if (!known || known.weight < one.weight) seen.set(key, one)
  }
  return [...seen.values()]
}

const plainTitle = (text: string): string => text.replace(/\.[a-z]{2,4}$/i, '').replace(/[_-]+/g, ' ')

/** The row above a list, or the name of its sheet or file where there is none. */
const ownTitle = ({ title, preamble }: RawTable): string =>
  plainTitle(preamble.at(-1)?.join(' ').slice(0, 200) ?? title)
    .replace(/(?:\b[ck]w)?[\d .,/:]+$/i, '')
    .trim()

const ofOwnTitle = (table: RawTable) =>
  ownTitles.flatMap(({ says, words }) => (words.test(ownTitle(table)) ? says : []))

/** Whether the title of a list says that it is of stocks, and nothing else. */
export const isOfStocks = (table: RawTable): boolean => ofOwnTitle(table).includes('stock')

export function titleEvidence(table: RawTable): readonly Evidence[] {
  const { title, preamble, source } = table
  // `Supplier: Acme` is whose all rows are, and no title.
  const partners = pairsOf(preamble).map(({ heading, value }) =>
    value ? waysOf(heading, 'partner').map(one => ({ ...one, word: heading })) : [],
  )
  const named = preamble.filter((_, at) => partners[at]?.length === 0)
  const rows = named.slice(-2).map(row => row.join(' ').slice(0, 200))
  const names = title === source ? { [title]: 0.4 } : { [title]: 0.6, [source]: 0.2 }
  const texts = [...rows.map(row => [row, 1] as const), ...Object.entries(names)]
  const evidence = (says: Kind, word: string, weight: number) =>
    ({ says, where: 'title', word, weight }) as const
  const own = ofOwnTitle(table).map(says => evidence(says, rows.at(-1) ?? title, 3))
  const others = texts.flatMap(([text, share]) => [
    ...waysOf(plainTitle(text), 'title').map(({ says, weight }) => evidence(says, text, weight * share)),
    ...titles
      .filter(({ words }) => words.test(plainTitle(text)))
      .map(({ says }) => evidence(says, text, 3 * share)),
  ])
  return keepStrongest([...own, ...others, ...partners.flat()])
}

export const sumWeights = (evidence: readonly Evidence[], kind: Kind): number =>
  evidence.filter(({ says }) => says === kind).reduce((total, { weight }) => total + weight, 0)

/** What a production order takes is wanted. Where it says what it makes, its number and dates do not say otherwise. */
function takenEvidence(columns: Columns, found: readonly Evidence[]): readonly Evidence[] {
  const component = find(columns, 'component')
  const taken = component ?? marked(columns, is.taken, 'quantity')
  // A part may be bought for an order, or made by one of its own, unless a need has its day.
  const isNeed = marked(columns, is.taken, 'date') !== undefined
  const comes = found.some(
    ({ where, says }) =>
      says === 'coming' && (where === 'delivered' || (where === 'partner' && !(taken && isNeed))),
  )
  const weight = component && has(columns, 'item', 'parent') ? 30 : 12
  return taken && !comes && (marked(columns, is.production, 'order') ?? marked(columns, is.goesIn, 'item'))
    ? [{ says: 'wanted', where: 'columns', word: taken.heading, weight }]
    : []
}

/** Whether orders bring something or want it. */
export function directionOf({ table, columns }: Undecided, evidence: readonly Evidence[]): Kind {
  const titles = [table.title, ...table.preamble.slice(-2).map(row => row.join(' '))]
  const isOfOrders = ({ meaning, heading, known }: Column) =>
    ['order', 'quantity', 'date', 'week'].includes(meaning) ||
    (!known && (is.orders(heading) || is.suggestion(heading)))
  // Made or bought says where a proposal goes; stocks and demands are none.
  const type = typeColumn(columns)
  const isMixed = type?.profile.values.map(typeReader(type)).some(of => of && of !== 'coming')
  const isProposed = titles.some(is.proposals) || marked(columns.filter(isOfOrders), is.proposals)
  if (isProposed && !isMixed) return 'proposals'
  return sumWeights(evidence, 'coming') > sumWeights(evidence, 'wanted') ? 'coming' : 'wanted'
}
