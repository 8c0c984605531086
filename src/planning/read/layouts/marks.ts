import { phrases } from '../worded.ts'

// What else words of headings tell, whatever their column means: whether a quantity is open, whose an order is, which
// column of a pair is the part. Each has examples below, which are its tests.

const marks = {
  /** A number or code, not a name. */
  code: 'ref*|n|codigo|ipn|code|matnr|*nummer|nr|num*|id|cod|sku|no|pn|codes',
  /** What is left of an order. */
  open: '*back order*|^backorder*|^b o$|^bo$|left|rest*|rückstand|bal du|nog|open|reliquat|pend*|to ship|to receive|to go|outstanding|*offen*|*openstaand*|to deliver|due qty|remain*|noch|por entregar|qty due|still',
  /** What is left of an order, or what of it is late. */
  backlog: 'ruckstand*|*back order*|^backorder*|^b o$|^bo$',
  /** What is open, and no quantity. */
  otherOpen: '^fehlmenge$|ops|since|seit|op|*positi*|*factur*|*hour*|*invoice*|*stund*|*rechn*|*oper*|pos',
  /** What of an order is delivered, or left. */
  partOfOrder:
    '*offen*|*receiv*|left|rec d|*rest*|*deliver*|*versand*|*ship*|dispatch*|*open*|*servid*|*hech*|*entreg*|*erhalt*|*done*|*pend*|issued|*recu*|made|to go|recd|*eingeg*|rcvd|*livr*|despatch*|*remain*|*finish*|*gelief*|*fertig*|*fait*',
  balance: '^balance*|^so balance*|^rel balance*|^order balance*|^open balance*|^po balance*|^line balance*',
  /** What is there after each of several rows. */
  stockLeft: '*bestand*|*balance*|^stock*|*saldo*',
  /** What a stock will be, by the plan of another system: it is never a journal. */
  projected: 'projected*|*projiz*|*proyecta*|pab|projete*',
  /** What is wanted, whatever stands beside it. */
  wanted:
    '^benotigt$|^qty needed$|^needed$|besoin*|net req*|*demand*|requir*|reqd|req d|gross req*|*forecast*|*bedarf*',
  /** An item that goes into others, and is never sold. */
  goesIn: '^component*|^ingredient*|^raw*|^materia prima*|^matiere premiere*|^rohstoff*',
  /** Of a record of requirements, all of them, and what of them no stock covers. */
  gross: 'brut*|gross',
  net: 'neto*|nett*|net|neta*|nets',
  /** What a production order takes. */
  taken: '*demand*|reqm*|*bedarf*|requir*|reqd*|besoin*|necesi*|*need*',
  production:
    'target q*|bsc start*|fabric*|basic fin*|mo|w o|wo|eckstart*|*produktion*|*fertigung*|*work*|*produc*|*manufact*',
  /** When something is wanted or comes. */
  when: '*requir*|erwart*|attend*|requis*|*promis*|*expect*|requer*|prev*|espera*|wanted|du',
  /** When it really comes, whatever was wished for. */
  confirmed: '*bestatigt*|*confirm*|*promis*|*zugesagt*|conf',
  /** When an order was written or begins. */
  otherDay:
    'last|*creat*|*chang*|document|*modif*|*transaction*|*erfass*|*order*|^purchase date*|written|^payment*|*beginn*|*anlage*|*updat*|inicio|begin*|debut|posting|*start*|*beleg*',
  /** From when to when something is done, or valid. */
  begins: '^start date$|^beginn$|^begin$|^date debut$|^begin date$|^start$|^startdatum$|^fecha inicio$',
  ends: '^end$|^end date$|^ende$|^enddatum$|^fecha fin$|^date fin$',
  bareDate: '^date$|^datum$|^fecha$',
  /** The number of a bill, which may be that of its item. */
  bill: 'ldm|bill*|*stuckl*|nomencl*|*stukl*|bom',
  made: '^dish*|^recipe*|^produkt*|^parent*|^fertig*|^produit*|^made*|^sku*|^menu*|^assembl*|^output*|^product*|^finished*',
  /** What stands above a list in the place of a product. */
  noProduct:
    '^montage|^all|^line|^linie|^alle|^angebot*|^auftrag*|^halle|^order*|^quot*|^revision|^rev|^produktion|^production',
  /** A part in German alone. */
  germanPart: '^teil*|^bauteil*',
  /** What is no more: a number, or yes. */
  cancelled: '*cancel*|*storn*|*annul*|*anul*',
  part: '^teil*|^component*|^ingredient*|^raw*|^material*|^piec*|^part*|^input*|^piez*',
  itemLike: '*product*|*item*|*article*|*articulo*|*produkt*|*artikel*|*inventory*',
  /** A stock as it was before, and one of those that can be used, or cannot: nobody's place. */
  earlier:
    'last|opening|anfang|anfangsbestand|beginning|starting|begin|start|inicial|*vormonat*|previous|initial|*vorjahr*',
  later: 'closing|aktuell*|end|final|ending',
  usable: 'disponib*|unrestricted|usable|freie|freier|free|frei',
  /** What a row is in English, and a part in German. */
  kind: '^kind$',
  /** A component whose row says the rest of its assembly. */
  member: '^member*|^mapped*',
  /** How many pieces one pack has. */
  packSize:
    'packungsgro*|^pack size|*umrechn*|unidades por*|^vpe$|pieces per*|pcs per*|*per box*|units per*|stuck pro*|*conversion*|*per carton*|verpackungseinheit|*per pack*|stuck je*',
  /** A unit in which others sell. */
  purchaseUnit: '*einkauf*|*purch*|*bestell*|*compra*|order unit|order uom|*buy*|*vendor*|*supplier*|*achat*',
  /** How many of the parent a quantity is for, in a column of its own. */
  base: '^pro$|^par$|^por$|^per$|^per 10$|^per 100$|^per 1000$|^je 1000$|^je 10$|^je$|^je 100$',
  /** A unit of stocks, beside that of a line. */
  stockUnit: 'stock uom|stock unit',
  positions: '^pos*|^item pos*',
  /** Which of several places of one order: nobody's item. */
  source: '^source*',
  plainName: '^nombre$|^nom$|^name$',
  name: 'name$',
  /** Whose order it is. */
  customers: '*custom*|*kunde*|*klant*|*client*|*verkoop*|*sales*',
  partners: '*custom*|*kunde*|*liefer*|client*|*leveranc*|*klant*|*vendor*|*suppl*|proveedor*|fournisseur*',
  partnerOnly:
    '^supplier$|^vendor$|^customer$|^leverancier$|^proveedor$|^client$|^kunde$|^cliente$|^lieferant$|^klant$|^fournisseur$',
  /** Of a list of transfers: what it moves is there already. */
  transfer:
    'transfer order*|transfer from*|transfer to*|from warehouse*|from site*|to site*|to warehouse*|*umlagerung*',
  origin: '^from$|^from plant$|^desde$|^von$',
  destination: '^hasta$|^to$|^to plant$|^nach$',
  /** Of a list of offers or invoices: nothing of it is wanted any more, or yet. */
  noOrder:
    '^probability*|^rma*|^invoice date$|^rechnungs*|^invoice n*|^invoice$|^retour*|^opportunit*|^quot* no$|^return*|^rucksend*',
  /** Of a list of what came and went: all of it is in the stock already. */
  movement:
    '*movement type*|*materialbeleg*|transaction type|trans type|bwart|postenart|material document*|tipo de movimiento|*bewegungsart*|entry type|type de mouvement',
  posted: '^fecha de contabilizacion$|^buchungsdatum$|^posted on$|^date comptable$|^posting date$|^budat$',
  /** Who takes or brings something, and which of both is not said. */
  anyPartner:
    '^geschaftspartner*|^card code$|^counterparty*|^tercero*|^account*|^company$|^gp$|^bp code$|^business partner*|^partner*|^card name$|^bp name$|^tiers*',
  /** Who takes or brings something, and not what an item of theirs is called. */
  partnerNumber:
    '^client*|account|^proveedor*|^lieferant*|id|code|^fournisseur*|no|nr|number|^vendor*|^kunde*|^supplier*|name|^customer*',
  foreign: '*custom*|*kunde*|*origin*|*client*|*source*',
  /** The number of an order, under a heading that is not known as one. */
  orders:
    '*requisition*|*bestell*|*commande*|*order*|purchase n*|p o|*banf*|*verkoop*|*auftrag*|s o|so|po|*inkoop*|*pedido*|documento de venta*|documento de compra*|sale n*|documento venta*|documento compra*',
  bareNumber: '^no$|^reference$|^id$|^ref$|^name$',
  /** What was delivered is paid for. */
  invoiced: '*billed*|*invoiced*',
  actual: '^actual*',
  /** A state that is none of an order's. */
  otherState: '*payment*|*component*|*billing*|*approv*|*invoice*|factur*|*rechnung*',
  /** A state that says what is left of an order. */
  orderState:
    '^delivery status|^order status|^versandstatus|^shipping status|^positionsstatus|^fulfillment status|^fulfilment status|^receipt status|^estado de entrega|^position status|^status$|^lieferstatus|^statut de livraison|^statut de ligne|^line status|^estado de linea',
  /** What an order takes beside its lead time. */
  partOfTime:
    'safety lead time|*transportzeit|*shipping time|transport time|transit days|transport days|transit time|tiempo de trans*|inspection time|customs time|customs days|gr processing time|temps de trans*|*pruf*zeit|*shipping days|webaz',
  holiday: '*arbeitstag*|festivo*|working day*|work day*|workday*|holiday*|*feiertag*|ferie*',
  counted: 'stock date|*snapshot*|balance date|*count*|inventory date|*stichtag*|as of|*inventur*|*record*',
  day: '^date$|^datum$|^fecha$|^day$|^tag$|^week$|^dia$|^year month$|^month$|^period$|^transaction date$|^timestamp$|^posting date$|^jour$',
  countDay:
    'count|^stock date$|^fecha$|^snapshot*|counted|^timestamp$|^balance date$|as of|^date$|^datum$|^stichtag$|^day$|^tag$|^inventory date$',
  /** What others call an item, among its words by those that stand for them. */
  others: 'customer|hersteller|manufacturer|mfr|mfg|fabricante|fabricant|supplier',
  sold: 'sales|*consum*|*actual*|ventas|withdrawn|*usage*|*issued*|*abgang*|ventes|*verbrauch*|*historic*|sold|*shipped*|*absatz*',
  proposals:
    '*proposed*|planned order*|planauftr*|*bestellvorschl*|planned auftr*|*suggest*|planned purchase order*|planned work order*|plnum|action message|planned production order*|order proposals',
  /** What another system would order is named in each row. */
  suggestion: '^suggestion type*',
  rowType:
    '*element*|order ty|*source*|*zeile*|measure*|*kind*|*line*|sa ty|category of*|or ty|*document*|tipo*|*transaction*|*daten*|*structure*|*type*|*row*|*typ|*data*|doc ty|key figure*|*reference*|*art',
  /** Whether a row is of a sale. */
  ofSales: 'sales transaction|*so trx',
  /** Which way something goes. */
  way: '^$|richtung|buy sell|sell buy|sentido|sens|in out|direction|k l|out in',
  /** A type of something else than of a document. */
  otherType:
    '*product*|*item*|*liefer*|*versand*|*ship*|contract*|*zahl*|*billing*|pago*|*material*|*produkt*|*artikel*|paiement*|pay*',
  /** Free text that may name the rows of a grid. */
  described: 'libell*|*descr*|*text|design*|*beschreib*|*bezeichn*|*name|nombre|nom',
  /** What goes into a stock, and out of it, where both have a column. */
  into: '^terminierter zugang$|^in$|^zugang$|^entrees|^entradas|^receipts$|^eingang$|^zugange$',
  outOf: '^sorties|^bruttobedarf$|^issues$|^ausgang$|^abgang$|^abgange$|^salidas|^out$',
  factor: '*factor*|*faktor*',
  toOrder: '^to order$',
  scheduled: '*einteil*|sched*',
  toCome: '^bal to|to be|^to|not yet|pending',
  forecasted: '^forecast$',
  /** What keeps an order back. */
  held: '*sperre|non nettable|not nettable|not usable|nicht dispo*|^on hold$|^hold$|*sperrkenn*|^gesperrt$|*sperrverm*|*lieferstopp*|bloque*',
  /** Whether a stock can be used, by yes or no. */
  nettable:
    '^available$|^usable|mrp relevan*|^disponible$|*dispositionsrelevan*|^nettable|*disporelevan*|^mrp$|^verfugbar$',
  /** Under which words say of each stock whether it can be used. */
  stateOfStock:
    'stat*|*zustand*|stock type|bestandsart|*sperr*|condition*|art|*control*|*availab*|*block*|estado*|etat*|*verfug*',
  /** Whose stock it is. */
  foreignStock:
    '^consignment stock$|^consignment$|^sonderbestand*|^consigned*|^consignacion$|^konsignation*|^special stock|stock owner|inventory owner|sobkz',
  /** Stock of one's own. */
  own: '^none$|^n a$|^kein*|^nee$|^own*|^company*|^$',
  /** What is expected to be ordered. */
  forecast: '*prevision*|*sales plan*|*forecast*|*prognos*|*pronostico*|*absatzplan*|*fcst*',
  /** How low or high a forecast may get, and what it was. */
  bound: 'low*|old|upper*|previous|min*|max*|pessimis*|last|optimis*|high*|prior|best*|worst*',
  /** What of a plan a customer is bound to. */
  firm: '^pedido$|^ferm*|^commande$|^firm*|^order$|^fix*|^auftrag$|^fest*',
  phantom: '^phantom*',
  whereUsed: '*verwendungsnachweis*|caso de empleo|casos de empleo|where used|cas d emploi',
  /** Which of several bills or forecasts of one item a row belongs to. */
  version:
    'stlal|^revision*|^rev$|^version*|^rev no$|^escenario*|*stucklistenalternative*|^szenario*|forecast name|^scenario*|plan version|bom version|*alternative*stuckl*|alternative bom|bom alternative',
  alternative: '^alternativa$|^alternative$|^alternate$|^alt$',
  /** Whether a part goes into each order once, by yes or no. */
  fixed: '^fixed$|^fix$|^fijo$|^fija$|^fixe$|^fest$',
  /** Which of several bills of a product is planned with. */
  usual: '^standard$|^is default$|^default$|^default bom$|^por defecto$|^is standard$|^main$|^par defaut$',
  /** Whose order another one is for: its heading says `parent`, and of no bill. */
  ofOrder: 'commande|ordre|mo|wo|so|po|job|*auftrag|*order|orden',
  /** The number of an order, where nothing says of which. */
  orderNumber:
    '^document*|^id$|^nummer$|^num$|^reference$|^no piece$|^numero de piece$|^number$|^n piece$|^no$|^doc entry$|^referenz$|^doc num$|^beleg*',
  /** In French, the number of a document as well as of a part. */
  voucher: '^n piece$|^no piece$|^numero de piece$',
  /** A documented bill or operation: what is made has a row among what goes in. */
  documents:
    '*bill*|*stuckl*|nomencl*|*recipe*|process*|*routing*|receta*|document*|*rezept*|formula*|*operation*|*bom*',
  /** What a sum or a share is called, which counts nothing of its own. */
  sum: '*gesamt*|mean|*total*|media|moyen*|*schnitt*|n|promedio|*averag*|summe|no|nr|avg|sum',
  loss: '*date*|*scrap*|*yield*',
  /** What goes into all, through all levels. */
  total: 'gesamt*|cumul*|total*|ext|*kumuliert*|extended*|acumulad*',
  /** What of an order neither was delivered nor will be. */
  gone: '*ausschuss*|*rebut*|*scrap*|*cancel*|*storniert*|*reject*|*rechaz*|*annul*|*anulad*',
  /** What is lost, as a quantity and no share. */
  amount: 'cantidad*|qty|quantite*|*quantity*|*menge*',
} as const

