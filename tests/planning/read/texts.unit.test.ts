import { describe, expect, test } from 'vitest'
import { meanings, readBytes, readText, said } from './lists.ts'

// How a list is written down: signs between values, quotes, encodings, what stands above and between tables.

const stockOf = async (text: string) =>
  (await readText(text)).input.items.map(({ id, onHand }) => [id, onHand])

describe('Values are apart', () => {
  test.each([
    ['by tabs', 'Item\tOn hand\nA\t5'],
    ['by semicolons', 'Item;On hand\nA;5'],
    ['by pipes', 'Item|On hand\nA|5'],
    ['by commas', 'Item,On hand\nA,5'],
    ['by what sep= names', 'sep=#\nItem#On hand\nA#5'],
    ['by columns of spaces', 'Item    On hand\nA             5'],
    ['by one space, where every line has as many words', 'item on_hand\nA 5'],
    ['by tabs, with the line ends of Windows', 'Item\tOn hand\r\nA\t5\r\n'],
    ['by tabs, with the line ends of old Macs', 'Item\tOn hand\rA\t5'],
  ])('%s', async (_, text) => {
    expect(await stockOf(text)).toEqual([['A', 5]])
  })

  test('by semicolons, although there are commas and quotes in the names', async () => {
    const { input } = await readText('Item;Description;On hand\nA;"Frame, ""welded""; red";5\nB;Bolt, M6;7')
    expect(input.items.map(({ name, onHand }) => [name, onHand])).toEqual([
      ['Frame, "welded"; red', 5],
      ['Bolt, M6', 7],
    ])
  })
})

describe('Columns lined up by spaces', () => {
  test('may have blanks in their headings and their names', async () => {
    const { input } = await readText(
      [
        'item  name            on hand',
        'A     Conveyor drive        5',
        'B     Frame                64',
      ].join('\n'),
    )
    expect(input.items.map(({ id, name, onHand }) => [id, name, onHand])).toEqual([
      ['A', 'Conveyor drive', 5],
      ['B', 'Frame', 64],
    ])
  })
})

describe('Quotes', () => {
  test('hold line ends, and the next row has its own line', async () => {
    const result = await readText('Item,Description,On hand\nA,"two\nlines",5\nB,Bolt,many')
    expect(result.input.items).toMatchObject([{ id: 'A', name: 'two\nlines' }])
    expect(said(result)).toEqual([['not-a-number', 4, 'many']])
  })

  test('that nobody closes cost their line, and no other', async () => {
    const result = await readText('Item,On hand\nA,5\n"B,6\nC,7')
    expect(said(result)).toEqual([['unclosed-quote', 3, '"B,6']])
    expect(result.input.items.map(({ id }) => id)).toEqual(['A', 'C'])
  })

  test('inside of a name are a part of it', async () => {
    expect(await stockOf('Item,On hand\nPipe 3",5\nB,6')).toEqual([
      ['Pipe 3"', 5],
      ['B', 6],
    ])
  })
})

describe('A file is read', () => {
  const text = 'Artikelnummer;Bezeichnung;Lagerbestand\nA;Getriebegehäuse;5'
  const utf16 = (littleEndian: boolean) => {
    const bytes = new DataView(new ArrayBuffer(2 + text.length * 2))
    bytes.setUint16(0, 0xfeff, littleEndian)
    for (let at = 0; at < text.length; at += 1) bytes.setUint16(2 + at * 2, text.charCodeAt(at), littleEndian)
    return new Uint8Array(bytes.buffer)
  }

  test.each([
    ['in UTF-8', new TextEncoder().encode(text)],
    ['in UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['in UTF-16, little end first', utf16(true)],
    ['in UTF-16, big end first', utf16(false)],
    ['in Windows-1252', Uint8Array.from(text, sign => sign.charCodeAt(0))],
  ])('%s', async (_, bytes) => {
    const { input } = await readBytes(bytes)
    expect(input.items).toMatchObject([{ id: 'A', name: 'Getriebegehäuse', onHand: 5 }])
  })
})

describe('Tables', () => {
  test('may have something above them', async () => {
    const result = await readText('Stock list\nMarch 2026;page 1\n\nItem;On hand\nA;5')
    expect(result.tables.map(({ line }) => line)).toEqual([4])
    expect(result.input.items).toHaveLength(1)
  })

  test('follow each other without a blank line between them', async () => {
    const { tables } = await readText('Item;On hand\nA;5\nParent;Component;Qty per\nA;B;2')
    expect(tables.map(({ kinds }) => kinds)).toEqual([['items'], ['bill']])
  })

  test('go on after a blank line', async () => {
    expect(await stockOf('Item;On hand\nA;5\n\nB;6')).toEqual([
      ['A', 5],
      ['B', 6],
    ])
  })

  test('end with a total that is no item', async () => {
    expect(await stockOf('Item;On hand\nA;5\nTotal;5')).toEqual([['A', 5]])
  })

  test('of several sources belong together', async () => {
    const { read } = await import('../../../src/entries/planner.ts')
    const { input } = await read([{ text: 'Item;Stock\nA;5' }, { text: 'Item;Lead time (weeks)\nA;2' }], {
      today: '2026-03-02',
    })
    expect(input.items).toMatchObject([{ id: 'A', onHand: 5, leadTime: 10 }])
  })
})

describe('Headings are known', () => {
  test.each([
    ['in English', 'ITEM_NO;DESCR;PARENT;QTY_PER;QTY_OH;LEAD TIME (DAYS);LOT'],
    [
      'in German',
      'Artikelnr.;Bezeichnung;Übergeordneter Artikel;Menge je;Lagerbestand;Lieferzeit (Tage);Losgröße',
    ],
    [
      'in Spanish',
      'Código;Descripción;Padre;Cantidad por;Existencias;Plazo de entrega (días);Tamaño de lote',
    ],
    [
      'in French',
      'Réf. article;Désignation;Article parent;Quantité par;En stock;Délai (jours);Taille de lot',
    ],
  ])('%s', async (_, headings) => {
    const result = await readText(`${headings}\nA;Drive;;;0;5;1\nB;Motor;A;2;64;15;10`)
    expect(meanings(result)).toEqual(['item', 'name', 'parent', 'per', 'onHand', 'leadTime', 'lotSize'])
    expect(result.input.lines).toEqual([{ parent: 'A', child: 'B', per: 2 }])
  })

  test('of a list of purchase orders, which are open orders and no demand', async () => {
    const { input } = await readText(
      'PO number;Item;Supplier;Quantity;Expected arrival\n7;A;ACME;50;2026-03-09',
    )
    expect(input.receipts).toEqual([{ item: 'A', period: 5, quantity: 50, id: '7' }])
    expect(input.demand).toEqual([])
  })
})
