import { describe, expect, test } from 'vitest'
import { plan } from '../../../src/entries/planner.ts'
import { readText, said } from './lists.ts'

// Bills of materials in all their shapes, and what is wrong with them.

const linesOf = async (text: string) =>
  (await readText(text)).input.lines.map(({ parent, child, per }) => [parent, child, per])

const expected = [
  ['CD-20', 'RL-60', 4],
  ['RL-60', 'BRG6204', 2],
  ['CD-20', 'FR-01', 1],
]

describe('A bill is read', () => {
  test.each([
    ['from pairs', 'Parent;Component;Quantity\nCD-20;RL-60;4\nRL-60;BRG6204;2\nCD-20;FR-01;1'],
    [
      'from a product and its ingredients',
      'Product;Ingredient;Qty\nCD-20;RL-60;4\nRL-60;BRG6204;2\nCD-20;FR-01;1',
    ],
    ['from part_of', 'item;part_of;per\nCD-20;;\nRL-60;CD-20;4\nBRG6204;RL-60;2\nFR-01;CD-20;1'],
    ['from levels', 'Level;Item;Qty\n0;CD-20;1\n1;RL-60;4\n2;BRG6204;2\n1;FR-01;1'],
    [
      'from levels with points, the top item above',
      'Material\tCD-20\n\nStufe\tKomponente\tMenge\n.1\tRL-60\t4\n..2\tBRG6204\t2\n.1\tFR-01\t1',
    ],
    [
      'from SAP’s list of a bill with all levels, whose “Item” is a position',
      'Material          CD-20\nPlant/Usage/Alt.  1000 / 1 / 01\nDescription       Conveyor drive\n\n|Lv|Item|Component number|Comp. qty (CUn)|Un|\n|.1|0010|RL-60|4|PC|\n|..2|0010|BRG6204|2|PC|\n|.1|0020|FR-01|1|PC|',
    ],
    ['from levels behind spaces', 'Level;Item;Qty\n L0;CD-20;1\n L1;RL-60;4\n L2;BRG6204;2\n L1;FR-01;1'],
    ['from numbered levels', 'Level;Item;Qty\n1;CD-20;1\n1.1;RL-60;4\n1.1.1;BRG6204;2\n1.2;FR-01;1'],
  ])('%s', async (_, text) => {
    expect(await linesOf(text)).toEqual(expected)
  })

  test('by its numbers, in whatever order they come', async () => {
    const text = 'No.;Part;Qty\n1;CD-20;1\n1.1;RL-60;4\n1.2;FR-01;1\n1.1.1;BRG6204;2'
    expect([...(await linesOf(text))].sort()).toEqual([...expected].sort())
  })

  test('by its levels, though each item has the number of a bill', async () => {
    const text = 'Item Code;BOM;Qty;BOM Level\nCD-20;BOM-1;1;0\nRL-60;BOM-2;4;1\nBRG6204;;2;2\nFR-01;;1;1'
    expect(await linesOf(text)).toEqual(expected)
  })

  test('with scrap in percent', async () => {
    const { input } = await readText('Parent;Component;Qty per;Scrap\nA;B;2;5%\nA;C;2;3\nA;D;1;0.02')
    expect(input.lines.map(({ scrap }) => scrap)).toEqual([0.05, 0.03, 0.02])
  })

  test('with Odoo’s references in brackets, which are the items of its other lists', async () => {
    const { input } = await readText(
      'Internal Reference,Name,On hand\nT1,Table,5\n\nProduct,BoM Lines/Component,BoM Lines/Quantity\n[T1] Table,[L1] Leg,4',
    )
    expect(input.lines).toEqual([{ parent: 'T1', child: 'L1', per: 4 }])
  })

  test('with names in place of numbers, where a list has both', async () => {
    const { input } = await readText(
      'Item,Name,On hand\nT1,Table,5\nL1,Leg,9\n\nParent,Component,Qty per\nTable,Leg,4',
    )
    expect(input.lines).toEqual([{ parent: 'T1', child: 'L1', per: 4 }])
    expect(input.items).toHaveLength(2)
  })

  test('30 levels deep', async () => {
    const rows = Array.from({ length: 30 }, (_, level) => `P${level};P${level + 1};2`)
    const { input } = await readText(
      `Parent;Component;Qty per\n${rows.join('\n')}\n\nItem;Quantity;Date\nP0;1;2026-06-01`,
    )
    expect(
      plan(input)
        .record('P30')
        .gross.reduce((sum, value) => sum + value),
    ).toBe(2 ** 30)
  })
})

