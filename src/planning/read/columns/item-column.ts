import { is } from '../layouts/marks.ts'
import { assign, type Column, find, has, marked, mayBeItem, rank } from '../tables/column.ts'
import { readHeading } from '../words/headings.ts'
import { type Context, isBill, type Step } from './table.ts'

// The column of the item, where no heading says so for sure.

/** How many of a column's values are items of other tables. */
export const share = ({ profile: { values } }: Column, { knows }: Context): number =>
  values.filter(knows).length / Math.max(1, values.length)

/** Asks which of two columns has the items, unless there is one only. */
export function askItem(
  [one, other]: readonly Column[],
  { table, id, questions }: Context,
): Column | undefined {
  if (!one || !other) return one
  const answer = questions.ask({
    id: `${id}.item`,
    code: 'item-column',
    source: table.source,
    column: '',
    samples: [one, other].flatMap(({ samples }) => samples.slice(0, 2)),
    choices: [one.id, other.id],
  })
  return [one, other].find(column => column.id === answer)
}

/** Whether nothing is left to ask of it. */
export const isItemSure = ({ id, questions }: Context): boolean => !questions.isOpen(`${id}.item`)

/** Finds the column of the item where no heading says so for sure. */
export const nameItem: Step = (columns, context) => {
  const item = find(columns, 'item')
  const component = find(columns, 'component')
  // What is made is the item of its order.
  const made = item || isBill(context) ? undefined : find(columns, 'parent')
  if (made?.sure && !component) return assign(columns, [made, 'item'])
  if (item && rank(item) > 0) return columns
  const hasKey = component !== undefined && !(isBill(context) && item && !has(columns, 'parent'))
  if (hasKey) return assign(columns, [item, 'ignored'])
  const names = columns.filter(({ heading }) => readHeading(heading)?.meaning === 'name')
  const plain = marked(names, is.plainName)
  // NetSuite's `Name` is the item's number when it has a `Display Name`.
  if (plain && names.length > 1) {
    const other = names.find(column => column !== plain)
    return assign(columns, [plain, 'item', true], [other, 'name'], [item, 'ignored'])
  }
  return itemAmong(columns, item, plain ?? (item ? undefined : names[0]), context)
}

/** Which column is the item's: one that may be it, its name, or any other, as other tables know their values. */
function itemAmong(
  columns: readonly Column[],
  item: Column | undefined,
  name: Column | undefined,
  context: Context,
): readonly Column[] {
  // An `ID` may be the system's own beside a `Name`, or the order's, and never is beside a description.
  const mayBe = columns.filter(mayBeItem)
  // A number under a heading that nobody knows may be the item's.
  const codes = mayBe.filter(({ heading }) => is.code(heading))
  const texts = mayBe.filter(({ profile }) => profile.hasText)
  const asked = item ? [item, name] : name ? [codes[0], name] : texts
  const known =
    (item ? asked : name ? codes : mayBe).find(column => column && share(column, context) > 0.5) ??
    (item || !name || is.plainName(name.heading) ? undefined : columns.find(isBareKey))
  const chosen =
    known ??
    askItem(
      asked.filter(column => column !== undefined),
      context,
    )
  // Where no name competes with it, what its heading says is enough.
  const isNamed = item !== undefined && chosen === item && (known === item || !name)
  const isOnlyText = !item && !name && !known && texts.length < 2
  return assign(
    columns,
    [chosen, 'item', isNamed || (!isOnlyText && isItemSure(context))],
    [name, 'name'],
    [item, 'ignored'],
  )
}

/** A column without a heading, before what its items are called. */
const isBareKey = ({ heading, profile }: Column): boolean =>
  heading === '' && profile.hasText && profile.filled > 0.8 && profile.distinct > 0.8
