import type { Example, Layout } from './layout.ts'

export const layout: Layout = {
  system: 'Odoo',
  lists: [
    {
      list: 'Products',
      kinds: ['items'],
      needs: 'Internal Reference|Quantity On Hand',
      columns: {
        item: 'Internal Reference|Interne Referenz|Referencia interna|Référence interne|default_code',
        name: 'Name|Nombre|Nom',
        onHand: 'Quantity On Hand|qty_available',
        leadTime: 'Manufacturing Lead Time|Vendors/Delivery Lead Time|Customer Lead Time of Vendor',
        lotMin: 'Vendors/Minimal Quantity',
        unit: 'Unit of Measure',
        make: 'Routes',
        supplier: 'Vendors/Vendor',
        price: 'Cost',
        ignored: 'Forecasted Quantity|Sales Price',
      },
    },
    {
      list: 'Replenishment',
      kinds: ['items', 'proposals'],
      needs: 'Product|On Hand|To Order',
      columns: {
        item: 'Product',
        onHand: 'On Hand',
        safetyStock: 'Min Quantity',
        lotMultiple: 'Multiple Quantity',
        quantity: 'To Order',
        unit: 'Unit of Measure',
        make: 'Route|Preferred Route',
        supplier: 'Vendor',
        location: 'Location',
        ignored: 'Forecast|Max Quantity|Visibility Days|Trigger|Procurement Group|Company',
      },
    },
    {
      list: 'Bills of materials',
      kinds: ['bill'],
      needs: 'Product|BoM Lines/Component|BoM Lines/Quantity',
      columns: {
        parent: 'Product',
        phantom: 'BoM Type',
        batch: 'Quantity',
        component: 'BoM Lines/Component',
        per: 'BoM Lines/Quantity',
        unit: 'BoM Lines/Product Unit of Measure',
        ignored: 'Reference',
      },
    },
    {
      list: 'Sales order lines',
      kinds: ['wanted'],
      needs: 'Order Reference|Product|Quantity|Delivery Quantity',
      columns: {
        order: 'Order Reference',
        item: 'Product',
        quantity: 'Quantity',
        delivered: 'Delivery Quantity',
        status: 'Order Reference/Status|Status',
        date: 'Order Reference/Delivery Date|Order Reference/Expected Date',
        unit: 'Unit of Measure',
        ignored: 'Invoiced Quantity|Customer|Customer Lead Time|Lead Time|Unit Price|Subtotal',
      },
    },
    {
      list: 'Purchase order lines',
      kinds: ['coming'],
      needs: 'Order Reference|Product|Quantity|Received Qty',
      columns: {
        order: 'Order Reference',
        item: 'Product',
        quantity: 'Quantity',
        delivered: 'Received Qty',
        status: 'Order Reference/Status|Status',
        date: 'Expected Arrival|Delivery Date|Scheduled Date',
        unit: 'Unit of Measure',
        ignored: 'Billed Qty|Vendor|Unit Price|Subtotal',
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'Products',
    text: [
      'Internal Reference,Name,Quantity On Hand,Forecasted Quantity,Unit of Measure,Vendors/Vendor,Vendors/Delivery Lead Time',
      'D-1,Drive,8.00,-2.00,Units,Acme,5',
    ].join('\n'),
    kinds: ['items'],
    columns: ['item', 'name', 'onHand', 'ignored', 'unit', 'supplier', 'leadTime'],
  },
  {
    list: 'Replenishment',
    text: [
      'Product,Location,Route,On Hand,Forecast,Min Quantity,Max Quantity,Multiple Quantity,To Order,Unit of Measure',
      '[R-1] Roller,WH/Stock,Buy,310.00,-20.00,40.00,200.00,50.00,220.00,Units',
    ].join('\n'),
    kinds: ['items', 'proposals'],
    columns: [
      ...(['item', 'location', 'make', 'onHand', 'ignored', 'safetyStock'] as const),
      ...(['ignored', 'lotMultiple', 'quantity', 'unit'] as const),
    ],
  },
  {
    list: 'Bills of materials',
    text: [
      'Product,BoM Type,Quantity,BoM Lines/Component,BoM Lines/Quantity',
      '[D-1] Drive,Manufacture this product,1.0,[R-1] Roller,4.0',
      ',,,[F-1] Frame,1.0',
    ].join('\n'),
    kinds: ['bill'],
    columns: ['parent', 'phantom', 'batch', 'component', 'per'],
  },
  {
    list: 'Sales order lines',
    text: [
      'Order Reference,Product,Quantity,Delivery Quantity,Invoiced Quantity,Order Reference/Delivery Date,Order Reference/Status',
      'S00031,[D-1] Drive,20.0,5.0,0.0,2026-12-18 09:00:00,Sales Order',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['order', 'item', 'quantity', 'delivered', 'ignored', 'date', 'status'],
  },
  {
    list: 'Purchase order lines',
    text: [
      'Order Reference,Product,Quantity,Received Qty,Billed Qty,Delivery Date,Unit of Measure',
      'P00012,[R-1] Roller,100.0,40.0,40.0,2026-12-07 12:00:00,Units',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'item', 'quantity', 'delivered', 'ignored', 'date', 'unit'],
  },
]
