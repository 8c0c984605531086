import { type Column, find } from './column.ts'
import type { RawTable } from './tables.ts'

// Who goes into whom: by columns of a parent and of a part, by levels, by `1.1.2`, or by how far an item is indented.

/** NetSuite's part of an assembly: everything else in its row is the assembly's. */
export const isMember = ({ heading }: Column): boolean => /^member/i.test(heading)

/** Says what is the parent and what the part. */
export function readAsBill(columns: readonly Column[]): void {
  const [item, parent, component, level] = (['item', 'parent', 'component', 'level'] as const).map(meaning =>
    find(columns, meaning),
  )
  // NetSuite's assemblies have a `Name`, and a `Member Item` for each of their parts.
  const name = columns.find(({ meaning, heading }) => meaning === 'name' && /name$/i.test(heading))
  if (component && name && isMember(component) && !item && !parent && !level) {
    name.meaning = 'parent'
    return
  }
  const isOfBill = /\bbom\b|bill|st[uü]ckl|nomencl|\bldm\b/i.test(parent?.heading ?? '')
  if (parent && item && component && isOfBill && item.index < component.index) {
    parent.meaning = 'ignored'
    item.meaning = 'parent'
    return
  }
  // Of an item, the number of its bill says nothing.
  const per = find(columns, 'per', 'quantity', 'level')
  if (parent && item && !component && (!per || level) && isOfBill) {
    parent.meaning = 'ignored'
    return
  }
  if (component && item && !parent) {
    if (level) item.meaning = 'ignored'
    else item.meaning = 'parent'
  } else if (component && item && parent) item.meaning = 'ignored'
  else if (parent && !item && !component) parent.meaning = 'item'
  else if (component && !item && !parent) {
    // Its positions say that it is a bill, and nothing says of what.
    const quantity = find(columns, 'quantity')
    const isBill = columns.some(({ heading }) => /^(?:item )?pos/i.test(heading))
    if (quantity && isBill && !level && !find(columns, 'date', 'week', 'order')) quantity.meaning = 'per'
    component.meaning = 'item'
  }
  if (level && component && !parent) component.meaning = 'item'
}

/** Finds levels that no heading names, in a table of items with quantities alone. Returns a column that is to be added. */
export function findLevels({ rows }: RawTable, columns: readonly Column[]): Column | undefined {
  const item = find(columns, 'component', 'item')
  if (!item || !find(columns, 'quantity', 'per')) return
  if (find(columns, 'parent', 'level', 'date', 'week', 'bucket')) return
  if (find(columns, 'component') && find(columns, 'item')) return
  const numbered = columns.find(
    column =>
      column !== item &&
      ['ignored', 'order'].includes(column.meaning) &&
      areNumbered(rows.map(row => row[column.index]?.trim() ?? '')),
  )
  if (numbered) {
    numbered.meaning = 'level'
    numbered.sure = true
    return
  }
  if (!areIndented(rows.map(row => row[item.index] ?? ''))) return
  return { ...item, id: `${item.id}:level`, heading: '', samples: [], meaning: 'level', hints: ['indented'] }
}

/** Whether texts are `1`, `1.1`, `1.1.1`, `1.2`: each stands below the one that it continues. */
function areNumbered(texts: readonly string[]): boolean {
  const seen = new Set<string>()
  for (const text of texts) {
    if (!/^\d{1,4}(?:\.\d{1,4})*\.?$/.test(text)) return false
    const parts = text.replace(/\.$/, '').split('.')
    if (parts.length > 1 && !seen.has(parts.slice(0, -1).join('.'))) return false
    seen.add(parts.join('.'))
  }
  return [...seen].some(text => text.includes('.'))
}

export const indentOf = (text: string): number => text.length - text.trimStart().length

/** Whether texts begin further in than the first one does, and are not just set to the right. */
function areIndented(texts: readonly string[]): boolean {
  const filled = texts.filter(text => text.trim() !== '')
  const least = indentOf(filled[0] ?? '')
  const indents = filled.map(indentOf)
  return (
    indents.every(indent => indent >= least) &&
    indents.some(indent => indent > least) &&
    new Set(filled.map(text => text.trimEnd().length)).size > 1
  )
}
