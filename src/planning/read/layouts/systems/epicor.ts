import type { Example, Layout } from '../layout.ts'

export const layout: Layout = {
  system: 'Epicor',
  lists: [
    {
      list: 'Part plants',
      kinds: ['items'],
      needs: 'Part_PartNum|PartPlant_LeadTime',
      columns: {
        item: 'Part_PartNum',
        name: 'Part_PartDescription',
        onHand: 'PartWhse_OnHandQty',
        safetyStock: 'PartPlant_SafetyQty',
        lotMin: 'PartPlant_MinOrderQty',
        leadTime: 'PartPlant_LeadTime',
        make: 'PartPlant_SourceType',
        ignored: 'PartPlant_Plant|PartPlant_MinimumQty|PartPlant_MaximumQty',
      },
    },
    {
      list: 'Order releases',
      kinds: ['wanted'],
      needs: 'OrderRel_OurReqQty',
      columns: {
        order: 'OrderRel_OrderNum|OrderHed_OrderNum',
        item: 'OrderDtl_PartNum|OrderRel_PartNum',
        name: 'OrderDtl_LineDesc',
        quantity: 'OrderRel_OurReqQty',
        // Both are gone: out of stock, and straight out of a job.
        delivered: 'OrderRel_OurStockShippedQty|OrderRel_OurJobShippedQty',
        date: 'OrderRel_ReqDate',
        active: 'OrderRel_OpenRelease',
        ignored:
          'OrderRel_OrderLine|OrderDtl_OrderLine|OrderRel_OrderRelNum|OrderRel_NeedByDate|OrderRel_FirmRelease',
      },
    },
    {
      list: 'Order releases with labels',
      kinds: ['wanted'],
      needs: 'Order|Part|Our Requested Quantity',
      columns: {
        order: 'Order',
        item: 'Part',
        quantity: 'Our Requested Quantity',
        delivered: 'Our Stock Shipped Qty|Our Job Shipped Qty',
        date: 'Ship By Date',
        active: 'Open Release',
        ignored: 'Line|Release|Need By Date|Firm Release',
      },
    },
    {
      list: 'Job materials',
      kinds: ['wanted'],
      needs: 'JobMtl_PartNum|JobMtl_RequiredQty',
      columns: {
        order: 'JobHead_JobNum|JobMtl_JobNum',
        item: 'JobMtl_PartNum',
        name: 'JobMtl_Description',
        quantity: 'JobMtl_RequiredQty',
        delivered: 'JobMtl_IssuedQty',
        date: 'JobMtl_ReqDate',
        active: 'JobMtl_IssuedComplete',
        ignored: 'JobHead_PartNum|JobMtl_MtlSeq|JobMtl_QtyPer|JobMtl_AssemblySeq',
      },
    },
    {
      list: 'Jobs',
      kinds: ['coming'],
      needs: 'JobHead_JobNum|JobHead_PartNum|JobHead_ProdQty',
      columns: {
        order: 'JobHead_JobNum',
        item: 'JobHead_PartNum',
        name: 'JobHead_PartDescription',
        quantity: 'JobHead_ProdQty',
        delivered: 'JobHead_QtyCompleted',
        date: 'JobHead_DueDate',
        // A job that is not firm is what the system would make.
        status: 'JobHead_JobFirm',
        active: 'JobHead_JobComplete|JobHead_JobClosed',
        ignored: 'JobHead_StartDate|JobHead_ReqDueDate|JobHead_JobReleased',
      },
      codes: {
        JobHead_JobFirm: {
          ...{ True: 'Firm', true: 'Firm', 1: 'Firm' },
          ...{ False: 'Planned', false: 'Planned', 0: 'Planned' },
        },
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'Part plants',
    text: [
      'Part_PartNum,Part_PartDescription,PartPlant_SafetyQty,PartPlant_MinOrderQty,PartPlant_LeadTime,PartPlant_SourceType,PartWhse_OnHandQty',
      'R-1,Roller,20,50,10,P,40',
    ].join('\n'),
    kinds: ['items'],
    columns: ['item', 'name', 'safetyStock', 'lotMin', 'leadTime', 'make', 'onHand'],
  },
  {
    list: 'Order releases',
    text: [
      'OrderRel_OrderNum,OrderRel_OrderLine,OrderDtl_PartNum,OrderRel_OurReqQty,OrderRel_OurStockShippedQty,OrderRel_OurJobShippedQty,OrderRel_ReqDate,OrderRel_OpenRelease',
      '345,1,D-1,50,10,5,2026-12-18,true',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['order', 'ignored', 'item', 'quantity', 'delivered', 'delivered', 'date', 'active'],
  },
  {
    list: 'Order releases with labels',
    text: [
      'Order,Line,Release,Part,Our Requested Quantity,Our Stock Shipped Qty,Our Job Shipped Qty,Need By Date,Ship By Date,Open Release',
      '5001,1,1,FG-1,10,2,0,12/18/2026,12/15/2026,True',
    ].join('\n'),
    kinds: ['wanted'],
    columns: [
      ...(['order', 'ignored', 'ignored', 'item', 'quantity'] as const),
      ...(['delivered', 'delivered', 'ignored', 'date', 'active'] as const),
    ],
  },
  {
    list: 'Job materials',
    text: [
      'JobHead_JobNum,JobHead_PartNum,JobMtl_MtlSeq,JobMtl_PartNum,JobMtl_QtyPer,JobMtl_RequiredQty,JobMtl_IssuedQty,JobMtl_ReqDate,JobMtl_IssuedComplete',
      'J1,D-1,10,R-1,4,80,20,2026-12-01,false',
    ].join('\n'),
    kinds: ['wanted'],
    columns: [
      ...(['order', 'ignored', 'ignored', 'item', 'ignored'] as const),
      ...(['quantity', 'delivered', 'date', 'active'] as const),
    ],
  },
  {
    list: 'Jobs',
    text: [
      'JobHead_JobNum,JobHead_PartNum,JobHead_ProdQty,JobHead_QtyCompleted,JobHead_DueDate,JobHead_JobComplete,JobHead_JobFirm',
      'J1,D-1,20,5,2026-12-09,false,true',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'item', 'quantity', 'delivered', 'date', 'active', 'status'],
  },
]
