import { expect, test } from 'vitest'
import { plan, read } from '../../../src/entries/planner.ts'
import { type Sheet, workbook } from './workbooks.ts'

// From the files of a system to a plan that a calculation of its own confirms. The calculation is written from the
// textbook, knows nothing of the reader or the engine, and is given what the files mean by hand.

const today = '2026-11-24'

const day = (text: string): number => Date.parse(text) / 86_400_000
const iso = (at: number): string => new Date(at * 86_400_000).toISOString().slice(0, 10)
const isFree = (at: number): boolean => [0, 6].includes(new Date(at * 86_400_000).getUTCDay())
const workdayBefore = (at: number): number => (isFree(at) ? workdayBefore(at - 1) : at)

interface Part {
  readonly onHand: number
  readonly lead: number
  readonly isCalendar?: boolean
  readonly safety?: number
  readonly min?: number
  readonly multiple?: number
}

interface Factory {
  /** Parents before their parts. */
  readonly parts: Readonly<Record<string, Part>>
  readonly bill: readonly (readonly [parent: string, part: string, per: number])[]
  readonly wanted: readonly (readonly [item: string, quantity: number, date: string])[]
  readonly coming: Readonly<Record<string, number>>
}

function releaseOf(due: number, { lead, isCalendar }: Part): number {
  if (isCalendar) return workdayBefore(due - lead)
  let at = workdayBefore(due)
  for (let left = lead; left > 0; left -= 1) at = workdayBefore(at - 1)
  return at
}

/** The orders of a factory: what comes is there in time, and each need is netted in the order of its dates. */
function calculate({ parts, bill, wanted, coming }: Factory): readonly string[] {
  const needs = wanted.map(([item, quantity, date]) => ({ item, quantity, at: workdayBefore(day(date)) }))
  const orders: string[] = []
  for (const [item, part] of Object.entries(parts)) {
    let left = part.onHand + (coming[item] ?? 0) - (part.safety ?? 0)
    const own = needs.filter(need => need.item === item)
    for (const at of [...new Set(own.map(need => need.at))].sort((one, other) => one - other)) {
      left -= own.filter(need => need.at === at).reduce((sum, { quantity }) => sum + quantity, 0)
      if (left >= 0) continue
      const least = Math.max(-left, part.min ?? 0)
      const quantity = part.multiple ? Math.ceil(least / part.multiple) * part.multiple : least
      const release = releaseOf(at, part)
      left += quantity
      orders.push(`${item} ${quantity} ${iso(release)} ${iso(at)}`)
      for (const [parent, child, per] of bill)
        if (parent === item) needs.push({ item: child, quantity: per * quantity, at: release })
    }
  }
  return orders.sort()
}

async function readJob(sources: Parameters<typeof read>[0], answers: Readonly<Record<string, string>> = {}) {
  const first = await read(sources, { today })
  const { input, questions, tables } = await read(sources, { today, answers })
  const dates = [...Array(400).keys()].map(at => day(today) + at).filter(at => !isFree(at))
  const orders = plan(input)
    .orders()
    .map(
      ({ item, quantity, release, due }) =>
        `${item} ${quantity} ${iso(dates[release] ?? 0)} ${iso(dates[due] ?? 0)}`,
    )
  return {
    asked: first.questions.map(({ code, column }) => `${code} ${column}`),
    open: questions,
    orders: orders.sort(),
    tables,
    input,
  }
}

const file = (name: string, ...rows: readonly string[]) => ({ name, text: rows.join('\n') })

