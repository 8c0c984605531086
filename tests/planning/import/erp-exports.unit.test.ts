import { describe, expect, test } from 'vitest'
import { asked, readText } from './lists.ts'

// What exports of ERPs say without saying it: by the heading's place, by another cell of the row, by the row above.

const result = async (...rows: readonly string[]) => {
  const read = await readText(rows.join('\n'), { today: '2026-11-23' })
  const { demand, receipts = [], lines, items } = read.input
  const due = (list: readonly { item: string; quantity: number }[]) =>
    list.map(({ item, quantity }) => `${quantity} ${item}`)
  return {
    demand: due(demand),
    receipts: due(receipts),
    lines: lines.map(({ parent, child, per }) => `${per} ${child} in ${parent}`),
    ids: items.map(({ id }) => id).sort(),
    items: Object.fromEntries(items.map(item => [item.id, item])),
    asked: asked(read),
  }
}

describe('An order is', () => {
  test('a demand, whatever its customer is called', async () => {
    expect(
      await result(
        'Customer;Item;Quantity;Delivery date',
        'Porsche AG;CD-20;10;14.12.2026',
        'Audi AG;CD-20;20;14.12.2026',
      ),
    ).toMatchObject({ demand: ['10 CD-20', '20 CD-20'], receipts: [] })
  })

  test('a receipt, whatever its supplier is called', async () => {
    expect(
      await result(
        'PO;Supplier;Item;Quantity;Date',
        '4500;Moog GmbH;GM-07;10;14.12.2026',
        '4501;Bosch;GM-07;20;14.12.2026',
      ),
    ).toMatchObject({ demand: [], receipts: ['10 GM-07', '20 GM-07'] })
  })

  test('a receipt on each line of Odoo’s purchase orders, and left out with its order', async () => {
    const order = (status: string) =>
      result(
        'Order Reference,Vendor,Expected Arrival,Order Lines/Product,Order Lines/Quantity,Order Lines/Received Qty,Status',
        `P00012,Acme,2026-12-14 12:00:00,[FURN_2] Leg,100.00,20.00,${status}`,
        ',,,[FURN_3] Screw,1000.00,0.00,',
        'P00013,Beta,2026-12-21 12:00:00,[FURN_4] Nut,500.00,0.00,Purchase Order',
      )
    expect(await order('Purchase Order')).toMatchObject({
      demand: [],
      receipts: ['80 FURN_2', '1000 FURN_3', '500 FURN_4'],
    })
    expect(await order('Cancelled')).toMatchObject({ demand: [], receipts: ['500 FURN_4'] })
  })

  test.each(['Auftrag;Pos;Artikel;Menge;Liefertermin', 'Order;Pos.;Item;Quantity;Delivery date'])(
    'a demand, though it has positions: %s',
    async headings => {
      expect(await result(headings, '4711;10;CD-20;50;07.12.2026')).toMatchObject({
        demand: ['50 CD-20'],
        receipts: [],
      })
    },
  )

  test('a demand on each line of ERPNext’s sales orders, without what is delivered', async () => {
    expect(
      await result(
        '"ID","Delivery Date","Status","Item Code (Items)","Quantity (Items)","Delivered Qty (Items)"',
        '"SO-1","2026-12-14","To Deliver","TABLE","10.0","2.0"',
        '"","","","CHAIR","20.0","0.0"',
      ),
    ).toMatchObject({ demand: ['8 TABLE', '20 CHAIR'], receipts: [] })
  })

  test('what its row says, in a forecast with rows of several types', async () => {
    expect(
      await result('Item;Type;W49;W50', 'A;Demand;10;20', 'A;Supply;5;5', 'A;Projected;-5;20'),
    ).toMatchObject({ demand: ['10 A', '20 A'], receipts: ['5 A', '5 A'] })
  })

  test('of the day that Excel shows without its year', async () => {
    expect(await result('Item\t5-Dec\t12-Dec\t19-Dec', 'CD-20\t10\t20\t30')).toMatchObject({
      demand: ['10 CD-20', '20 CD-20', '30 CD-20'],
    })
  })

  test('none where nothing is on order and no date is given', async () => {
    const { ids, receipts } = await result(
      'Item,On hand,On order,Due date,Lead time (weeks)',
      'A,5,10,2026-12-14,3',
      'B,5,0,,3',
    )
    expect([ids, receipts]).toEqual([['A', 'B'], ['10 A']])
  })
})

