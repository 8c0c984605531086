import { describe, expect, test } from 'vitest'
import { readText, said } from './lists.ts'

// Lists whose rows are of several kinds: what is there, what comes, what is wanted, and what MRP had suggested.

const mixed = async (...rows: readonly string[]) => {
  const read = await readText(rows.join('\n'), { today: '2026-11-24', answers: { 'lead-time': '0' } })
  const due = (list: readonly { item: string; quantity: number }[] = []) =>
    list.map(({ item, quantity }) => `${quantity} ${item}`)
  const { items, demand, receipts } = read.input
  return {
    read,
    stocks: items.map(({ id, onHand }) => `${onHand} ${id}`),
    demand: due(demand),
    receipts: due(receipts),
  }
}

describe('A list of all that comes and goes says of each row what it is', () => {
  test('with requirements below zero, and the stock as a row of its own', async () => {
    const { stocks, demand, receipts, read } = await mixed(
      'Item number;Requirement date;Reference;Quantity',
      'D0001;11/24/2026;On-hand;120',
      'D0001;12/01/2026;Sales order;-50',
      'D0001;12/08/2026;Purchase order;200',
    )
    expect({ stocks, demand, receipts }).toEqual({
      stocks: ['120 D0001'],
      demand: ['50 D0001'],
      receipts: ['200 D0001'],
    })
    expect(said(read)).toEqual([])
  })

  test('what MRP had suggested is suggested anew, and that is said', async () => {
    const { receipts, read } = await mixed(
      'Item number;Requirement date;Reference;Quantity',
      'D0001;12/01/2026;Sales order;-50',
      'D0001;12/08/2026;Purchase order;200',
      'D0001;12/15/2026;Planned purchase order;30',
    )
    expect(receipts).toEqual(['200 D0001'])
    expect(said(read)).toContainEqual(['proposed', 4, 'D0001'])
  })

  test('the stocks of several places add up, and those of a list of items count more', async () => {
    const { stocks } = await mixed(
      'Item;On hand',
      'B;7',
      '',
      'Item;Type;Due date;Quantity',
      'A;On hand;2026-11-24;80',
      'A;On hand;2026-11-24;20',
      'B;On hand;2026-11-24;9',
      'A;Work order;2026-12-08;40',
    )
    expect(stocks).toEqual(['7 B', '100 A'])
  })
})

describe('SAP’s stock and requirements of several materials', () => {
  const heading = 'Material;Datum;Dispositionselement;Daten zum Dispoelem.;Zugang/Bedarf;Verfügbare Menge'

  test('are what comes above zero, what is wanted below, and the stock of each in its first row', async () => {
    const { stocks, demand, receipts, read } = await mixed(
      heading,
      'M-100;24.11.2026;W-BEST;;;50',
      'M-100;01.12.2026;K-AUFT;1234/10;30-;20',
      'M-100;07.12.2026;BS-EIN;4500/10;100;120',
      'M-100;09.12.2026;PL-AUF;77;40;160',
      'M-200;24.11.2026;W-BEST;;;7',
      'M-200;14.12.2026;AR-RES;M-300;60-;-53',
    )
    expect({ stocks, demand, receipts }).toEqual({
      stocks: ['50 M-100', '7 M-200'],
      demand: ['30 M-100', '60 M-200'],
      receipts: ['100 M-100'],
    })
    expect(said(read)).toEqual([['proposed', 5, 'M-100']])
  })

  test('have the stock before the first row, where that row is no stock', async () => {
    const { stocks } = await mixed(heading, 'M-100;01.12.2026;K-AUFT;1234/10;30-;20')
    expect(stocks).toEqual(['50 M-100'])
  })

  test('leave the stock to a list of items, where they have none', async () => {
    const { stocks, demand } = await mixed(
      'Material;Bestand',
      'M-100;8',
      '',
      'Material;Datum;Dispositionselement;Zugang/Bedarf',
      'M-100;01.12.2026;K-AUFT;30-',
    )
    expect({ stocks, demand }).toEqual({ stocks: ['8 M-100'], demand: ['30 M-100'] })
  })
})

test('What Infor has planned itself is planned anew; the rest is told apart by its type', async () => {
  const { demand, receipts, read } = await mixed(
    'Item;Planned Quantity;Planned Finish Date;Order;Order Type;Transaction Type',
    'X-1;100;2026-12-18;PLN01;Planned Production Order;+ (Planned Receipt)',
    'X-1;40;2026-12-10;SLS12;Sales Order;- (Planned Issue)',
  )
  expect({ demand, receipts }).toEqual({ demand: ['40 X-1'], receipts: [] })
  expect(said(read)).toContainEqual(['proposed', 2, 'X-1'])
})

