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

  test('may leave a level out: the next row belongs to what stands left of it', async () => {
    const { input } = await readText(
      'Level 1;Level 2;Level 3;Qty\nBike;;;1\n;;Bell;1\n;;Lock;2\n;Wheel;;2\n;;Rim;1',
    )
    expect(bill(input.lines)).toEqual(['Bike 1 Bell', 'Bike 2 Lock', 'Bike 2 Wheel', 'Wheel 1 Rim'])
  })

  test('is a bill of pairs where parent and part say so themselves', async () => {
    const { input } = await readText(
      'Top assembly;Parent;Component;Qty per\nBike;Bike;Wheel;2\nBike;Wheel;Rim;1',
    )
    expect(bill(input.lines)).toEqual(['Bike 2 Wheel', 'Wheel 1 Rim'])
  })
})

describe('Of several versions', () => {
  test.each([
    ['Parent;Revision;Component;Qty per', 'A;R1;X;2', 'A;R2;Y;2', 'B;R1;X;1'],
    ['Material;Alternative BOM;Component;Component Qty', 'A;1;X;2', 'A;2;Y;2', 'B;1;X;1'],
  ])('of a bill one counts, which is asked: %s', async (...rows) => {
    const text = rows.join('\n')
    const asked = await readText(text)
    const [version = ''] = asked.questions.map(({ id }) => id).filter(id => id.endsWith(':version'))
    const older = asked.questions.find(({ id }) => id === version)?.choices[1] ?? ''
    expect(bill(asked.input.lines)).toEqual(['A 2 Y', 'B 1 X'])
    expect(bill((await readText(text, { answers: { [version]: older } })).input.lines)).toEqual([
      'A 2 X',
      'B 1 X',
    ])
  })

  test('of a forecast one counts, which is asked', async () => {
    const text = 'Item;Scenario;2026-12-14;2026-12-21\nA;Base;10;10\nA;High;15;15'
    const { questions } = await readText(text)
    const question = questions.find(({ code }) => code === 'version')
    expect(question?.choices).toEqual(['High', 'Base'])
    const { input } = await readText(text, { answers: { [question?.id ?? '']: 'Base' } })
    expect(dues(input.demand)).toEqual(['10 A', '10 A'])
  })

  test('nothing is asked where each product has one', async () => {
    const { questions } = await readText('Parent;Revision;Component;Qty per\nA;R1;X;2\nB;R2;X;1')
    expect(codes(questions)).not.toContain('version')
  })
})

test.each(['Closed', 'Cancelled', 'Is closed', 'Storniert', 'JobClosed'])(
  'An order whose “%s” says yes is left out, and named',
  async heading => {
    const { input, problems } = await readText(
      `SO;Item;Qty;Due date;${heading}\n1;A;20;2026-12-14;No\n2;A;30;2026-12-14;Yes`,
    )
    expect(dues(input.demand)).toEqual(['20 A'])
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'not-planned', line: 3, column: heading }),
    )
  },
)

test('An order in a state that nobody knows is planned, and the state is named', async () => {
  const { input, problems } = await readText(
    'SO;Item;Qty;Due date;Status\n1;A;20;2026-12-14;O\n2;A;5;2026-12-14;C',
  )
  expect(dues(input.demand)).toEqual(['20 A', '5 A'])
  expect(problems).toContainEqual(expect.objectContaining({ code: 'unknown-state', value: 'O' }))
})

test.each([
  'Nº pedido;Cliente;Artículo;Cajas;Fecha entrega\n1;García;A;20;14/12/2026',
  'Auftragsnr.;Pos.;Kunde;Artikel;Bestellte Menge;Gelieferte Menge;Liefertermin\n1;10;Müller;A;25;5;14.12.2026',
])('A quantity of orders under a heading that nobody knows is asked: %s', async text => {
  const { input, questions } = await readText(text)
  expect(questions).toContainEqual(
    expect.objectContaining({ code: 'column', choices: ['quantity', 'ignored'] }),
  )
  expect(dues(input.demand)).toEqual(['20 A'])
})

