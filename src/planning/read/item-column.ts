import { type Column, find, has, mayBeItem, rank, set } from './column.ts'
import { type Context, isBill, type Step } from './column-step.ts'
import { readHeading } from './headings.ts'
import { is } from './layouts/marks.ts'

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

/** Finds the column of the item where no heading says so for sure. */
export const nameItem: Step = (columns, context) => {
  const item = find(columns, 'item')
  // What is made is the item of its order.
  const made = item || isBill(context) ? undefined : find(columns, 'parent')
  if (made?.sure && !has(columns, 'component')) return set(columns, made, { meaning: 'item' })
  if (item && rank(item) > 0) return columns
  const component = find(columns, 'component')
  const hasKey = component !== undefined && !(isBill(context) && item && !has(columns, 'parent'))
  if (hasKey) return set(columns, item, { meaning: 'ignored' })
  const names = columns.filter(({ heading }) => readHeading(heading)?.meaning === 'name')
  const plain = names.find(({ heading }) => is.plainName(heading))
  // NetSuite's `Name` is the item's number when it has a `Display Name`.
  if (plain && names.length > 1) {
    const other = names.find(column => column !== plain)
    return set(
      set(set(columns, item, { meaning: 'ignored' }), plain, { meaning: 'item', sure: true }),
      other,
      { meaning: 'name' },
    )
  }
  if (item) return itemOrName(columns, item, plain, context)
  return names.length > 0 ? itemByName(columns, plain ?? names[0], context) : itemByValues(columns, context)
}

/** An `ID` may be the system's own beside a `Name`, or the order's, and never is beside a description. */
function itemOrName(
  columns: readonly Column[],
  item: Column,
  plain: Column | undefined,
  context: Context,
): readonly Column[] {
  const known = [item, ...(plain ? [plain] : [])].find(column => share(column, context) > 0.5)
  if (known === item || !plain) return set(columns, item, { sure: true })
  const chosen = known ?? askItem([item, plain], context)
  return set(
    set(columns, item, {
      meaning: chosen === item ? 'item' : 'ignored',
      sure: !context.questions.isOpen(`${context.id}.item`),
    }),
    plain,
    { meaning: chosen === item ? 'name' : 'item', sure: !context.questions.isOpen(`${context.id}.item`) },
  )
}

function itemByName(
  columns: readonly Column[],
  name: Column | undefined,
  context: Context,
): readonly Column[] {
  // A number under a heading that nobody knows may be the item's.
  const unknown = columns.filter(column => mayBeItem(column) && is.code(column.heading))
  // A column without a heading, before what its items are called.
  const bare = columns.find(
    ({ heading, profile }) =>
      heading === '' && profile.hasText && profile.filled > 0.8 && profile.distinct > 0.8,
  )
  const known =
    unknown.find(column => share(column, context) > 0.5) ??
    (is.plainName(name?.heading ?? '') ? undefined : bare)
  const chosen = known ?? askItem([...unknown.slice(0, 1), ...(name ? [name] : [])], context) ?? name
  const sure = !context.questions.isOpen(`${context.id}.item`)
  return set(chosen === name ? columns : set(columns, name, { meaning: 'name' }), chosen, {
    meaning: 'item',
    sure,
  })
}

function itemByValues(columns: readonly Column[], context: Context): readonly Column[] {
  const unknown = columns.filter(column => mayBeItem(column) && column.profile.hasText)
  const known = columns.find(column => mayBeItem(column) && share(column, context) > 0.5)
  const chosen = known ?? askItem(unknown, context)
  if (!chosen) return columns
  const sure = known !== undefined || (unknown.length > 1 && !context.questions.isOpen(`${context.id}.item`))
  return set(columns, chosen, { meaning: 'item', sure })
}
