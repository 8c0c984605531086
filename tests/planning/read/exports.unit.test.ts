import { describe, expect, test } from 'vitest'
import { asked, readText } from './lists.ts'

// Headings as systems export them, beyond the samples.

describe('Bills', () => {
  test.each([
    ['ERPNext', 'Item,Quantity,Item Code (Items),Qty (Items)\nT,2,L,8\n,,S,20'],
    [
      'Odoo, technical names',
      'product_tmpl_id,product_qty,bom_line_ids/product_id,bom_line_ids/product_qty\nT,1,L,4\n,,S,10',
    ],
    ['MRPeasy', 'Product number,Part No.,Quantity\nT,L,4\nT,S,10'],
    [
      'Katana',
      'Product variant code / SKU,Product name,Ingredient variant code / SKU,Ingredient name,Quantity\nT,Table,L,Leg,4\nT,Table,S,Screw,10',
    ],
    ['Business Central', 'Production BOM No.,No.,Quantity per\nT,L,4\nT,S,10'],
    [
      'SAP CS12, a printed list',
      [
        'Material          T',
        'Description       Table',
        '',
        '----------------------------------------------',
        '|Explosion level|Component number|Comp. Qty (CUn)|',
        '----------------------------------------------',
        '|.1|L|4|',
        '|.1|S|10|',
        '----------------------------------------------',
      ].join('\n'),
    ],
  ])('of %s', async (_, text) => {
    const { input } = await readText(text)
    expect(input.lines).toEqual([
      { parent: 'T', child: 'L', per: 4 },
      { parent: 'T', child: 'S', per: 10 },
    ])
  })

  test('name the part, not the product that it goes into', async () => {
    const { input } = await readText(
      'Product code,Product name,Component code,Component name,Quantity\nT,Table,L,Leg,4',
    )
    expect(input.items).toMatchObject([{ id: 'T' }, { id: 'L', name: 'Leg' }])
  })
})

describe('Items', () => {
  test('of Business Central, with times such as 2W', async () => {
    const result = await readText(
      'No.,Description,Inventory,Lead Time Calculation,Safety Stock Quantity,Reordering Policy,Reorder Quantity,Minimum Order Quantity\n1000,Bicycle,32,2W,5,Lot-for-Lot,0,10\n1100,Wheel,3,1W,5,Fixed Reorder Qty.,100,0',
    )
    expect(asked(result)).toEqual(['demand'])
    expect(result.input.items).toEqual([
      {
        id: '1000',
        name: 'Bicycle',
        onHand: 32,
        safetyStock: 5,
        leadTime: 10,
        lot: { rule: 'L4L', min: 10 },
      },
      {
        id: '1100',
        name: 'Wheel',
        onHand: 3,
        safetyStock: 5,
        leadTime: 5,
        lot: { rule: 'FOQ', quantity: 100 },
      },
    ])
  })

  test('of SAP MB52, whose stocks of several places add up', async () => {
    const { input } = await readText(
      'Material\tPlnt\tSLoc\tUnrestricted\nA\t1000\t0001\t310\nA\t1000\t0002\t20',
    )
    expect(input.items).toMatchObject([{ id: 'A', onHand: 330 }])
  })
})

describe('Demand and open orders', () => {
  test('of Odoo, with where a field stands before its name', async () => {
    const result = await readText(
      'Order Reference,Order Lines/Product,Order Lines/Quantity,Order Lines/Delivery Date\nS1,[T] Table,5.00,2026-04-06 10:00:00',
    )
    expect(asked(result)).toEqual(['lead-time'])
    expect(result.input.demand).toEqual([{ item: 'T', period: 25, quantity: 5, id: 'S1' }])
  })

  test('of NetSuite, due on the day of shipping and not of the order', async () => {
    const { input } = await readText(
      'Document Number,Date,Item,Quantity,Ship Date\nSO1,3/1/2026,A,5,4/15/2026',
    )
    expect(input.demand).toEqual([{ item: 'A', period: 32, quantity: 5, id: 'SO1' }])
  })

  test('of SAP, with what is still to be delivered', async () => {
    const { input } = await readText(
      'Purchasing Document\tMaterial\tOrder Quantity\tStill to be delivered (qty)\tDelivery Date\n45\tA\t100,5\t50,5\t15.04.2026',
    )
    expect(input.receipts).toEqual([{ item: 'A', period: 32, quantity: 50.5, id: '45' }])
  })
})

describe('A forecast has a date or a week in each heading', () => {
  const demand = async (text: string, answers = {}) =>
    (await readText(text, { answers })).input.demand.map(({ period, quantity }) => [period, quantity])

  test.each([
    ['Item;W10 2026;W11 2026;W12 2026'],
    ['Item;KW 10;KW 11;KW 12'],
    ['Item;02.03.2026;09.03.2026;16.03.2026'],
    ['Item;2026-03-02;2026-03-09;2026-03-16'],
    ['Item;Week 1;Week 2;Week 3'],
  ])('%s', async headings => {
    expect(await demand(`${headings}\nA;5;;7`)).toEqual([
      [0, 5],
      [10, 7],
    ])
  })

  test('and is asked about where they could be two', async () => {
    const text = 'Item;02/03/2026;09/03/2026\nA;5;7'
    expect(asked(await readText(text))).toContain('date-order')
    expect(await demand(text, { '1:1:date-order': 'day-first' })).toEqual([
      [0, 5],
      [5, 7],
    ])
  })
})