test.each(['Artikelcode;Voorraad\nA;12', 'Item;Main warehouse;Outlet\nA;12;3'])(
  'Lists in which no stock was found say so: %s',
  async text => {
    expect(codes((await readText(text)).problems)).toContain('no-stock')
  },
)

test('The company in each row is no parent of its parts', async () => {
  const { input } = await readText(
    'Company,PartNum,RevisionNum,MtlSeq,MtlPartNum,QtyPer,UOMCode\nACME,A100,A,10,R200,2,EA\nACME,A100,A,20,S300,1,EA',
  )
  expect(bill(input.lines)).toEqual(['A100 2 R200', 'A100 1 S300'])
})

test('What a job still takes is wanted, and no bill', async () => {
  const { tables, input, problems } = await readText(
    'Job,Assembly,Component,Required Quantity,Quantity Issued,Date Required\nJ1,A,B,20,5,2026-12-14',
  )
  expect(tables[0]?.kinds).toEqual(['wanted'])
  expect(dues(input.demand)).toEqual(['15 B'])
  expect(codes(problems)).not.toContain('no-quantity')
})

test.each([
  'Document Type,Document No.,Type,No.,Description,Outstanding Quantity,Shipment Date\nOrder,S1,Item,A,Pump,15,2026-12-14\nQuote,Q1,Item,A,Pump,99,2026-12-14',
  'Order;Type;Item;Quantity;Ship date\n1;Release;A;15;2026-12-14\n2;Blanket;A;1000;2027-06-01',
])('A quotation or a blanket order is left out, and named: %s', async text => {
  const { input, problems } = await readText(text)
  expect(dues(input.demand)).toEqual(['15 A'])
  expect(problems).toContainEqual(expect.objectContaining({ code: 'closed-order', line: 3 }))
})

test('Freight among the lines of Business Central is left out, and named', async () => {
  const { input, problems } = await readText(
    'Document Type,Document No.,Sell-to Customer No.,Type,No.,Outstanding Quantity,Shipment Date\nOrder,S1,1,Item,A,15,2026-12-14\nOrder,S1,1,G/L Account,6110,1,2026-12-14',
  )
  expect(dues(input.demand)).toEqual(['15 A'])
  expect(problems).toContainEqual(expect.objectContaining({ code: 'not-planned', value: 'G/L Account' }))
})

test.each([
  [
    'Reference,Product,Components/Product,Components/To Consume,Scheduled Date\nWH/MO/1,P,A,20,2026-12-14\n,,B,10,',
    'wanted',
    ['20 A', '10 B'],
  ],
  [
    'Prod. Order No.,Status,Item No.,Due Date,Quantity per,Remaining Quantity\n101,Released,A,2026-12-14,2,40',
    'wanted',
    ['40 A'],
  ],
  [
    'Work Order #,Assembly Item,Quantity,Built,Production End Date\nWO11,A,30,10,2026-12-14',
    'coming',
    ['20 A'],
  ],
  ['Item Code,BOM No,Planned Qty,Planned Date,Work order\nA,BOM-1,10,2026-12-14,W1', 'coming', ['10 A']],
  [
    'Purchase order,Vendor account,Item number,Quantity,Deliver remainder,Delivery date\nPO1,V1,A,100,60,2026-12-14',
    'coming',
    ['60 A'],
  ],
])('What an order makes, and what it takes, is told apart: %s', async (text, way, expected) => {
  const { input } = await readText(text)
  expect(dues(way === 'wanted' ? input.demand : input.receipts)).toEqual(expected)
  expect(dues(way === 'wanted' ? input.receipts : input.demand)).toEqual([])
})

test('What was counted is the stock, and not what the books say', async () => {
  const { input } = await readText('Item,Counted,Book quantity,Count date\nA,11,12,2026-02-27')
  expect(input.items).toMatchObject([{ id: 'A', onHand: 11 }])
})

test.each([
  ['negative', 'Item;Apr 26;May 26\nA;-10;20'],
  ['percents', 'Parent,Component,Qty per,Scrap factor\nA,B,2,1.05'],
])('It is said: %s', async (code, text) => {
  expect(codes((await readText(text)).problems)).toContain(code)
})
