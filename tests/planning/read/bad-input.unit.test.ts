import { describe, expect, test } from 'vitest'
import { plan } from '../../../src/entries/planner.ts'
import { asked, meanings, readBytes, readText, said } from './lists.ts'

// Whatever people paste or drop gets a sentence; nothing is thrown, nothing hangs, nothing is guessed.

describe('What is no list', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])
  const bytes = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)

  test.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['an image', png, 'image'],
    ['a binary file', bytes, 'binary'],
    ['a PDF with binary parts', new TextEncoder().encode(`%PDF-1.7\n${'\u0000\u0001'.repeat(50)}`), 'binary'],
    ['blank lines', new TextEncoder().encode('\n\n  \n'), 'empty'],
    ['prose', new TextEncoder().encode('Dear team,\nplease find the list below.\nRegards'), 'no-header'],
    ['a list without headings', new TextEncoder().encode('CD-20;5;10\nGM-07;6;15'), 'no-header'],
  ])('%s', async (_, file, code) => {
    const result = await readBytes(file, 'file')
    expect(result.problems.map(({ code, source }) => [code, source])).toEqual([[code, 'file']])
    expect(plan(result.input).orders()).toEqual([])
  })

  test('no file at all', async () => {
    const { read } = await import('../../../src/entries/planner.ts')
    expect(said(await read([], { today: '2026-03-02' }))).toEqual([['empty', 0, '']])
  })
})

describe('A list that is too large', () => {
  test('has more than 64 MB', async () => {
    expect(said(await readBytes(new Uint8Array(64 * 2 ** 20 + 1)))).toEqual([['too-large', 0, '']])
  })

  test('has half a million columns in a line, and takes no longer for it', async () => {
    const begun = performance.now()
    const result = await readText(`Item,On hand\nA,5\n${'x,'.repeat(500_000)}`)
    expect(performance.now() - begun).toBeLessThan(1000)
    expect(said(result).map(([code, line]) => [code, line])).toEqual([['too-many-columns', 3]])
    expect(result.input.items).toHaveLength(1)
  })

  test('has 451 columns in a quoted line', async () => {
    const result = await readText(`Item,On hand\n"A",5${',"x"'.repeat(449)}\nB,6`)
    expect(said(result).map(([code, line]) => [code, line])).toEqual([['too-many-columns', 2]])
  })

  test('opens a quotation mark on each of 100,000 lines, and takes no longer for it', async () => {
    const begun = performance.now()
    const { problems, moreProblems } = await readText(`Item,On hand\n${'"A,5\n'.repeat(99_000)}`)
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect([problems.length, moreProblems]).toEqual([200, 98_800])
  })

  test.each([
    ['items', { items: 2 }, 'too-many-items'],
    ['rows', { rows: 2 }, 'too-many-rows'],
  ])('has more %s than are taken: nothing of it is planned, which is said', async (_, limits, code) => {
    const { input, problems } = await readText('Item;On hand\nA;1\nB;1\nC;1', { limits })
    expect(input.items).toEqual([])
    expect(problems).toMatchObject([{ code, column: '2', value: '3' }])
    expect(problems[0]?.sentence).toContain('mrp-widgets/planner')
  })

  test('has more than 200 tables: the first ones are read', async () => {
    const { tables, problems } = await readText(
      'Item;On hand\nA;5\n\nParent;Component;Qty\nA;B;1\n\n'.repeat(101),
    )
    expect(tables).toHaveLength(200)
    expect(problems.map(({ code }) => code)).toContain('too-many-tables')
  })
})

