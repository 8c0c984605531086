import type { Example, Layout } from '../layout.ts'

export const layout: Layout = {
  system: 'Infor M3',
  lists: [
    {
      list: 'Item and warehouse (MITBAL)',
      kinds: ['items'],
      needs: 'ITNO|WHLO|STQT',
      columns: {
        item: 'ITNO',
        name: 'ITDS',
        location: 'WHLO',
        onHand: 'STQT',
        safetyStock: 'SSQT',
        leadTime: 'LEA1',
        lotMin: 'LOQT',
        lotMultiple: 'UNMU',
        unit: 'UNMS',
        supplier: 'SUNO',
        ignored: 'CONO|REOP|EOQT|REQT|ALQT|ORQT|FUDS|STAT',
      },
    },
    {
      list: 'Product structure (MPDMAT)',
      kinds: ['bill'],
      needs: 'PRNO|MTNO|CNQT',
      columns: {
        parent: 'PRNO',
        component: 'MTNO',
        per: 'CNQT',
        unit: 'PEUN',
        scrap: 'WAPC',
        validFrom: 'FDAT',
        validTo: 'TDAT',
        ignored: 'CONO|FACI|STRT|MSEQ|OPNO',
      },
    },
    {
      list: 'Purchase order lines (MPLINE)',
      kinds: ['coming'],
      needs: 'PUNO|ITNO|ORQA',
      columns: {
        order: 'PUNO',
        item: 'ITNO',
        name: 'ITDS',
        quantity: 'ORQA',
        delivered: 'RVQA',
        date: 'CODT|DWDT',
        unit: 'PUUN',
        location: 'WHLO',
        ignored: 'CONO|PNLI|PNLS|SUNO|PUSL|PUST|PUPR',
      },
    },
    {
      list: 'Customer order lines (OOLINE)',
      kinds: ['wanted'],
      needs: 'ORNO|PONR|ITNO|RNQT',
      columns: {
        order: 'ORNO',
        item: 'ITNO',
        name: 'ITDS',
        quantity: 'RNQT',
        date: 'DWDT|CODT|DLDT',
        location: 'WHLO',
        ignored: 'CONO|PONR|POSX|ORQT|DLQT|IVQT|CUNO|ORST|SAPR',
      },
    },
    {
      list: 'Manufacturing orders (MWOHED)',
      kinds: ['coming'],
      needs: 'MFNO|PRNO|ORQT|FIDT',
      columns: {
        order: 'MFNO',
        item: 'PRNO',
        quantity: 'ORQT',
        delivered: 'MAQT',
        date: 'FIDT',
        location: 'WHLO',
        ignored: 'CONO|FACI|STDT|WHST|WHHS|STRT|ITNO',
      },
    },
  ],
}

export const examples: readonly Example[] = [
  {
    list: 'Item and warehouse (MITBAL)',
    text: 'ITNO\tITDS\tWHLO\tSTQT\tSSQT\tLEA1\nA001\tWheel\t100\t20\t5\t10',
    kinds: ['items'],
    columns: ['item', 'name', 'location', 'onHand', 'safetyStock', 'leadTime'],
  },
  {
    list: 'Product structure (MPDMAT)',
    text: 'PRNO\tMSEQ\tMTNO\tCNQT\tPEUN\tFDAT\tTDAT\nBIKE\t10\tWHEEL\t2\tPCS\t20200101\t99999999',
    kinds: ['bill'],
    columns: ['parent', 'ignored', 'component', 'per', 'unit', 'validFrom', 'validTo'],
  },
  {
    list: 'Purchase order lines (MPLINE)',
    text: 'PUNO\tPNLI\tITNO\tORQA\tRVQA\tCODT\tSUNO\tPUSL\n4500001\t10\tA001\t100\t40\t20261218\tV100\t20',
    kinds: ['coming'],
    columns: ['order', 'ignored', 'item', 'quantity', 'delivered', 'date', 'ignored', 'ignored'],
  },
  {
    list: 'Customer order lines (OOLINE)',
    text: 'ORNO\tPONR\tITNO\tORQT\tRNQT\tDWDT\tCUNO\n1000001\t1\tBIKE\t10\t4\t20261218\tC100',
    kinds: ['wanted'],
    columns: ['order', 'ignored', 'item', 'ignored', 'quantity', 'date', 'ignored'],
  },
  {
    list: 'Manufacturing orders (MWOHED)',
    text: 'MFNO\tPRNO\tORQT\tMAQT\tFIDT\tWHST\n7001\tBIKE\t10\t4\t20261218\t40',
    kinds: ['coming'],
    columns: ['order', 'item', 'quantity', 'delivered', 'date', 'ignored'],
  },
]
