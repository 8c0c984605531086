import { describe, expect, test } from 'vitest'
import type { ReadResult } from '../../../src/entries/planner.ts'
import { asked, readText } from './lists.ts'

// Lists as people have them, each short, with what it comes to: what is planned, what is said, what is asked.

const itemsOf = ({ input }: ReadResult) => input.items.map(({ id, onHand }) => `${id} ${onHand}`)

const linesOf = ({ input }: ReadResult) =>
  input.lines.map(({ parent, child, per, scrap }) => `${parent} ${per} ${child}${scrap ? ` +${scrap}` : ''}`)

const duesOf = (dues: ReadResult['input']['demand'] = []) =>
  dues.map(({ item, quantity, period, id }) => `${item} ${quantity} @${period}${id ? ` ${id}` : ''}`)

const codesOf = ({ problems }: ReadResult) =>
  problems.filter(({ code }) => code !== 'no-items').map(({ code, line }) => `${code} ${line}`)

/** Questions other than those that every list without demand or lead times asks. */
const open = (result: ReadResult) => asked(result).filter(code => code !== 'demand' && code !== 'lead-time')

const rows = (...lines: readonly string[]) => lines.join('\n')

const drive = ['CD-20 4 RL-60', 'RL-60 2 BRG6204', 'CD-20 1 FR-01']

describe('A bill', () => {
  test.each<[string, string]>([
    [
      'of SAP CS12 in German, with its header',
      rows(
        ...['Material       CD-20', 'Werk/Verw.     1000 / 1', 'Basismenge     1,000', ''],
        '|Auflösungsstufe|Pos.|Komponentennummer|Objektkurztext|Menge (KME)|ME|',
        ...['|.1|0010|RL-60|Rolle|4|ST|', '|..2|0010|BRG6204|Lager|2|ST|', '|.1|0020|FR-01|Rahmen|1|ST|'],
      ),
    ],
    [
      'of SAP CS12 over two pages',
      rows(
        ...['Explode BOM                   Page 1', '', 'Material          CD-20', ''],
        ...['Explosion level|Component number|Comp. Qty (CUn)', '.1|RL-60|4', '..2|BRG6204|2'],
        '                              Page 2',
        ...['Explosion level|Component number|Comp. Qty (CUn)', '.1|FR-01|1'],
      ),
    ],
    [
      'of SAP CS15, where an item is used',
      rows('Where-used list', 'Material;BRG6204', '', 'Level;Material;Qty', '1;RL-60;2', '2;CD-20;4').concat(
        '\n\nParent;Component;Qty per\nCD-20;FR-01;1',
      ),
    ],
    ['indented by blanks', rows('Part\tQty', 'CD-20\t1', '  RL-60\t4', '    BRG6204\t2', '  FR-01\t1')],
    [
      'indented, in a text',
      rows('Part         Qty', 'CD-20        1', '   RL-60     4', '      BRG6204   2', '   FR-01     1'),
    ],
    [
      'numbered 1.1.1',
      rows('No.\tPart number\tQty', '1\tCD-20\t1', '1.1\tRL-60\t4', '1.1.1\tBRG6204\t2', '1.2\tFR-01\t1'),
    ],
    [
      'of Odoo, with the path of each field',
      rows(
        'Product,BoM Type,Quantity,BoM Lines/Component/Display Name,BoM Lines/Quantity',
        '[CD-20] Drive,Manufacture,1.0,[RL-60] Roller,4.0',
        ',,,[FR-01] Frame,1.0',
        '[RL-60] Roller,Manufacture,1.0,[BRG6204] Bearing,2.0',
      ),
    ],
    [
      'of Sage',
      rows(
        'Bill Number,Revision,Component Item Code,Component Description,Quantity Per Bill',
        ...['CD-20,000,RL-60,Roller,4', 'CD-20,000,FR-01,Frame,1', 'RL-60,000,BRG6204,Bearing,2'],
      ),
    ],
    [
      'with stars for levels',
      rows('Stufe;Artikel;Menge', '*;CD-20;1', '**;RL-60;4', '***;BRG6204;2', '**;FR-01;1'),
    ],
    ['by the next assembly', rows('Part,Next Assy,QPA', 'RL-60,CD-20,4', 'BRG6204,RL-60,2', 'FR-01,CD-20,1')],
    [
      'indented, with stocks',
      rows('Part\tQty\tOn hand', 'CD-20\t1\t0', '  RL-60\t4\t10', '    BRG6204\t2\t310', '  FR-01\t1\t58'),
    ],
    [
      'of SAP, with empty columns',
      rows(
        'Parent\t\tComponent\t\tQty',
        'CD-20\t\tRL-60\t\t4',
        'RL-60\t\tBRG6204\t\t2',
        'CD-20\t\tFR-01\t\t1',
      ),
    ],
    ['with named levels', rows('Lvl,Part,Qty', 'L0,CD-20,1', 'L1,RL-60,4', 'L2,BRG6204,2', 'L1,FR-01,1')],
    [
      'in Markdown',
      rows(
        '| Parent | Component | Qty |',
        '| --- | :---: | ---: |',
        '| CD-20 | RL-60 | 4 |',
        '| RL-60 | BRG6204 | 2 |',
        '| CD-20 | FR-01 | 1 |',
      ),
    ],
  ])('%s', async (_, text) => {
    const result = await readText(text)
    expect(linesOf(result).toSorted()).toEqual(drive.toSorted())
    expect(codesOf(result)).toEqual([])
  })

  test('whose top item nobody names says so, and keeps all of its parts', async () => {
    const result = await readText(rows('Level\tItem\tQty', '.1\tRL-60\t4', '..2\tBRG6204\t2', '.1\tFR-01\t1'))
    expect(linesOf(result)).toEqual(['RL-60 2 BRG6204'])
    expect(result.input.items.map(({ id }) => id)).toContain('FR-01')
    expect(codesOf(result)).toEqual(['no-parent 2', 'no-parent 4'])
  })

  test('has fractions, scrap in percent, and the good share of a part', async () => {
    const result = await readText(
      rows(
        'Parent,Component,Qty Per,Scrap %,Component Yield',
        'A,B,1/2,0.5,100%',
        'A,C,1 1/2,,75%',
        'A,D,3/4,5%,',
      ),
    )
    expect(linesOf(result)).toEqual(['A 0.5 B +0.005', 'A 2 C', 'A 0.75 D +0.05'])
  })

  test('is none where numbers are set to the right', async () => {
    const result = await readText(rows('Part\tQty', '  990\t1', ' 1000\t4', '10000\t2'))
    expect(result.input.lines).toEqual([])
    expect(open(result)).toEqual(['column'])
  })
})

