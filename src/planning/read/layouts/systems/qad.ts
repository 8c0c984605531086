import type { Example, Layout } from '../layout.ts'

export const layout: Layout = {
  system: 'QAD',
  lists: [
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
