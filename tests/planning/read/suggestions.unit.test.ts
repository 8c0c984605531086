import { describe, expect, test } from 'vitest'
import { readText } from './lists.ts'

// A problem says what would be right, where only one thing would.

const suggested = async (text: string) =>
  (await readText(text)).problems
    .filter(({ code }) => code !== 'no-items')
    .map(({ code, value, suggestion }) => [code, value, suggestion])

describe('A number', () => {
  test.each([
    ['31O', '310'],
    ['l2', '12'],
    ['1,2OO', '1,200'],
    ['5S', '55'],
    ['1..5', '1.5'],
    ['12,,5', '12,5'],
  ])('%s is suggested as %s', async (value, suggestion) => {
    expect(await suggested(`Item\tOn hand\nA\t${value}`)).toEqual([['not-a-number', value, suggestion]])
  })

  test('keeps its unit', async () => {
    const text = 'Item\tOn hand\tLead time\nA\t1\tl0 wks\nB\t1\t2 wks'
    expect(await suggested(text)).toEqual([['not-a-number', 'l0 wks', '10 wks']])
  })

  test.each(['siete', 'SOS', '1.2.3,4,5', 'A12', '#N/A'])('%s has no suggestion', async value => {
    expect(await suggested(`Item\tOn hand\nA\t${value}`)).toEqual([['not-a-number', value, undefined]])
  })

  test('is not planned with what is suggested', async () => {
    expect((await readText('Item\tOn hand\nA\t31O')).input.items).toEqual([])
  })
})

test.each([
  ['O6.04.2026', '06.04.2026'],
  ['06.04..2026', '06.04.2026'],
  ['2026-04-O6', '2026-04-06'],
  ['soon', undefined],
  ['31.02.2026', undefined],
])('The date %s is suggested as %s', async (value, suggestion) => {
  const text = `Item;Quantity;Date\nA;1;${value}\nA;1;2026-04-06`
  expect(await suggested(text)).toEqual([['not-a-date', value, suggestion]])
})

describe('An item that no list has', () => {
  const meant = async (ids: readonly string[], written: string) => {
    const text = `Item;On hand\n${ids.map(id => `${id};1`).join('\n')}\n\nParent;Component;Qty per\n${ids[0]};${written};1`
    return (await readText(text)).problems.find(({ code }) => code === 'unknown-item')?.suggestion
  }

  test.each([
    ['case and signs alone differ', ['TOP', 'CD-20'], 'cd20', 'CD-20'],
    ['a letter is wrong', ['TOP', 'FRAME'], 'FRAMX', 'FRAME'],
    ['a letter is missing', ['TOP', 'FRAME'], 'FRME', 'FRAME'],
    ['an O stands for a 0', ['TOP', 'CD-20'], 'CD-2O', 'CD-20'],
    ['two are as near', ['TOP', 'FRAMA', 'FRAMB'], 'FRAMX', undefined],
    ['two differ in signs alone', ['TOP', 'CD-20', 'CD/20'], 'CD20', undefined],
    ['another number is another item', ['TOP', 'CD-20'], 'CD-21', undefined],
    ['a digit more is another item', ['TOP', 'CD-20'], 'CD-200', undefined],
    ['short ids are all alike', ['TOP', 'B'], 'C', undefined],
  ])('where %s', async (_, ids, written, suggestion) => {
    expect(await meant(ids, written)).toBe(suggestion)
  })
})

test('Zeros that a spreadsheet has taken off are suggested', async () => {
  const text = 'Item;On hand\n001234;5\n\nItem;Quantity;Date\n1234;30;14.12.2026'
  expect(await suggested(text)).toContainEqual(['unknown-item', '1234', '001234'])
})
