import { Cells, writtenItem } from './cells.ts'
import { type Column, has, set } from './column.ts'
import type { Drafts, ItemDraft, Notes } from './drafts.ts'
import type { Format } from './formats.ts'
import { isBought, isMade, tells } from './layouts/purchase.ts'
import { isNo, isYes } from './layouts/words.ts'
import type { Meaning } from './result.ts'
import { firstOfEach, isOfItems, type Table } from './table.ts'

// Whether items are made or bought, of whom and at which price: what says it best. Nothing is planned from it, and
// nobody is asked about it.

/** Returns the tables, where the columns that say it have these meanings. */
export const withPurchases = (tables: readonly Table[]): readonly Table[] =>
  tables.map(table => {
    if (!isOfItems(table)) return table
    const columns = columnsOf(table)
    return { ...table, columns, at: firstOfEach(columns) }
  })

function columnsOf({ kinds, columns }: Table): readonly Column[] {
  const others = columns.filter(({ meaning, isAnswered }) => meaning === 'ignored' && !isAnswered)
  const suppliers = others.filter(({ heading }) => tells.supplier(heading) && !tells.ofSupplier(heading))
  const prices = others.filter(({ heading }) => !tells.ofSales(heading))
  const found: readonly (readonly [Meaning, Column | undefined])[] = [
    ['make', others.find(({ heading, profile }) => tells.makeOrBuy(heading) && saysMake(heading, profile))],
    ['supplier', suppliers.find(({ heading }) => /name$/i.test(heading.trim())) ?? suppliers[0]],
    [
      'price',
      prices.find(({ heading }) => tells.cost(heading)) ?? prices.find(({ heading }) => tells.price(heading)),
    ],
  ]
  // `per` behind a price is for how many it is.
  const unit = kinds.every(kind => kind === 'items' || kind === 'stock')
    ? columns.find(({ meaning, heading }) => meaning === 'per' && tells.priceUnit(heading))
    : undefined
  return found.reduce(
    (all, [meaning, column]) => (has(all, meaning) ? all : set(all, column, { meaning })),
    set(columns, unit, { meaning: 'ignored', sure: true }),
  )
}

const saysMake = (heading: string, { values }: Column['profile']): boolean =>
  values.length > 0 && values.filter(text => makeOf(heading, text) !== undefined).length >= values.length / 2

/** Whether an item is made, by what stands in the column of a heading; undefined where that does not say. */
function makeOf(heading: string, text: string): boolean | undefined {
  // What is made to order is made or bought.
  const words = text.split(',').filter(word => !/\bto (?:order|stock)\b/i.test(word))
  const [made, bought] = [isMade, isBought].map(says => words.some(word => says(word.trim())))
  if (made !== bought) return made
  const isAnswer = !made && (tells.makes(heading) || tells.buys(heading)) && (isYes(text) || isNo(text))
  return isAnswer ? isYes(text) !== tells.buys(heading) : undefined
}

type Purchase = Pick<ItemDraft, 'make' | 'supplier' | 'price'>

/** Returns what the rows say, where each item has these facts too. */
export function withFacts(
  drafts: Drafts,
  tables: readonly Table[],
  formats: ReadonlyMap<string, Format>,
  { problems }: Notes,
): Drafts {
  const facts = new Map<string, Purchase>()
  for (const table of tables) {
    const cells = new Cells(table, formats, problems)
    if (!isOfItems(table) || !cells.has('make', 'supplier', 'price')) continue
    const subject = table.at.get('component') ? 'component' : 'item'
    const readFacts = factReader(cells)
    for (const row of table.rows) {
      cells.row = row
      const key = `${table.id}\n${writtenItem(row[table.at.get(subject)?.index ?? -1]?.trim() ?? '').id}`
      if (!facts.has(key)) facts.set(key, readFacts())
    }
  }
  if (facts.size === 0) return drafts
  return {
    ...drafts,
    items: drafts.items.map(row => ({ ...row, ...facts.get(`${row.table}\n${row.item}`) })),
  }
}

function factReader(cells: Cells): () => Purchase {
  const { at, columns } = cells.table
  const unit = columns.find(({ heading }) => tells.priceUnit(heading))
  const textOf = (column: Column | undefined) => cells.row[column?.index ?? -1]?.trim() ?? ''
  const numberOf = (column: Column | undefined) =>
    textOf(column) === '' ? Number.NaN : cells.read(textOf(column).replace(/[^\d.,-]/g, ''), column)
  return () => {
    const price = numberOf(at.get('price'))
    return {
      make: makeOf(at.get('make')?.heading ?? '', textOf(at.get('make'))),
      supplier: textOf(at.get('supplier')) || undefined,
      price: price >= 0 ? price / (numberOf(unit) || 1) : undefined,
    }
  }
}