describe('Stocks', () => {
  test.each<[string, string, readonly string[], readonly string[]]>([
    [
      'of SAP MB52 in German: prices tell the decimal sign, * is a sum',
      rows(
        'Material\tWerk\tLagerort\tFrei verwendbar\tWert frei verw.\tWährung',
        ...[
          'A\t1000\t0001\t1.310\t13.100,00\tEUR',
          'B\t1000\t0001\t12,5-\t125,00-\tEUR',
          '*\t\t\t1.298\t12.975,00\tEUR',
        ],
      ),
      ['A 1310', 'B -12.5'],
      ['negative 3'],
    ],
    [
      'of ERPNext: a unit of stock is no stock, a reorder level no level',
      'Item,Warehouse,Stock UOM,Balance Qty,Reorder Level\nA,Stores,Nos,310,50',
      ['A 310'],
      [],
    ],
    [
      'of Sage, in words without blanks',
      'ItemCode,ItemCodeDesc,TotalQuantityOnHand\nA,Shaft,310',
      ['A 310'],
      [],
    ],
    ['with prices in currencies', 'Item,Unit cost,On hand\nA,$1.20,310\nB,€ 3.40,5', ['A 310', 'B 5'], []],
    [
      'with headings in two lines',
      'Part\tPart\tOn\tSafety\nno.\tdescription\thand\tstock\nA\tShaft\t310\t40',
      ['A 310'],
      [],
    ],
    [
      'with headings under groups',
      '\t\tStock\t\nItem\tDescription\tOn hand\tSafety\nA\tShaft\t310\t40',
      ['A 310'],
      [],
    ],
    ['with units under the headings', 'Item,On hand\n(code),(pcs)\nA,310', ['A 310'], []],
    [
      'with notes below',
      'Item,On hand\nA,310\n\nTotal,310\nNote: counted in March,',
      ['A 310'],
      ['no-item 5'],
    ],
    ['with signs for nothing', 'Item,On hand\nA,N/A\nB,-\nC,—', ['A 0', 'B 0', 'C 0'], []],
    ['with signs for faults', 'Item,On hand\nA,#N/A\nB,5', ['B 5'], ['not-a-number 2']],
    [
      'apart by blanks that do not line up',
      'Item No   On Hand   Lead Time\nA-1    310    3 wks\nLONG-1   5   2 wks',
      ['A-1 310', 'LONG-1 5'],
      [],
    ],
  ])('%s', async (_, text, items, codes) => {
    const result = await readText(text)
    expect([itemsOf(result), codesOf(result), open(result)]).toEqual([items, codes, []])
  })

  test('that are available are asked about, and give way to those that are there', async () => {
    expect(open(await readText('Item,Available\nA,5'))).toEqual(['column'])
    expect(itemsOf(await readText('Item,Available,On hand\nA,5,9'))).toEqual(['A 9'])
  })

  test('with a smallest quantity are asked: of an order, or of the stock', async () => {
    const result = await readText('Product,On Hand,Min Quantity\nA,40,20')
    expect(result.questions[0]).toMatchObject({ code: 'column', choices: ['lotMin', 'safetyStock'] })
  })

  test('have the rule of a lot in the column of its size', async () => {
    const { input } = await readText('Item,On hand,Lot\nA,5,LFL\nB,6,50')
    expect(input.items.map(({ lot }) => lot)).toEqual([undefined, { rule: 'FOQ', quantity: 50 }])
  })

  test('have headings under groups, some of which say little by themselves', async () => {
    const { input } = await readText(
      '\t\tStock\t\tPurchasing\nItem\tName\tOn hand\tSafety\tLead time (weeks)\nA\tShaft\t310\t40\t3',
    )
    expect(input.items).toMatchObject([{ id: 'A', onHand: 310, safetyStock: 40, leadTime: 15 }])
  })

  test('are none of what adds them up, in Excel and in databases', async () => {
    const excel = 'Item,On hand\nA,5\nA Total,5\nB,6\nTotals,11\nGesamtergebnis,11\nTOTAL:,11'
    const database = ' item | on_hand \n------+---------\n A    |       5 \n B    |       6 \n(2 rows)'
    for (const text of [excel, database]) expect(itemsOf(await readText(text))).toEqual(['A 5', 'B 6'])
  })

  test('are of phantoms where the type says so, and of ids that Excel was told are text', async () => {
    const { input } = await readText('Item\tType\tOn hand\n="001"\tPhantom\t0\n\'002\tPurchased\t6')
    expect(input.items.map(({ id, phantom }) => [id, phantom])).toEqual([
      ['001', true],
      ['002', undefined],
    ])
  })

  test('have months for lead times, and periods for lots', async () => {
    const { input } = await readText('Item,Lead time,Lot rule,Lot size\nA,2M,POQ,3')
    expect(input.items).toMatchObject([{ leadTime: 60, leadIn: 'days', lot: { rule: 'POQ', periods: 3 } }])
  })

  test('stand beside a bill, with an empty column between them', async () => {
    const result = await readText(
      'Item\tOn hand\t\tParent\tComponent\tQty per\nA\t5\t\tA\tB\t2\nB\t6\t\tA\tC\t1',
    )
    expect(itemsOf(result)).toEqual(['A 5', 'B 6', 'C 0'])
    expect(linesOf(result)).toEqual(['A 2 B', 'A 1 C'])
  })

  test('in a letter are read without what is above and below, which is said', async () => {
    const result = await readText(
      'Hi,\nhere is the stock:\n\nItem  On hand\nA-1  310\nB-2  5\n\nBest regards\nMax',
    )
    expect(itemsOf(result)).toEqual(['A-1 310', 'B-2 5'])
    expect(codesOf(result)).toEqual(['no-item 8', 'no-item 9'])
  })

  test.each([
    '[{"item":"A","on_hand":310}]',
    '{"item":"A"}',
    '<table><tr><td>Item</td></tr></table>',
    '<?xml version="1.0"?>',
  ])('as code are refused: %s', async text => {
    expect(codesOf(await readText(text))).toEqual(['markup 0'])
  })

  test('with lead times that are a dash are warned about', async () => {
    expect(codesOf(await readText('Item,On hand,Lead time (weeks)\nA,1,2\nB,1,-'))).toEqual([
      'lead-time-missing 3',
    ])
  })

  test('need no question beside a description', async () => {
    const result = await readText('Référence;Désignation;Stock;Qté mini de commande\nA;Arbre;5;50')
    expect(open(result)).toEqual([])
    expect(result.input.items).toMatchObject([{ id: 'A', name: 'Arbre', lot: { min: 50 } }])
  })
})

