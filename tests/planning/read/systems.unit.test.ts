import { expect, test } from 'vitest'
import { type ReadResult, read } from '../../../src/entries/planner.ts'
import { exported } from './exported.ts'
import { printed as known } from './printed.ts'

const printed = [...known, ...exported]

const today = '2026-11-23'

/** The date of a working day, counted from today. */
function dateOf(period: number): string {
  const date = new Date(today)
  for (let left = period; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() % 6 > 0) left -= 1
  }
  return date.toISOString().slice(0, 10)
}

function plannedOf({ input, proposals }: ReadResult): readonly string[] {
  const due = (word: string, all: typeof proposals = []) =>
    all.map(({ quantity, item, period, id }) =>
      [quantity, item, word, dateOf(period), id].filter(part => part !== undefined).join(' '),
    )
  return [
    ...input.items.flatMap(({ id, onHand, safetyStock, lot }) => [
      ...(onHand ? [`${onHand} ${id}`] : []),
      ...(safetyStock ? [`${id} keeps ${safetyStock}`] : []),
      ...(lot ? [`${id} orders ${JSON.stringify(lot)}`] : []),
    ]),
    ...input.lines.map(
      ({ parent, per, child, fixed }) => `${parent} takes ${per} ${child}${fixed ? ' for each order' : ''}`,
    ),
    ...due(
      'wanted',
      input.demand.map(({ item, quantity, period, id = '' }) => ({
        item,
        quantity,
        period,
        ...(id && { id }),
      })),
    ),
    ...due(
      'come',
      (input.receipts ?? []).map(({ item, quantity, period, id = '' }) => ({
        item,
        quantity,
        period,
        ...(id && { id }),
      })),
    ),
    ...due('proposed', proposals),
  ]
}

test.each(printed)('$of', async ({ files, planned, said = [], asked }) => {
  const result = await read(
    files.map(rows => ({ text: rows.join('\n') })),
    { today },
  )
  expect(plannedOf(result).toSorted()).toEqual(planned.toSorted())
  const codes = new Set<string>(result.problems.map(({ code }) => code))
  expect(said.filter(code => !codes.has(code))).toEqual([])
  if (!asked) return
  const others = result.questions
    .map(({ code }) => code)
    .filter(code => code !== 'demand' && code !== 'lead-time')
  expect(others).toEqual(asked)
})

/** What people write beside a line: words that would mean something in any other column. */
const remarks = [
  'PO 4711',
  'on hand',
  'cancelled',
  'Purchase order to follow',
  'level 2',
  'from stock',
  'forecast',
]

/** Lists whose first line has the headings. */
const plain = printed.filter(({ files }) => files.every(([first = '']) => /[;,].*[;,][^;,]/.test(first)))

test.each(plain)('$of: remarks change nothing', async ({ files, planned }) => {
  const texts = files.map(rows => {
    const sign = rows[0]?.includes(';') ? ';' : ','
    return rows
      .map((row, at) => `${row}${sign}${at === 0 ? 'Remark' : remarks[at % remarks.length]}`)
      .join('\n')
  })
  const result = await read(
    texts.map(text => ({ text })),
    { today },
  )
  expect(plannedOf(result).toSorted()).toEqual(planned.toSorted())
})
