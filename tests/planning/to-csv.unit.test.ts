import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { plan, toCsv } from '../../src/entries/planner.ts'

// The way out: orders, and the record of an item, for a spreadsheet.

const planned = (id: string) =>
  plan({
    periods: 3,
    items: [{ id, onHand: -2.5, leadTime: 1 }],
    lines: [],
    demand: [{ item: id, period: 2, quantity: 40 }],
  })

test('Orders are a line each, with the periods of release and due', () => {
  expect(toCsv(planned('CD-20'))).toBe(
    'Item,Quantity,Release,Due,Late\r\nCD-20,2.5,0,0,1\r\nCD-20,40,1,2,0\r\n',
  )
})

test('A record is a line for each period, and negative numbers stay numbers', () => {
  const late = plan({
    periods: 2,
    items: [{ id: 'A' }],
    lines: [],
    demand: [{ item: 'A', period: 0, quantity: 5 }],
    receipts: [{ item: 'A', period: 1, quantity: 5 }],
  })
  expect(toCsv(late, { record: 'A' }).split('\r\n')).toEqual([
    'Period,Gross requirements,Scheduled receipts,Projected on hand,Net requirements,Planned order receipts,Planned order releases',
    '0,5,0,-5,0,0,0',
    '1,0,5,0,0,0,0',
    '',
  ])
})

test('A period may have a date for its name', () => {
  const csv = toCsv(planned('A'), { label: period => `2026-03-0${period + 2}` })
  expect(csv).toContain('A,40,2026-03-03,2026-03-04,0')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x";"y")', '=1,2'])(
  'An item called %j is no formula',
  id => {
    const { data } = Papa.parse<string[]>(toCsv(planned(id)), { newline: '\r\n' })
    expect(data[1]?.[0]).toBe(`'${id}`)
    expect(data[1]).toHaveLength(5)
  },
)

test.each(['A;=1+1', 'A;"=1+1', 'A; \t@SUM(A1)', 'A\t-1', 'A\r\n+1', '\t=1', '\r=1', '\n=1'])(
  'An item called %j is no formula where a spreadsheet splits at semicolons, tabs or line ends',
  id => {
    const pieces = toCsv(planned(id)).split(/[;\t\r\n]/)
    for (const piece of pieces) expect(piece).not.toMatch(/^[\s"]*[=+\-@]/)
  },
)

test('Quotes, commas and line ends of a name come back as they were', () => {
  const id = 'Pipe 3", "long"\nand red'
  const { data } = Papa.parse<string[]>(toCsv(planned(id)))
  expect(data[1]?.[0]).toBe(id)
})

test.for([{}, undefined, { items: [] }])(
  'What is no plan is refused in a sentence that says so: %j',
  given => {
    // Callers without types.
    expect(() => Reflect.apply(toCsv, undefined, [given])).toThrow(
      new RangeError(`plan is “${typeof given}”. Give what plan() has returned.`),
    )
  },
)

test('An id that no item has is refused', () => {
  expect(() => toCsv(planned('A'), { record: 'B' })).toThrow(RangeError)
})
