import { describe, expect, test } from 'vitest'
import { readText, said } from './lists.ts'

// Lists of orders: whether they bring something or want it, what is left of each, and which are done.

const orders = async (...rows: readonly string[]) => {
  const read = await readText(rows.join('\n'), { today: '2026-11-23' })
  const due = (list: readonly { item: string; quantity: number }[] = []) =>
    list.map(({ item, quantity }) => `${quantity} ${item}`)
  return { read, demand: due(read.input.demand), receipts: due(read.input.receipts) }
}

describe('A customer’s order is a demand', () => {
  test.each([
    ['Customer;PO No.;Item;Quantity;Ship date', 'Acme;77123;A;10;14.12.2026'],
    ['Customer PO;Part;Qty;Due date', '77123;A;10;14.12.2026'],
    ['Auftrag;Kundenbestellnummer;Artikel;Menge;Liefertermin', '1;77123;A;10;14.12.2026'],
    ['Doc No.;Customer/Supplier Code;Item No.;Delivery Date;Open Qty', '1;C100;A;14.12.2026;10'],
  ])('whatever number it has: %s', async (...rows) => {
    expect(await orders(...rows)).toMatchObject({ demand: ['10 A'], receipts: [] })
  })
})

describe('What a production order takes is a demand', () => {
  test.each([
    ['Fertigungsauftrag;Material;Bedarfsmenge;Bedarfstermin', '1001;A;10;14.12.2026'],
    ['Work order;Component;Qty;Need date', '1001;A;10;14.12.2026'],
  ])('%s', async (...rows) => {
    expect(await orders(...rows)).toMatchObject({ demand: ['10 A'], receipts: [] })
  })

  test('and a purchase that somebody requires is a receipt', async () => {
    expect(await orders('Purchase Order;Item Code;Qty;Required By', '1;A;10;14.12.2026')).toMatchObject({
      demand: [],
      receipts: ['10 A'],
    })
  })
})

test('SAP’s short headings are those of purchases, and of what is still to come', async () => {
  expect(
    await orders(
      'Purch.Doc.;Material;Order Quantity;Still to be del. (qty);Delivery Date',
      '4500001;GM-07;100;40;14.12.2026',
    ),
  ).toMatchObject({ demand: [], receipts: ['40 GM-07'] })
})

test('SAP’s names of fields are known', async () => {
  expect(await orders('VBELN;POSNR;MATNR;KWMENG;EDATU', '12345;10;CD-20;50;20261214')).toMatchObject({
    demand: ['50 CD-20'],
  })
})

describe('What is left of an order counts', () => {
  test.each([
    ['Auftrag;Artikel;Menge;Restauftragsmenge;Liefertermin', '1;A;10;4;14.12.2026'],
    ['Commande;Article;Qté commandée;Reste à livrer;Date de livraison', '1;A;10;4;14/12/2026'],
    ['Order;Item;Qty;Balance;Due date', '1;A;10;4;14.12.2026'],
    ['Order;Item;Required qty;Issued qty;Need date', '1;A;10;6;14.12.2026'],
  ])('%s', async (...rows) => {
    const { demand, read } = await orders(...rows)
    expect(demand).toEqual(['4 A'])
    expect(read.input.items.map(({ onHand }) => onHand)).toEqual([0])
  })
})

test.each(['Delivered', 'Sales Order : Closed', 'Geliefert', 'TECO DLV', 'Fully Delivered', 'Livré', 'Void'])(
  'An order that is “%s” is not planned, and that is said',
  async status => {
    const { demand, read } = await orders(
      'Order;Item;Quantity;Delivery date;Line Status',
      `1;A;10;14.12.2026;${status}`,
      '2;A;20;14.12.2026;Partially delivered',
    )
    expect(demand).toEqual(['20 A'])
    expect(said(read)).toContainEqual(['closed-order', 2, status])
  },
)

test('Odoo’s list of production orders is one of receipts, whatever its components are', async () => {
  const { read, receipts } = await orders(
    'Reference,Deadline,Product,Component Status,Quantity,State',
    'WH/MO/00012,2026-12-14 08:00:00,[CD-20] Drive,Available,10.00,Confirmed',
  )
  expect(receipts).toEqual(['10 CD-20'])
  expect(read.input.lines).toEqual([])
})

test('Months in a column are days', async () => {
  for (const heading of ['Month', 'Period']) {
    const { read } = await orders(`Item;Qty;${heading}`, 'A;10;2026-12', 'A;20;2027-01')
    expect(read.input.demand.map(({ period }) => period)).toEqual([6, 29])
  }
})

test('Where sales and purchase orders have the same numbers, lines take the dates of the list with their heading', async () => {
  const heads =
    'Order No;Customer;Delivery date\n1001;Acme;2027-01-18\n1002;Bolt;2027-01-25\n\nPO No;Vendor;ETA\n1001;Steel;2026-12-14\n1002;Wire;2026-12-21\n\n'
  const lines = 'Order No;Item;Qty\n1001;A;5\n1002;A;6\n\nPO No;Item;Qty ordered\n1001;A;50\n1002;A;60\n'
  const { input } = await readText(heads + lines, { today: '2026-12-01' })
  const { demand, receipts = [] } = input
  expect([...demand, ...receipts].map(({ quantity }) => quantity)).toEqual([5, 6, 50, 60])
  expect(Math.min(...demand.map(({ period }) => period))).toBeGreaterThan(
    Math.max(...receipts.map(({ period }) => period)),
  )
})

test('Lines whose orders may stand in two lists alike take the dates of neither', async () => {
  const head = (who: string, day: string) =>
    `Order No;${who};Delivery date\n1001;Acme;${day}\n1002;Bolt;${day}\n\n`
  const { problems } = await readText(
    `${head('Customer', '2027-01-18')}${head('Vendor', '2026-12-14')}Order No;Item;Qty\n1001;A;5\n1002;A;6\n`,
    { today: '2026-12-01' },
  )
  expect(problems.filter(({ code }) => code === 'joined-orders')).toEqual([])
})
