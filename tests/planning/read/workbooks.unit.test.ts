import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { read } from '../../../src/entries/planner.ts'
import { type Sheet, workbook, zip } from './workbooks.ts'

const readBook = (bytes: Uint8Array) => read([{ bytes, name: 'plan.xlsx' }], { today: '2026-03-02' })

const items: Sheet = {
  name: 'Items & stock',
  rows: [
    ['Stock list of March'],
    [],
    ['Item', 'Description', 'On hand', 'Lead time (working days)'],
    ['CD-20', 'Conveyor <drive>', 0, 5],
    [1042, 'A number for a name', 1.234, 5],
    ['FR-01', null, 58, 9],
  ],
}
const orders: Sheet = {
  name: 'Orders',
  rows: [
    ['Item', 'Quantity', 'Due date'],
    ['CD-20', 50, new Date('2026-04-06')],
  ],
}

describe('A workbook', () => {
  test('has a table on each sheet, with its own lines, numbers and dates', async () => {
    const { input, tables, problems, questions } = await readBook(workbook([items, orders]))
    expect([problems, questions]).toEqual([[], []])
    expect(tables.map(({ source, line }) => [source, line])).toEqual([
      ['plan.xlsx: Items & stock', 3],
      ['plan.xlsx: Orders', 1],
    ])
    expect(input.items).toEqual([
      { id: 'CD-20', name: 'Conveyor <drive>', onHand: 0, safetyStock: 0, leadTime: 5 },
      { id: '1042', name: 'A number for a name', onHand: 1.234, safetyStock: 0, leadTime: 5 },
      { id: 'FR-01', onHand: 58, safetyStock: 0, leadTime: 9 },
    ])
    expect(input.demand).toEqual([{ item: 'CD-20', period: 25, quantity: 50 }])
  })

  test('keeps sheets to itself that it hides, and reads those behind them', async () => {
    const { tables } = await readBook(workbook([{ ...items, state: 'hidden' }, orders]))
    expect(tables.map(({ source, kinds }) => [source, kinds])).toEqual([['plan.xlsx', ['wanted']]])
  })

  test.each([
    [`"Carnet d&#39;usine"`, "Carnet d'usine"],
    [`"Auftr&#xE4;ge"`, 'Aufträge'],
    [`'2" tubes'`, '2" tubes'],
    [`"2&#34; &lt;tubes&gt; &amp;amp;"`, '2" <tubes> &amp;'],
    [`"Orders _x2013_ 2026"`, 'Orders – 2026'],
    [`"Items &amp; stock"`, 'Items & stock'],
  ])('reads the sheet %s', async (written, title) => {
    const sheet = (name: string, id: string) => `<sheet name=${name} sheetId="${id}" r:id="rId${id}"/>`
    const sheets = sheet('"Items &amp; stock"', '1') + sheet(written, '2')
    const { input, tables } = await readBook(
      workbook([items, orders], { 'xl/workbook.xml': `<workbook><sheets>${sheets}</sheets></workbook>` }),
    )
    expect(tables.map(({ source }) => source)).toEqual(['plan.xlsx: Items & stock', `plan.xlsx: ${title}`])
    expect(input.demand).toMatchObject([{ item: 'CD-20', quantity: 50 }])
  })

  test.each([
    ['Excel', 'hidden="1"', 'hidden="1" outlineLevel="1"'],
    [
      'LibreOffice',
      'customFormat="false" ht="12.8" hidden="true" outlineLevel="0" collapsed="false"',
      'customFormat="false" ht="12.8" hidden="true" outlineLevel="2" collapsed="false"',
    ],
  ])('of %s leaves out hidden rows, reads folded ones, and says both', async (_, hidden, folded) => {
    const row = (cells: readonly string[], attributes = '') =>
      `<row ${attributes}>${cells.map(cell => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
    const rows = [
      row(['Item', 'On hand']),
      row(['A', '1']),
      row(['B', '2'], hidden),
      row(['C', '3'], folded),
      row(['D', '4'], 'hidden="false" outlineLevel="0"'),
    ]
    const { input, problems } = await readBook(
      workbook([items], {
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
      }),
    )
    expect(input.items.map(({ id }) => id)).toEqual(['A', 'C', 'D'])
    expect(problems).toMatchObject([
      { code: 'hidden-rows', line: 3, value: '1' },
      { code: 'hidden-shown', line: 0 },
    ])
  })

  test('of 20,000 rows is read in pieces, and each keeps its line', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [
      `P${index}`,
      index === 15_000 ? 'many' : index,
      5,
    ])
    const sheet = { name: 'All', rows: [['Item', 'On hand', 'Lead time (working days)'], ...rows] }
    const { input, problems } = await readBook(workbook([sheet]))
    expect(input.items).toHaveLength(20_000)
    expect(input.items[19_999]).toMatchObject({ id: 'P19999', onHand: 19_999 })
    expect(problems).toMatchObject([{ code: 'not-used', line: 15_002, column: 'On hand', value: 'many' }])
  })

  test('with an empty cell at the far end of its sheet is as small as it looks', async () => {
    const far = '<row r="1048576"><c r="XFD1048576" s="1"/></row>'
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Item</t></is></c><c r="B1" t="inlineStr"><is><t>Stock</t></is></c></row><row r="9"><c r="A9" t="inlineStr"><is><t>A</t></is></c><c r="B9"><v>7</v></c></row>${far}</sheetData></worksheet>`
    const { input, problems } = await readBook(workbook([items], { 'xl/worksheets/sheet1.xml': sheet }))
    expect(input.items).toMatchObject([{ id: 'A', onHand: 7 }])
    expect(problems).toEqual([])
  })
})

