import type { Example, Layout } from '../layout.ts'

export const layout: Layout = {
  system: 'Sage 100',
  lists: [
    {
      list: 'Items',
      kinds: ['items'],
      needs: 'Item Code|Item Code Description|Total Quantity On Hand',
      columns: {
        item: 'Item Code',
        name: 'Item Code Description',
        onHand: 'Total Quantity On Hand',
        leadTime: 'Lead Time',
        unit: 'Standard Unit Of Measure',
        make: 'Procurement Type',
        supplier: 'Primary Vendor No',
        price: 'Standard Unit Cost|Average Unit Cost|Last Total Unit Cost',
        ignored: 'Product Line|Product Type|Default Warehouse Code|Suggested Retail Price',
      },
    },
    {
      list: 'Bills of materials',
      kinds: ['bill'],
      needs: 'Bill No|Component Item Code|Quantity Per Bill',
      columns: {
        parent: 'Bill No',
        component: 'Component Item Code',
        name: 'Component Description',
        per: 'Quantity Per Bill',
        unit: 'Unit Of Measure',
        scrap: 'Scrap Percent',
        ignored: 'Revision|Component Revision|Bill Description',
      },
    },
    {
      list: 'Sales order lines',
      kinds: ['wanted'],
      needs: 'Sales Order No|Item Code|Quantity Ordered|Promise Date',
      columns: {
        order: 'Sales Order No',
        item: 'Item Code',
        name: 'Item Code Description',
        quantity: 'Quantity Ordered',
        delivered: 'Quantity Shipped',
        date: 'Promise Date',
        status: 'Order Type|Order Status',
        unit: 'Unit Of Measure',
        location: 'Warehouse Code',
        ignored: 'Order Date|Customer No|Quantity Backordered|Unit Price',
      },
    },
    {
      list: 'Purchase order lines',
      kinds: ['coming'],
      needs: 'Purchase Order No|Item Code|Quantity Ordered|Required Date',
      columns: {
        order: 'Purchase Order No',
        item: 'Item Code',
        name: 'Item Code Description',
        quantity: 'Quantity Ordered',
        delivered: 'Quantity Received',
        date: 'Required Date',
        status: 'Order Type|Order Status',
        unit: 'Unit Of Measure',
        location: 'Warehouse Code',
        ignored: 'Purchase Order Date|Vendor No|Quantity Backordered|Unit Cost',
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'Items',
    text: [
      'Item Code,Item Code Description,Product Line,Procurement Type,Standard Unit Of Measure,Total Quantity On Hand,Lead Time',
      'R-1,Roller,RAW,Buy,EACH,310,14',
    ].join('\n'),
    kinds: ['items'],
    columns: ['item', 'name', 'ignored', 'make', 'unit', 'onHand', 'leadTime'],
  },
  {
    list: 'Bills of materials',
    text: [
      'Bill No,Revision,Component Item Code,Component Description,Quantity Per Bill,Unit Of Measure,Scrap Percent',
      'D-1,000,R-1,Roller,4.0000,EACH,5.00',
    ].join('\n'),
    kinds: ['bill'],
    columns: ['parent', 'ignored', 'component', 'name', 'per', 'unit', 'scrap'],
  },
  {
    list: 'Sales order lines',
    text: [
      'Sales Order No,Order Date,Customer No,Item Code,Quantity Ordered,Quantity Shipped,Quantity Backordered,Promise Date,Order Type',
      '0000345,11/02/2026,01-CUST,D-1,50,10,0,12/18/2026,Standard Order',
    ].join('\n'),
    kinds: ['wanted'],
    columns: [
      ...(['order', 'ignored', 'ignored', 'item', 'quantity', 'delivered'] as const),
      ...(['ignored', 'date', 'status'] as const),
    ],
  },
  {
    list: 'Purchase order lines',
    text: [
      'Purchase Order No,Purchase Order Date,Vendor No,Item Code,Quantity Ordered,Quantity Received,Required Date',
      '0010012,11/02/2026,01-ACME,R-1,200,50,12/18/2026',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'ignored', 'ignored', 'item', 'quantity', 'delivered', 'date'],
  },
]
