import { is } from '../layouts/marks.ts'
import { isPack } from '../layouts/telling-words.ts'
import type { Meaning } from '../result.ts'
import { assign, type Column, find, has, marked, ofItems, those } from '../tables/column.ts'
import { worded } from '../worded.ts'

// Bills whose parents or parts are told by other words than those of a bill.

/** What a list of parts without numbers never has. */
const notOfParts: readonly Meaning[] = [
  ...(['date', 'week', 'bucket', 'order', 'location', 'lot', 'status', 'delivered'] as const),
  ...ofItems,
]

/** `Parent item number` beside that of the component, or `component_product_id`. */
export function withParentItem(columns: readonly Column[]): readonly Column[] {
  const parent = marked(columns, is.parentItem, 'item')
  const component = find(columns, 'component') ?? marked(columns, is.goesIn, 'item')
  return parent && component?.profile.filled === 1
    ? assign(columns, [parent, 'parent', true], [component, 'component'])
    : columns
}

/** `BOM; Material description; Qty`, `Product name; Component name; Qty`: parts that have a name and no number. */
export function withNamedParts(columns: readonly Column[]): readonly Column[] {
  if (has(columns, 'item', 'component', 'level', ...notOfParts) || !has(columns, 'quantity', 'per'))
    return columns
  const names = those(columns, 'name').filter(
    ({ heading, profile }) => !is.plainName(heading) && profile.filled === 1,
  )
  const part = marked(names, is.goesIn) ?? names[0]
  const parent = find(columns, 'parent') ?? (is.goesIn(part?.heading ?? '') && marked(names, is.made))
  if (!part || !parent || parent === part) return columns
  const { values } = parent.profile
  const pairs = new Set(part.profile.values.map((text, at) => `${values[at]}\n${text}`))
  const isOfSeveral = values.length === part.profile.values.length && pairs.size > new Set(values).size
  // `Parent category` is no assembly.
  const isSure = parent.known?.isWhole === true || is.name(parent.heading)
  return isOfSeveral && isSure
    ? assign(columns, [parent, 'parent', true], [part, 'component', true])
    : columns
}

/** `Robot no; Part; Qty per robot`: what a quantity is for has a column of its own. */
export function withOwnerOfPer(columns: readonly Column[]): readonly Column[] {
  const per = find(columns, 'per')
  const [, owner = ''] = / (?:per|je|pro|por|par) (\p{L}{3,})$/u.exec(worded(per?.heading ?? '')) ?? []
  if (!owner || isPack(owner) || has(columns, 'parent', 'level', ...notOfParts)) return columns
  const isOwner = new RegExp(`^${owner} ?(?:no|nr|id|code|number|nummer)?$`)
  const parent = columns.find(
    ({ meaning, known, heading, profile }) =>
      meaning === 'ignored' && !known && profile.filled === 1 && isOwner.test(worded(heading)),
  )
  return has(columns, 'item', 'component') && parent
    ? assign(columns, [parent, 'parent', false], [per, 'per', true])
    : columns
}
