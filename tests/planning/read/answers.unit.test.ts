import { describe, expect, test } from 'vitest'
import { asked, readText } from './lists.ts'

// What an answer changes.

const dues = (list: readonly { quantity: number; item: string }[] = []) =>
  list.map(({ quantity, item }) => `${quantity} ${item}`)

const bill = (lines: readonly { parent: string; per: number; child: string }[]) =>
  lines.map(({ parent, per, child }) => `${parent} ${per} ${child}`)

describe('Of several versions', () => {
  test.each([
    ['Parent;Revision;Component;Qty per', 'A;R1;X;2', 'A;R2;Y;2', 'B;R1;X;1'],
    ['Material;Alternative BOM;Component;Component Qty', 'A;1;X;2', 'A;2;Y;2', 'B;1;X;1'],
  ])('of a bill one counts, which is asked: %s', async (...rows) => {
    const text = rows.join('\n')
    const asked = await readText(text)
    const [version = ''] = asked.questions.map(({ id }) => id).filter(id => id.endsWith(':version'))
    const older = asked.questions.find(({ id }) => id === version)?.choices[1] ?? ''
    expect(bill(asked.input.lines)).toEqual(['A 2 Y', 'B 1 X'])
    expect(bill((await readText(text, { answers: { [version]: older } })).input.lines)).toEqual([
      'A 2 X',
      'B 1 X',
    ])
  })

  test('of a forecast one counts, which is asked', async () => {
    const text = 'Item;Scenario;2026-12-14;2026-12-21\nA;Base;10;10\nA;High;15;15'
    const { questions } = await readText(text)
    const question = questions.find(({ code }) => code === 'version')
    expect(question?.choices).toEqual(['High', 'Base'])
    const { input } = await readText(text, { answers: { [question?.id ?? '']: 'Base' } })
    expect(dues(input.demand)).toEqual(['10 A', '10 A'])
  })
})

describe('A column that a person says is of no use', () => {
  test.each([
    ['a bill', 'Parent;Component;Pcs;Length (mm)\nT;BAR;4;250', '0.2'],
    ['orders', 'Pedido;Cliente;Artículo;Cantidad;Hasta\nPE1;Talleres;A;60;11/12/2026', '0.4'],
  ])('is not used in %s, whatever else it may be', async (_, text, column) => {
    const answers = { [column]: 'ignored' }
    const { tables } = await readText(text, { answers })
    expect(tables.flatMap(({ columns }) => columns).find(({ id }) => id === column)).toMatchObject({
      meaning: 'ignored',
      used: false,
    })
  })
})

describe('A period such as 202701', () => {
  const due = async (answers: Readonly<Record<string, string>>, ...periods: readonly string[]) => {
    const rows = periods.map(period => `A;${period};10`)
    const read = await readText(['Item;Period;Quantity', ...rows].join('\n'), {
      today: '2026-11-23',
      answers,
    })
    return {
      due: read.input.demand.map(({ period }) => period),
      asked: read.questions.find(({ code }) => code === 'period'),
    }
  }

  test('is a month where January follows December, and a week where there are more than twelve', async () => {
    expect(await due({}, '202612', '202701')).toEqual({ due: [6, 29], asked: undefined })
    expect(await due({}, '202650', '202651')).toEqual({ due: [10, 15], asked: undefined })
  })

  test('is asked about where it may be either', async () => {
    const { asked } = await due({}, '202701', '202702')
    expect(asked).toMatchObject({ choices: ['months', 'weeks'], samples: ['202701', '202702'] })
    expect((await due({ [asked?.id ?? '']: 'weeks' }, '202701', '202702')).due).toEqual([30, 35])
  })
})

test('Dates above a forecast are asked about where they could be two', async () => {
  const text = 'Item;02/03/2026;09/03/2026\nA;5;7'
  expect(asked(await readText(text))).toContain('date-order')
  const { input } = await readText(text, { answers: { '1:1:date-order': 'day-first' } })
  expect(input.demand.map(({ period, quantity }) => [period, quantity])).toEqual([
    [0, 5],
    [5, 7],
  ])
})

test('Of two quantities that differ, the one that is answered counts', async () => {
  const text = 'Item,Qty,Qty,Date\nA,5,7,2026-04-06'
  expect(asked(await readText(text))).toContain('column')
  const { input, questions } = await readText(text, { answers: { '0.1': 'ignored' } })
  expect(dues(input.demand)).toEqual(['7 A'])
  expect(questions.map(({ code }) => code)).toEqual(['lead-time'])
})

test('What a person says of the weeks beside a stock leaves the stock as it is', async () => {
  const text = 'Item;On hand;Oct 25;Nov 25;Lead time (weeks)\nA;40;10;20;1'
  const { questions } = await readText(text)
  const question = questions.find(({ code }) => code === 'past-table')
  expect(question?.choices).toEqual(['items', 'items wanted'])
  const { input } = await readText(text, { answers: { [question?.id ?? '']: 'items wanted' } })
  expect(input.items).toMatchObject([{ id: 'A', onHand: 40 }])
  expect(dues(input.demand)).toEqual(['10 A', '20 A'])
})

test.each([
  ['yield', '200 A'],
  ['delivered', '100 A'],
])('Yield and scrap that add up to 100 are what a person says: %s', async (answer, left) => {
  const text = 'Production order;Operation;Item;Qty;Yield;Scrap;Finish date\n1;10;A;200;95;5;2026-03-09'
  const { questions } = await readText(text)
  const [question] = questions
  expect(question?.choices).toEqual(['yield', 'delivered'])
  const { input } = await readText(text, { answers: { [question?.id ?? '']: answer } })
  expect(dues(input.receipts)).toEqual([left])
})