export type Mark = keyof typeof marks

/** Whether a heading has one of the words of a mark. */
export const is = Object.fromEntries(
  Object.entries(marks).map(([mark, words]) => [mark, phrases(words)]),
) as Readonly<Record<Mark, (heading: string) => boolean>>

/** What each mark is found in. No page loads it. */
export const markExamples: Readonly<Record<Mark, readonly string[]>> = {
  code: ['Item No.', 'ProductCode', 'Artikelnummer', 'Ref.'],
  open: [
    'Open Qty',
    'OpenQty',
    'Remaining Quantity',
    'Noch zu liefern (Menge)',
    'Restmenge',
    'Openstaand aantal',
    'Reste à livrer',
  ],
  backlog: ['Back order', 'Backorder qty', 'B.O.', 'Rückstand'],
  otherOpen: ['Fehlmenge', 'Open hours', 'Open ops', 'Offene Pos.', 'Pendiente de facturar', 'Open since'],
  partOfOrder: ['Rec’d', 'eingegangen', 'Déjà livré', 'Despatched', 'Made', 'To go', 'Rest', 'Entregado'],
  balance: ['Balance', 'Open balance', 'Rel Balance'],
  stockLeft: ['Saldo', 'Bestand', 'Balance'],
  projected: ['Projected on hand', 'Stock projeté', 'Saldo proyectado', 'Projizierter Bestand'],
  wanted: ['Demand', 'Needed', 'Required qty', 'Nettobedarf', 'Besoins bruts', 'Forecast'],
  gross: ['Gross requirements', 'Bruttobedarf', 'Besoins bruts'],
  net: ['Net requirements', 'Nettobedarf', 'Necesidades netas'],
  goesIn: ['Raw Material Code', 'Ingredient'],
  taken: ['Reqd Qty', 'Required Quantity', 'Bedarfsmenge', 'Cantidad necesitada', 'Date needed'],
  production: [
    'Work Order',
    'MO',
    'Prod. Order No. (Production)',
    'Fertigungsauftrag',
    'Orden de fabricación',
  ],
  when: ['Required', 'Expected', 'Promised', 'Prévue'],
  confirmed: ['Confirmed date', 'Conf. qty', 'Promise date', 'Bestätigter Termin'],
  otherDay: ['Order date', 'Created on', 'Start', 'Belegdatum', 'Last changed', 'Fecha de inicio'],
  begins: ['Start date', 'Beginn', 'Fecha inicio'],
  ends: ['End date', 'Ende', 'Date fin'],
  bareDate: ['Date', 'Datum'],
  bill: ['BOM', 'Stuklijst', 'Bill No.', 'Stückliste', 'Production BOM No.', 'LdM'],
  made: ['Product number', 'Finished good', 'Dish'],
  noProduct: ['Line 2', 'Montage', 'Alle Artikel', 'Auftrag 4711', 'rev. B'],
  germanPart: ['Teil', 'Bauteilnummer'],
  cancelled: ['Qty cancelled', 'Storniert', 'Annulé', 'Anulado'],
  part: ['Part No.', 'Material', 'Ingredient', 'Pieza'],
  itemLike: ['Menu Item', 'Product'],
  earlier: ['Opening stock', 'Bestand Vormonat', 'Existencia inicial'],
  later: ['Closing stock', 'Endbestand', 'Stock final'],
  usable: ['Bestand frei', 'Usable stock', 'Stock disponible'],
  kind: ['Kind'],
  member: ['Member Item', 'Mapped Item SKU'],
  base: ['Per', 'je', 'Per 100'],
  packSize: ['Pack size', 'Pcs per box', 'UOM conversion', 'VPE'],
  purchaseUnit: ['Purchase UOM', 'Order Unit', 'Bestellmengeneinheit'],
  stockUnit: ['Stock UOM', 'Stock unit'],
  positions: ['Pos.', 'Item Position'],
  source: ['Source No.'],
  plainName: ['Name', 'Nom'],
  name: ['Item name', 'ItemName'],
  customers: ['Customer PO', 'Kundenauftrag', 'Klantorder', 'Sales order'],
  partners: ['Supplier', 'Leverancier', 'Kundennummer', 'Lieferant', 'Proveedor', 'Vendor no.'],
  partnerOnly: ['Customer', 'Lieferant'],
  partnerNumber: ['Vendor No.', 'Customer name', 'Supplier'],
  transfer: ['Transfer-from Code', 'To Warehouse', 'Umlagerungsbestellung'],
  origin: ['From'],
  destination: ['To'],
  movement: ['Movement type', 'Transaction type', 'Entry Type', 'Bewegungsart'],
  posted: ['Posting Date', 'Buchungsdatum'],
  noOrder: ['Probability', 'Invoice date', 'Rechnungsdatum'],
  anyPartner: ['BP Code', 'CardCode', 'Business Partner', 'Geschäftspartner'],
  foreign: ['Customer ref', 'Origin'],
  orders: ['Documento compras', 'Purch. order', 'Inkooporder', 'Auftragsnr.', 'Banf', 'P.O.'],
  bareNumber: ['ID', 'No.', 'Reference'],
  invoiced: ['Invoiced Qty', 'Qty billed'],
  actual: ['Actual qty'],
  otherState: ['Billing status', 'Approval', 'Component status'],
  orderState: ['Line status', 'Status', 'Lieferstatus', 'Positionsstatus', 'Estado de línea'],
  partOfTime: ['Transit time (days)', 'Shipping days', 'Transportzeit (Tage)', 'Prüfzeit'],
  holiday: ['Holiday', 'Feiertag', 'Working day', 'Jours fériés'],
  counted: ['Count date', 'snapshot_date', 'As of', 'Stichtag'],
  day: ['Date', 'Posting Date', 'year_month'],
  countDay: ['Date', 'Last count', 'snapshot_date', 'As of date'],
  others: ['Supplier item no.', 'Hersteller'],
  sold: ['Sales Qty', 'Units sold', 'Verbrauch', 'Ventas'],
  proposals: [
    'Planned order',
    'PLNUM',
    'Action Message',
    'Suggested Quantity',
    'Planned purchase orders',
    'Planaufträge',
    'Bestellvorschläge',
  ],
  suggestion: ['Suggestion Type'],
  rowType: ['Order type', 'BOM Structure', 'Belegart', 'Transaction', 'MRP element', 'Key figure', 'Source'],
  ofSales: ['IsSOTrx', 'Sales Transaction'],
  way: ['', 'Richtung', 'In/Out', 'Buy/Sell'],
  otherType: ['Zahlungsart', 'Contract type', 'Artikelart', 'Payment type'],
  described: ['Description', 'Bezeichnung', 'Name', 'Libellé', 'Desc. Text'],
  into: ['Terminierter Zugang', 'Zugang', 'Entradas', 'Entrées', 'Receipts'],
  outOf: ['Bruttobedarf', 'Abgang', 'Salidas', 'Sorties', 'Issues'],
  factor: ['Scrap factor', 'Ausschussfaktor'],
  toOrder: ['To Order'],
  toCome: ['To rcv', 'Not yet received', 'Pending received'],
  scheduled: ['Sched. qty', 'Scheduled quantity', 'Einteilungsmenge'],
  forecasted: ['Forecast'],
  held: ['Non-Nettable', 'On hold', 'Liefersperre', 'Sperrkennz.', 'Sperrvermerk'],
  stateOfStock: ['Stock status', 'Availability Control', 'Bestandsart', 'Sperrkennz.'],
  nettable: ['Nettable', 'MRP relevant', 'Dispositionsrelevant', 'Usable', 'Available?'],
  foreignStock: ['Special Stock', 'Sonderbestand', 'Consignment'],
  own: ['-', 'n/a', 'keine', 'Own', 'Company owned'],
  forecast: ['Sales forecast', 'Absatzprognose', 'Prévision'],
  bound: ['low_forecast', 'Forecast (upper)', 'Max forecast', 'Previous forecast'],
  firm: ['Firm', 'Ferme', 'Festabruf', 'Fix', 'Order'],
  phantom: ['Phantom item'],
  whereUsed: ['Where-used list', 'Verwendungsnachweis'],
  version: ['Revision', 'RevisionNum', 'Alternative BOM', 'STLAL', 'Scenario', 'Version'],
  alternative: ['Alternative', 'Alt.'],
  fixed: ['Fixed', 'Fest', 'Fijo'],
  usual: ['Is Default', 'Standard'],
  ofOrder: ['Parent MO', 'Parent Work Order', 'Vaterauftrag'],
  orderNumber: ['Number', 'Nummer', 'Reference', 'DocNum', 'Belegnr.'],
  voucher: ['N° pièce'],
  documents: ['BOM', 'Recipe', 'Operation', 'Stückliste'],
  sum: ['Total', 'Grand total', 'Average', 'Durchschnitt'],
  loss: ['Scrap', 'Blocked until date'],
  total: ['Total Qty', 'Ext. Qty', 'Gesamtmenge'],
  gone: ['Qty Scrapped', 'QuantityCancelled', 'Confirmed scrap', 'Ausschussmenge'],
  amount: ['Wastage Quantity', 'Ausschussmenge'],
}
