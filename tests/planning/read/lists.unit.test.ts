import { expect, test } from 'vitest'
import { plan, read } from '../../../src/entries/planner.ts'
import { type Case, cases, outcomeOf, plannedOf, readCase } from './cases.ts'

const named = (list: readonly Case[]) => list.map(one => [one.of, one] as const)

test('Every case has a name of its own', () => {
  const names = cases.map(({ of }) => of)
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test.each(named(cases))('%s', async (_, one) => {
  const result = await readCase(one)
  const [kinds, ...others] = outcomeOf(result, one.today)
  const [expected, ...more] = one.outcome
  expect([kinds, ...others.toSorted()]).toEqual([expected, ...more.toSorted()])
  // Whatever is said, what is read can be planned.
  plan(result.input)
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

/** Files of one list each, whose first line has the headings. */
const plain = cases.filter(({ files }) =>
  files.every(text => /^[^\n]*[;,][^\n]*[;,][^;,\n]/.test(text) && !text.includes('\n\n')),
)

test.each(named(plain))('%s: remarks change nothing', async (_, { files, today, outcome }) => {
  const texts = files.map(text => {
    const [first = '', ...rows] = text.split('\n')
    const sign = first.includes(';') ? ';' : ','
    return [
      `${first}${sign}Remark`,
      ...rows.map((row, at) => `${row}${sign}${remarks[(at + 1) % remarks.length]}`),
    ].join('\n')
  })
  const result = await read(
    texts.map(text => ({ text })),
    { today },
  )
  expect(outcome).toEqual(expect.arrayContaining([...plannedOf(result, today)]))
})
