import { type Column, type Columns, find, has } from '../column.ts'
import { is } from '../layouts/marks.ts'
import type { Direction, Where } from '../layouts/telling-words.ts'
import { departments, directions, freeText, isNo, isYes, opposites } from '../layouts/telling-words.ts'
import { type RowWord, rowTypeOf, stateOf } from '../words/row-words.ts'

// The column of a mixed list that says what each row is.

type Words = Pick<Column, 'heading' | 'profile'>

/** The ways that a text says in some places. */
export const waysOf = (text: string, ...places: readonly Where[]): readonly Direction[] =>
  directions.filter(({ where, words }) => places.includes(where) && words.test(text))

/** Which way a word points that stands beside its opposite: an `Auftrag` is a customer’s beside a `Bestellung`. */
function wayOf(text: string): RowWord {
  const type = rowTypeOf(text)
  if (type || text.length > 30 || /\d/.test(text) || stateOf(text) === 'closed') return type
  const pair = opposites.find(({ words }) => words.test(text))
  if (pair) return pair.is
  const ways = waysOf(text, 'order', 'partner')
  return ways.find(({ says }) => says === 'wanted')?.says ?? ways[0]?.says
}

/** Returns a function that says what a row is, by its word among those of its column. */
export function typeReader(column: Words | undefined): (text: string) => RowWord {
  if (column && is.ofSales(column.heading))
    return text => (isYes(text) ? 'wanted' : isNo(text) ? 'coming' : undefined)
  const all = [...new Set(column?.profile.values)]
  const ways = new Set(all.map(wayOf))
  const isForecast = !ways.has('coming') && all.some(text => is.forecast(text))
  const typeOf = ways.has('wanted') && ways.has('coming') ? wayOf : rowTypeOf
  // A firm release among forecasts is wanted.
  const read = (text: string) => typeOf(text) ?? (isForecast && is.firm(text) ? 'wanted' : undefined)
  // What is left of a requirement is wanted already, and a total has its parts beside it.
  const hasGross = all.some(text => is.gross(text))
  const parts = all.some(text => is.total(text)) ? all.filter(text => !is.total(text)).map(read) : []
  return text => {
    const type = read(text)
    return (hasGross && is.net(text)) || (is.total(text) && parts.includes(type)) ? undefined : type
  }
}

/** The column that says what each row is: its words are those of rows, in most of its cells. */
export const typeColumn = (columns: Columns): Column | undefined =>
  columns.find(column => isType(column) && (is.rowType(column.heading) || !hasPartner(columns))) ??
  columns.find(column => isLabel(column, columns))

/** Whose orders they are says which way all of them go. */
const hasPartner = (columns: Columns): boolean =>
  columns.some(({ heading }) => is.customers(heading) || is.partners(heading))

function isType({ meaning, heading, profile }: Column): boolean {
  const { values, filled } = profile
  if (!['ignored', 'type', 'order'].includes(meaning) || filled < 0.5) return false
  if (freeText.test(heading) || is.partners(heading)) return false
  // Two letters are the code of anything, but for what a document is.
  if (!is.rowType(heading) && values.every(text => text.length < 3 && !rowTypeOf(text)))
    return is.ofSales(heading)
  // Where something is from, or who sees to it, is no direction.
  const isWay = is.rowType(heading) || is.ofSales(heading) || is.way(heading)
  if (!isWay && values.every(text => departments.test(text))) return false
  const read = typeReader({ heading, profile })
  const known = values.filter(text => read(text) !== undefined).length / values.length
  return is.rowType(heading) ? known >= 0.5 || (meaning === 'ignored' && known > 0.2) : known >= 0.8
}

/** Whether the rows of a grid have names, whatever their heading is: some of them are known. They are not added up. */
const isLabel = (column: Column, columns: Columns): boolean =>
  ['ignored', 'name', 'type'].includes(column.meaning) && isOfRows(column) && namesRows(column, columns)

/** Whether some words of a column are of rows. Of a group's or note's, both ways have to be among them. */
function isOfRows({ heading, profile: { values } }: Column): boolean {
  const known = new Set(values.map(rowTypeOf).filter(Boolean))
  if (is.customers(heading)) return false
  if (freeText.test(heading) && !is.described(heading))
    return is.group(heading) && known.has('wanted') && known.has('coming')
  return known.size > 1 || (known.size > 0 && values.some(is.projected))
}

/** Whether each item of a grid has several rows, and the same few names recur for all. */
export function namesRows({ id, profile: { values } }: Column, columns: Columns): boolean {
  const items = find(columns, 'item', 'component')
  const own = items?.profile.values ?? []
  if (!has(columns, 'bucket') || items?.id === id || own.length !== values.length) return false
  const labels = new Set(values)
  const pairs = new Set(values.map((label, at) => `${own[at]}\n${label}`))
  return labels.size > 1 && pairs.size === values.length && pairs.size > 0.6 * labels.size * new Set(own).size
}
