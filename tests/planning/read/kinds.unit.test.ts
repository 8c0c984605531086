import { expect, test } from 'vitest'
import { type ReadResult, read } from '../../../src/entries/planner.ts'

// What a table is taken for, and what comes of it: short lists, each of one kind of trap.

interface Expected {
  readonly kinds: readonly string[]
  /** Each item with its stock, its lead time, its safety stock and its lot. */
  readonly items?: readonly string[]
  readonly bill?: readonly string[]
  /** How many, of what, in which period from 24 November 2026 on. */
  readonly wanted?: readonly string[]
  readonly coming?: readonly string[]
  readonly says?: readonly string[]
  readonly asks?: readonly string[]
}

const round = (value: number): number => Number(value.toFixed(4))

const dues = (list: ReadResult['input']['demand'] = []) =>
  list.map(({ item, quantity, period }) => `${quantity} ${item} @${period}`)

/** What every list without items, lead times or demand says and asks is not what these are about. */
const usual = ['no-items', 'no-stock', 'unknown-item', 'demand', 'lead-time']

const codes = (list: readonly { readonly code: string }[]) =>
  [...new Set(list.map(({ code }) => code))].filter(code => !usual.includes(code))

function comesTo({ tables, input, problems, questions }: ReadResult): Expected {
  const all = {
    kinds: tables.map(({ kinds }) => kinds.join('+')),
    items: input.items.map(({ id, onHand, leadTime, leadIn, safetyStock, lot }) =>
      [
        ...[id, onHand, leadTime ? `${leadTime}${leadIn ? ' days' : ''}` : ''],
        ...[safetyStock ? `safety ${safetyStock}` : '', lot ? JSON.stringify(lot) : ''],
      ]
        .filter(part => part !== '')
        .join(' '),
    ),
    bill: input.lines.map(
      ({ parent, child, per, scrap, fixed }) =>
        `${parent} ${round(per)} ${child}${scrap ? ` +${scrap}` : ''}${fixed ? ' fixed' : ''}`,
    ),
    wanted: dues(input.demand),
    coming: dues(input.receipts),
    says: codes(problems),
    asks: codes(questions),
  }
  const filled = Object.entries(all).filter(([, list]) => list.length > 0)
  return { kinds: all.kinds, ...Object.fromEntries(filled) }
}

