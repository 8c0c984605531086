import { phrases } from '../worded.ts'

// What else words of headings tell, whatever their column means: whether a quantity is open, whose an order is, which
// column of a pair is the part. Each row has its words, apart by `|`, and examples, which are its tests.

type Row = readonly [words: string, examples: readonly string[]]

export const marks = {
  /** A number or code, not a name. */
  code: [
    'code|codes|codigo|sku|no|nr|num*|id|cod|ref*|matnr|*nummer|pn|n|ipn',
    ['Item No.', 'ProductCode', 'Artikelnummer', 'Ref.'],
  ],
  /** What is left of an order. */
  open: [
    'open|remain*|outstanding|still|*offen*|rest*|pend*|noch|due qty|to ship|to receive|to deliver',
    ['Open Qty', 'OpenQty', 'Remaining Quantity', 'Noch zu liefern (Menge)', 'Restmenge', 'Reste à livrer'],
  ],
  balance: ['^balance*|^open balance*', ['Balance', 'Open balance']],
  /** What is wanted, whatever stands beside it. */
  wanted: [
    '*demand*|requir*|*forecast*|*bedarf*|besoin*',
    ['Demand', 'Required qty', 'Nettobedarf', 'Besoins bruts', 'Forecast'],
  ],
  /** What a production order takes. */
  taken: [
    '*need*|requir*|reqm*|*bedarf*|besoin*|necesi*|*demand*',
    ['Required Quantity', 'Bedarfsmenge', 'Cantidad necesitada', 'Date needed'],
  ],
  production: [
    '*work*|wo|w o|mo|*produc*|*manufact*|*fertigung*|*produktion*|fabric*',
    ['Work Order', 'MO', 'Prod. Order No. (Production)', 'Fertigungsauftrag', 'Orden de fabricación'],
  ],
  /** When something is wanted or comes. */
  when: [
    '*requir*|requer*|requis*|*expect*|espera*|*promis*|wanted|erwart*|attend*|prev*|due|du',
    ['Required', 'Expected', 'Promised', 'Prévue'],
  ],
  /** When an order was written or begins. */
  otherDay: [
    '*creat*|*order*|written|*start*|begin*|*beginn*|*anlage*|*erfass*|posting|document|*beleg*|inicio|debut|last|*modif*|*updat*|*chang*',
    ['Order date', 'Created on', 'Start', 'Belegdatum', 'Last changed', 'Fecha de inicio'],
  ],
  bareDate: ['^date$|^datum$|^fecha$', ['Date', 'Datum']],
  /** The number of a bill, which may be that of its item. */
  bill: ['bom|bill*|*stuckl*|nomencl*|ldm', ['BOM', 'Bill No.', 'Stückliste', 'Production BOM No.', 'LdM']],
  made: [
    '^product*|^produkt*|^producto*|^produit*|^finished*|^fertig*|^parent*|^menu*|^dish*|^recipe*|^sku*|^assembl*|^made*|^output*',
    ['Product number', 'Finished good', 'Dish'],
  ],
  part: [
    '^part*|^component*|^material*|^teil*|^piec*|^piez*|^ingredient*|^input*|^raw*',
    ['Part No.', 'Material', 'Ingredient', 'Pieza'],
  ],
  itemLike: ['*item*|*product*|*article*', ['Menu Item', 'Product']],
  /** A component whose row says the rest of its assembly. */
  member: ['^member*', ['Member Item']],
  positions: ['^item pos*|^pos*', ['Pos.', 'Item Position']],
  /** Which of several places of one order: nobody's item. */
  source: ['^source*', ['Source No.']],
  plainName: ['^name$|^nombre$|^nom$', ['Name', 'Nom']],
  name: ['name$', ['Item name', 'ItemName']],
  /** Whose order it is. */
  customers: [
    '*customer*|*custom*|*kunde*|*client*|*sales*',
    ['Customer PO', 'Kundenauftrag', 'Sales order'],
  ],
  partners: [
    '*suppl*|*vendor*|*custom*|*kunde*|*liefer*|proveedor*|client*|fournisseur*',
    ['Supplier', 'Kundennummer', 'Lieferant', 'Proveedor', 'Vendor no.'],
  ],
  partnerOnly: [
    '^customer$|^supplier$|^vendor$|^kunde$|^lieferant$|^client$|^cliente$|^proveedor$|^fournisseur$',
    ['Customer', 'Lieferant'],
  ],
  /** Who takes or brings something, and not what an item of theirs is called. */
  partnerNumber: [
    'no|number|nr|code|id|name|account|^customer*|^supplier*|^vendor*|^kunde*|^lieferant*|^client*|^proveedor*|^fournisseur*',
    ['Vendor No.', 'Customer name', 'Supplier'],
  ],
  foreign: ['*custom*|*client*|*kunde*|*source*|*origin*', ['Customer ref', 'Origin']],
  /** The number of an order, under a heading that is not known as one. */
  orders: [
    '*order*|*requisition*|*auftrag*|*pedido*|*commande*|*bestell*|*banf*|po|p o|so|s o',
    ['Purch. order', 'Auftragsnr.', 'Banf', 'P.O.'],
  ],
  bareNumber: ['^id$|^no$|^reference$|^ref$|^name$', ['ID', 'No.', 'Reference']],
  /** What was delivered is paid for. */
  invoiced: ['*invoiced*|*billed*', ['Invoiced Qty', 'Qty billed']],
  actual: ['^actual*', ['Actual qty']],
  /** A state that is none of an order's. */
  otherState: [
    '*invoice*|*billing*|*payment*|*component*|*approv*|factur*|*rechnung*',
    ['Billing status', 'Approval', 'Component status'],
  ],
  holiday: [
    'holiday*|workday*|work day*|working day*|*feiertag*|*arbeitstag*|festivo*|ferie*',
    ['Holiday', 'Feiertag', 'Working day', 'Jours fériés'],
  ],
  counted: [
    '*snapshot*|*count*|as of|*stichtag*|inventory date|*inventur*|stock date|balance date|*record*',
    ['Count date', 'snapshot_date', 'As of', 'Stichtag'],
  ],
  day: [
    '^date$|^datum$|^fecha$|^day$|^tag$|^dia$|^jour$|^posting date$|^transaction date$|^period$|^month$|^week$|^timestamp$|^year month$',
    ['Date', 'Posting Date', 'year_month'],
  ],
  countDay: [
    '^date$|^datum$|^fecha$|^day$|^tag$|^timestamp$|^snapshot*|*count*|as of|^stichtag$|^inventory date$|^stock date$|^balance date$',
    ['Date', 'Last count', 'snapshot_date', 'As of date'],
  ],
  sold: [
    'sales|sold|*actual*|*usage*|*consum*|*verbrauch*|*abgang*|*absatz*|*issued*|*shipped*|ventas|ventes|withdrawn|*historic*',
    ['Sales Qty', 'Units sold', 'Verbrauch', 'Ventas'],
  ],
  proposals: [
    'planned order*|planned production order*|planned purchase order*|planned work order*|planauftr*|planned auftr*|order proposals|suggested orders|*bestellvorschl*',
    ['Planned purchase orders', 'Planaufträge', 'Bestellvorschläge'],
  ],
  rowType: [
    '*type*|typ|*typ|tipo*|*kind*|*art|*reference*|*element*|*data*|*daten*|*row*|*zeile*|measure*|key figure*|*transaction*|*document*|*source*|*line*|category of*',
    ['Order type', 'Belegart', 'Transaction', 'MRP element', 'Key figure', 'Source'],
  ],
  physical: [
    '*hand*|phys*|*unrestr*|*frei*|*count*',
    ['On hand', 'Counted', 'Physical QOH', 'Frei verwendbar', 'Unrestricted'],
  ],
  factor: ['*factor*|*faktor*', ['Scrap factor', 'Ausschussfaktor']],
  toOrder: ['^to order$', ['To Order']],
  forecasted: ['^forecast$', ['Forecast']],
  phantom: ['^phantom*', ['Phantom item']],
  whereUsed: [
    'where used|*verwendungsnachweis*|cas d emploi|caso de empleo|casos de empleo',
    ['Where-used list', 'Verwendungsnachweis'],
  ],
  /** Which of several bills or forecasts of one item a row belongs to. */
  version: [
    '^rev$|^revision*|^rev no$|^version*|bom version|alternative bom|bom alternative|stlal|*alternative*stuckl*|*stucklistenalternative*|^scenario*|^szenario*|^escenario*|^scenario$|forecast name|plan version',
    ['Revision', 'RevisionNum', 'Alternative BOM', 'STLAL', 'Scenario', 'Version'],
  ],
  /** A documented bill or operation: what is made has a row among what goes in. */
  documents: [
    '*bom*|*bill*|*recipe*|formula*|*operation*|*routing*|*stuckl*|process*|document*|nomencl*|*rezept*|receta*',
    ['BOM', 'Recipe', 'Operation', 'Stückliste'],
  ],
  /** What a sum or a share is called, which counts nothing of its own. */
  sum: [
    '*total*|sum|summe|*gesamt*|*averag*|avg|mean|*schnitt*|promedio|media|moyen*|no|n|nr|no',
    ['Total', 'Grand total', 'Average', 'Durchschnitt'],
  ],
  loss: ['*date*|*scrap*|*yield*', ['Scrap', 'Blocked until date']],
} as const satisfies Record<string, Row>

type Mark = keyof typeof marks

/** Whether a heading has one of the words of a mark. */
export const is = Object.fromEntries(
  Object.entries(marks).map(([mark, [words]]) => [mark, phrases(words)]),
) as Readonly<Record<Mark, (heading: string) => boolean>>