describe('A workbook that cannot be read', () => {
  const codes = async (bytes: Uint8Array) => {
    const { problems, input } = await readBook(bytes)
    expect(input.items).toEqual([])
    return problems.map(({ code }) => code)
  }
  const [small, zeros] = [deflateRawSync(new Uint8Array(1000)), new Uint8Array(2 ** 20)]

  test('declares 1 GB of zeros', async () => {
    const bomb = zip({
      'xl/workbook.xml': { data: small, size: 2 ** 30 },
      'xl/_rels/workbook.xml.rels': '<a/>',
    })
    expect(await codes(bomb)).toEqual(['huge-workbook'])
  })

  test('declares little, and holds 300 MB of zeros', async () => {
    const block = deflateRawSync(zeros, { finishFlush: 2 })
    const data = Buffer.concat([
      ...Array.from({ length: 300 }, () => block),
      deflateRawSync(new Uint8Array()),
    ])
    const bomb = zip({ 'xl/workbook.xml': { data, size: 1000 }, 'xl/_rels/workbook.xml.rels': '<a/>' })
    expect(await codes(bomb)).toEqual(['broken-workbook'])
  })

  test('is encrypted', async () => {
    expect(await codes(zip({ 'xl/workbook.xml': 'x', 'xl/_rels/workbook.xml.rels': 'x' }, 1))).toEqual([
      'password',
    ])
    const container = new Uint8Array(2048)
    container.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    container.set(Buffer.from('EncryptedPackage', 'utf16le'), 1024)
    expect(await codes(container)).toEqual(['password'])
  })

  test('is of the old kind', async () => {
    expect(await codes(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]))).toEqual([
      'old-workbook',
    ])
  })

  test.each([
    ['is no workbook', zip({ 'word/document.xml': '<document/>' })],
    ['is cut off', workbook([items]).slice(0, 900)],
    [
      'has broken parts',
      zip({
        'xl/workbook.xml': { data: zeros.slice(0, 99).fill(255), size: 99 },
        'xl/_rels/workbook.xml.rels': '',
      }),
    ],
    [
      'has broken XML',
      workbook([items], { 'xl/worksheets/sheet1.xml': '<row r="1"><c r="A1"><v>1</v></c r="<&</row>' }),
    ],
  ])('%s', async (_, bytes) => {
    const found = await codes(bytes)
    expect(['broken-workbook', 'empty', 'no-header']).toContain(found[0])
  })
})
