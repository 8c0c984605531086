import { describe, expect, test } from 'vitest'
import { asked, readText, said } from './lists.ts'

// What stands in cells: numbers, dates, weeks and times. What cannot be known is asked.

describe('A number', () => {
  const stock = async (...written: string[]) =>
    (
      await readText(`Item\tOn hand\n${written.map((text, at) => `P${at}\t${text}`).join('\n')}`)
    ).input.items.map(({ onHand }) => onHand)

  test.each([
    ['1 310', 1310],
    ['1\u00a0310,5', 1310.5],
    ["1'310.5", 1310.5],
    ['1.310,000', 1310],
    ['1,310.5', 1310.5],
    ['1.234.567', 1_234_567],
    ['1,23,456.5', 123_456.5],
    ['12,5-', -12.5],
    ['(5)', -5],
    ['−5', -5],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['120 pcs', 120],
    ['30 pieces', 30],
    ['12 Rollen', 12],
    ['1.2e3', 1200],
  ])('%s is %d', async (text, value) => {
    expect(await stock(text)).toEqual([value])
  })

  test('takes its decimal sign from the other values of its column', async () => {
    expect(await stock('1,234', '2,5')).toEqual([1.234, 2.5])
    expect(await stock('1,234', '1,234.5')).toEqual([1234, 1234.5])
  })

  test('that could be two is asked about once, with two choices', async () => {
    const text = 'Item\tOn hand\tSafety stock\nA\t1,234\t5,678'
    const result = await readText(text)
    expect(result.questions.filter(({ code }) => code === 'decimal')).toMatchObject([
      {
        id: 'decimal:1',
        code: 'decimal',
        source: '1',
        column: 'On hand',
        samples: ['1,234'],
        choices: ['point', 'comma'],
      },
    ])
    const answered = async (answer: string) =>
      (await readText(text, { answers: { 'decimal:1': answer } })).input.items[0]?.onHand
    expect([await answered('point'), await answered('comma')]).toEqual([1234, 1.234])
  })

  test.each(['siete', '31O', '12 dozen', '3 thousand', '1.2.3,4,5', '--5', 'NaN', '1e400', '='])(
    '%s is none',
    async text => {
      expect(said(await readText(`Item\tOn hand\nA\t${text}`))).toEqual([['not-a-number', 2, text]])
    },
  )
})

describe('A date', () => {
  const periods = async (...written: string[]) =>
    (await readText(`Item;Quantity;Date\n${written.map(text => `A;1;${text}`).join('\n')}`)).input.demand.map(
      ({ period }) => period,
    )

  test.each([
    '2026-03-09',
    '2026/3/9',
    '20260309',
    '2026-03-09T12:00:00Z',
    '9.3.2026',
    '09.03.26',
    '9 Mar 2026',
    'March 9, 2026',
    '09-MAR-2026',
    '9. März 2026',
    '9 de marzo de 2026',
    'Mon 2026-03-09',
    'Mo, 09.03.2026',
    'Monday 9 March 2026',
    'Mar 9',
    '9 mars 2026',
    'W11 2026',
    '2026-W11',
    'KW 11/2026',
    '46090',
  ])('%s is the Monday after next week’s start', async text => {
    expect(await periods(text)).toEqual([5])
  })

  test('takes its order from the other dates of its column', async () => {
    expect(await periods('09/03/2026', '30/03/2026')).toEqual([5, 20])
    expect(await periods('03/09/2026', '03/30/2026')).toEqual([5, 20])
  })

  test('that could be two is asked about', async () => {
    const text = 'Item;Quantity;Date\nA;1;03/04/2026'
    const result = await readText(text)
    expect(asked(result)).toContain('date-order')
    const answered = async (answer: string) =>
      (await readText(text, { answers: { 'date-order:1': answer } })).input.demand[0]?.period
    expect([await answered('day-first'), await answered('month-first')]).toEqual([24, 2])
  })

  test.each(['31/02/2026', '2026-13-01', 'soon', '30.2.2026', '2026-W54'])('%s is none', async text => {
    expect(said(await readText(`Item;Quantity;Date\nA;1;${text}\nA;1;2026-03-09`))).toContainEqual([
      'not-a-date',
      2,
      text,
    ])
  })

  test('on a free day is the working day before it', async () => {
    expect(await periods('2026-03-14', '2026-03-15', '2026-03-16')).toEqual([9, 9, 10])
    const holidays = ['2026-03-09']
    const { input } = await readText('Item;Quantity;Date\nA;1;2026-03-09\nA;1;2026-03-10', { holidays })
    expect(input.demand.map(({ period }) => period)).toEqual([4, 5])
  })

  test('of the past is planned, with a warning; one beyond a year is not', async () => {
    const result = await readText('Item;Quantity;Date\nA;1;2026-02-27\nA;1;2028-01-03')
    expect(result.input.demand.map(({ period }) => period)).toEqual([-1, 480])
    expect(result.input.periods).toBe(60)
    expect(said(result).slice(1)).toEqual([
      ['past-date', 2, '2026-02-27'],
      ['beyond-horizon', 3, '2028-01-03'],
    ])
  })
})

