import { expect, test } from 'vitest'
import { readText, said } from './lists.ts'

// Tables below each other in one text, each with a title of its own.

const read = (...rows: readonly string[]) => readText(rows.join('\n'), { today: '2026-11-23' })

test('Two tables with the same headings have a title each', async () => {
  const { input } = await read(
    'Open purchase orders',
    'Item;Qty;Due',
    'B;7;14.12.2026',
    '',
    'Sales orders',
    'Item;Qty;Due',
    'A;9;14.12.2026',
  )
  expect(input.receipts).toMatchObject([{ item: 'B', quantity: 7 }])
  expect(input.demand).toMatchObject([{ item: 'A', quantity: 9 }])
})

test('Two of SAP’s lists of an item have an item each', async () => {
  const { input } = await read(
    'Material;A',
    'Date;MRP element;Receipt/Reqmt;Available qty',
    '23.11.2026;Stock;;64',
    '07.12.2026;DepReq;80-;16-',
    '',
    'Material;B',
    'Date;MRP element;Receipt/Reqmt;Available qty',
    '23.11.2026;Stock;;10',
    '07.12.2026;DepReq;30-;20-',
  )
  expect(input.items.map(({ id, onHand }) => [id, onHand])).toEqual([
    ['A', 64],
    ['B', 10],
  ])
  expect(input.demand).toMatchObject([
    { item: 'A', quantity: 80 },
    { item: 'B', quantity: 30 },
  ])
})

test('SAP’s list of an item may have its plant directly above its headings', async () => {
  const { input } = await read(
    'Material;GM-07',
    'Werk;1000',
    'Datum;Dispoelement;Zugang/Bedarf;Verfügbare Menge',
    '23.11.2026;W-BEST;;64',
    '07.12.2026;AR-RES;80-;16-',
  )
  expect(input.demand).toMatchObject([{ item: 'GM-07', quantity: 80 }])
})

test('Two bills with the same headings have a top item each', async () => {
  const { input } = await read(
    'Material: CD-20',
    'Level;Component;Qty',
    '1;RL-60;4',
    '',
    'Material: RL-60',
    'Level;Component;Qty',
    '1;BRG6204;2',
  )
  expect(input.lines).toMatchObject([
    { parent: 'CD-20', child: 'RL-60', per: 4 },
    { parent: 'RL-60', child: 'BRG6204', per: 2 },
  ])
})

test('A title stands directly between two tables, as Excel copies them', async () => {
  const result = await read(
    'Item;On hand;',
    'B;5;',
    'OPEN PURCHASE ORDERS;;',
    'Item;Qty;Due',
    'B;7;14.12.2026',
  )
  expect(result.input.receipts).toMatchObject([{ item: 'B', quantity: 7 }])
  expect(said(result)).toEqual([])
})

test('A title of two known words does not hide what is between the values', async () => {
  const { input } = await read('Forecast item', 'Item;Dec 2026;Jan 2027', 'A;10;20')
  expect(input.demand).toMatchObject([{ quantity: 10 }, { quantity: 20 }])
})
