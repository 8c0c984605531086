import { type Column, marked } from '../column.ts'
import type { Purchase } from '../drafts.ts'
import { isBought, isMade, tells } from '../layouts/purchasing.ts'
import { isNo, isYes } from '../layouts/telling-words.ts'
import { memoize } from '../memoize.ts'
import { cellIn } from '../raw-table.ts'
import type { Cells } from './cells.ts'

// Whether items are made or bought, of whom and at which price: what says it best. Nothing is planned from it, and
// nobody is asked about it.

/** Tells whether a column says which items are made, and which are bought. */
export const saysMake = ({ heading, profile: { values } }: Column): boolean =>
  tells.makeOrBuy(heading) &&
  values.length > 0 &&
  values.filter(text => makeOf(heading, text) !== undefined).length >= values.length / 2

/** Tells whether an item is made, by what stands in the column of a heading; undefined where that does not say. */
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
