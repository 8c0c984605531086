import type { Change, Column, Columns } from '../column.ts'
import { assign, find, has, marked, mayBeItem, prefer, rank } from '../column.ts'
import { type Changed, type Context, isBill, isDue, type Step } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { readHeading } from '../words/headings.ts'

// The column of the item, where no heading says so for sure, or several do.

/** How many of a column's values are items of other tables. */
const shareKnown = ({ profile: { values } }: Column, { knows }: Context): number =>
  values.filter(knows).length / Math.max(1, values.length)

/** Asks which of two columns has the items, unless there is one only. */
function askItem([one, other]: Columns, { table, id, questions }: Context): Column | undefined {
  if (!one || !other) return one
  const samples = [one, other].flatMap(({ samples }) => samples.slice(0, 2))
  const answer = questions.ask({
    ...{ id: `${id}.item`, code: 'item-column', source: table.source, column: '', samples },
    choices: [one.id, other.id],
  })
  return answer === other.id ? other : one
}

/** Whether nothing is left to ask of it. */
const isItemSure = ({ id, questions }: Context): boolean => !questions.open.has(`${id}.item`)

/** Finds the column of the item where no heading says so for sure. */
export const findItem: Step = (columns, context) => {
  const item = find(columns, 'item')
  const component = find(columns, 'component')
  // What is made is the item of its order.
  const made = item || isBill(context) ? undefined : find(columns, 'parent')
  if (made?.sure && !component) return assign(columns, [made, 'item'])
  if (item && rank(item) > 0) return undefined
  const hasKey = component !== undefined && !(isBill(context) && item && !has(columns, 'parent'))
  if (hasKey) return assign(columns, [item, 'ignored'])
  const names = columns.filter(({ heading }) => readHeading(heading)?.meaning === 'name')
  const plain = marked(names, is.plainName)
  // NetSuite's `Name` is the item's number when it has a `Display Name`.
  if (plain && names.length > 1) {
    const other = names.find(column => column !== plain)
    return assign(columns, [plain, 'item', true], [other, 'name'], [item, 'ignored'])
  }
  return itemAmong(columns, plain ?? (item ? undefined : names[0]), context)
}

/** Which column is the item's: one that may be it, its name, or any other, as other tables know their values. */
function itemAmong(columns: Columns, name: Column | undefined, context: Context): Changed {
  const item = find(columns, 'item')
  // An `ID` may be the system's own beside a `Name`, or the order's, and never is beside a description.
  const mayBe = columns.filter(mayBeItem)
  // A number under a heading that nobody knows may be the item's.
  const codes = mayBe.filter(({ heading }) => is.code(heading))
  const texts = mayBe.filter(({ profile }) => profile.hasText)
  const asked = (item ? [item, name] : name ? [codes[0], name] : texts).filter(column => column !== undefined)
  const known =
    (item ? asked : name ? codes : mayBe).find(column => shareKnown(column, context) > 0.5) ??
    (item || !name || is.plainName(name.heading) ? undefined : columns.find(isBareKey))
  const chosen = known ?? askItem(asked, context)
  // Where no name competes with it, what its heading says is enough.
  const isNamed = item !== undefined && chosen === item && (known === item || !name)
  const isOnlyText = !item && !name && !known && texts.length < 2
  const isSure = isNamed || (!isOnlyText && isItemSure(context))
  return assign(columns, [chosen, 'item', isSure], [name, 'name'], [item, 'ignored'])
}

/** A column without a heading, before what its items are called. */
const isBareKey = ({ heading, profile }: Column): boolean =>
  heading === '' && profile.hasText && profile.filled > 0.8 && profile.distinct > 0.8

/** Chooses which of several columns that say so has the items, and which their names. */
export function chooseItem(columns: Columns, items: Columns, context: Context): readonly Change[] {
  const best = Math.max(...items.map(rank))
  const [bracketed, another] = items.filter(areBracketed)
  if (bracketed && !another && best < 2) return [[bracketed, 'item', true]]
  const known = items.filter(column => best < 2 && shareKnown(column, context) > 0)
  const isAny = best < 2 && !isDue(context) && areCoded(items)
  const kept = known.length === 1 ? known : items.filter(column => isAny || rank(column) === best)
  return kept.length > 1 ? itemOf(columns, kept, context) : [[kept[0], 'item']]
}

/** `[D-1] Drive` has the number, whatever `Referenz` beside it has. */
const areBracketed = ({ profile: { values } }: Column): boolean =>
  values.filter(text => /^\[[^\]]+\] /.test(text)).length * 2 > values.length

/** `Nummer` beside `Artikel`: numbers of the items that the other column calls by words, and not by `[D-1] Drive`. */
const areCoded = (items: Columns): boolean =>
  items.some(
    one =>
      !is.id(one.heading) &&
      items.every(({ profile: { isPosition, values } }, at) =>
        items[at] === one
          ? !isPosition && values.every(text => /\d/.test(text))
          : arePairs(values, one.profile.values) && values.every(text => /^[^[].*\p{Ll}{2}/u.test(text)),
      ),
  )

/** Whether each name has one code, and each code one name. */
function arePairs(names: readonly string[], codes: readonly string[]): boolean {
  const pairs = names.map((name, at) => `${name}\n${codes[at]}`)
  return [names, codes, pairs].every(texts => new Set(texts).size === new Set(names).size)
}

/** `Item: FA-10000` beside a `Product code`: both are codes. */
const isCoded = ({ profile: { values } }: Column): boolean =>
  values.every(text => /^[\p{Lu}\d]+[-.]\d\S*$/u.test(text))

function itemOf(columns: Columns, items: Columns, context: Context): readonly Change[] {
  const filled = prefer(items, ({ profile }) => profile.filled > 0.3)
  const kept = prefer(filled, ({ profile, heading }) => !profile.isPosition && !is.voucher(heading))
  const known = kept.filter(column => shareKnown(column, context) > 0)
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
  const isName = !isKey && !has(columns, 'name') && other?.profile.hasText
  return [
    [column, 'item', isItemSure(context)],
    [isName ? other : undefined, 'name', true],
  ]
}
