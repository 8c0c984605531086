import { ask } from './ask-columns.ts'
import { asBill, asPair, withBase, withLevels } from './bill-columns.ts'
import type { Column } from './column.ts'
import { type Context, isBill, isDue, type Step } from './column-step.ts'
import { nameItem } from './item-column.ts'
import { keepOneEach } from './one-each.ts'
import { asQuantity, ofForecast, ofOrders } from './quantity-columns.ts'
import { isUnread, type Meaning } from './result.ts'
import { withMarks, withNumber, withType } from './row-marks.ts'
import { isOfItems } from './table.ts'

// What each column means, once it is known what the table is. Each step takes the columns and returns others: none is
// changed in place, and an answer of a person outlasts all of them.

export const assignColumns = (columns: readonly Column[], context: Context): readonly Column[] => {
  // Nobody is asked about a table of which nothing is planned.
  if (context.kinds.every(isUnread)) return columns.map(column => ({ ...column, sure: true }))
  const steps: readonly Step[] = [
    ...[
      withoutStrangers,
      asPair,
      withBase,
      keepOneEach,
      nameItem,
      withLevels,
      asBill,
      ofOrders,
      asQuantity,
      ofForecast,
    ],
    ...[withType, withNumber, withMarks, ask],
  ]
  return steps.reduce((all, step) => step(all, context), columns)
}

/** Meanings that a table of other kinds has no use for. */
const uses: readonly (readonly [readonly Meaning[], (context: Context) => boolean])[] = [
  [['fixed', 'alternative', 'priority', 'validFrom'], isBill],
  [['validTo'], context => isBill(context) || context.kinds.includes('stock')],
  [['date'], context => isDue(context) || !isBill(context)],
  [['lot'], isOfItems],
  [['scrap'], context => isBill(context) || isOfItems(context)],
]

const withoutStrangers: Step = (columns, context) => {
  return columns.map(column => {
    const use = uses.find(([meanings]) => meanings.includes(column.meaning))
    if (!use || use[1](context) || column.isAnswered) return column
    return { ...column, meaning: 'ignored' as const, sure: true }
  })
}
