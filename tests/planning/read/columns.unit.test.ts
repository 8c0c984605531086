import { describe, expect, test } from 'vitest'
import { profileOf } from '../../../src/planning/read/column.ts'
import { meaningOf } from '../../../src/planning/read/columns/read-columns.ts'
import type { Meaning } from '../../../src/planning/read/result.ts'
import { meanings, readText } from './lists.ts'

// What columns of ERPs are read as, and what is asked about them.

describe('A column', () => {
  const headings = async (...rows: string[]) => {
    const read = await readText(rows.join('\n'))
    return [meanings(read), read.questions.map(({ choices }) => choices).filter(([one]) => one !== 'none')]
  }

  test('of how high and how low a stock may get is no size of an order', async () => {
    const [found, choices] = await headings(
      'Product,On Hand,Min Quantity,Max Quantity,Multiple Quantity,Lead time (working days)',
      'A-1,5,10,50,1,5',
    )
    expect(found).toEqual(['item', 'onHand', 'safetyStock', 'ignored', 'lotMultiple', 'leadTime'])
    // What the one is, the other one follows.
    expect(choices).toEqual([['safetyStock', 'lotMin']])
  })

  test.each(['Mindestbestand', 'Stock mínimo', 'Min stock'])(
    '%s is a safety stock, or no part of a plan',
    async name => {
      const [found, choices] = await headings(`Item;Stock;${name};Lead time (working days)`, 'A-1;5;10;5')
      expect(found).toEqual(['item', 'onHand', 'safetyStock', 'leadTime'])
      expect(choices).toEqual([['safetyStock', 'ignored']])
    },
  )

  test.each([
    ['Phantom BOM', 'phantom'],
    ['Rounding val.', 'lotMultiple'],
    ['Vendors/Minimum Quantity', 'lotMin'],
    ['MfgLotSize', 'lotSize'],
    ['LS', 'lotRule'],
    ['is_stock_item', 'ignored'],
    ['Bin', 'location'],
    ['Order Quantity Increment', 'lotMultiple'],
  ])('%s is known', async (heading, meaning) => {
    const [found, choices] = await headings(`Item;${heading};Lead time (working days)`, 'A-1;1;5')
    expect(found).toEqual(['item', meaning, 'leadTime'])
    expect(choices).toEqual([])
  })
})

test.each(['Priority', 'Fixed', 'Valid from'])(
  'Of a list of items, “%s” is not said to be used',
  async heading => {
    const { tables } = await readText(`Item;On hand;${heading}\nA;5;1`)
    expect(tables[0]?.columns.map(({ used }) => used)).toEqual([true, true, false])
  },
)

test('Of orders, the number of a lot is not said to be used', async () => {
  const { tables } = await readText('PO;Item;Qty;Due date;Lot\n1;A;5;2030-12-14;L-17')
  expect(tables[0]?.columns.at(-1)?.used).toBe(false)
})

/** A heading, a value, and what both say together. */
const readings: readonly (readonly [string, string, Meaning | undefined])[] = [
  ['Expected', '2026-12-14', 'date'],
  ['Reference', 'R1 R2', undefined],
  ['Referenz', 'WH/MO/00007', 'order'],
  ['Material BOM', '{"M04": 0.55}', undefined],
  ['Qty +/-', '-8', 'quantity'],
  ['Update when received', 'yes', undefined],
  ['Fertig', '2026-12-14', undefined],
  ['By-product', 'shavings', undefined],
  ['Complete', 'yes', 'active'],
  ['Delivery', 'not shipped', 'status'],
  ['Bestelltermin', '2026-12-01', undefined],
  ['Order start', '2026-12-01', undefined],
  ['Safety', '40', 'safetyStock'],
  ['Safety', 'class A', undefined],
  ['Gebinde', 'Karton', undefined],
  ['By', 'Ann', undefined],
  ['Recette', '1250,00', undefined],
  ['Parent MO', 'WH/MO/1', undefined],
  ['Waste', '10 %', 'scrap'],
  ['In stock?', '1', undefined],
  ['Wareneingang', '40', 'delivered'],
  ['Lot', 'CH-2026-07', 'lot'],
  ['Lot', 'EX', 'lotRule'],
  ['Balance', '400.00', undefined],
  ['Alt', 'no', 'active'],
  ['Order status date', '2026-12-01', undefined],
  ['To rcv', '6', 'quantity'],
  ['Open', '40', 'quantity'],
  ['Délai', '20/11/2026', 'date'],
  ['D', 'L', 'active'],
  ['Abgeschlossen', 'nein', 'active'],
  ['Compra a-Nº proveedor', '10000', undefined],
]

test.each(readings)('The heading %s above %s is read as %s', (heading, value, meaning) => {
  expect(meaningOf(heading, profileOf({ rows: [[value]] }, 0))?.meaning).toBe(meaning)
})
