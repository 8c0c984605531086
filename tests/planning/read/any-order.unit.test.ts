import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plan, type ReadResult, read } from '../../../src/entries/planner.ts'

// The order of files, tables, columns and rows says nothing, and neither does a column of free text.

const today = '2026-11-24'

/** A table as its headings and rows. Each row names all its keys. */
type Table = readonly (readonly string[])[]

const tables: readonly Table[] = [
  [
    ['Item', 'Name', 'On hand', 'Lead time (working days)', 'Unit'],
    ['BIKE', 'Bicycle', '5', '5', 'pcs'],
    ['WHEEL', 'Wheel', '10', '3', 'pcs'],
    ['TUBE', 'Tube', '4', '8', 'm'],
  ],
  [
    ['Item', 'Safety stock', 'Min order qty'],
    ['WHEEL', '4', '20'],
    ['TUBE', '2', ''],
  ],
  [
    ['Parent', 'Component', 'Qty per', 'UoM', 'Valid to'],
    ['BIKE', 'WHEEL', '2', 'pcs', ''],
    ['BIKE', 'TUBE', '250', 'cm', ''],
    ['WHEEL', 'TUBE', '1', 'm', '2020-12-31'],
  ],
  [
    ['Sales order', 'Customer', 'Product name', 'Quantity', 'Ship date', 'Status'],
    ['S1', 'Purchase & Co', 'Bicycle', '20', '2026-12-18', 'Open'],
    ['S2', 'Beta', 'Bicycle', '7', '2027-01-15', 'Shipped partially'],
    ['S3', 'Beta', 'Bicycle', '90', '2027-01-15', 'Cancelled'],
  ],
  [
    ['PO', 'Supplier', 'Item', 'Open qty', 'Expected arrival'],
    ['P1', 'Sales AG', 'TUBE', '30', '2026-12-07'],
    ['P2', 'Sales AG', 'WHEEL', '8', '2026-12-14'],
  ],
  [
    ['Item', 'Warehouse', 'Count date', 'Quantity'],
    ['BIKE', 'North', '2026-11-20', '3'],
    ['BIKE', 'South', '2026-11-20', '2'],
    ['BIKE', 'North', '2026-11-10', '70'],
  ],
  [
    ['Purchase order', 'Vendor', 'Expected date', 'State'],
    ['P3', 'Sales AG', '2026-12-21', 'Confirmed'],
    ['P4', 'Sales AG', '2026-12-22', 'Cancelled'],
  ],
  [
    ['Purchase order', 'Item', 'Quantity'],
    ['P3', 'TUBE', '12'],
    ['P4', 'TUBE', '900'],
  ],
]

const textOf = (table: Table): string => table.map(row => row.join(';')).join('\n')

/** What is planned and asked, whatever the tables and columns are called. */
function comesTo({ input, questions }: ReadResult): unknown {
  const orders = plan(input)
    .orders()
    .map(({ item, quantity, release, due }) => `${item} ${quantity} ${release} ${due}`)
  return {
    orders: orders.sort(),
    stocks: input.items.map(({ id, onHand, safetyStock }) => `${id} ${onHand} ${safetyStock}`).sort(),
    asked: questions.map(({ code, column }) => `${code} ${column}`).sort(),
  }
}

const shuffled = <T>(list: readonly T[]) => fc.shuffledSubarray([...list], { minLength: list.length })

/** The table with its rows and columns in another order. */
const turned = (table: Table) =>
  fc
    .record({
      columns: shuffled([...(table[0] ?? []).keys()]),
      rows: shuffled(table.slice(1)),
    })
    .map(({ columns, rows }): Table => [table[0] ?? [], ...rows].map(row => columns.map(at => row[at] ?? '')))

const anyOrder = fc.tuple(...tables.map(turned)).chain(shuffled)