test('Odoo: products, lines of bills, of sales and of purchases. One question: which days its lead times are', async () => {
  const job = await readJob(
    [
      file(
        'Product (product.product).csv',
        'Internal Reference,Name,Quantity On Hand,Forecasted Quantity,Unit of Measure,Manufacturing Lead Time,Vendors/Vendor,Vendors/Delivery Lead Time,Vendors/Minimal Quantity',
        'TABLE,Table,8,-22,Units,2,,,',
        'TOP,Table top,6,6,Units,3,,,',
        'LEG,Table leg,40,40,Units,0,Wood Corner,5,50',
        ',,,,,,Azure,9,10',
        'PANEL,Panel,15,75,Units,0,Wood Corner,8,',
      ),
      file(
        'Bill of Material (mrp.bom).csv',
        'Product,BoM Type,Quantity,BoM Lines/Component,BoM Lines/Quantity,BoM Lines/Product Unit of Measure',
        '[TABLE] Table,Manufacture this product,1.00,[TOP] Table top,1.00,Units',
        ',,,[LEG] Table leg,4.00,Units',
        '[TOP] Table top,Manufacture this product,2.00,[PANEL] Panel,4.00,Units',
      ),
      file(
        'Sales Order Line (sale.order.line).csv',
        'Order Reference,Customer,Product,Quantity,Delivery Quantity,Order Reference/Delivery Date,Order Reference/Status',
        'S00031,Purchase Ltd,[TABLE] Table,20.00,5.00,2026-12-18 09:00:00,Sales Order',
        'S00032,Azure,[TABLE] Table,15.00,0.00,2027-01-11 09:00:00,Sales Order',
        'S00033,Azure,[TABLE] Table,40.00,0.00,2027-01-15 09:00:00,Quotation Sent',
      ),
      file(
        'Purchase Order Line (purchase.order.line).csv',
        'Order Reference,Vendor,Product,Quantity,Received Qty,Expected Arrival,Order Reference/Status',
        'P00012,Wood Corner,[PANEL] Panel,100.00,40.00,2026-12-07 12:00:00,Purchase Order',
        'P00014,Wood Corner,[LEG] Table leg,200.00,0.00,2026-12-09 12:00:00,RFQ',
      ),
    ],
    { '0.5:lead-unit': 'working-days' },
  )
  expect(job.asked).toEqual(['lead-unit Manufacturing Lead Time'])
  expect(job.open).toEqual([])
  expect(job.orders).toEqual(
    calculate({
      parts: {
        TABLE: { onHand: 8, lead: 2 },
        TOP: { onHand: 6, lead: 3 },
        LEG: { onHand: 40, lead: 5, min: 50 },
        PANEL: { onHand: 15, lead: 8 },
      },
      bill: [
        ['TABLE', 'TOP', 1],
        ['TABLE', 'LEG', 4],
        ['TOP', 'PANEL', 2],
      ],
      wanted: [
        ['TABLE', 15, '2026-12-18'],
        ['TABLE', 15, '2027-01-11'],
      ],
      coming: { PANEL: 60 },
    }),
  )
})

test('frePPLe: seven workbooks of its model, and nothing is asked', async () => {
  const book = (name: string, ...rows: Sheet['rows']) => ({
    name: `${name}.xlsx`,
    bytes: workbook([{ name, rows }]),
  })
  const job = await readJob([
    book(
      'item',
      ['Name', 'Description', 'Category', 'Cost'],
      ['drive', 'Conveyor drive', 'A', 100],
      ['roller', 'Roller', 'B', 20],
      ['bearing', 'Bearing', 'C', 2],
    ),
    book('location', ['Name', 'Description'], ['factory', 'The factory']),
    book(
      'buffer',
      ['Item', 'Location', 'On hand', 'Minimum'],
      ['drive', 'factory', 10, 0],
      ['roller', 'factory', 3, 0],
      ['bearing', 'factory', 100, 5],
    ),
    book(
      'itemsupplier',
      ['Supplier', 'Item', 'Location', 'Lead time', 'Size minimum', 'Size multiple'],
      ['Acme', 'bearing', 'factory', '168:00:00', 30, 10],
    ),
    book(
      'operation',
      ['Name', 'Type', 'Item', 'Location', 'Duration', 'Duration per unit'],
      ['make drive', 'fixed_time', 'drive', 'factory', '48:00:00', null],
      ['make roller', 'fixed_time', 'roller', 'factory', '24:00:00', null],
    ),
    book(
      'operationmaterial',
      ['Operation', 'Item', 'Quantity', 'Type'],
      ['make drive', 'drive', 1, 'end'],
      ['make drive', 'roller', -4, 'start'],
      ['make roller', 'roller', 1, 'end'],
      ['make roller', 'bearing', -2, 'start'],
    ),
    book(
      'demand',
      ['Name', 'Item', 'Customer', 'Location', 'Due', 'Status', 'Quantity', 'Priority'],
      ['Demand 1', 'drive', 'Cust', 'factory', new Date('2026-12-17'), 'open', 40, 10],
      ['Demand 2', 'drive', 'Cust', 'factory', new Date('2027-01-14'), 'open', 20, 11],
      ['Demand 3', 'drive', 'Cust', 'factory', new Date('2027-01-14'), 'quote', 99, 11],
    ),
  ])
  expect(job.asked).toEqual([])
  expect(job.orders).toEqual(
    calculate({
      parts: {
        drive: { onHand: 10, lead: 2, isCalendar: true },
        roller: { onHand: 3, lead: 1, isCalendar: true },
        bearing: { onHand: 100, lead: 7, isCalendar: true, safety: 5, min: 30, multiple: 10 },
      },
      bill: [
        ['drive', 'roller', 4],
        ['roller', 'bearing', 2],
      ],
      wanted: [
        ['drive', 40, '2026-12-17'],
        ['drive', 20, '2027-01-14'],
      ],
      coming: {},
    }),
  )
})

