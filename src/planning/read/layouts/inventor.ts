import type { Example, Layout } from './layout.ts'

export const layout: Layout = {
  system: 'Autodesk Inventor',
  lists: [
    {
      list: 'Bill of materials',
      kinds: ['bill'],
      needs: 'Item|Part Number|BOM Structure|QTY',
      columns: {
        level: 'Item',
        item: 'Part Number',
        name: 'Description',
        phantom: 'BOM Structure',
        // How often a part is there, times how much of it one is.
        per: 'QTY',
        ignored: 'Item QTY|Unit QTY|Stock Number|Thumbnail|REV',
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'Bill of materials',
    text: [
      'Item,Part Number,BOM Structure,Unit QTY,Item QTY,QTY,Description',
      '1,F-1,Normal,Each,1,1,Frame',
      '1.1,T-1,Purchased,Each,4,4,Tube',
    ].join('\n'),
    kinds: ['bill'],
    columns: ['level', 'item', 'phantom', 'ignored', 'ignored', 'per', 'name'],
  },
]