test('Shuffled rows, columns and tables give the same plan, in one text', async () => {
  const expected = comesTo(await read([{ text: tables.map(textOf).join('\n\n') }], { today }))
  expect(expected).toMatchObject({ asked: [] })
  await fc.assert(
    fc.asyncProperty(anyOrder, async all => {
      expect(comesTo(await read([{ text: all.map(textOf).join('\n\n') }], { today }))).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

test('Shuffled files give the same plan', async () => {
  const expected = comesTo(
    await read(
      tables.map(table => ({ text: textOf(table) })),
      { today },
    ),
  )
  await fc.assert(
    fc.asyncProperty(anyOrder, async all => {
      expect(
        comesTo(
          await read(
            all.map(table => ({ text: textOf(table) })),
            { today },
          ),
        ),
      ).toEqual(expected)
    }),
    { numRuns: 40 },
  )
})

const remarks = [
  ...[
    'PO 4711 rev B',
    'Purchase order to follow',
    'from stock',
    'Manufactured goods',
    'Purchased parts',
    'production',
  ],
  ...[
    '',
    '',
    'received by Smith',
    'level 2',
    'see forecast',
    'Work order 12',
    'on hand',
    'delivered late',
    'supplier: Acme',
  ],
]

test('A column of free text changes nothing, whatever stands in it', async () => {
  const expected = comesTo(await read([{ text: tables.map(textOf).join('\n\n') }], { today }))
  const written = fc.record({
    heading: fc.constantFrom(
      'Remark',
      'Comment',
      'Notes',
      'Item group',
      'Department',
      'Bemerkung',
      'Project',
    ),
    place: fc.nat(tables.length - 1),
    texts: fc.array(fc.constantFrom(...remarks), { minLength: 5, maxLength: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(written, async ({ heading, place, texts }) => {
      const all = tables.map((table, at) =>
        at === place
          ? table.map((row, line) => [...row, line === 0 ? heading : (texts[line - 1] ?? '')])
          : table,
      )
      expect(comesTo(await read([{ text: all.map(textOf).join('\n\n') }], { today }))).toEqual(expected)
    }),
    { numRuns: 80 },
  )
})

test.each([
  ['a word', 'Total'],
  ['no word', ''],
  ['the number of rows', '3 records'],
])(
  'A row with %s and the sums of the numbers, at the end of each table, changes nothing',
  async (_, name) => {
    const expected = comesTo(await read([{ text: tables.map(textOf).join('\n\n') }], { today }))
    const summed = tables.map(([headings = [], ...rows]) => {
      const sums = headings.map((_heading, at) => {
        const sum = rows.reduce((before, row) => before + Number(row[at]), 0)
        return at === 0 ? name : Number.isNaN(sum) ? '' : String(sum)
      })
      return [headings, ...rows, sums]
    })
    expect(comesTo(await read([{ text: summed.map(textOf).join('\n\n') }], { today }))).toEqual(expected)
  },
)

const word = fc.constantFrom(
  'Item',
  'Qty',
  'Due date',
  'Remark',
  'On hand',
  'Parent',
  'Component',
  'Colour',
  'PO',
  'Level',
  'Price',
  'W50',
  'Foo',
)
const value = fc.constantFrom('A', 'B', '5', '12,5', '2026-12-18', 'PO 1', 'open', '', '1.1', 'red', 'Kit')

test('A random table never becomes a part of the plan without a line that says what it was taken for', async () => {
  const table = fc
    .record({
      headings: fc.uniqueArray(word, { minLength: 2, maxLength: 6 }),
      rows: fc.array(fc.array(value, { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 5 }),
    })
    .map(({ headings, rows }) => [headings, ...rows.map(row => row.slice(0, headings.length))])
  await fc.assert(
    fc.asyncProperty(fc.array(table, { minLength: 1, maxLength: 3 }), async all => {
      const { input, tables: read_ } = await read(
        all.map(one => ({ text: textOf(one) })),
        { today },
      )
      const has = (...kinds: readonly string[]) =>
        read_.some(one => one.kinds.some(kind => kinds.includes(kind)))
      for (const { kinds } of read_) expect(kinds.length).toBeGreaterThan(0)
      if (input.demand.length > 0) expect(has('wanted', 'coming')).toBe(true)
      if ((input.receipts ?? []).length > 0) expect(has('coming', 'wanted')).toBe(true)
      if (input.lines.length > 0) expect(has('bill')).toBe(true)
      if (input.items.some(({ onHand }) => onHand))
        expect(has('items', 'stock', 'wanted', 'coming')).toBe(true)
      for (const { kinds, columns } of read_)
        if (kinds.includes('other')) expect(columns.filter(({ used }) => used)).toEqual([])
    }),
    { numRuns: 200 },
  )
})
