import type { Example, Layout } from '../layout.ts'

export const layout: Layout = {
  system: 'NetSuite',
  lists: [
    {
      list: 'Open purchase orders',
      kinds: ['coming'],
      needs: 'Document Number|Item|Quantity|Quantity Fulfilled/Received|Due Date/Receive By',
      columns: {
        order: 'Document Number',
        item: 'Item',
        quantity: 'Quantity',
        delivered: 'Quantity Fulfilled/Received',
        date: 'Due Date/Receive By',
        status: 'Status',
        ignored: 'Internal ID|Name|Date|Amount|Location',
      },
    },
    {
      list: 'Transactions of several kinds',
      kinds: ['wanted'],
      needs:
        'Item|Type|Document Number|Quantity|Quantity Fulfilled/Received|Expected Receipt Date|Requested Ship Date',
      columns: {
        item: 'Item',
        type: 'Type',
        order: 'Document Number',
        quantity: 'Quantity',
        delivered: 'Quantity Fulfilled/Received',
        date: 'Expected Receipt Date|Requested Ship Date',
        status: 'Status',
        ignored: 'Name|Amount',
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'Open purchase orders',
    text: [
      'Internal ID,Document Number,Name,Item,Quantity,Quantity Fulfilled/Received,Due Date/Receive By,Status',
      '101,PO1001,Acme,R-1,100,60,12/18/2026,Purchase Order : Partially Received',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['ignored', 'order', 'ignored', 'item', 'quantity', 'delivered', 'date', 'status'],
  },
  {
    list: 'Transactions of several kinds',
    text: [
      'Item,Type,Document Number,Quantity,Quantity Fulfilled/Received,Expected Receipt Date,Requested Ship Date,Status',
      'D-1,Sales Order,SO7,50,10,,12/18/2026,Sales Order : Partially Fulfilled',
      'D-1,Purchase Order,PO8,20,0,12/16/2026,,Purchase Order : Pending Receipt',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['item', 'type', 'order', 'quantity', 'delivered', 'date', 'date', 'status'],
  },
]
