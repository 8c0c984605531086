import { assign, type Column, has, marked, unused } from '../column.ts'
import type { Purchase } from '../drafts.ts'
import { isOfItems, isOfItemsAlone, type Step } from '../known-table.ts'
import { is } from '../layouts/marks.ts'
import { isBought, isMade, tells } from '../layouts/purchasing.ts'
import { isNo, isYes } from '../layouts/telling-words.ts'
import { memoize } from '../memoize.ts'
import { cellIn } from '../raw-table.ts'
import type { Meaning } from '../result.ts'
import type { Cells } from './cells.ts'

// Whether items are made or bought, of whom and at which price: what says it best. Nothing is planned from it, and
// nobody is asked about it.

/** Gives the columns that say it these meanings. */
export const withPurchases: Step = (columns, context) => {
  if (!isOfItems(context)) return undefined
  const others = unused(columns)
  const suppliers = others.filter(({ heading }) => tells.supplier(heading) && !tells.ofSupplier(heading))
  const prices = others.filter(({ heading }) => !tells.ofSales(heading))
  const make = others.find(({ heading, profile }) => tells.makeOrBuy(heading) && saysMake(heading, profile))
  const unlessSaid = (column: Column | undefined, meaning: Meaning) =>
    [has(columns, meaning) ? undefined : column, meaning] as const
  return assign(
    columns,
    unlessSaid(marked(prices, tells.cost) ?? marked(prices, tells.price), 'price'),
    unlessSaid(marked(suppliers, is.name) ?? suppliers[0], 'supplier'),
    unlessSaid(make, 'make'),
    // `per` behind a price is for how many it is.
    [isOfItemsAlone(context) ? marked(columns, tells.priceUnit, 'per') : undefined, 'ignored', true],
  )
}

const saysMake = (heading: string, { values }: Column['profile']): boolean =>
  values.length > 0 && values.filter(text => makeOf(heading, text) !== undefined).length >= values.length / 2

/** Whether an item is made, by what stands in the column of a heading; undefined where that does not say. */
export function makeOf(heading: string, text: string): boolean | undefined {
  // What is made to order is made or bought.
  const words = text.split(',').filter(word => !tells.toOrder(word))
  const [made, bought] = [isMade, isBought].map(says => words.some(word => says(word.trim())))
  if (made !== bought) return made
  const isAnswer = !made && (tells.makes(heading) || tells.buys(heading)) && (isYes(text) || isNo(text))
  return isAnswer ? isYes(text) !== tells.buys(heading) : undefined
}

/** Returns a function that reads these facts of a row's item. */
export function factReader(cells: Cells): () => Purchase {
  const { at, columns } = cells.table
  const [make, supplier, price] = [at.get('make'), at.get('supplier'), at.get('price')]
  const unit = marked(columns, tells.priceUnit, 'ignored')
  const textOf = (column: Column) => cellIn(cells.row, column.index)
  const numberOf = (column: Column) => {
    const text = textOf(column)
    const amount = text.replace(currencies, '')
    return /^[\d.,\s’'-]+$/.test(amount) ? cells.read(amount, column) : Number.NaN
  }
  const isMadeBy = memoize((text: string) => make && makeOf(make.heading, text))
  return () => {
    const paid = price ? numberOf(price) : Number.NaN
    return {
      make: make && isMadeBy(textOf(make)),
      supplier: (supplier && textOf(supplier)) || undefined,
      price: paid >= 0 ? paid / ((unit && numberOf(unit)) || 1) : undefined,
    }
  }
}

/** At either end of an amount: `12.50 €`, `EUR 12.50`, `Fr. 8.00`. What else stands in a price makes it none. */
const currencies = /^[\p{L}\p{Sc}]+\.?\s*|\s*[\p{L}\p{Sc}]+\.?$/gu
