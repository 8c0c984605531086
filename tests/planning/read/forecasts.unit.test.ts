import { describe, expect, test } from 'vitest'
import { asked, readText } from './lists.ts'

// Forecasts: an item in each row, a date, week, month or quarter in each heading. Monday, 23 November 2026, is period 0.

const forecast = async (headings: string, answers: Readonly<Record<string, string>> = {}) => {
  const quantities = headings.split(';').map((_, at) => 10 * (at + 1))
  const read = await readText(`Item;${headings}\nA-1;${quantities.join(';')}`, {
    today: '2026-11-23',
    answers: { 'lead-time': '0', ...answers },
  })
  const { calendar } = read.input
  expect(calendar).toBeDefined()
  return {
    due: read.input.demand.map(({ period, quantity }) => [quantity, period]),
    asked: asked(read),
    read,
  }
}

// Working days from 23 November 2026: 7 December is the tenth after it.
const inDecember = [
  [10, 9],
  [20, 14],
  [30, 19],
]

describe('Below a heading stands what is wanted', () => {
  test.each([
    'Dec 5;Dec 12;Dec 19',
    'Dec-05;Dec-12;Dec-19',
    '05-Dec;12-Dec;19-Dec',
    '12/5/2026;12/12/2026;12/19/2026',
    '12/5;12/12;12/19',
    'Sat 12/5/2026;Sat 12/12/2026;Sat 12/19/2026',
    '5.12.;12.12.;19.12.',
    'W49 (5.12.-11.12.);W50 (12.12.-18.12.);W51 (19.12.-25.12.)',
    '5.12.-11.12.;12.12.-18.12.;19.12.-25.12.',
    'Week of Dec 5;Week of Dec 12;Week of Dec 19',
  ])('on that day: %s', async headings => {
    expect((await forecast(headings)).due).toEqual(inDecember)
  })

  // 1 December, 1 January and 1 February, or the working day before.
  const byMonth = [
    [10, 6],
    [20, 29],
    [30, 50],
  ]

  test.each([
    'Dec-26;Jan-27;Feb-27',
    'Dez 2026;Jan 2027;Feb 2027',
    'Dec;Jan;Feb',
    'diciembre;enero;febrero',
    'M 12.2026;M 01.2027;M 02.2027',
    '2026-12;2027-01;2027-02',
    '12/26;01/27;02/27',
    '202612;202701;202702',
  ])('in that month, from its first day on: %s', async headings => {
    expect(await forecast(headings)).toMatchObject({ due: byMonth, asked: [] })
  })

  test.each(['202649;202650;202701', 'KW 49;KW 50;KW 1', '49/2026;50/2026;01/2027'])(
    'in that week, whatever stands around its number: %s',
    async headings => {
      expect((await forecast(headings)).due).toEqual([
        [10, 5],
        [20, 10],
        [30, 30],
      ])
    },
  )

  test('in months that may be of this year or of the next, as the answer says', async () => {
    const year = 'Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec'
    const { asked, read } = await forecast(year)
    expect(asked).toEqual(['year'])
    expect(read.questions[0]).toMatchObject({
      samples: ['Jan', 'Feb', 'Mar', 'Apr', 'May'],
      choices: ['2026', '2027'],
    })
    const next = await forecast(year, { '1:1:year': '2027' })
    expect(next.asked).toEqual([])
    expect(next.due[0]).toEqual([10, 29])
    const now = await forecast(year, { '1:1:year': '2026' })
    expect(now.due.at(-1)).toEqual([120, 6])
  })

  test('on a day of which nobody knows whether it or its month comes first: that is asked', async () => {
    expect((await forecast('1/12;2/12')).asked).toEqual(['date-order'])
  })
})
