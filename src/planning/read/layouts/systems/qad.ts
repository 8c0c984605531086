import type { Example, Layout } from '../layout.ts'

export const layout: Layout = {
  system: 'QAD',
  lists: [
    {
      list: 'pt_mstr: items',
      kinds: ['items'],
      needs: 'pt_part',
      columns: {
        item: 'pt_part',
        name: 'pt_desc1',
        unit: 'pt_um',
        make: 'pt_pm_code',
        leadTime: 'pt_pur_lead|pt_mfg_lead',
        safetyStock: 'pt_sfty_stk',
        lotMin: 'pt_ord_min',
        lotMultiple: 'pt_ord_mult',
        lotMax: 'pt_ord_max',
        ignored: 'pt_desc2|pt_ord_qty|pt_ord_pol|pt_ord_per|pt_rop|pt_sfty_time|pt_status|pt_prod_line',
      },
    },
    {
      list: 'in_mstr: stock',
      kinds: ['stock'],
      needs: 'in_part|in_qty_oh',
      columns: {
        item: 'in_part',
        location: 'in_site',
        onHand: 'in_qty_oh',
        ignored: 'in_qty_avail|in_qty_req|in_qty_ord|in_qty_all|in_qty_nonet',
      },
    },
    {
      list: 'ps_mstr: product structure',
      kinds: ['bill'],
      needs: 'ps_par|ps_comp|ps_qty_per',
      columns: {
        parent: 'ps_par',
        component: 'ps_comp',
        per: 'ps_qty_per',
        scrap: 'ps_scrp_pct',
        validFrom: 'ps_start',
        validTo: 'ps_end',
        ignored: 'ps_ref|ps_op|ps_ps_code|ps_lt_off',
      },
    },
    {
      list: 'pod_det: purchase orders',
      kinds: ['coming'],
      needs: 'pod_nbr|pod_part|pod_qty_ord',
      columns: {
        order: 'pod_nbr',
        item: 'pod_part',
        quantity: 'pod_qty_ord',
        delivered: 'pod_qty_rcvd',
        date: 'pod_due_date',
        status: 'pod_status',
        unit: 'pod_um',
        ignored: 'pod_line|pod_site|pod_need|pod_per_date',
      },
    },
    {
      list: 'sod_det: sales orders',
      kinds: ['wanted'],
      needs: 'sod_nbr|sod_part|sod_qty_ord',
      columns: {
        order: 'sod_nbr',
        item: 'sod_part',
        quantity: 'sod_qty_ord',
        delivered: 'sod_qty_ship',
        date: 'sod_due_date',
        status: 'sod_status',
        unit: 'sod_um',
        ignored: 'sod_line|sod_site|sod_req_date|sod_per_date',
      },
    },
    {
      list: 'wo_mstr: work orders',
      kinds: ['coming'],
      needs: 'wo_nbr|wo_part|wo_qty_ord',
      columns: {
        order: 'wo_nbr',
        item: 'wo_part',
        quantity: 'wo_qty_ord',
        delivered: 'wo_qty_comp',
        date: 'wo_due_date',
        status: 'wo_status',
        ignored: 'wo_lot|wo_site|wo_rel_date|wo_qty_rjct',
      },
      codes: {
        wo_status: { P: 'Planned', F: 'Firm', E: 'Started', A: 'Started', R: 'Released', C: 'Closed' },
      },
    },
  ],
}

/** Lists as they are exported: the tests of the layout. */
export const examples: readonly Example[] = [
  {
    list: 'pt_mstr: items',
    text: [
      'pt_part,pt_desc1,pt_um,pt_pm_code,pt_pur_lead,pt_mfg_lead,pt_sfty_stk,pt_ord_min,pt_ord_mult',
      'R-1,Roller,EA,P,10,0,50,100,10',
    ].join('\n'),
    kinds: ['items'],
    columns: [
      ...(['item', 'name', 'unit', 'make', 'leadTime', 'leadTime'] as const),
      ...(['safetyStock', 'lotMin', 'lotMultiple'] as const),
    ],
  },
  {
    list: 'in_mstr: stock',
    text: ['in_part,in_site,in_qty_oh,in_qty_req,in_qty_ord', 'R-1,10000,310,40,0'].join('\n'),
    kinds: ['stock'],
    columns: ['item', 'location', 'onHand', 'ignored', 'ignored'],
  },
  {
    list: 'ps_mstr: product structure',
    text: ['ps_par,ps_comp,ps_qty_per,ps_scrp_pct,ps_start,ps_end,ps_ref', 'D-1,R-1,4,5,,12/31/2030,'].join(
      '\n',
    ),
    kinds: ['bill'],
    columns: ['parent', 'component', 'per', 'scrap', 'validFrom', 'validTo', 'ignored'],
  },
  {
    list: 'pod_det: purchase orders',
    text: [
      'pod_nbr,pod_line,pod_part,pod_qty_ord,pod_qty_rcvd,pod_due_date',
      'P1,1,R-1,100,60,12/16/2026',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'ignored', 'item', 'quantity', 'delivered', 'date'],
  },
  {
    list: 'sod_det: sales orders',
    text: [
      'sod_nbr,sod_line,sod_part,sod_qty_ord,sod_qty_ship,sod_due_date',
      'S1,1,D-1,50,10,12/18/2026',
    ].join('\n'),
    kinds: ['wanted'],
    columns: ['order', 'ignored', 'item', 'quantity', 'delivered', 'date'],
  },
  {
    list: 'wo_mstr: work orders',
    text: [
      'wo_nbr,wo_lot,wo_part,wo_qty_ord,wo_qty_comp,wo_due_date,wo_status',
      'W1,1,D-1,20,5,12/17/2026,R',
    ].join('\n'),
    kinds: ['coming'],
    columns: ['order', 'ignored', 'item', 'quantity', 'delivered', 'date', 'status'],
  },
]