describe('A forecast has rows of stock', () => {
  test('what is there at the beginning is the stock', async () => {
    const { stocks, demand } = await mixed(
      'Item;Row;2026-11-30;2026-12-07',
      'A;Opening stock;100;90',
      'A;Demand;10;20',
    )
    expect(stocks).toEqual(['100 A'])
    expect(demand).toEqual(['10 A', '20 A'])
  })

  test('any other is left out, which is said', async () => {
    const { stocks, read } = await mixed(
      'Item;Row;2026-11-30;2026-12-07',
      'A;On hand;100;90',
      'A;Demand;10;20',
    )
    expect(stocks).toEqual(['0 A'])
    expect(said(read)).toContainEqual(['not-planned', 2, 'On hand'])
  })
})

test.each(['Later', 'Future', 'This week'])(
  'What no date is above is left out, and said: %s',
  async heading => {
    const { read } = await mixed(`Item;2026-12-07;2026-12-14;${heading};Total`, 'A;10;20;30;60')
    expect(said(read).filter(([code]) => code === 'no-dates')).toEqual([['no-dates', 1, '']])
  },
)

test('A row may have what is wanted and what comes, each with its date', async () => {
  const { demand, receipts } = await mixed(
    'Item;On hand;Demand;Date;Supply;ETA',
    'A;5;50;2026-12-07;30;2026-12-01',
    'B;6;60;2026-12-07;;',
  )
  expect(demand).toEqual(['50 A', '60 B'])
  expect(receipts).toEqual(['30 A'])
})

test('A list that stands on its side is set upright', async () => {
  const { stocks, read } = await mixed('Part;A;B', 'On hand;5;6', 'Lead time (weeks);1;2', 'Safety stock;0;3')
  expect(stocks).toEqual(['5 A', '6 B'])
  expect(read.input.items[1]).toMatchObject({ safetyStock: 3, leadTime: 10 })
})

test('A production order is for what its source is', async () => {
  const { receipts, demand } = await mixed(
    'No.;Description;Source No.;Quantity;Due Date',
    '1011001;Touring Bicycle;1001;10;2026-12-18',
  )
  expect({ receipts, demand }).toEqual({ receipts: ['10 1001'], demand: [] })
})

test.each([
  ['weeks', 10],
  ['days', 2],
])('The unit of lead times may stand beside them: %s', async (unit, leadTime) => {
  const { read } = await mixed(
    'Item;On hand;Lead time;Unit',
    `A;1;2;working ${unit}`.replace('working weeks', 'weeks'),
  )
  expect(read.input.items[0]).toMatchObject({ leadTime })
  expect(read.questions.map(({ code }) => code)).not.toContain('lead-unit')
})

describe('A line of a bill', () => {
  const lines = async (...rows: readonly string[]) => {
    const { read } = await mixed(...rows)
    return { lines: read.input.lines, said: said(read) }
  }

  test('may say how many go into a hundred', async () => {
    expect(await lines('Baugruppe;Komponente;Menge je 100', 'A;B;250')).toMatchObject({
      lines: [{ parent: 'A', child: 'B', per: 2.5 }],
    })
  })

  test('does not count before or after its time, which is said', async () => {
    const found = await lines(
      'Parent;Component;Qty per;Valid from;Valid to',
      'A;B;1;2020-01-01;2024-12-31',
      'A;C;1;2025-01-01;31.12.9999',
      'A;D;1;2027-06-01;',
    )
    expect(found.lines).toEqual([{ parent: 'A', child: 'C', per: 1 }])
    expect(found.said).toContainEqual(['not-planned', 2, '2024-12-31'])
    expect(found.said).toContainEqual(['not-planned', 4, '2027-06-01'])
  })

  test('loses one percent where its scrap is 1: nobody loses all', async () => {
    expect(await lines('Parent;Component;Qty per;Scrap', 'A;B;1;1', 'A;C;1;0.5')).toMatchObject({
      lines: [{ scrap: 0.01 }, { scrap: 0.005 }],
    })
  })
})

test('A lot rule that nobody knows is planned lot for lot, which is said', async () => {
  const { read } = await mixed('Item;On hand;Lot sizing', 'A;1;HB', 'B;1;EX', 'C;1;Order')
  expect(said(read).filter(([code]) => code === 'unknown-rule')).toEqual([['unknown-rule', 2, 'HB']])
})