describe('A week without a year', () => {
  const weeks = (heading: string, number: number, answers = {}) =>
    readText(`Item;Lead time (weeks)\nA;1\n\nItem;Quantity;${heading}\nA;1;${number}`, { answers })

  test('counts from this one where the year’s is behind us', async () => {
    const { input, questions } = await weeks('Week', 8)
    expect([input.demand[0]?.period, questions]).toEqual([7, []])
  })

  test('is asked about where the year’s is still to come', async () => {
    const result = await weeks('Week', 15)
    expect(result.questions).toMatchObject([
      { code: 'week-number', samples: ['15'], choices: ['plan', 'calendar'] },
    ])
    const id = result.questions[0]?.id ?? ''
    expect((await weeks('Week', 15, { [id]: 'plan' })).input.demand[0]?.period).toBe(14)
    expect((await weeks('Week', 15, { [id]: 'calendar' })).input.demand[0]?.period).toBe(5)
  })

  test('is the year’s under KW', async () => {
    const { input, questions } = await weeks('KW', 15)
    expect([input.demand[0]?.period, questions]).toEqual([5, []])
  })
})

describe('A lead time', () => {
  const times = async (heading: string, text: string, answers = {}) => {
    const result = await readText(`Item;${heading}\nA;${text}`, { answers })
    const { leadTime, leadIn } = result.input.items[0] ?? {}
    return { asked: asked(result).filter(code => code !== 'demand'), leadTime, leadIn }
  }

  test.each([
    ['Lead time (weeks)', '2', 10, undefined],
    ['Lieferzeit in Arbeitstagen', '7', 7, undefined],
    ['Plazo de entrega (días naturales)', '7', 7, 'days'],
    ['PLIFZ', '10', 10, 'days'],
    ['Délai (jours ouvrés)', '2,5', 3, undefined],
    ['Lead time', '5 wk', 25, undefined],
    ['Lead time', '2 Monate', 60, 'days'],
    ['Lieferzeit', 'ca. 2 Wochen', 10, undefined],
    ['Lead time', '2-3 weeks', 15, undefined],
    ['Lead time', '< 4 weeks', 20, undefined],
    ['Lead time', '3 wks ARO', 15, undefined],
    ['Lead time', '10 BD', 10, undefined],
    ['Lead time', 'stock', 0, undefined],
    ['Lieferzeit', 'sofort', 0, undefined],
    ['Délai', 'immédiat', 0, undefined],
  ])('%s: %s', async (heading, text, leadTime, leadIn) => {
    expect(await times(heading, text)).toEqual({ asked: [], leadTime, leadIn })
  })

  test('in days is asked about: working days or calendar days', async () => {
    expect((await times('Lead time (days)', '7')).asked).toEqual(['day-kind'])
    expect(await times('Lead time (days)', '7', { '0.1:day-kind': 'calendar-days' })).toEqual({
      asked: [],
      leadTime: 7,
      leadIn: 'days',
    })
  })

  test('without a unit is asked about', async () => {
    expect((await times('LT', '2')).asked).toEqual(['lead-unit'])
    expect((await times('LT', '2', { '0.1:lead-unit': 'weeks' })).leadTime).toBe(10)
  })

  test('that one item lacks is none, with a warning', async () => {
    const result = await readText('Item;On hand;Lead time (weeks)\nA;1;2\nB;1;')
    expect(said(result)).toEqual([['lead-time-missing', 3, 'B']])
  })

  test('that all items lack is asked for once', async () => {
    const result = await readText('Item;On hand\nA;2\nB;3')
    expect(asked(result)).toEqual(['demand', 'lead-time'])
    const { input } = await readText('Item;On hand\nA;2\nB;3', { answers: { 'lead-time': '7' } })
    expect(input.items.map(({ leadTime }) => leadTime)).toEqual([7, 7])
  })
})
