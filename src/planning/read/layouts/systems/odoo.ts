import type { Example, Layout } from '../layout.ts'

/** How orders stand, in technical names. One that is locked is still delivered. */
const states = { draft: 'Quotation', sent: 'Quotation sent', done: 'Order locked', cancel: 'Cancelled' }

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
    {
      list: 'Sales order lines in German',
      kinds: ['wanted'],
      needs: 'Auftragsreferenz|Produkt|Menge|Gelieferte Menge',
      columns: {
        order: 'Auftragsreferenz',
        item: 'Produkt',
        quantity: 'Menge',
        delivered: 'Gelieferte Menge',
        status: 'Auftragsreferenz/Status|Status',
        date: 'Auftragsreferenz/Lieferdatum|Auftragsreferenz/Erwartetes Datum',
        unit: 'Mengeneinheit',
        ignored: 'Abgerechnete Menge|Kunde|Einzelpreis|Zwischensumme',
      },
    },
    {
      list: 'sale.order.line',
      kinds: ['wanted'],
      needs: 'order_id|product_id|product_uom_qty|qty_delivered',
      columns: {
        order: 'order_id',
        item: 'product_id',
        quantity: 'product_uom_qty',
        delivered: 'qty_delivered',
        status: 'state|order_id/state',
        date: 'order_id/commitment_date|order_id/expected_date',
        unit: 'product_uom|product_uom_id',
        ignored: 'qty_invoiced|price_unit|customer_lead',
      },
      codes: { state: states, 'order_id/state': states },
    },
    {
      list: 'purchase.order.line',
      kinds: ['coming'],
      needs: 'order_id|product_id|product_qty|qty_received',
      columns: {
        order: 'order_id',
        item: 'product_id',
        quantity: 'product_qty',
        delivered: 'qty_received',
        status: 'state|order_id/state',
        date: 'date_planned',
        unit: 'product_uom|product_uom_id',
        ignored: 'qty_invoiced|price_unit',
      },
      codes: { state: states, 'order_id/state': states },
    },
    {
      list: 'Manufacturing orders',
      kinds: ['coming'],
      needs: 'Reference|Product|Quantity To Produce',
      columns: {
        order: 'Reference',
        item: 'Product',
        quantity: 'Quantity To Produce',
        date: 'End|Deadline',
        status: 'State',
        unit: 'Unit of Measure',
        ignored:
          'Start|Source|Quantity Producing|Bill of Material|Responsible|Component Status|Company|Components/Product|Components/To Consume|Components/Consumed',
      },
    },
    {
      list: 'Manufacturing orders with components',
      kinds: ['coming'],
      needs: 'Reference|Product|Quantity|Components/Product',
      columns: {
        order: 'Reference',
        item: 'Product',
        quantity: 'Quantity',
        date: 'End|Deadline|Scheduled Date|Start',
        status: 'State',
        unit: 'Unit of Measure',
        ignored:
          'Source|Quantity Producing|Bill of Material|Responsible|Components/Product|Components/To Consume|Components/Consumed',
      },
    },
    {
      list: 'stock.quant',
      kinds: ['stock'],
      needs: 'product_id|location_id|quantity|reserved_quantity',
      columns: {
        item: 'product_id',
        location: 'location_id',
        lot: 'lot_id',
        onHand: 'quantity',
        unit: 'product_uom_id',
        ignored: 'reserved_quantity|inventory_quantity|package_id|owner_id|in_date',
      },
    },
    {
      list: 'product.supplierinfo',
      kinds: ['items'],
      needs: 'min_qty|delay',
      columns: {
        item: 'product_tmpl_id|product_tmpl_id/id|product_id|product_id/id',
        supplier: 'name|name/id|partner_id|partner_id/id',
        lotMin: 'min_qty',
        leadTime: 'delay',
        price: 'price',
        ignored: 'date_start|date_end|currency_id|product_uom|product_uom_id|product_name|product_code',
      },
    },
    {
      list: 'Vendor pricelists',
      kinds: ['items'],
      needs: 'Vendor|Product Template|Delivery Lead Time',
      columns: {
        item: 'Product Template',
        supplier: 'Vendor',
        lotMin: 'Quantity|Minimal Quantity',
        leadTime: 'Delivery Lead Time',
        price: 'Price',
        ignored:
          'Product Variant|Vendor Product Code|Vendor Product Name|Start Date|End Date|Currency|Unit of Measure',
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
  {
    list: 'Sales order lines in German',
    text: [
      'Auftragsreferenz,Produkt,Menge,Gelieferte Menge,Auftragsreferenz/Lieferdatum,Auftragsreferenz/Status',
      'S00031,[D-1] Antrieb,20,5,2026-12-18 09:00:00,Verkaufsauftrag',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['order', 'item', 'quantity', 'delivered', 'date', 'status'],
  },
  {
    list: 'sale.order.line',
    text: [
      'order_id,product_id,product_uom_qty,qty_delivered,order_id/commitment_date,state',
      'S00031,[D-1] Drive,20,5,2026-12-18 09:00:00,sale',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['order', 'item', 'quantity', 'delivered', 'date', 'status'],
  },
  {
    list: 'purchase.order.line',
    text: [
      'order_id,product_id,product_qty,qty_received,date_planned,state,product_uom',
      'P00012,[R-1] Roller,100,40,2026-12-07 12:00:00,purchase,Units',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'item', 'quantity', 'delivered', 'date', 'status', 'unit'],
  },
  {
    list: 'Manufacturing orders',
    text: [
      'Reference,Product,Quantity To Produce,Start,End,State',
      'WH/MO/00007,[D-1] Drive,20.0,2026-12-01 08:00:00,2026-12-09 17:00:00,Confirmed',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'item', 'quantity', 'ignored', 'date', 'status'],
  },
  {
    list: 'Manufacturing orders with components',
    text: [
      'Reference,Product,Quantity,Deadline,State,Components/Product,Components/To Consume',
      'WH/MO/00007,[D-1] Drive,20.0,2026-12-09 17:00:00,Confirmed,[R-1] Ring,40.0',
      ',,,,,[R-2] Rod,20.0',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'item', 'quantity', 'date', 'status', 'ignored', 'ignored'],
  },
  {
    list: 'stock.quant',
    text: ['product_id,location_id,lot_id,quantity,reserved_quantity', '[R-1] Roller,WH/Stock,,310,60'].join(
      '\n',
    ),
    kinds: ['stock'],
    columns: ['item', 'location', 'lot', 'onHand', 'ignored'],
  },
  {
    list: 'product.supplierinfo',
    text: ['name,product_tmpl_id/id,min_qty,price,delay', 'Dunlop,product_template_22,10,2.5,5'].join('\n'),
    kinds: ['items'],
    columns: ['supplier', 'item', 'lotMin', 'price', 'leadTime'],
  },
  {
    list: 'Vendor pricelists',
    text: [
      'Product Template,Product Variant,Vendor,Quantity,Price,Delivery Lead Time',
      '[R-1] Roller,,Acme,100,2.5,14',
    ].join('\n'),
    kinds: ['items'],
    columns: ['item', 'ignored', 'supplier', 'lotMin', 'price', 'leadTime'],
  },
]
