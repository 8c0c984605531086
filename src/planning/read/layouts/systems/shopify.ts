import type { Example, Layout } from '../layout.ts'

export const layout: Layout = {
  system: 'Shopify',
  lists: [
    {
      list: 'Orders',
      kinds: ['wanted'],
      needs: 'Name|Created at|Lineitem quantity|Lineitem sku',
      columns: {
        order: 'Name',
        item: 'Lineitem sku',
        name: 'Lineitem name',
        quantity: 'Lineitem quantity',
        // What is ordered goes out at once.
        date: 'Created at',
        status: 'Lineitem fulfillment status',
        active: 'Cancelled at',
        ignored: 'Fulfillment Status|Financial Status|Paid at|Fulfilled at|Lineitem price',
      },
    },
    {
      list: 'Products',
      kinds: ['items'],
      needs: 'Handle|Variant SKU|Variant Inventory Qty',
      columns: {
        item: 'Variant SKU',
        name: 'Title',
        onHand: 'Variant Inventory Qty',
        price: 'Variant Price',
        ignored:
          'Handle|Type|Tags|Published|Status|Variant Grams|Variant Inventory Tracker|Variant Inventory Policy|Variant Fulfillment Service|Variant Barcode|Cost per item',
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'Orders',
    text: [
      'Name,Financial Status,Fulfillment Status,Created at,Lineitem quantity,Lineitem name,Lineitem sku,Lineitem fulfillment status,Cancelled at',
      '#1001,paid,unfulfilled,2026-11-20 10:00:00 +0100,2,Mug - Red,MUG-R,pending,',
      '#1002,paid,fulfilled,2026-11-21 10:00:00 +0100,3,Mug - Red,MUG-R,fulfilled,',
      '#1003,refunded,unfulfilled,2026-11-21 11:00:00 +0100,5,Mug - Blue,MUG-B,pending,2026-11-22 09:00:00 +0100',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['order', 'ignored', 'ignored', 'date', 'quantity', 'name', 'item', 'status', 'active'],
  },
  {
    list: 'Products',
    text: [
      'Handle,Title,Type,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price',
      'lamp-one,Lamp One,Lamps,SKU-1,200,shopify,5,deny,19.90',
    ].join('\n'),
    kinds: ['items'],
    columns: [
      ...(['ignored', 'name', 'ignored', 'item', 'ignored', 'ignored'] as const),
      ...(['onHand', 'ignored', 'price'] as const),
    ],
  },
]
