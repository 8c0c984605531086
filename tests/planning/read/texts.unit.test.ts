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
})

describe('Quotes', () => {
  test('hold line ends, and the next row has its own line', async () => {
    const result = await readText('Item,Description,On hand\nA,"two\nlines",5\nB,Bolt,many')
    expect(result.input.items).toMatchObject([{ id: 'A', name: 'two\nlines' }])
    expect(said(result)).toEqual([['not-a-number', 4, 'many']])
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
})