describe('The item is', () => {
  test('not where it lies', async () => {
    expect(
      await result(
        'Document No.\tNo.\tDescription\tLocation Code\tQuantity\tShipment Date',
        '101005\t1000\tBicycle\tBLUE\t10\t12/15/2026',
      ),
    ).toMatchObject({ demand: ['10 1000'] })
  })

  test('not what its vendor calls it', async () => {
    const { ids } = await result(
      'No.\tDescription\tInventory\tVendor No.\tVendor Item No.\tLead Time Calculation\tSafety Stock Quantity',
      '1000\tBicycle\t32\t10000\tV-77\t2W\t5',
    )
    expect(ids).toEqual(['1000'])
  })

  test('no part of the bill whose number it has', async () => {
    const { items, lines } = await result(
      'No.\tDescription\tInventory\tProduction BOM No.\tLead Time Calculation',
      '1000\tBicycle\t32\t1000\t2W',
    )
    expect([items['1000']?.onHand, lines]).toEqual([32, []])
  })

  test('found below a page header that takes two cells', async () => {
    const { ids } = await result(
      'Company:;Acme GmbH',
      'Printed:;23.11.2026',
      '',
      'Artikelnr;Bezeichnung;Matchcode;Warengruppe;EAN;Farbe;Gewicht;Länge;Breite;Höhe;Hersteller;Bestand;Lieferzeit in Wochen',
      'CD-20;Antrieb;ANT;10;400123;rot;1;2;3;4;Acme;5;2',
    )
    expect(ids).toEqual(['CD-20'])
  })
})

describe('A bill is read', () => {
  test.each([
    ['whose parts are called items', 'Baugruppe;Teil;Menge', 'CD-20;GM-07;1', ';RL-60;4', 'RL-60;BRG6204;2'],
    [
      'with a row for each parent',
      'Parent;Component;Qty',
      'CD-20;GM-07;1',
      ';RL-60;4',
      'RL-60;;',
      ';BRG6204;2',
    ],
    [
      'with a row for the first parent too',
      'Assembly;Component;Qty',
      'CD-20;;',
      ';GM-07;1',
      ';RL-60;4',
      'RL-60;BRG6204;2',
    ],
  ])('%s, and its parent stands on the first row alone', async (_, ...rows) => {
    expect(await result(...rows)).toMatchObject({
      lines: ['1 GM-07 in CD-20', '4 RL-60 in CD-20', '2 BRG6204 in RL-60'],
    })
  })

  test('of ERPNext, whose rows have ids of their own', async () => {
    expect(
      await result(
        '"ID","Item","Quantity","ID (Items)","Item Code (Items)","Qty (Items)"',
        '"BOM-TABLE-001","TABLE","1.0","a1b2c3","PANEL","1.0"',
        '"","","","a1b2c4","LEG","4.0"',
      ),
    ).toMatchObject({ lines: ['1 PANEL in TABLE', '4 LEG in TABLE'] })
  })

  test('with 1 % of scrap among others in percent', async () => {
    const { input } = await readText('Parent,Component,Qty,Scrap\nCD-20,GM-07,1,5\nCD-20,RL-60,4,1')
    expect(input.lines.map(({ scrap }) => scrap)).toEqual([0.05, 0.01])
  })
})

test('Of several lead times, an item has the one that it has', async () => {
  const { items, asked } = await result(
    'MATNR\tBESKZ\tPLIFZ\tDZEIT\tLABST',
    'CD-20\tE\t0\t5\t0',
    'GM-07\tF\t15\t0\t64',
  )
  // Production takes working days, a delivery calendar days.
  expect(items).toMatchObject({ 'CD-20': { leadTime: 5 }, 'GM-07': { leadTime: 15, leadIn: 'days' } })
  expect(asked).not.toContain('column')
})