test('Business Central: items, lines of bills, of sales and of purchases, and released production orders; nothing is asked', async () => {
  const job = await readJob([
    file(
      'Items.txt',
      'No.\tDescription\tInventory\tBase Unit of Measure\tReplenishment System\tLead Time Calculation\tProduction BOM No.\tSafety Stock Quantity\tMinimum Order Quantity',
      '1000\tBicycle\t5\tPCS\tProd. Order\t1W\tB-1000\t0\t0',
      '1100\tFront wheel\t10\tPCS\tProd. Order\t1W\tB-1100\t0\t0',
      '1110\tRim\t20\tPCS\tPurchase\t2W\t\t10\t100',
    ),
    file(
      'Production BOM Lines.txt',
      'Production BOM No.\tLine No.\tType\tNo.\tDescription\tQuantity per\tUnit of Measure Code\tScrap %\tStarting Date\tEnding Date',
      'B-1000\t10000\tItem\t1100\tFront wheel\t1\tPCS\t0\t\t',
      'B-1000\t20000\tItem\t1190\tOld bell\t1\tPCS\t0\t\t12/31/2024',
      'B-1100\t10000\tItem\t1110\tRim\t2\tPCS\t0\t\t',
    ),
    file(
      'Sales Lines.txt',
      'Document Type\tDocument No.\tSell-to Customer No.\tType\tNo.\tDescription\tLocation Code\tQuantity\tOutstanding Quantity\tShipment Date',
      'Order\t101005\t10000\tItem\t1000\tBicycle\tBLUE\t90\t85\t01/29/2027',
    ),
    file(
      'Purchase Lines.txt',
      'Document Type\tDocument No.\tBuy-from Vendor No.\tType\tNo.\tDescription\tLocation Code\tQuantity\tOutstanding Quantity\tExpected Receipt Date',
      'Order\t106001\t20000\tItem\t1110\tRim\tBLUE\t50\t30\t12/18/2026',
    ),
    file(
      'Prod. Order Lines.txt',
      'Status\tProd. Order No.\tLine No.\tItem No.\tDescription\tQuantity\tFinished Quantity\tRemaining Quantity\tDue Date\tStarting Date\tEnding Date',
      'Released\t1011001\t10000\t1000\tBicycle\t15\t3\t12\t12/18/2026\t12/10/2026\t12/17/2026',
    ),
  ])
  expect(job.asked).toEqual([])
  expect(job.orders).toEqual(
    calculate({
      parts: {
        '1000': { onHand: 5, lead: 5 },
        '1100': { onHand: 10, lead: 5 },
        '1110': { onHand: 20, lead: 10, safety: 10, min: 100 },
      },
      bill: [
        ['1000', '1100', 1],
        ['1100', '1110', 2],
      ],
      wanted: [['1000', 85, '2027-01-29']],
      coming: { '1110': 30, '1000': 12 },
    }),
  )
})