describe('Demand and open orders', () => {
  test('of SAP ME2N: what is still to come, of the material and not of the position', async () => {
    const german = await readText(
      rows(
        'Einkaufsbeleg\tPosition\tMaterial\tBestellmenge\tNoch zu liefern (Menge)\tNettopreis\tLieferdatum',
        '4500\t10\tA\t1.000\t250\t1,20\t16.03.2026',
      ),
    )
    const english = await readText(
      rows(
        'Purchasing Document,Item,Material,Order Quantity,Still to be delivered (qty),Delivery Date',
        '4500,10,A,1000,250,03/16/2026',
      ),
    )
    for (const { input, questions } of [german, english]) {
      expect(duesOf(input.receipts)).toEqual(['A 250 @10 4500'])
      expect(questions.map(({ code }) => code)).toEqual(['demand', 'lead-time'])
    }
  })

  test('of SAP MD04: one item, receipts above zero and requirements below', async () => {
    const result = await readText(
      rows(
        ...['Material\tA', '', 'Date\tMRP element\tMRP element data\tReceipt/Reqmt\tAvailable quantity'],
        ...[
          '03/02/2026\tStock\t\t\t310',
          '03/16/2026\tPOitem\t4500/10\t100\t410',
          '03/23/2026\tPldOrd\t77\t60\t470',
        ],
        '04/06/2026\tDepReq\tB\t400-\t70',
      ),
    )
    expect(itemsOf(result)).toEqual(['A 310'])
    expect(duesOf(result.input.demand)).toEqual(['A 400 @25'])
    expect(duesOf(result.input.receipts)).toEqual(['A 100 @10'])
    expect([codesOf(result), open(result)]).toEqual([['proposed 6'], []])
  })

  test('without what is delivered already, and without the customer', async () => {
    const result = await readText(
      rows(
        'Document Number,Date,Name,Item,Quantity,Quantity Fulfilled/Received,Ship Date,Amount',
        'SO1,2/20/2026,Acme Corp,A,50,0,4/15/2026,"12,500.00"',
        'SO2,2/21/2026,Beta,A,10,4,4/20/2026,"2,500.00"',
        'Total,,,,60,4,,"15,000.00"',
      ),
    )
    expect(duesOf(result.input.demand)).toEqual(['A 50 @32 SO1', 'A 6 @35 SO2'])
    expect(result.input.items).toMatchObject([{ id: 'A' }])
    expect(result.input.items[0]?.name).toBeUndefined()
    expect(codesOf(result)).toEqual([])
  })

  test('take off what is delivered only where the quantity is not what is left', async () => {
    const { input } = await readText('Part,Order qty,Shipped qty,Open qty,Req date\nA,50,10,40,4/15/2026')
    expect(duesOf(input.demand)).toEqual(['A 40 @32'])
  })

  test('that are to be produced are open orders', async () => {
    const { input } = await readText('Order #,Product,Quantity,Production deadline\nMO-1,A,50,2026-04-06')
    expect(duesOf(input.receipts)).toEqual(['A 50 @25 MO-1'])
  })

  test('of all types in one list are told apart by their type', async () => {
    const { input } = await readText(
      'Type,Item,Qty,Date,Order\nSO,A,5,2026-04-06,1\nPO,A,10,2026-03-16,2\nWork order,B,3,2026-03-20,3',
    )
    expect(duesOf(input.demand)).toEqual(['A 5 @25 1'])
    expect(duesOf(input.receipts)).toEqual(['A 10 @10 2', 'B 3 @14 3'])
  })

  test('that are closed or cancelled are not planned, which is said', async () => {
    const result = await readText(
      'Order,Item,Qty,Due,Status\n1,A,5,2026-04-06,Open\n2,A,7,2026-04-06,Closed\n3,A,9,2026-04-06,Cancelled',
    )
    expect(duesOf(result.input.demand)).toEqual(['A 5 @25 1'])
    expect(codesOf(result)).toEqual(['closed-order 3', 'closed-order 4'])
  })

  test('of Odoo, whose orders stand on the first of their lines', async () => {
    const result = await readText(
      rows(
        'Order Reference,Delivery Date,Order Lines/Product,Order Lines/Quantity',
        ...['S1,2026-04-06 10:00:00,[A] Table,5', ',,[B] Leg,7', 'S2,2026-04-13 10:00:00,[A] Table,3'],
      ),
    )
    expect(duesOf(result.input.demand)).toEqual(['A 5 @25 S1', 'B 7 @25 S1', 'A 3 @30 S2'])
  })

  test.each([
    ['Item,Apr-26,May-26', ['A 5 @22', 'A 6 @44']],
    ['Item,April 2026,May 2026', ['A 5 @22', 'A 6 @44']],
    ['Item,2026-04,2026-05', ['A 5 @22', 'A 6 @44']],
    ['Item,Past due,13-Apr-26', ['A 5 @-1', 'A 6 @30']],
    ['Teilenummer,Rückstand,KW 15', ['A 5 @-1', 'A 6 @25']],
  ])('by month, and what is overdue: %s', async (headings, dues) => {
    expect(duesOf((await readText(`${headings}\nA,5,6`)).input.demand)).toEqual(dues)
  })

  test('with two quantities that differ ask which one counts', async () => {
    const text = 'Item,Qty,Qty,Date\nA,5,7,2026-04-06'
    expect(open(await readText(text))).toEqual(['column'])
    const { input, questions } = await readText(text, { answers: { '0.1': 'ignored' } })
    expect(duesOf(input.demand)).toEqual(['A 7 @25'])
    expect(questions.map(({ code }) => code)).toEqual(['lead-time'])
  })
})