describe('A year may stand beside', () => {
  const due = async (heading: string, ...numbers: readonly [string, string]) => {
    const [one, other] = numbers
    const read = await readText(`Item;Year;${heading};Quantity\nA;2026;${one};10\nA;2027;${other};20`, {
      today: '2026-11-23',
    })
    expect(read.questions.map(({ code }) => code)).not.toContain('week-number')
    return read.input.demand.map(({ period }) => period)
  }

  test('its months', async () => {
    expect(await due('Month', '12', '1')).toEqual([6, 29])
    expect(await due('Period', '12', '1')).toEqual([6, 29])
  })

  test('its weeks', async () => {
    expect(await due('Week', '49', '1')).toEqual([5, 30])
    expect(await due('KW', '49', '1')).toEqual([5, 30])
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

test('The number of a bill stands beside the item that it makes', async () => {
  const { read } = await mixed('BOM,Item,Item Code (Items),Qty (Items)', 'BOM-T-001,T,L,4', ',,S,20')
  expect(read.input.lines).toMatchObject([
    { parent: 'T', child: 'L', per: 4 },
    { parent: 'T', child: 'S', per: 20 },
  ])
})

test.each(['Expected', 'Required', 'Promised', 'Erwartet', 'Requerido', 'Prévu'])(
  'A quantity is due when a date says so: %s',
  async heading => {
    const { demand, read } = await mixed(`Part;Qty;${heading}`, 'A;20;18.12.2026')
    expect(demand).toEqual(['20 A'])
    expect(read.input.demand[0]?.period).toBe(18)
  },
)

test.each([
  ...['Expected', 'Ordered', 'Booked', 'Expected, total', 'Monthly demand', 'Weekly usage', 'Jahresbedarf'],
  ...['Consumo mensual', 'Qté en commande client', 'Qté en commande fourn.'],
])('In a list of items, a quantity without a date is left out, and said: %s', async heading => {
  const { stocks, demand, receipts, read } = await mixed(`SKU;In stock;${heading}`, 'A;12;30')
  expect({ stocks, demand, receipts }).toEqual({ stocks: ['12 A'], demand: [], receipts: [] })
  expect(read.problems).toMatchObject([{ code: 'no-dates', column: heading }])
})

test('What a production order has yielded is delivered, and no stock', async () => {
  const { receipts, stocks } = await mixed(
    'MO #;Variant code / SKU;Planned quantity;Actual quantity;Production deadline;Status',
    'MO-12;T;20;5;2026-12-18;Work in progress',
  )
  expect({ receipts, stocks }).toEqual({ receipts: ['15 T'], stocks: ['0 T'] })
})

test.each([
  ['Safety Stk', { safetyStock: 20 }],
  ['Mindestbestellung', { lot: { rule: 'L4L', min: 20 } }],
  ['FIXED_LOT_MULTIPLIER', { lot: { rule: 'L4L', multiple: 20 } }],
  ['Reorder Multiple', { lot: { rule: 'L4L', multiple: 20 } }],
  ['EBQ', { lot: { rule: 'FOQ', quantity: 20 } }],
  ['Min', { safetyStock: 20 }],
  ['Std Order Size', { lot: { rule: 'FOQ', quantity: 20 } }],
  ['Weeks', { leadTime: 100 }],
  ['Minimum Inventory Level', { safetyStock: 20 }],
  ['Min Stock Alert Level', { safetyStock: 20 }],
])('%s is what its system means by it', async (heading, item) => {
  const { read } = await mixed(`Part;QOH;${heading}`, 'A;5;20')
  expect(read.input.items[0]).toMatchObject(item)
})

test('A purchase requisition brings something', async () => {
  const { demand, receipts } = await mixed(
    'Banf;Material;Menge;ME;Lieferdatum',
    '1000001;A;200;KG;15.12.2026',
  )
  expect({ demand, receipts }).toEqual({ demand: [], receipts: ['200 A'] })
})

test('Positions of a bill without its product are told so', async () => {
  const { stocks, read } = await mixed('Pos;Komponente;Menge;ME', '0010;A;1;ST', '0020;B;8;ST')
  expect(stocks).toEqual(['0 A', '0 B'])
  expect(read.problems).toMatchObject([{ code: 'no-parents', column: 'Menge' }, { code: 'no-stock' }])
})

test.each([
  [['Material;FERT-1']],
  [['Material: FERT-1']],
  [['Stückliste anzeigen', 'Material;FERT-1;Werk;1000']],
])('Positions of a bill go into the product above them: %j', async above => {
  const { stocks, read } = await mixed(...above, '', 'Pos;Komponente;Menge;ME', '0010;A;1;ST', '0020;B;8;ST')
  expect(stocks).toEqual(['0 FERT-1', '0 A', '0 B'])
  expect(read.input.lines).toMatchObject([
    { parent: 'FERT-1', child: 'A', per: 1 },
    { parent: 'FERT-1', child: 'B', per: 8 },
  ])
  expect(said(read)).toEqual([['no-items', 0, '']])
})

test.each([
  ['4,00638E+12', [['shortened-item', 2, '4,00638E+12']]],
  ['4.00638e+12', [['shortened-item', 2, '4.00638e+12']]],
  ['1E+05', [['shortened-item', 2, '1E+05']]],
  // Somebody's own numbers
  ['12E4', []],
  ['A-2E+03', []],
  ['1E+5', []],
])('An item number that a spreadsheet has cut is said, once: %s', async (id, problems) => {
  const other = `9${id.slice(1)}`
  const { stocks, read } = await mixed('Item;On hand', `${id};5`, `${other};6`)
  expect(stocks).toEqual([`5 ${id}`, `6 ${other}`])
  expect(said(read)).toEqual(problems)
})