describe('A line is left out', () => {
  test.each([
    ['a part of itself', 'Parent;Component;Qty per\nA;A;1', ['part-of-itself', 2, 'A']],
    ['without a quantity', 'Parent;Component;Qty per\nA;B;', ['no-quantity', 2, '']],
    ['without a parent on the first line', 'Parent;Component;Qty per\n;B;1', ['no-parent', 2, '']],
    [
      'without a parent where others repeat it',
      'Parent;Component;Qty per\nA;B;1\nA;C;1\n;D;1',
      ['no-parent', 4, ''],
    ],
    ['two levels below the one above it', 'Level;Item;Qty\n0;A;1\n2;B;1', ['level-jump', 3, '2']],
    [
      'that closes a circle, with all of it',
      'Parent;Component;Qty per\nA;B;1\nB;C;1\nC;A;1',
      ['circle', 4, 'A → B → C → A'],
    ],
  ])('%s', async (_, text, problem) => {
    const result = await readText(text)
    expect(said(result).filter(([code]) => code !== 'no-items')).toEqual([problem])
    plan(result.input)
  })

  test('that multiplies into more than a plan can count', async () => {
    const rows = ['A;B;1000000', 'B;C;1000000', 'C;D;1000000']
    const result = await readText(
      `Parent;Component;Qty per\n${rows.join('\n')}\n\nItem;Quantity;Date\nA;5;2026-04-06`,
    )
    expect(said(result)[0]).toEqual(['too-much', 4, 'D'])
    expect(
      plan(result.input)
        .record('C')
        .gross.some(needed => needed === 5e12),
    ).toBe(true)
  })

  test('and nothing of its row stays', async () => {
    const result = await readText('item;part_of;per;on_hand\nA;;;5\nB;A;1;many')
    expect(result.input.lines).toEqual([])
    expect(result.input.items.map(({ id }) => id)).toEqual(['A'])
  })
})

describe('A warning', () => {
  test('says that a line is there twice; both count', async () => {
    const result = await readText('Parent;Component;Qty per\nA;B;1\nA;B;2')
    expect(said(result)).toContainEqual(['duplicate-line', 3, 'A ← B'])
    expect(result.input.lines).toHaveLength(2)
  })

  test('names an item that no list has', async () => {
    const result = await readText('Item;part_of;per;On hand\nFR-01;CD20;1;58')
    expect(said(result)).toEqual([['unknown-item', 2, 'CD20']])
  })

  test('says that an item is there twice; the first line counts', async () => {
    const result = await readText('Item;On hand\nA;5\nA;6')
    expect(said(result)).toEqual([['duplicate-item', 3, 'A']])
    expect(result.input.items).toMatchObject([{ id: 'A', onHand: 5 }])
  })

  test('says so where it is there for each place too; then the stocks add up', async () => {
    const { input } = await readText('Item;Warehouse;On hand\nA;North;5\nA;South;6')
    expect(input.items).toMatchObject([{ id: 'A', onHand: 11 }])
  })

  test('is none where an item of two parents has a line for each', async () => {
    const result = await readText('item;part_of;per;on_hand\nA;;;0\nB;;;0\nC;A;1;5\nC;B;2;5')
    expect(result.problems).toEqual([])
    expect(result.input.lines).toHaveLength(2)
  })
})