describe('A list that is only a part of one', () => {
  test('without demand asks how many, by when; the answer is a line of item, quantity and date', async () => {
    const text = 'Item;On hand;Lead time (weeks)\nA;5;1'
    const result = await readText(text)
    expect(result.questions).toMatchObject([{ id: 'demand', code: 'demand', samples: ['A'] }])
    expect(result.questions[0]?.choices).toEqual(['none', 'enter'])
    const answer = async (demand: string) => {
      const { input, questions } = await readText(text, { answers: { demand } })
      return [input.demand, questions.length]
    }
    expect(await answer('A;50;2026-03-09')).toEqual([[{ item: 'A', period: 5, quantity: 50 }], 0])
    expect(await answer('none')).toEqual([[], 0])
    expect(await answer('B;50;soon')).toEqual([[], 1])
  })

  test('that is only a bill is planned without stock, and says so', async () => {
    const result = await readText('Parent;Component;Qty per\nA;B;2')
    expect(said(result)).toEqual([['no-items', 0, '']])
    expect(asked(result)).toEqual(['demand', 'lead-time'])
    expect(result.input.items.map(({ id }) => id)).toEqual(['A', 'B'])
  })

  test('that is only stocks asks for lead times and demand', async () => {
    expect(asked(await readText('Item;On hand\nA;5'))).toEqual(['demand', 'lead-time'])
  })

  test('that is only demand asks for lead times, and says that no stock counts', async () => {
    const result = await readText('Item;Quantity;Date\nA;5;2026-03-09')
    expect(asked(result)).toEqual(['lead-time'])
    expect(said(result)).toEqual([['no-items', 0, '']])
  })
})

describe('Rows', () => {
  test('that are bad are counted beyond the first 200', async () => {
    const { problems, moreProblems } = await readText(`Item;On hand\n${'A;x\n'.repeat(250)}`)
    expect([problems.length, moreProblems]).toEqual([200, 50])
  })
})

describe('A column', () => {
  test('whose heading says too little is asked about, and answered by its id', async () => {
    const text = 'Item;Qty\nA;5'
    const result = await readText(text)
    expect(result.questions[0]).toMatchObject({
      id: '0.1',
      code: 'column',
      source: '1',
      column: 'Qty',
      samples: ['5'],
      choices: ['onHand', 'quantity'],
    })
    expect(result.tables[0]?.columns.map(({ sure }) => sure)).toEqual([true, false])
    const answered = await readText(text, { answers: { '0.1': 'quantity' } })
    expect(answered.input.demand).toEqual([{ item: 'A', period: 0, quantity: 5 }])
  })

  test('that is the item is asked about where two could be', async () => {
    const result = await readText('ID;Name;On hand\n7;A-114;5')
    expect(result.questions[0]).toMatchObject({ code: 'item-column', choices: ['0.0', '0.1'] })
    const { input } = await readText('ID;Name;On hand\n7;A-114;5', { answers: { '0.item': '0.1' } })
    expect(input.items.map(({ id }) => id)).toEqual(['A-114'])
  })

  test('may be given any meaning, also where nobody asked', async () => {
    const result = await readText('Foo;Bar\nA;5\nB;6', { answers: { '0.0': 'item', '0.1': 'onHand' } })
    expect(meanings(result)).toEqual(['item', 'onHand'])
    expect(result.input.items.map(({ onHand }) => onHand)).toEqual([5, 6])
  })

  test('is not taken from an answer that is no meaning', async () => {
    expect(meanings(await readText('Item;Stock\nA;5', { answers: { '0.1': 'constructor' } }))).toEqual([
      'item',
      'onHand',
    ])
  })
})

describe('Reading', () => {
  test('refuses a date of today that is none, because that is the page’s fault', async () => {
    await expect(readText('Item;On hand\nA;5', { today: '2 March' })).rejects.toThrow(
      'today is “2 March”. Give a date such as 2026-03-02.',
    )
  })
})

describe('What units make more than a plan can count is left out, and said', () => {
  const order = '\n\nSales order;Item;Qty;Unit;Ship date\nS1;A'
  test.each([
    ['a smallest order in packs', `Item;On hand;Unit;MOQ (packs);Pack size\nA;0;pcs;999999999;999999999`],
    ['a smallest order in another unit', `Item;On hand;Unit;MOQ (t)\nA;0;mg;999999999`],
    ['an order in another unit', `Item;On hand;Unit\nA;0;mg${order};999999999;t;2026-04-01`],
    ['stocks in two units', `Item;Warehouse;Unit;On hand\nA;X;mg;1\nA;Y;t;999999999`],
  ])('%s', async (_, text) => {
    const result = await readText(text)
    expect(said(result)).toContainEqual(['too-much', expect.any(Number), 'A'])
    expect(plan(result.input).orders()).toEqual([])
  })
})
