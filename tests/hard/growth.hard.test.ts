import { describe, expect, test } from 'vitest'
import { read } from '../../src/entries/planner.ts'
import { workbook, zip } from '../planning/read/workbooks.ts'

// What is read takes as long as it is large, whatever it is, and never much longer.

const today = '2026-11-24'

/** How long a list takes to read, in ms of this process alone: other tests run beside it. */
const timed = async (source: Parameters<typeof read>[0][number]): Promise<number> => {
  const begun = process.cpuUsage()
  await read([source], { today })
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')

const inputs: readonly (readonly [string, (count: number) => string])[] = [
  ['items', count => `Item;On hand;Lead time (weeks)\n${lines(count, at => `P${at};${at};2`)}`],
  ['items that are there twice', count => `Item;On hand\n${lines(count, at => `P${at % 9};${at}`)}`],
  [
    'counts of one stock',
    count => `Item;Count date;On hand\n${lines(count, at => `P;${2000 + (at % 27)}-01-01;${at}`)}`,
  ],
  ['lines of a bill', count => `Parent;Component;Qty\n${lines(count, at => `P${at >> 2};P${at + 1};2`)}`],
  ['levels', count => `Level;Item;Qty\n${lines(count, at => `${at % 9};P${at};1`)}`],
  [
    'orders',
    count =>
      `Order;Item;Quantity;Due date\n${lines(count, at => `${at};P${at % 99};5;2026-12-${10 + (at % 20)}`)}`,
  ],
  ['totals', count => `Item;On hand\n${lines(count, at => `P${at} Total;5`)}`],
  [
    'items by a second number',
    count =>
      `Part ID;Code;On hand\n${lines(count, at => `${at};C-${at};5`)}\n\nCode;Quantity;Due date\n${lines(count, at => `C-${at};1;2026-12-18`)}`,
  ],
  ['lines that are lined up by spaces', count => `item  on hand\n${lines(count, at => `P${at}     5`)}`],
  ['quotation marks that nobody closes', count => `Item,On hand\n${lines(count, at => `"P${at},5`)}`],
]

test.each(inputs)('Twice as many %s take about twice as long', async (_, input) => {
  await timed({ text: input(500) })
  const once = (count: number) => timed({ text: input(count) })
  const best = async (count: number) => Math.min(...[await once(count), await once(count), await once(count)])
  const [small, large] = [await best(4000), await best(16_000)]
  // Four times as much: quadratic would be sixteen times as long.
  expect(large).toBeLessThan(Math.max(150, small * 9))
})

/** How long an ordinary list of as many characters takes, on this machine, as busy as it is. */
const usual = (length: number): Promise<number> =>
  timed({ text: `Item;Name;On hand\n${lines(Math.ceil(length / 16), at => `P${at};Part;${at % 99}`)}` })

describe('Nothing that is hidden in a cell makes reading slow', () => {
  test.each([
    ['a lead time of zeros and blanks', `Item;Lead time\nA;${'0 '.repeat(1500)}`],
    ['a heading of 30,000 digits', `Item;${'9'.repeat(30_000)};On hand\nA;5;6`],
    ['a heading of brackets', `Item;${'('.repeat(30_000)};On hand\nA;5;6`],
    ['30,000 tables', 'Item;On hand\nA;5\n\nParent;Component;Qty\nA;B;1\n\n'.repeat(15_000)],
    ['a name of a megabyte', `Item;Name;On hand\nA;${'x '.repeat(500_000)};5`],
    ['blanks in a quantity', `Item;Quantity;Due date\nA;${' 1 '.repeat(20_000)};2026-12-18`],
    ['half a million columns', `Item;On hand\nA;5\n${'x;'.repeat(500_000)}`],
  ])('%s', async (_, text) => {
    expect(await timed({ text })).toBeLessThan(500 + 8 * (await usual(text.length)))
  })

  test('a cell of more than 500 characters is an error where it is used, and is cut where it is not', async () => {
    const long = 'x'.repeat(600)
    const { input, problems, tables } = await read(
      [{ text: `Item;On hand;Remark\nA;5;${long}\n${long};6;` }],
      { today },
    )
    expect(input.items.map(({ id }) => id)).toEqual(['A'])
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'too-long', line: 3, column: 'Item' },
    ])
    expect(tables[0]?.columns[2]?.samples[0]?.length).toBeLessThan(100)
  })

  test('a workbook of a kilobyte whose texts and styles unpack to megabytes', async () => {
    const text = `<si><t>${'a'.repeat(2_000_000)}</t></si>`
    const cells = lines(
      400,
      at => `<row r="${at + 2}"><c r="A${at + 2}" t="s"><v>0</v></c><c r="B${at + 2}"><v>1</v></c></row>`,
    )
    const heading =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Item</t></is></c><c r="B1" t="inlineStr"><is><t>On hand</t></is></c></row>'
    const book = workbook([{ name: 'A', rows: [] }], {
      'xl/sharedStrings.xml': `<sst>${text}</sst>`,
      'xl/styles.xml': `<styleSheet><cellXfs>${'<xf numFmtId="0"/>'.repeat(50_000)}</cellXfs></styleSheet>`,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${heading}${cells}</sheetData></worksheet>`,
    })
    expect(await timed({ bytes: book, name: 'book.xlsx' })).toBeLessThan(500 + 8 * (await usual(1_000_000)))
    expect(zip({}).length).toBeLessThan(book.length)
  })
})