const lists: readonly (readonly [string, readonly string[], Expected])[] = [
  [
    'Two lists of items in one text are one',
    [
      'Artikel;Bestand',
      'A;5',
      '',
      'Artikel;Wiederbeschaffungszeit (Arbeitstage);Sicherheitsbestand',
      'A;3;2',
    ],
    {
      kinds: ['items', 'items'],
      items: ['A 5 3 safety 2'],
    },
  ],
  [
    'A department is no evidence',
    [
      'Order,Item,Department,Quantity,Delivery date',
      '1,A,Purchasing,10,2026-12-14',
      '2,B,Production,20,2026-12-14',
    ],
    {
      kinds: ['wanted'],
      items: ['A 0', 'B 0'],
      wanted: ['10 A @14', '20 B @14'],
    },
  ],
  [
    'A comment that says stock is no evidence',
    ['Sales order,Item,Qty,Due date,Comment', '1,A,10,2026-12-14,from stock', '2,B,20,2026-12-15,on hand'],
    {
      kinds: ['wanted'],
      items: ['A 0', 'B 0'],
      wanted: ['10 A @14', '20 B @15'],
    },
  ],
  [
    'The name of a part of a supplier is no evidence',
    ['Order;Item;Supplier part;Quantity;Due date', '1;A;S-1;10;14.12.2026'],
    {
      kinds: ['wanted'],
      items: ['A 0'],
      wanted: ['10 A @14'],
    },
  ],
  [
    'A title says which way orders go, where nothing else does',
    ['Open purchase orders', '', 'Item;Quantity;Due date', 'A;10;14.12.2026'],
    {
      kinds: ['coming'],
      items: ['A 0'],
      coming: ['10 A @14'],
    },
  ],
  [
    'A customer says it better than a title',
    ['Production order request list', '', 'Customer;Item;Quantity;Requested date', 'Acme;A;10;14.12.2026'],
    {
      kinds: ['wanted'],
      items: ['A 0'],
      wanted: ['10 A @14'],
    },
  ],
  [
    'Orders of production by their finish date',
    [
      'Auftrag;Material;Auftragsmenge;Gelieferte Menge;Eckendtermin;Systemstatus',
      '1000001;A;100;20;18.12.2026;FREI',
      '1000002;A;50;0;18.12.2026;TECO',
    ],
    {
      kinds: ['coming'],
      items: ['A 0'],
      coming: ['80 A @18'],
      says: ['closed-order'],
    },
  ],
  [
    'A state under a path',
    [
      'Order/Number;Order/State;Lines/Product;Lines/Quantity;Lines/Due date',
      'SO1;sale;A;10;2026-12-14',
      'SO2;draft;A;20;2026-12-14',
    ],
    {
      kinds: ['wanted'],
      items: ['A 0'],
      wanted: ['10 A @14'],
      says: ['closed-order'],
    },
  ],
  [
    'What is done in part is not done',
    [
      'Auftrag;Artikel;Menge;Geliefert;Termin;Status',
      '1;A;10;4;14.12.2026;Teilgeliefert',
      '2;A;20;0;14.12.2026;Terminiert',
      '3;A;5;0;14.12.2026;Geliefert',
    ],
    {
      kinds: ['wanted'],
      items: ['A 0'],
      wanted: ['6 A @14', '20 A @14'],
      says: ['closed-order'],
    },
  ],
  [
    'Stocks by name are of the items that have it',
    [
      'Item No.,Description,Lead time (working days)',
      '1,Bolt,3',
      '2,Nut,4',
      '',
      'Description,Quantity on hand',
      'Bolt,5',
      'Nut,6',
      '',
      'Item,Quantity,Due date',
      'Bolt,20,2026-12-18',
    ],
    {
      kinds: ['items', 'items', 'wanted'],
      items: ['1 5 3', '2 6 4'],
      wanted: ['20 1 @18'],
    },
  ],
  [
    'A count is no demand',
    ['Material,Count date,Quantity', 'A,2026-11-20,50', '', 'Item,Quantity,Due date', 'A,100,2026-12-18'],
    {
      kinds: ['stock', 'wanted'],
      items: ['A 50'],
      wanted: ['100 A @18'],
    },
  ],
  [
    'Of several counts the newest counts, in each place',
    [
      'Item,Warehouse,Date,Stock',
      'A,W1,2026-11-20,50',
      'A,W2,2026-11-20,60',
      'A,W1,2026-11-23,40',
      'A,W2,2026-11-23,45',
    ],
    {
      kinds: ['stock'],
      items: ['A 85'],
      says: ['older-count', 'several-places'],
    },
  ],
  [
    'Lots are added up, and what cannot be used is said',
    ['Material;Charge;Frei verwendbar;Gesperrt', 'A;C1;10;0', 'A;C2;20;3'],
    {
      kinds: ['stock'],
      items: ['A 30'],
      says: ['not-counted', 'several-places'],
    },
  ],
  [
    'Stock in quarantine does not count',
    ['Product,Location,Quantity', 'A,WH/Stock,10', 'A,WH/Quarantine,20'],
    {
      kinds: ['stock'],
      items: ['A 10'],
      says: ['not-counted', 'several-places'],
    },
  ],
  [
    'Units are converted',
    [
      'Item;Base unit;On hand;Lead time (working days)',
      'CABLE;m;100;2',
      'BOX;pcs;0;1',
      '',
      'Parent;Component;Qty;UoM',
      'BOX;CABLE;150;cm',
    ],
    {
      kinds: ['items', 'bill'],
      items: ['CABLE 100 2', 'BOX 0 1'],
      bill: ['BOX 1.5 CABLE'],
    },
  ],
  [
    'Units in headings are converted',
    [
      'Component,Parent,Qty (g)',
      'B,A,500',
      '',
      'Item,On hand (kg),Lead time (working days)',
      'A,0,1',
      'B,2,3',
    ],
    {
      kinds: ['bill', 'items'],
      items: ['A 0 1', 'B 2 3'],
      bill: ['A 0.5 B'],
    },
  ],
  [
    'Units that cannot be converted are said',
    [
      'Item;Unit;On hand;Lead time (working days)',
      'OIL;l;10;2',
      '',
      'Parent;Component;Qty;Unit',
      'BOX;OIL;2;kg',
    ],
    {
      kinds: ['items', 'bill'],
      items: ['OIL 10 2', 'BOX 0'],
      bill: ['BOX 2 OIL'],
      says: ['unit-differs'],
    },
  ],
  [
    'A line that is switched off does not count',
    ['Parent,Component,Qty,Inactive', 'A,B,2,Yes', 'A,C,1,No'],
    {
      kinds: ['bill'],
      items: ['A 0', 'C 0'],
      bill: ['A 1 C'],
      says: ['not-planned'],
    },
  ],
  [
    'A line counts within its dates',
    [
      'Parent,Component,Qty per,Effective Date,Obsolete Date',
      'A,B,1,2020-01-01,',
      'A,C,1,2027-06-01,',
      'A,D,1,2019-01-01,2026-01-01',
    ],
    {
      kinds: ['bill'],
      items: ['A 0', 'B 0'],
      bill: ['A 1 B'],
      says: ['not-planned'],
    },
  ],
  [
    'A quantity may be for an order of any size',
    ['Parent,Component,Qty,Qty type', 'A,B,4,Variable', 'A,SETUP,1,Fixed'],
    {
      kinds: ['bill'],
      items: ['A 0', 'B 0', 'SETUP 0'],
      bill: ['A 4 B', 'A 1 SETUP fixed'],
    },
  ],
  [
    'Of alternatives the first counts',
    ['Parent,Component,Qty,Alternative group,Priority', 'A,B,4,10,2', 'A,C,4,10,1'],
    {
      kinds: ['bill'],
      items: ['A 0', 'C 0'],
      bill: ['A 4 C'],
      says: ['alternative'],
    },
  ],
  [
    'Shares under a sign of percent are said',
    ['Parent,Component,Qty,Scrap %', 'A,B,4,0.05', 'A,C,2,0'],
    {
      kinds: ['bill'],
      items: ['A 0', 'B 0', 'C 0'],
      bill: ['A 4 B +0.05', 'A 2 C'],
      says: ['shares', 'fractions'],
    },
  ],
  [
    'Months with a year of two digits are no days',
    ['Item;Dez 26;Jan 27;Feb 27', 'A;2;3;4'],
    {
      kinds: ['wanted'],
      items: ['A 0'],
      wanted: ['2 A @5', '3 A @28', '4 A @49'],
    },
  ],
  [
    'Periods without a unit are asked about',
    ['Item;Period 1;Period 2', 'A;1;2'],
    {
      kinds: ['wanted'],
      items: ['A 0'],
      wanted: ['1 A @0', '2 A @4'],
      asks: ['period'],
    },
  ],
  [
    'Numbers above the columns of a forecast are its periods',
    ['Item,On hand,1,2,3', 'A,5,1,2,3'],
    {
      kinds: ['items+wanted'],
      items: ['A 5'],
      wanted: ['1 A @0', '2 A @4', '3 A @9'],
      asks: ['period'],
    },
  ],
  [
    'Weeks with a line below the word',
    ['Item;week_1;week_2', 'A;1;2'],
    {
      kinds: ['wanted'],
      items: ['A 0'],
      wanted: ['1 A @0', '2 A @4'],
    },
  ],
  [
    'Weeks down the side, and an item above each column',
    ['week;A;B', '2026-W50;10;20', '2026-W51;5;7'],
    {
      kinds: ['wanted'],
      items: ['A 0', 'B 0'],
      wanted: ['10 A @9', '20 B @9', '5 A @14', '7 B @14'],
    },
  ],
  [
    'A bill of flows per operation',
    ['operation,item,quantity', 'make A,A,1', 'make A,B,-2', 'make A,C,-1'],
    {
      kinds: ['bill'],
      items: ['A 0', 'B 0', 'C 0'],
      bill: ['A 2 B', 'A 1 C'],
    },
  ],
  [
    'A bill by document',
    ['BOM;Part type;Part;Qty', 'X1;Finished good;A;2', 'X1;Raw good;B;4'],
    {
      kinds: ['bill'],
      items: ['A 0', 'B 0'],
      bill: ['A 2 B'],
    },
  ],
  [
    'A bill in camel case',
    ['productCode,componentCode,componentQty', 'A,B,2'],
    {
      kinds: ['bill'],
      items: ['A 0', 'B 0'],
      bill: ['A 2 B'],
    },
  ],
  [
    'A bill of which one column is named',
    ['dish,ingredient,quantity_per_item', 'A,B,2'],
    {
      kinds: ['bill'],
      items: ['A 0', 'B 0'],
      bill: ['A 2 B'],
    },
  ],
  [
    'A bill with paths for headings',
    ['Name,Revision,Component : Name,Component : BoM Quantity', 'A,1,B,4'],
    {
      kinds: ['bill'],
      items: ['A 0', 'B 0'],
      bill: ['A 4 B'],
    },
  ],
  [
    'Levels under another word',
    ['Depth,Part Number,Qty', '0,A,1', '1,B,2', '2,C,3'],
    {
      kinds: ['bill'],
      items: ['A 0', 'B 0', 'C 0'],
      bill: ['A 2 B', 'B 3 C'],
    },
  ],
  [
    'A service level is no level of a bill',
    ['Item,Service Level,On hand', 'A,95,5'],
    {
      kinds: ['items'],
      items: ['A 5'],
    },
  ],
  [
    'A priority level is no level of a bill',
    ['Part,Stock level,Reorder level,Priority level', 'A,5,2,1', 'B,6,3,2'],
    {
      kinds: ['items'],
      items: ['A 5', 'B 6'],
    },
  ],
  [
    'Heads and lines of bills are joined by their number',
    ['BOM No,Item,Quantity', 'B-1,A,100', '', 'BOM No,Component,Quantity', 'B-1,C,50'],
    {
      kinds: ['bill', 'bill'],
      items: ['A 0', 'C 0'],
      bill: ['A 0.5 C'],
    },
  ],
  [
    'A base quantity may have a list of its own',
    ['MATNR	BMENG', 'A	100', '', 'MATNR	IDNRK	MENGE', 'A	B	50'],
    {
      kinds: ['bill', 'bill'],
      items: ['A 0', 'B 0'],
      bill: ['A 0.5 B'],
    },
  ],
  [
    'A lead time in hours',
    ['Item,On hand,Lead time (hours)', 'A,5,48'],
    {
      kinds: ['items'],
      items: ['A 5 2 days'],
    },
  ],
  [
    'A lead time in seconds',
    ['Item,On hand,Duration (seconds)', 'A,5,172800'],
    {
      kinds: ['items'],
      items: ['A 5 2 days'],
    },
  ],
  [
    'A lead time as a duration',
    ['Item,On hand,Lead time', 'A,5,7 days 0:00:00', 'B,6,P7D', 'C,1,168:00:00'],
    {
      kinds: ['items'],
      items: ['A 5 7 days', 'B 6 7 days', 'C 1 7 days'],
    },
  ],
  [
    'The time of a customer’s order is none of the item',
    ['Order,Item,Qty,Due,Lead time (days)', '1,A,10,2026-12-14,5', '2,A,10,2026-12-14,7'],
    {
      kinds: ['wanted'],
      items: ['A 0'],
      wanted: ['10 A @14', '10 A @14'],
      says: ['other-time'],
    },
  ],
  [
    'The number of an order is no item',
    ['Reference,Product,Quantity,Scheduled Date,State', 'WH/MO/00001,A,10,2026-12-18,confirmed'],
    {
      kinds: ['coming'],
      items: ['A 0'],
      coming: ['10 A @18'],
    },
  ],
  [
    'An order has the only date that it can have',
    ['Work Order,Status,Product,Planned Qty,Done Qty,Ready by', 'WO-1,In progress,A,10,4,2026-12-18'],
    {
      kinds: ['coming'],
      items: ['A 0'],
      coming: ['6 A @18'],
      asks: ['column'],
    },
  ],
  [
    'Safety stocks of several places are added up',
    ['Item,Site,On hand,Safety stock', 'A,S1,10,5', 'A,S2,20,8'],
    {
      kinds: ['stock'],
      items: ['A 30 safety 13'],
      says: ['several-places'],
    },
  ],
  [
    'What is on order without a date is said',
    ['Product,On hand,Incoming,Outgoing', 'A,5,10,3'],
    {
      kinds: ['items'],
      items: ['A 5'],
      says: ['no-dates'],
    },
  ],
  [
    'Pieces are ordered whole',
    [
      'Item,Unit,On hand,Lead time (working days)',
      'A,pcs,0,2',
      'B,pcs,0,3',
      '',
      'Parent,Component,Qty,Scrap %',
      'A,B,4,5',
      '',
      'Item,Quantity,Due date',
      'A,7,2026-12-18',
    ],
    {
      kinds: ['items', 'bill', 'wanted'],
      items: ['A 0 2', 'B 0 3 {"rule":"L4L","multiple":1}'],
      bill: ['A 4 B +0.05'],
      wanted: ['7 A @18'],
      says: ['whole-pieces'],
    },
  ],
  [
    'Fractions are said where no unit is known',
    ['Parent,Component,Qty,Scrap %', 'A,B,4,2'],
    {
      kinds: ['bill'],
      items: ['A 0', 'B 0'],
      bill: ['A 4 B +0.02'],
      says: ['fractions'],
    },
  ],
  [
    'A second number joins the lists',
    [
      'product_id,sku,name,on_hand',
      '1,A-1,Bolt,5',
      '2,A-2,Nut,6',
      '',
      'product_id,component_id,qty',
      '1,2,4',
      '',
      'sku,quantity,due_date',
      'A-1,20,2026-12-18',
    ],
    {
      kinds: ['items', 'bill', 'wanted'],
      items: ['A-1 5', 'A-2 6'],
      bill: ['A-1 4 A-2'],
      wanted: ['20 A-1 @18'],
      says: ['joined'],
    },
  ],
  [
    'What was sold already is asked about',
    ['Date,Item,Sales quantity', '2026-09-01,A,81', '2026-09-08,A,88', '2026-09-15,A,95'],
    {
      kinds: ['other'],
      says: ['nothing-to-plan'],
      asks: ['past-table'],
    },
  ],
  [
    'Two readings that are close are asked about',
    ['Order;Item;Quantity;Delivered qty;Expected delivery', 'X1;A;10;0;2026-12-18'],
    {
      kinds: ['wanted'],
      items: ['A 0'],
      wanted: ['10 A @18'],
      asks: ['table'],
    },
  ],
  [
    'A list of prices is not planned',
    ['Item,On hand', 'A,5', '', 'Item,Unit price,Currency', 'A,1.20,EUR', 'Z,5,EUR'],
    {
      kinds: ['items', 'prices'],
      items: ['A 5'],
    },
  ],
  [
    'A calendar is not planned',
    ['Item,On hand', 'A,5', '', 'Date,Working day,Holiday name', '2026-12-25,No,Christmas'],
    {
      kinds: ['items', 'calendar'],
      items: ['A 5'],
    },
  ],
  [
    'A list of places is no list of items',
    ['Item,Location,On hand', 'A,North,5', '', 'Name,Description', 'North,The north'],
    {
      kinds: ['stock', 'other'],
      items: ['A 5'],
    },
  ],
  [
    'Lines of comments are left out',
    ['# exported by x', '# at y', 'Item,On hand', '# in between', 'A,5'],
    {
      kinds: ['items'],
      items: ['A 5'],
    },
  ],
  [
    'A row of names is no line of headings',
    ['Name;Type', 'A;make to stock', 'B - assembly;make to stock', 'C - component;make to stock'],
    {
      kinds: ['items'],
      items: ['A 0', 'B - assembly 0', 'C - component 0'],
    },
  ],
]

test.each(lists)('%s', async (_, rows, expected) => {
  expect(comesTo(await read([{ text: rows.join('\n') }], { today: '2026-11-24' }))).toEqual(expected)
})
