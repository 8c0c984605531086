import type { RawTable } from '../raw-table.ts'
import { worded } from '../worded.ts'
import { compile, type Layout, type LayoutList } from './layout.ts'

interface System {
  /** Headings that tell its lists. Those of one entry, separated by `|`, have to be there together. */
  readonly tells: readonly string[]
  readonly load: () => Promise<{ readonly layout: Layout }>
}

/** A new system is a file in the folder `systems`, and a row here. Its file is loaded with a list that may be its own. */
export const systems: readonly System[] = [
  {
    tells: [
      'Internal Reference',
      'BoM Lines/Component',
      'Order Reference',
      'On Hand|To Order',
      'Auftragsreferenz',
      'order_id|product_id',
      'Reference|Quantity To Produce',
      'Reference|Components/Product',
      'location_id|reserved_quantity',
      'Vendor|Product Template',
      'min_qty|delay',
    ],
    load: () => import('./systems/odoo.ts'),
  },
  {
    tells: [
      'Qty To Manufacture|Manufactured Qty',
      'Zu fertigende Menge',
      'Item Code (Items)',
      'Maintain Stock',
      'Raw Material Item',
      'Material Request Type|Required By',
    ],
    load: () => import('./systems/erpnext.ts'),
  },
  {
    tells: [
      'MATNR',
      'Einkaufsbeleg',
      'Banf',
      'Quantity requested',
      'BillOfMaterialComponent',
      'InventoryStockType',
    ],
    load: () => import('./systems/sap.ts'),
  },
  { tells: ['Quantity Fulfilled/Received'], load: () => import('./systems/netsuite.ts') },
  {
    tells: [
      'Entry Type|Remaining Quantity',
      'Production BOM No.',
      'Prod. Order No.',
      'Document No.|Outstanding Quantity',
      'Action Message',
      'Aktionsmeldung',
      'Mensaje acción',
      "Message d'action",
      'No.|Source No.',
      'Nr.|Restauftragsmenge',
      'Nr.|Restbestellmenge',
      'Nr.|Herkunftsnr.',
      'Nr.|Wiederbeschaffungsverfahren',
      'Nr.|Menge pro',
    ],
    load: () => import('./systems/business-central.ts'),
  },
  {
    tells: [
      'Item|Location|On hand|Minimum',
      'Item|Duration',
      'Supplier|Item|Location|Lead time',
      'Item|Due|Priority',
    ],
    load: () => import('./systems/frepple.ts'),
  },
  {
    tells: [
      'PURCHASEORDERNUMBER|ITEMNUMBER',
      'SALESORDERNUMBER|ITEMNUMBER',
      'BOMID|ITEMNUMBER',
      'Production|Item number',
    ],
    load: () => import('./systems/dynamics-365.ts'),
  },
  {
    tells: [
      'PartPlant_LeadTime',
      'OrderRel_OurReqQty',
      'JobMtl_PartNum',
      'JobHead_ProdQty',
      'Our Requested Quantity',
    ],
    load: () => import('./systems/epicor.ts'),
  },
  {
    tells: ['pt_part', 'in_part', 'ps_par', 'pod_part', 'sod_part', 'wo_part'],
    load: () => import('./systems/qad.ts'),
  },
  { tells: ['Lineitem sku', 'Handle|Variant SKU'], load: () => import('./systems/shopify.ts') },
  { tells: ['LITM'], load: () => import('./systems/jd-edwards.ts') },
  { tells: ['ITNO', 'MTNO', 'MFNO'], load: () => import('./systems/m3.ts') },
  { tells: ['Value|Footprint'], load: () => import('./systems/kicad.ts') },
  { tells: ['PartNumber|Location'], load: () => import('./systems/fishbowl.ts') },
  {
    tells: [
      'Item Code|Total Quantity On Hand',
      'Bill No|Quantity Per Bill',
      'Sales Order No',
      'Purchase Order No',
    ],
    load: () => import('./systems/sage-100.ts'),
  },
]

/** Loads the lists of the systems that may have written the tables. */
export async function loadLayouts(tables: readonly RawTable[]): Promise<readonly LayoutList[]> {
  const known = tables.map(({ headings }) => new Set(headings.map(worded)))
  const mayBe = ({ tells }: System) =>
    tells.some(told => known.some(words => told.split('|').every(heading => words.has(worded(heading)))))
  return compile((await Promise.all(systems.filter(mayBe).map(({ load }) => load()))).map(one => one.layout))
}
