import type { Example, Layout } from './layout.ts'

export const layout: Layout = {
  system: 'SAP',
  lists: [
    {
      list: 'MARC and MARD: materials',
      kinds: ['items'],
      needs: 'MATNR|LABST|PLIFZ',
      columns: {
        item: 'MATNR',
        name: 'MAKTX',
        onHand: 'LABST',
        leadTime: 'PLIFZ|DZEIT',
        safetyStock: 'EISBE',
        lotRule: 'DISLS',
        lotMin: 'BSTMI',
        lotMax: 'BSTMA',
        lotSize: 'BSTFE',
        lotMultiple: 'BSTRF',
        unit: 'MEINS',
        location: 'WERKS|LGORT',
        make: 'BESKZ',
        price: 'STPRS|VERPR',
        ignored: 'DISMM|DISPO|INSME|SPEME',
      },
    },
    {
      list: 'STPO: bill of materials',
      kinds: ['bill'],
      needs: 'MATNR|IDNRK|MENGE',
      columns: {
        parent: 'MATNR',
        component: 'IDNRK',
        per: 'MENGE',
        batch: 'BMENG',
        unit: 'MEINS',
        fixed: 'FMENG',
        scrap: 'AUSCH',
        alternative: 'ALPGR',
        priority: 'ALPRF',
        validFrom: 'DATUV',
        validTo: 'DATUB',
        ignored: 'POSNR|STLNR|STLAL|WERKS',
      },
    },
    {
      list: 'ME2M: purchase orders',
      kinds: ['coming'],
      needs: 'Einkaufsbeleg|Material|Noch zu liefern (Menge)|Lieferdatum',
      columns: {
        order: 'Einkaufsbeleg',
        item: 'Material',
        name: 'Kurztext',
        quantity: 'Noch zu liefern (Menge)',
        date: 'Lieferdatum',
        unit: 'Bestellmengeneinheit',
        ignored: 'Position|Bestellmenge|Nettopreis|Lieferant|Werk',
      },
    },
    {
      list: 'PLAF: planned orders',
      kinds: ['proposals'],
      needs: 'PLNUM|MATNR|GSMNG',
      columns: {
        order: 'PLNUM',
        item: 'MATNR',
        quantity: 'GSMNG',
        date: 'PEDTR',
        unit: 'MEINS',
        ignored: 'PLWRK|PSTTR|BESKZ|DISPO',
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'MARC and MARD: materials',
    text: [
      'MATNR\tMAKTX\tBESKZ\tPLIFZ\tEISBE\tDISLS\tBSTMI\tLABST',
      'R-1\tRoller\tF\t10\t40\tEX\t100\t310',
    ].join('\n'),
    kinds: ['items'],
    columns: ['item', 'name', 'make', 'leadTime', 'safetyStock', 'lotRule', 'lotMin', 'onHand'],
  },
  {
    list: 'STPO: bill of materials',
    text: ['MATNR\tPOSNR\tIDNRK\tMENGE\tMEINS\tFMENG\tAUSCH', 'D-1\t0010\tR-1\t4,000\tST\t\t5,00'].join('\n'),
    kinds: ['bill'],
    columns: ['parent', 'ignored', 'component', 'per', 'unit', 'fixed', 'scrap'],
  },
  {
    list: 'ME2M: purchase orders',
    text: [
      'Einkaufsbeleg\tPosition\tMaterial\tBestellmenge\tNoch zu liefern (Menge)\tLieferdatum',
      '4500001\t10\tR-1\t1.000\t250\t16.12.2026',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'ignored', 'item', 'ignored', 'quantity', 'date'],
  },
  {
    list: 'PLAF: planned orders',
    text: [
      'PLNUM\tMATNR\tPLWRK\tGSMNG\tMEINS\tPSTTR\tPEDTR\tBESKZ',
      '12345\tD-1\t1000\t20\tST\t01.12.2026\t09.12.2026\tE',
    ].join('\n'),
    kinds: ['proposals'],
    columns: ['order', 'item', 'ignored', 'quantity', 'unit', 'ignored', 'date', 'ignored'],
  },
]
