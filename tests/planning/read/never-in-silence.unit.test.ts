import { describe, expect, test } from 'vitest'
import { readText } from './lists.ts'

// What a list says and the planner cannot use is asked or said: nothing is planned wrongly without a word.

const dues = (list: readonly { quantity: number; item: string }[] = []) =>
  list.map(({ quantity, item }) => `${quantity} ${item}`)

const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code)

const bill = (lines: readonly { parent: string; per: number; child: string }[]) =>
  lines.map(({ parent, per, child }) => `${parent} ${per} ${child}`)

describe('A row of a kind that nobody knows', () => {
  test.each([
    [
      'Item;Type;Quantity;Date;Order',
      'A;Sales order;10;2026-12-14;S1',
      'A;Purchase order;20;2026-12-10;P1',
      'A;Return authorisation;5;2026-12-10;R1',
    ],
    [
      'Order type,Document,Item,Qty,Due date',
      'SO,1,A,10,2026-12-14',
      'PO,2,A,20,2026-12-10',
      'Return authorisation,3,A,5,2026-12-10',
    ],
  ])('is left out, and named: %s', async (...rows) => {
    const { input, problems } = await readText(rows.join('\n'))
    expect(dues(input.demand)).toEqual(['10 A'])
    expect(dues(input.receipts)).toEqual(['20 A'])
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'not-planned', line: 4, value: 'Return authorisation' }),
    )
  })

  test('is no reason to leave out rows of a list that goes one way', async () => {
    const { input } = await readText(
      'Order;Item;Quantity;Ship date;Order kind\n1;A;10;2026-12-14;Rush\n2;A;20;2026-12-15;Standard',
    )
    expect(dues(input.demand)).toEqual(['10 A', '20 A'])
  })
})

describe('A bill with a column for each level', () => {
  test.each([
    ['Assembly;Sub assembly;Part;Qty', 'Bike;Wheel;Rim;1', 'Bike;Wheel;Spoke;32', 'Bike;Frame;Tube;3'],
    ['Baugruppe;Unterbaugruppe;Teil;Menge', 'Bike;Wheel;Rim;1', 'Bike;Wheel;Spoke;32', 'Bike;Frame;Tube;3'],
    ['Product;Assembly;Part;Qty', 'Bike;Wheel;Rim;1', 'Bike;Wheel;Spoke;32', 'Bike;Frame;Tube;3'],
    ['Part;Assembly;Product;Qty', 'Rim;Wheel;Bike;1', 'Spoke;Wheel;Bike;32', 'Tube;Frame;Bike;3'],
    [
      'Finished product;Semi-finished product;Raw material;Quantity',
      'Bike;Wheel;Rim;1',
      'Bike;Wheel;Spoke;32',
      'Bike;Frame;Tube;3',
    ],
  ])('has parts below its subassemblies, and says that one of each goes in: %s', async (...rows) => {
    const { input, problems } = await readText(rows.join('\n'))
    expect(bill(input.lines).sort()).toEqual([
      'Bike 1 Frame',
      'Bike 1 Wheel',
      'Frame 3 Tube',
      'Wheel 1 Rim',
      'Wheel 32 Spoke',
    ])
    expect(codes(problems)).toContain('one-each')
  })

  test('has a quantity for each row where an item stands in the column of its level', async () => {
    const { input, problems } = await readText(
      'Level 1;Level 2;Level 3;Qty\nBike;;;1\n;Wheel;;2\n;;Rim;1\n;;Spoke;32\n;Frame;;1\n;;Tube;3',
    )
    expect(bill(input.lines)).toEqual([
      'Bike 2 Wheel',
      'Wheel 1 Rim',
      'Wheel 32 Spoke',
      'Bike 1 Frame',
      'Frame 3 Tube',
    ])
    expect(codes(problems)).not.toContain('one-each')
  })

  test('is a bill of pairs where parent and part say so themselves', async () => {
    const { input } = await readText(
      'Top assembly;Parent;Component;Qty per\nBike;Bike;Wheel;2\nBike;Wheel;Rim;1',
    )
    expect(bill(input.lines)).toEqual(['Bike 2 Wheel', 'Wheel 1 Rim'])
  })
})
