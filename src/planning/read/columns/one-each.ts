import { is } from '../layouts/marks.ts'
import { saysBlocked } from '../layouts/telling-words.ts'
import type { Meaning } from '../result.ts'
import { assign, type Column, find, has, isWanted, marked, rank, those } from '../tables/column.ts'
import { worded } from '../worded.ts'
import { askItem, isItemSure, share } from './item-column.ts'
import { numberIn } from './parts-of-quantity.ts'
import { preferred } from './preferences.ts'
import { type Context, isBill, isDue, type Step } from './table.ts'

/** Of several columns with one meaning, the one whose heading says it best is kept. */
export const keepOneEach: Step = (columns, context) => {
  const several = new Set<Meaning>(['ignored', 'bucket', 'location', 'lot', 'leadTime', 'unit', 'active'])
  const meanings = new Set(columns.map(({ meaning }) => meaning))
  return [...meanings].reduce((all, meaning) => {
    const same = those(all, meaning)
    if (same.length < 2 || several.has(meaning) || (meaning === 'status' && !isDue(context))) return all
    if (meaning === 'delivered' && same.every(({ isTold }) => isTold)) return all
    // What comes has its date, and what is wanted has another one.
    if (meaning === 'date' && (isPairOfDates(same) || isConfirmation(same, context)))
      return assign(all, ...same.map(column => [column, 'date', true] as const))
    return keepOne(all, same, meaning, context)
  }, columns)
}

const isPairOfDates = (dates: readonly Column[]): boolean =>
  dates.length === 2 &&
  dates.filter(({ hints }) => hints.includes('receipt')).length === 1 &&
  dates.every(({ profile }) => profile.filled > 0 && profile.filled < 1)

/** What is confirmed counts before what was wished for, where it is there. */
const isConfirmation = (dates: readonly Column[], { kinds }: Context): boolean =>
  kinds.includes('coming') &&
  dates.length === 2 &&
  dates.some(({ heading, profile }) => is.confirmed(heading) && profile.filled < 1) &&
  dates.some(
    ({ heading, profile }) => !is.confirmed(heading) && profile.filled === 1 && !is.otherDay(heading),
  )

function keepOne(
  columns: readonly Column[],
  same: readonly Column[],
  meaning: Meaning,
  context: Context,
): readonly Column[] {
  const filled = same.filter(({ profile, isAnswered }) => profile.filled > 0 || isAnswered)
  const known =
    meaning === 'item' && !same.some(({ isAnswered }) => isAnswered)
      ? filled.filter(column => share(column, context) > 0)
      : []
  const best = Math.max(...filled.map(rank))
  const free = meaning === 'onHand' && best < 2 ? freeOf(columns, filled, context) : undefined
  const isAny = meaning === 'item' && best < 2 && !isDue(context) && areCoded(filled)
  const kept = free
    ? [free]
    : known.length === 1
      ? known
      : filled.filter(column => isAny || rank(column) === best)
  const chosen =
    meaning === 'item' && kept.length > 1
      ? chooseItem(columns, kept, context)
      : choose(columns, kept, context)
  const first = chosen.column ?? same[0]
  const rest = columns.map(column =>
    same.includes(column) && column.id !== first?.id && !(column.isAnswered && column.meaning === meaning)
      ? { ...column, meaning: chosen.others?.get(column.id) ?? ('ignored' as const), sure: true }
      : column,
  )
  return assign(rest, [first, meaning, free ? true : chosen.sure])
}

/** `Nummer` beside `Artikel`: numbers of the items that the other column calls by words. */
const areCoded = (items: readonly Column[]): boolean =>
  items.some(
    one =>
      !is.id(one.heading) &&
      items.every(({ profile: { isPosition, values } }, at) =>
        items[at] === one
          ? !isPosition && values.every(text => /\d/.test(text))
          : arePairs(values, one.profile.values) && values.every(text => /\p{Ll}{2}/u.test(text)),
      ),
  )

/** Whether each name has one code, and each code one name. */
function arePairs(names: readonly string[], codes: readonly string[]): boolean {
  const pairs = names.map((name, at) => `${name}\n${codes[at]}`)
  return [names, codes, pairs].every(texts => new Set(texts).size === new Set(names).size)
}

