import type { Example, Layout } from '../layout.ts'

// A bill of one board, which it does not name: its parts are items, and how many go in is said.
export const layout: Layout = {
  system: 'KiCad',
  lists: [
    {
      list: 'Bill of materials',
      kinds: ['items'],
      needs: 'Value|Footprint',
      columns: {
        item: 'Value',
        per: 'Qty|Quantity|Quantity Per PCB|Qnty',
        active: 'DNP',
        ignored: 'Reference|References|Footprint|Datasheet|Description|Row|Item',
      },
    },
  ],
}

export const examples: readonly Example[] = [
  {
    list: 'Bill of materials',
    text: 'Reference\tValue\tFootprint\tDatasheet\tQty\tDNP\nR1 R2\t10k\tR_0603\t~\t2\t\nU1\tSTM32\tQFP\t~\t1\tDNP',
    kinds: ['items'],
    columns: ['ignored', 'item', 'ignored', 'ignored', 'per', 'active'],
  },
]
