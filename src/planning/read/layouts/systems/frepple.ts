import type { Example, Layout } from '../layout.ts'

export const layout: Layout = {
  system: 'frePPLe',
  lists: [
    {
      list: 'Buffers',
      kinds: ['stock'],
      needs: 'Item|Location|On hand|Minimum',
      columns: {
        item: 'Item',
        location: 'Location|Batch',
        onHand: 'On hand',
        safetyStock: 'Minimum',
        ignored: 'Type|Description|Category|Maximum',
      },
    },
    {
      list: 'Operations',
      kinds: ['items'],
      needs: 'Name|Item|Duration',
      columns: {
        name: 'Name',
        item: 'Item',
        leadTime: 'Duration',
        lotMin: 'Size minimum',
        lotMultiple: 'Size multiple',
        lotMax: 'Size maximum',
        ignored: 'Type|Location|Duration per unit|Owner|Description|Priority|Search mode|Cost',
      },
    },
    {
      list: 'Item suppliers',
      kinds: ['items'],
      needs: 'Supplier|Item|Location|Lead time',
      columns: {
        item: 'Item',
        leadTime: 'Lead time',
        lotMin: 'Size minimum',
        lotMultiple: 'Size multiple',
        lotMax: 'Size maximum',
        supplier: 'Supplier',
        price: 'Cost',
        ignored: 'Location|Priority|Effective start|Effective end',
      },
    },
    {
      list: 'Sales orders',
      kinds: ['wanted'],
      needs: 'Name|Item|Due|Quantity|Status|Priority',
      columns: {
        order: 'Name',
        item: 'Item',
        date: 'Due',
        quantity: 'Quantity',
        status: 'Status',
        location: 'Location',
        ignored: 'Customer|Priority|Description|Minimum shipment|Maximum lateness',
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'Buffers',
    text: ['Item,Location,On hand,Minimum', 'D-1,factory,25,5'].join('\n'),
    kinds: ['stock'],
    columns: ['item', 'location', 'onHand', 'safetyStock'],
  },
  {
    list: 'Operations',
    text: [
      'Name,Type,Item,Location,Duration,Duration per unit,Size minimum',
      'make D-1,fixed_time,D-1,factory,2 00:00:00,,5',
    ].join('\n'),
    kinds: ['items'],
    columns: ['name', 'ignored', 'item', 'ignored', 'leadTime', 'ignored', 'lotMin'],
  },
  {
    list: 'Item suppliers',
    text: [
      'Supplier,Item,Location,Lead time,Size minimum,Size multiple',
      'Acme,R-1,factory,7 00:00:00,30,10',
    ].join('\n'),
    kinds: ['items'],
    columns: ['supplier', 'item', 'ignored', 'leadTime', 'lotMin', 'lotMultiple'],
  },
  {
    list: 'Sales orders',
    text: [
      'Name,Item,Customer,Location,Due,Status,Quantity,Priority',
      'Demand 1,D-1,Acme,factory,2026-12-18 00:00:00,open,40,10',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['order', 'item', 'ignored', 'location', 'date', 'status', 'quantity', 'ignored'],
  },
]
