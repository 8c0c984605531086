import type { Example, Layout } from '../layout.ts'

export const layout: Layout = {
  system: 'Fishbowl',
  lists: [
    {
      list: 'Inventory',
      kinds: ['stock'],
      needs: 'PartNumber|Location|Qty',
      columns: {
        item: 'PartNumber',
        name: 'PartDescription',
        location: 'Location',
        onHand: 'Qty',
        unit: 'UOM',
        price: 'Cost',
        ignored: 'QbClass|Date|Note',
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'Inventory',
    text: ['PartNumber,PartDescription,Location,Qty,UOM,Cost', 'R-1,Roller,Main-1,310,ea,1.20'].join('\n'),
    kinds: ['stock'],
    columns: ['item', 'name', 'location', 'onHand', 'unit', 'price'],
  },
]
