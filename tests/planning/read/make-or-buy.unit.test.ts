import { describe, expect, test } from 'vitest'
import { asked, readText } from './lists.ts'

// Whether an item is made or bought, of whom, in which unit, at which price. Nothing is planned from it.

const itemsOf = async (...rows: readonly string[]) => {
  const { input } = await readText(rows.join('\n'))
  return input.items.map(({ make, supplier, unit, price }) => ({ make, supplier, unit, price }))
}

describe('A list of items says which are made and which are bought', () => {
  test.each([
    ['SAP', 'MATNR;LABST;PLIFZ;BESKZ', ['D;3;5;E', 'R;310;14;F']],
    ['SAP, in German', 'Material;Bestand;Beschaffungsart', ['D;3;Eigenfertigung', 'R;310;Fremdbezug']],
    ['Business Central', 'No.;Inventory;Replenishment System', ['D;3;Prod. Order', 'R;310;Purchase']],
    ['Odoo', 'Internal Reference;Quantity On Hand;Routes', ['D;3;Manufacture', 'R;310;Buy,Make To Order']],
    ['NetSuite', 'Item;Quantity On Hand;Supply Type', ['D;3;Build', 'R;310;Purchase']],
    ['Sage 100', 'Item Code;Quantity On Hand;Procurement Type', ['D;3;Make', 'R;310;Buy']],
    ['Epicor', 'Part;On Hand Qty;Type', ['D;3;M', 'R;310;P']],
    ['Infor VISUAL', 'Part ID;Qty On Hand;Fabricated', ['D;3;Y', 'R;310;N']],
    ['MRPeasy', 'Part No.;In stock;Is procured item', ['D;3;No', 'R;310;Yes']],
    ['Acumatica', 'Inventory ID;Qty. On Hand;Source', ['D;3;Manufacture', 'R;310;Purchase']],
    ['a list of one’s own', 'Item;On hand;Make/buy', ['D;3;make', 'R;310;buy']],
  ])('as %s has it', async (_, headings, rows) => {
    expect(await itemsOf(headings, ...rows)).toMatchObject([{ make: true }, { make: false }])
  })

  test('and nothing of one that is either', async () => {
    expect(await itemsOf('Material;Bestand;BESKZ', 'D;3;E', 'R;310;F', 'S;1;X')).toMatchObject([
      { make: true },
      { make: false },
      { make: undefined },
    ])
  })

  test('and a type that says something else is none', async () => {
    expect(await itemsOf('Item;On hand;Type', 'D;3;Inventory', 'R;310;Service')).toMatchObject([
      { make: undefined },
      { make: undefined },
    ])
  })
})

describe('The supplier of an item', () => {
  test.each([
    ['Item;On hand;Preferred Vendor', 'R;310;Acme'],
    ['Item;On hand;Vendor No.;Vendor Name', 'R;310;20000;Acme'],
    ['Artikel;Bestand;Hauptlieferant;Lieferantenartikelnummer', 'R;310;Acme;A-77'],
  ])('is who sells it: %s', async (headings, row) => {
    expect(await itemsOf(headings, row)).toMatchObject([{ supplier: 'Acme' }])
  })
})

describe('The price of an item', () => {
  test.each([
    ['Item;On hand;Unit cost', 'R;310;3.50', 3.5],
    ['Item;On hand;Sales price;Standard cost', 'R;310;9.00;3.50', 3.5],
    ['Artikel;Bestand;VK-Preis;EK-Preis', 'R;1.310,50;9,00;3,50 €', 3.5],
    ['Item;On hand;Price;Price unit', 'R;310;350.00;100', 3.5],
    ['Item;On hand;Total cost', 'R;310;3.50', undefined],
    ['Item;On hand;Price', 'R;310;on request', undefined],
  ])('is what one costs: %s %s', async (headings, row, price) => {
    expect(await itemsOf(headings, row)).toMatchObject([{ price }])
  })

  test('is never asked about', async () => {
    expect(asked(await readText('Item\tOn hand\tUnit cost\nR\t310\t1,234'))).not.toContain('decimal')
  })
})

test('The unit of an item is as its list writes it', async () => {
  expect(await itemsOf('Artikel;Bestand;Einheit', 'R;310;Stk')).toMatchObject([{ unit: 'Stk' }])
})

test('The unit behind a number is the item’s, and a letter in what is no number is none', async () => {
  expect(await itemsOf('Item;On hand', 'R;310 kg')).toMatchObject([{ unit: 'kg' }])
  const [, wrong] = await itemsOf('Item;On hand;Lead time (weeks)', 'R;5;2\nS;4o;2')
  expect(wrong?.unit).toBeUndefined()
  expect(wrong).toBeDefined()
})

test('`Per` of a bill is no unit of a price', async () => {
  const { input } = await readText('Parent;Component;Per;Unit cost;On hand\nA;B;4;10.00;5\nA;C;2;3.00;5\n')
  expect(input.items.find(({ id }) => id === 'B')?.price).toBe(10)
})

test.for([
  ['12.50 €', 12.5],
  ['EUR 12.50', 12.5],
  ['Fr. 8.00', 8],
  ['12 EUR / 100', undefined],
  ['3 per 1000', undefined],
] as const)('“%s” is a price of %s', async ([text, price]) => {
  const { input } = await readText(`Item;On hand;Price\nA;5;${text}\nB;5;${text}\n`)
  expect(input.items.find(({ id }) => id === 'A')?.price).toBe(price)
})
