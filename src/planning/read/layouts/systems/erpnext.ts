import type { Example, Layout } from '../layout.ts'

export const layout: Layout = {
  system: 'ERPNext',
  lists: [
    {
      list: 'Work Order',
      kinds: ['coming'],
      needs: 'ID|Qty To Manufacture|Manufactured Qty',
      columns: {
        order: 'ID',
        item: 'Item To Manufacture|Production Item',
        quantity: 'Qty To Manufacture',
        delivered: 'Manufactured Qty',
        date: 'Expected Delivery Date|Planned End Date',
        status: 'Status',
        ignored:
          'Planned Start Date|BOM No|Company|Sales Order|Item Code (Required Items)|Required Qty (Required Items)',
      },
    },
    {
      list: 'Work Order in German',
      kinds: ['coming'],
      needs: 'ID|Zu fertigende Menge',
      columns: {
        order: 'ID',
        item: 'Zu fertigender Artikel|Produktions-Artikel',
        quantity: 'Zu fertigende Menge',
        delivered: 'Produzierte Menge|Hergestellte Menge',
        date: 'Voraussichtlicher Liefertermin|Geplantes Enddatum',
        status: 'Status',
        ignored: 'Geplanter Starttermin|Geplantes Startdatum|Stückliste|Unternehmen|Kundenauftrag',
      },
    },
    {
      // It has no days: its orders need what is left of these parts, and no bill has as many.
      list: 'Work Order Consumed Materials',
      kinds: ['other'],
      needs: 'Status|Production Item|Raw Material Item|Required Qty',
      columns: {
        order: 'ID',
        status: 'Status',
        item: 'Raw Material Item',
        name: 'Item Name',
        quantity: 'Required Qty',
        delivered: 'Consumed Qty',
        ignored:
          'Production Item|Qty to Produce|Produced Qty|Transferred Qty|Extra Consumed Qty|Returned Qty',
      },
    },
    {
      list: 'Material Request',
      kinds: ['coming'],
      needs: 'Material Request Type|Item Code|Ordered Qty|Required By',
      columns: {
        order: 'Material Request|ID',
        type: 'Material Request Type',
        status: 'Status',
        item: 'Item Code',
        quantity: 'Qty|Quantity',
        delivered: 'Ordered Qty',
        date: 'Required By',
        ignored: 'Stock Qty|Received Qty|Item Name|Stock UOM',
      },
    },
    {
      list: 'Item',
      kinds: ['items'],
      needs: 'Item Code|Maintain Stock',
      columns: {
        item: 'Item Code',
        name: 'Item Name',
        onHand: 'Opening Stock',
        safetyStock: 'Safety Stock',
        leadTime: 'Lead Time in days',
        lotMin: 'Minimum Order Qty',
        unit: 'Default Unit of Measure',
        active: 'Disabled',
        ignored: 'ID|Item Group|Maintain Stock|Shelf Life In Days',
      },
    },
    {
      list: 'BOM',
      kinds: ['bill'],
      needs: 'Item|Quantity|Item Code (Items)|Qty (Items)',
      columns: {
        parent: 'Item',
        batch: 'Quantity',
        component: 'Item Code (Items)',
        per: 'Qty (Items)',
        unit: 'UOM (Items)|Stock UOM (Items)',
        active: 'Is Active',
        ignored: 'ID|ID (Items)|Company|Is Default',
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'Work Order',
    text: [
      'ID,Item To Manufacture,Qty To Manufacture,Manufactured Qty,Planned Start Date,Expected Delivery Date,Status',
      'MFG-WO-2026-00012,D-1,20,5,2026-12-01 09:00:00,2026-12-09,In Process',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'item', 'quantity', 'delivered', 'ignored', 'date', 'status'],
  },
  {
    list: 'Work Order in German',
    text: [
      'ID,Status,Zu fertigender Artikel,Stückliste,Zu fertigende Menge,Produzierte Menge,Voraussichtlicher Liefertermin',
      'MFG-WO-1,In Bearbeitung,D-1,BOM-D-1-001,20,5,11.12.2026',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'status', 'item', 'ignored', 'quantity', 'delivered', 'date'],
  },
  {
    list: 'Work Order Consumed Materials',
    text: [
      'ID,Status,Production Item,Qty to Produce,Raw Material Item,Required Qty,Consumed Qty',
      'MFG-WO-1,In Process,D-1,20,R-1,80,20',
    ].join('\n'),
    kinds: ['other'],
    columns: ['order', 'status', 'ignored', 'ignored', 'item', 'quantity', 'delivered'],
  },
  {
    list: 'Material Request',
    text: [
      'Material Request,Material Request Type,Status,Item Code,Qty,Stock Qty,Ordered Qty,Required By',
      'MAT-MR-2026-00001,Purchase,Partially Ordered,R-1,60,60,20,2026-12-14',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'type', 'status', 'item', 'quantity', 'ignored', 'delivered', 'date'],
  },
  {
    list: 'Item',
    text: [
      'ID,Item Code,Item Name,Disabled,Maintain Stock,Opening Stock,Safety Stock,Lead Time in days',
      'D-1,D-1,Drive,0,1,12,5,3',
    ].join('\n'),
    kinds: ['items'],
    columns: [
      ...(['ignored', 'item', 'name', 'active', 'ignored', 'onHand', 'safetyStock', 'leadTime'] as const),
    ],
  },
  {
    list: 'BOM',
    text: [
      'ID,Item,Quantity,ID (Items),Item Code (Items),Qty (Items)',
      'BOM-D-1-001,D-1,1.0,a1,R-1,4.0',
      ',,,a2,F-1,1.0',
    ].join('\n'),
    kinds: ['bill'],
    columns: ['ignored', 'parent', 'batch', 'ignored', 'component', 'per'],
  },
]
