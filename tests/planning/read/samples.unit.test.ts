import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type ImportSource, plan, type ReadOptions, read } from '../../../src/entries/planner.ts'

// Real headings of Odoo, NetSuite and SAP, a Spanish list of demand, a paste of three tables and the demo page's own
// lines, from the file to the plan. Monday, 2 March 2026, is period 0.

const bytesOf = (name: string): ImportSource => ({
  bytes: readFileSync(new URL(`samples/${name}`, import.meta.url)),
  name,
})

const readAll = (sources: readonly ImportSource[], more: Partial<ReadOptions> = {}) =>
  read(sources, { today: '2026-03-02', ...more })

const asked = (questions: readonly { code: string }[]) => questions.map(({ code }) => code)

describe('The five lines of the demo page', () => {
  const lines = bytesOf('site-demo-page.txt')

  test('are items and a bill, lined up by spaces', async () => {
    const { input, problems, tables } = await readAll([lines])
    expect(problems).toEqual([])
    expect(tables[0]?.columns.map(({ meaning }) => meaning)).toEqual([
      'item',
      'parent',
      'per',
      'onHand',
      'leadTime',
    ])
    expect(input.lines).toEqual([
      { parent: 'CD-20', child: 'GM-07', per: 1 },
      { parent: 'CD-20', child: 'RL-60', per: 4 },
      { parent: 'RL-60', child: 'BRG6204', per: 2 },
      { parent: 'CD-20', child: 'FR-01', per: 1 },
    ])
  })

  test('ask which days their lead times are, and how many are wanted by when', async () => {
    const { questions } = await readAll([lines])
    expect(asked(questions)).toEqual(['day-kind', 'demand'])
  })

  test('give the plan of the product page once both are answered: 90 bearings short', async () => {
    const answers = { '0.4:day-kind': 'working-days', demand: 'CD-20;50;2026-04-06' }
    const { input, questions } = await readAll([lines], { answers })
    expect(questions).toEqual([])
    const orders = plan(input).orders()
    expect(orders.map(({ item, quantity, due }) => [item, quantity, due])).toEqual([
      ['CD-20', 50, 25],
      ['RL-60', 200, 20],
      ['BRG6204', 90, 15],
    ])
  })

  test('take their demand from a second source as well', async () => {
    const demand = { text: 'item;quantity;week\nCD-20;50;6' }
    const { input, questions } = await readAll([lines, demand])
    expect(asked(questions)).toEqual(['day-kind'])
    expect(input.demand).toEqual([{ item: 'CD-20', period: 25, quantity: 50 }])
  })
})

test('A paste of three tables is planned in weeks, because all of it is in weeks', async () => {
  const { input, unit, problems, questions, tables } = await readAll([bytesOf('paste-three-tables.txt')])
  expect(tables.map(({ line, kinds }) => [line, ...kinds])).toEqual([
    [1, 'items'],
    [6, 'bill'],
    [11, 'wanted'],
  ])
  expect([problems, questions, unit]).toEqual([[], [], 'week'])
  expect(plan(input).orders()).toEqual([
    { item: 'A', quantity: 40, release: 6, due: 7, late: 0 },
    { item: 'B', quantity: 65, release: 4, due: 6, late: 0 },
    { item: 'C', quantity: 45, release: 3, due: 4, late: 0 },
    { item: 'C', quantity: 120, release: 5, due: 6, late: 0 },
  ])
})

test('SAP: UTF-16, decimal commas, a minus behind the number, lot keys, calendar days', async () => {
  const { input, problems, questions } = await readAll([bytesOf('sap-marc-utf16.txt')])
  expect(input.items).toEqual([
    {
      id: 'BRG6204',
      name: 'Lager 6204',
      onHand: 1310,
      safetyStock: 40,
      leadTime: 10,
      leadIn: 'days',
      lot: { rule: 'L4L', min: 100, multiple: 50 },
    },
    {
      id: 'GM-07',
      name: 'Getriebemotor',
      onHand: 64,
      safetyStock: 0,
      leadTime: 15,
      leadIn: 'days',
      lot: { rule: 'FOQ', quantity: 25 },
    },
    {
      id: 'FETT',
      name: 'Schmierfett',
      onHand: -12.5,
      safetyStock: 0,
      leadTime: 5,
      leadIn: 'days',
      lot: { rule: 'L4L', multiple: 1 },
    },
  ])
  expect(problems).toMatchObject([{ code: 'negative', line: 4, column: 'LABST', value: '12,5-' }])
  expect(asked(questions)).toEqual(['demand'])
})

test('NetSuite: the name is the item, a cell has a unit of its own, an item is there twice', async () => {
  const { input, problems, tables } = await readAll([bytesOf('items-netsuite.csv')])
  expect(input.items).toEqual([
    {
      id: 'A-114',
      name: 'Gearbox housing',
      onHand: 120,
      safetyStock: 40,
      leadTime: 10,
      lot: { rule: 'FOQ', quantity: 100 },
    },
    { id: 'B-7', name: 'Bracket', onHand: 7, safetyStock: 0, leadTime: 25 },
  ])
  expect(problems).toMatchObject([{ code: 'duplicate-item', severity: 'warning', line: 4, value: 'B-7' }])
  expect(tables[0]?.columns.filter(({ sure }) => !sure).map(({ heading }) => heading)).toEqual([
    'Lead Time (days)',
  ])
})

test('Odoo: the parent stands on the first line only, and a bill for two is halved; a kit is a phantom', async () => {
  const { input } = await readAll([bytesOf('odoo-mrp-bom.csv')])
  expect(input.lines).toEqual([
    { parent: 'Table', child: 'Wood panel', per: 1 },
    { parent: 'Table', child: 'Table leg', per: 4 },
    { parent: 'Table', child: 'Screw', per: 10 },
    { parent: 'Drawer', child: 'Drawer front', per: 0.5 },
    { parent: 'Drawer', child: 'Screw', per: 2 },
  ])
  expect(input.items.filter(({ phantom }) => phantom).map(({ id }) => id)).toEqual(['Drawer'])
})

test('A Spanish list of demand: bad rows are named, good ones are planned', async () => {
  const { input, problems } = await readAll([bytesOf('pedidos-es.csv')])
  expect(input.demand).toEqual([
    { item: 'CD-20', period: 25, quantity: 50, id: 'P-1042' },
    { item: 'CD-20', period: 43, quantity: 1200.5, id: 'P-1043' },
  ])
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      code: 'no-item',
      severity: 'error',
      source: 'pedidos-es.csv',
      line: 4,
      column: 'Código artículo',
      value: '',
    },
    {
      code: 'not-a-number',
      severity: 'error',
      source: 'pedidos-es.csv',
      line: 5,
      column: 'Cantidad pedida',
      value: 'siete',
    },
  ])
})
