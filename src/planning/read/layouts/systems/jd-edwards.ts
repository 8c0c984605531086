import type { Example, Layout } from '../layout.ts'

export const layout: Layout = {
  system: 'JD Edwards',
  lists: [
    {
      list: 'Items of a branch (F4102)',
      kinds: ['items'],
      needs: 'LITM|MCU|LTLV',
      columns: {
        item: 'LITM',
        leadTime: 'LTLV',
        safetyStock: 'SAFE',
        onHand: 'PQOH',
        lotMin: 'RQMN',
        lotMax: 'RQMX',
        lotMultiple: 'MULT',
        location: 'MCU',
        ignored: 'ITM|AITM|STKT|ROPI|ROQI|LTMF|LTCM|VEND|PLNF',
      },
    },
    {
      list: 'Stocks (F41021)',
      kinds: ['stock'],
      needs: 'LITM|PQOH|LOCN',
      columns: {
        item: 'LITM',
        onHand: 'PQOH',
        location: 'MCU|LOCN',
        lot: 'LOTN',
        ignored: 'ITM|PBIN|GLPT|PCOM|HCOM|PREQ|QTRI|QTIT|QTTR',
      },
    },
    {
      list: 'Bill of materials (F3002)',
      kinds: ['bill'],
      needs: 'KITL|LITM|QNTY',
      columns: {
        parent: 'KITL',
        component: 'LITM',
        per: 'QNTY',
        batch: 'BQTY',
        scrap: 'SCRP',
        unit: 'UM',
        validFrom: 'EFFF',
        validTo: 'EFFT',
        ignored: 'KIT|ITM|MMCU|CMCU|TBM|CPNT|CPNB|OPSQ|UOM|LNTY',
      },
    },
    {
      list: 'Purchase order lines (F4311)',
      kinds: ['coming'],
      needs: 'DOCO|LITM|UORG|UOPN|AN8',
      columns: {
        order: 'DOCO',
        item: 'LITM',
        quantity: 'UOPN',
        date: 'DRQJ|PDDJ',
        type: 'DCTO',
        unit: 'UOM',
        location: 'MCU',
        ignored: 'KCOO|LNID|ITM|UORG|UREC|AN8|NXTR|LTTR|TRDJ|DSC1',
      },
    },
    {
      list: 'Sales order lines (F4211)',
      kinds: ['wanted'],
      needs: 'DOCO|LITM|UORG|SOQS|SHAN',
      columns: {
        order: 'DOCO',
        item: 'LITM',
        quantity: 'UORG',
        delivered: 'SOQS',
        date: 'DRQJ|PDDJ|RSDJ',
        type: 'DCTO',
        unit: 'UOM',
        location: 'MCU',
        ignored: 'KCOO|LNID|ITM|SOBK|SOCN|UOPN|AN8|SHAN|NXTR|LTTR|TRDJ|DSC1',
      },
    },
  ],
}

export const examples: readonly Example[] = [
  {
    list: 'Items of a branch (F4102)',
    text: 'LITM\tMCU\tSAFE\tLTLV\tMULT\nA001\tM30\t5\t10\t50',
    kinds: ['items'],
    columns: ['item', 'location', 'safetyStock', 'leadTime', 'lotMultiple'],
  },
  {
    list: 'Stocks (F41021)',
    text: 'LITM\tMCU\tLOCN\tLOTN\tPQOH\nA001\tM30\tA1\t\t20\nB001\tM30\tA2\t\t7',
    kinds: ['stock'],
    columns: ['item', 'location', 'location', 'lot', 'onHand'],
  },
  {
    list: 'Bill of materials (F3002)',
    text: 'KITL\tLITM\tQNTY\tUM\tTBM\tEFFF\tEFFT\nBIKE\tWHEEL\t2\tEA\tM\t01/31/2020\t12/31/2040',
    kinds: ['bill'],
    columns: ['parent', 'component', 'per', 'unit', 'ignored', 'validFrom', 'validTo'],
  },
  {
    list: 'Purchase order lines (F4311)',
    text: 'DOCO\tDCTO\tLITM\tUORG\tUOPN\tDRQJ\tAN8\n4500\tOP\tA001\t100\t60\t12/18/2026\t4343',
    kinds: ['coming'],
    columns: ['order', 'type', 'item', 'ignored', 'quantity', 'date', 'ignored'],
  },
  {
    list: 'Sales order lines (F4211)',
    text: 'DOCO\tDCTO\tLITM\tUORG\tSOQS\tDRQJ\tAN8\tSHAN\n8500\tSO\tBIKE\t10\t4\t12/18/2026\t42\t42',
    kinds: ['wanted'],
    columns: ['order', 'type', 'item', 'quantity', 'delivered', 'date', 'ignored', 'ignored'],
  },
]