/** The stock that can be used, where that and what is blocked are together another stock in each row. */
function freeOf(
  columns: readonly Column[],
  stocks: readonly Column[],
  { table: { rows } }: Context,
): Column | undefined {
  const blocked = columns.filter(({ heading, profile }) => saysBlocked(heading) && profile.numeric === 1)
  const isSum = (whole: Column, free: Column) =>
    rows.every(
      row =>
        blocked.reduce((sum, one) => sum + numberIn(row, one), numberIn(row, free)) === numberIn(row, whole),
    )
  return blocked.length > 0
    ? stocks.find(free => stocks.some(whole => whole !== free && isSum(whole, free)))
    : undefined
}

interface Chosen {
  readonly column: Column | undefined
  readonly sure?: boolean
  /** What others of them are instead. */
  readonly others?: ReadonlyMap<string, Meaning>
}

/** Chooses one. Where nothing tells them apart, the first one asks. */
function choose(columns: readonly Column[], kept: readonly Column[], context: Context): Chosen {
  const [first] = kept
  if (!first || kept.length < 2) return { column: first }
  const { meaning } = first
  if (meaning === 'name') return { column: nameOfPart(columns, kept) ?? first }
  // `Quantity` beside `Demand`, in a list of items with their parents, is how many go in.
  const part = meaning === 'quantity' ? kept.find(({ heading }) => is.bareQuantity(heading)) : undefined
  if (part && kept.some(isWanted) && isBill(context) && !has(columns, 'per')) {
    const rest = choose(
      columns,
      kept.filter(column => column !== part),
      context,
    )
    return { ...rest, others: new Map([[part.id, 'per'], ...(rest.others ?? [])]) }
  }
  const [one = first, other] = preferred(kept, columns, context)
  const isAlike = kept.every(({ profile }) => profile.values.join('\n') === one.profile.values.join('\n'))
  // A line may be cancelled of an order that is open.
  if (meaning === 'status')
    return { column: one, others: new Map(kept.map(({ id }) => [id, 'active' as const])) }
  const isUnclear = other && !isAlike && !one.isAnswered
  return isUnclear ? { column: one, sure: false } : { column: one }
}

/** Of the names of a parent and of a part, the part's: it has its word, or stands behind its number. */
function nameOfPart(columns: readonly Column[], names: readonly Column[]): Column | undefined {
  const component = find(columns, 'component')
  const [word = ''] = worded(component?.heading ?? '').split(' ')
  const own = names.filter(({ heading }) => worded(heading).startsWith(word))
  return component && (own.length === 1 ? own[0] : names.find(({ index }) => index > component.index))
}

/** `Item: FA-10000` beside a `Product code`: both are codes. */
const isCoded = ({ profile: { values } }: Column): boolean =>
  values.every(text => /^[\p{Lu}\d]+[-.]\d\S*$/u.test(text))

function chooseItem(columns: readonly Column[], items: readonly Column[], context: Context): Chosen {
  const filled = items.filter(({ profile }) => profile.filled > 0.3)
  const parts = (filled.length > 0 ? filled : items).filter(
    ({ profile, heading }) => !profile.isPosition && !is.voucher(heading),
  )
  const kept = parts.length > 0 ? parts : items
  const known = kept.filter(column => share(column, context) > 0)
  const [code, another] = kept.filter(({ heading }) => is.code(heading))
  // `inventory_id` and `item_id` beside `product_id` number rows.
  const keys = kept.filter(({ heading }) => is.part(heading) || is.made(heading))
  // Other codes beside one of numbers, or of families, may be the items.
  const isOther = (one: Column, key: Column) =>
    isCoded(one) && (key.profile.numeric > 0.5 || key.profile.distinct < one.profile.distinct)
  const isKey =
    keys.length === 1 && kept.every(one => is.id(one.heading) && !keys.some(key => isOther(one, key)))
  const column =
    (kept.length === 1 && kept[0]) ||
    (isKey && keys[0]) ||
    (known.length === 1 && known[0]) ||
    (!another && !kept.some(one => one !== code && isCoded(one)) && code) ||
    // What Business Central makes is the source of its order.
    marked(kept, is.source) ||
    askItem(kept, context)
  const other = kept.find(one => one !== column)
  const isName = other !== undefined && !isKey && !has(columns, 'name') && other.profile.hasText
  return {
    column,
    sure: column !== undefined && isItemSure(context),
    ...(isName && { others: new Map([[other.id, 'name' as const]]) }),
  }
}
