import { describe, expect, test } from 'vitest'
import { asked, readText, said } from './lists.ts'

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
    read,
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

  test('a receipt, by the numbers of Odoo’s manufacturing orders', async () => {
    expect(
      await result(
        'Reference,Source,Product,Quantity,Scheduled Date,State',
        'WH/MO/00012,S00031,[CD-20] Drive,10,2026-12-01,Confirmed',
        'WH/MO/00013,S00032,[CD-20] Drive,5,2026-12-08,Draft',
      ),
    ).toMatchObject({ demand: [], receipts: ['10 CD-20'] })
  })

  test('a demand, though its customer’s number is one of a purchase', async () => {
    expect(
      await result('Order;Customer ref;Item;Quantity;Delivery date', 'S31;PO-4711;CD-20;10;14.12.2026'),
    ).toMatchObject({ demand: ['10 CD-20'], receipts: [] })
  })

  test.each(['Quotation', 'RFQ Sent', 'Angebot', 'Devis', 'Presupuesto'])(
    'nothing yet as long as it is a quotation: %s',
    async status => {
      const { read, demand } = await result(
        'Order,Item,Quantity,Delivery date,Status',
        'S1,CD-20,10,2026-12-01,Sales order',
        `S2,CD-20,5,2026-12-08,${status}`,
      )
      expect(demand).toEqual(['10 CD-20'])
      expect(said(read)).toContainEqual(['closed-order', 3, status])
    },
  )

  test.each([
    ['Ordered', 'Shipped'],
    ['Reqmt qty', 'Quantity withdrawn'],
  ])('a demand of what is left: %s, %s', async (ordered, done) => {
    expect(
      await result(
        `Order;Item;${ordered};${done};Reqmts date`,
        '1001;A-1;50;20;14.12.2026',
        '1002;A-1;30;0;15.12.2026',
      ),
    ).toMatchObject({ demand: ['30 A-1', '30 A-1'] })
  })

  test('a demand of what was ordered, and not of what is confirmed', async () => {
    expect(
      await result(
        'Document;Material;Order Quantity;Confirmed Qty;Delivery Date',
        '4711;A-1;50;20;14.12.2026',
      ),
    ).toMatchObject({ demand: ['50 A-1'] })
  })

  test('none in Odoo’s replenishment, whose forecast is the stock to come', async () => {
    const { demand } = await result(
      'Product,Location,On Hand,Forecast,Min Quantity,Max Quantity,To Order,Lead Days Date',
      '[D-1] Drive,WH/Stock,5.00,30.00,10.00,50.00,0.00,2026-12-04',
    )
    expect(demand).toEqual([])
  })

  test.each(['Allocated', 'Qty Committed', 'On Sales Order', 'Reservierter Bestand', 'On Purchase Order'])(
    'said to have no date: %s',
    async name => {
      const { read } = await result(`Item;On hand;${name};Lead time (weeks)`, 'A-1;10;50;5')
      expect(read.problems).toMatchObject([{ code: 'no-dates', column: name }])
    },
  )

  test('said to have no date where a list of items has what is on order', async () => {
    const rows = ['Item,On hand,On order,Lead time (working days)', 'A-1,10,50,5', 'B-1,0,0,5']
    const { read, receipts } = await result(...rows)
    expect(receipts).toEqual([])
    expect(read.problems).toMatchObject([{ code: 'no-dates', line: 1, column: 'On order' }])
    // The open orders say it.
    const orders = ['', 'PO,Item,Quantity,Date', '4500,A-1,50,2026-12-01']
    expect(said((await result(...rows, ...orders)).read)).toEqual([])
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

  test('its number, under a name that nobody knows, or that is asked', async () => {
    expect((await result('Inventory ID;Description;Qty. On Hand', 'RL-60;Roller;5')).ids).toEqual(['RL-60'])
    const { read } = await result('Bezugs-Nr;Description;On Hand', 'RL-60;Roller;5')
    expect(asked(read)).toContain('item-column')
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

  test('of NetSuite, whose assemblies have a name, and a member item for each part', async () => {
    const { lines, items } = await result(
      'Name,Description,Member Item,Member Quantity,On Hand,On Order',
      'TABLE-1,Oak table,LEG-1,4,12,20',
      'TABLE-1,Oak table,TOP-1,1,12,20',
      'CHAIR-1,Chair,LEG-2,4,7,0',
    )
    expect(lines).toEqual(['4 LEG-1 in TABLE-1', '1 TOP-1 in TABLE-1', '4 LEG-2 in CHAIR-1'])
    expect([items['TABLE-1']?.onHand, items['CHAIR-1']?.onHand, items['LEG-1']?.onHand]).toEqual([12, 7, 0])
    expect((await result('Assembly : Name,Member Item : Name,Quantity', 'T,A,4')).lines).toEqual(['4 A in T'])
  })

  test.each(['Component,Description,Component quantity', 'Member Item,Description,Member Qty'])(
    'without its parents, and that is said: %s',
    async headings => {
      const { read, lines } = await result(headings, 'LEG-1,Leg,4', 'TOP-1,Top,1')
      expect(lines).toEqual([])
      expect(read.problems).toMatchObject([
        { code: 'no-parents', line: 1, column: headings.split(',')[2] },
        { code: 'no-stock' },
      ])
    },
  )

  test('with half a percent of scrap among others in percent', async () => {
    const { input } = await readText('Parent;Component;Qty;Scrap\nT;A;4;5\nT;B;4;0.5\nT;C;4;2')
    expect(input.lines.map(({ scrap }) => scrap)).toEqual([0.05, 0.005, 0.02])
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

test('Numbers that SAP fills up with zeros are those of its other lists', async () => {
  const { ids } = await result(
    'Item;On hand;Lead time (working days)',
    '000000000000001234;5;5',
    '',
    'Item;Quantity;Date',
    '1234;30;14.12.2026',
  )
  expect(ids).toEqual(['1234'])
})

test('Zeros that a spreadsheet has taken off are suggested', async () => {
  const { read } = await result(
    'Item;On hand;Lead time (working days)',
    '001234;5;5',
    '',
    'Item;Quantity;Date',
    '1234;30;14.12.2026',
  )
  expect(read.problems).toMatchObject([{ code: 'unknown-item', value: '1234', suggestion: '001234' }])
})

test.each([
  ['POQ 2 weeks', 10],
  ['POQ 10', 10],
  ['2 weeks of supply', 10],
  ['Periodic', 1],
  ['weekly', 5],
])('A lot rule says for how long an order is: %s', async (rule, periods) => {
  const { items } = await result('Item;Lead time (working days);Lot rule', `A-1;5;${rule}`)
  expect(items['A-1']?.lot).toEqual({ rule: 'POQ', periods })
})
