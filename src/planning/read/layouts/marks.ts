import { phrases } from '../worded.ts'

// What else words of headings tell, whatever their column means: whether a quantity is open, whose an order is, which
// column of a pair is the part. Each has examples below, which are its tests.

const open =
  'open|left|*back order*|^backorder*|^bo$|to go|rückstand|bal du|remain*|outstanding|still|*offen*|rest*|pend*|noch|*openstaand*|nog|due qty|^qty due|to ship|to receive|to deliver|reliquat|por entregar|por recibir|pte|rem qty|^bal$|bal qty|b o|undelivered|ausstehend*|attente|ouverte|por servir|solde'

const marks = {
  /** A number or code, not a name. */
  code: 'code|codes|codigo|sku|no|nr|num*|id|cod|ref*|matnr|*nummer|pn|n|ipn',
  /** What is left of an order. */
  open,
  /** What is left of an order, or what of it is late. */
  backlog: '*back order*|^backorder*|^b o$|^bo$|ruckstand*',
  /** What is open, and no quantity. */
  otherOpen: '*hour*|*stund*|op|ops|*oper*|since|seit|*invoice*|*factur*|*rechn*|pos|*positi*',
  /** What of an order is delivered, or left. */
  partOfOrder: `${open}|rec d|recd|rcvd|*receiv*|*eingeg*|*erhalt*|*gelief*|*versand*|*ship*|despatch*|dispatch*|*deliver*|*done*|made|*finish*|*fertig*|issued|*livr*|*recu*|*fait*|*entreg*|*servid*|*hech*|*rest*|*open*|*remain*|*pend*|*ruckst*|ausst*|recibir|*reception*|^picked$|^pulled$|^wareneingang$`,
  /** What a supplier has sent, and what is made for a customer. */
  sent: '*ship*|*versandt*|*versendet*|*enviad*|*expedi*|*spatched*',
  built: '*produced*|*manufactured*|*finished*|built|*fertig*|*hergestellt*|*producid*|*fabricad*|*fabrique*',
  /** How far an order is: so many may be done, or all to some degree. */
  progress: '^progres*|^fortschritt*|^avance*|^ruckmeldung*',
  balance:
    '^balance*|^saldo$|^solde$|^open balance*|^rel balance*|^order balance*|^line balance*|^po balance*|^so balance*',
  /** What is there after each of several rows. */
  stockLeft: '*saldo*|*balance*|*bestand*|^stock*',
  /** What is done with an order, and no state of it. */
  rule: 'when|if|wenn',
  /** What a stock will be, by the plan of another system: it is never a journal. */
  projected:
    'projected*|pab|projete*|*proyecta*|*projiz*|projection*|proyeccion*|*bestandsverlauf*|*bestandsentwicklung*',
  /** What is wanted, whatever stands beside it. */
  wanted:
    '^need*$|^qty needed$|^req q*|^benotigt$|*demand*|gross req*|net req*|requir*|req d|reqd|*forecast*|*bedarf*|besoin*',
  /** What somebody needs, beside what is ordered of it. */
  need: '^need*$|^required$|^req q*|^benotigt$|^bedarf$|^besoin$',
  /** An item that goes into others, and is never sold. */
  goesIn: '^raw*|^component*|^ingredient*|^rohstoff*|^matiere premiere*|^materia prima*',
  /** Of a record of requirements, all of them, and what of them no stock covers. */
  gross: 'gross|brut*',
  net: 'net|nets|nett*|neta*|neto*',
  /** What orders of the parents take is in it. */
  dependent:
    '^gross req*|^gross dem*|^dependent*|^dep req$|^bruttobedarf*|^sekundarbedarf*|^sek bed$|^besoins brut*|^besoin brut*|^necesidades brut*|^necesidad brut*|^demanda brut*',
  /** What a production order takes. */
  taken: '*need*|requir*|reqm*|reqd*|*bedarf*|besoin*|necesi*|*demand*',
  production:
    'target q*|basic fin*|bsc start*|eckstart*|*work*|job*|wo|w o|mo|^of|of$|fa|prod order*|*produc*|*manufact*|*fertigung*|*produktion*|fabric*',
  /** When something is wanted or comes. */
  when: '*requir*|requer*|requis*|*expect*|espera*|*promis*|wanted|erwart*|attend*|prev*|du',
  /** When it really comes, whatever was wished for. */
  confirmed: '*confirm*|conf|*promis*|*bestatigt*|*zugesagt*',
  /** When an order was written or begins. */
  otherDay:
    '*creat*|*order*|^bestellt*|^commande*|^pedido*|^purchase date*|^payment*|written|*start*|begin*|*beginn*|*anlage*|*erfass*|posting|document|*transaction*|*beleg*|inicio|debut|last|*modif*|*updat*|*chang*',
  /** From when to when something is done, or valid. */
  begins: '^start date$|^beginn$|^begin$|^date debut$|^begin date$|^start$|^startdatum$|^fecha inicio$',
  /** When work on an order starts. */
  starts: '*start*|*beginn*|begin|debut|inicio',
  ends: '^end$|^end date$|^ende$|^enddatum$|^fecha fin$|^date fin$',
  bareDate: '^date$|^datum$|^fecha$',
  /** The number of a bill, which may be that of its item. */
  bill: 'bom|bill*|*stuckl*|*stukl*|nomencl*|ldm|lista de materiales|recipe*|rezept*|receta*|recette*',
  made: '^product*|^id product*|^codigo product*|^produkt*|^produit*|^finished*|^fertig*|^parent*|^menu*|^dish*|^recipe*|^sku*|^assembl*|^made*|^output*',
  parentItem: '^parent*',
  /** What stands above a list in the place of a product. */
  noProduct:
    '^line|^linie|^halle|^montage|^all|^alle|^auftrag*|^angebot*|^order*|^quot*|^rev|^revision|^production|^produktion',
  /** A part in German alone. */
  germanPart: '^teil*|^bauteil*|^artikel*',
  /** What is no more: a number, or yes. */
  cancelled: '*cancel*|*storn*|*annul*|*anul*',
  part: '^part*|^id material*|^codigo material*|^component*|^material*|^teil*|^piec*|^piez*|^ingredient*|^input*|^raw*',
  itemLike: '*item*|*product*|*article*|*artikel*|*articulo*|*produkt*|*inventory*',
  /** A stock as it was before, and one of those that can be used, or cannot: nobody's place. */
  earlier:
    'initial|inicial|opening|anfang|anfangsbestand|*vormonat*|*vorjahr*|start|starting|beg|begin|beginning|previous|prev|anterior*|last|old|alt|alte*|ancien*|antigu*|original*|*ursprung*',
  later: 'final|closing|aktuell*|current|curr|end|ending|new|neu|neuer|neue|nouve*|nuev*|revised|updated',
  usable: 'frei|freier|freie|free|usable|unrestricted|disponib*',
  /** What a row is in English, and a part in German. */
  kind: '^kind$',
  /** A component whose row says the rest of its assembly. */
  member: '^member*|^mapped*',
  /** How many pieces one pack has. */
  packSize:
    '^pack size|packungsgro*|pcs per*|pieces per*|units per*|*per pack*|*per box*|*per carton*|*conversion*|^vpe$|verpackungseinheit|*umrechn*|stuck pro*|stuck je*|unidades por*',
  /** A unit in which others sell. */
  purchaseUnit: '*purch*|*buy*|*vendor*|*supplier*|order unit|order uom|*bestell*|*einkauf*|*compra*|*achat*',
  /** How many of the parent a quantity is for, in a column of its own. */
  base: '^per$|^je$|^pro$|^par$|^por$|^per 10$|^per 100$|^per 1000$|^je 10$|^je 100$|^je 1000$',
  /** How many of a recipe its parts make, or the size of any lot. */
  batch: '^batch size*|^recipe size*|^chargengrosse*|^ansatz*',
  /** A unit of stocks, beside that of a line. */
  stockUnit: 'stock uom|stock unit',
  positions: '^item pos*|^pos*',
  /** Where something lies, beside the level on which it does. */
  rack: 'aisle|rack|gang|platz|regal|fach|pasillo|allee|travee|estanteria|etagere|row',
  /** What a shop sells in several sizes or colors. */
  variation: 'relationship type|parent child|variation*|parentage',
  /** Which of several places of one order: nobody's item. */
  source: '^source*',
  /** Excel’s pivot tables say in a line of its own what they sum up. */
  columnLabels: '^column labels$|^spaltenbeschriftungen$|^etiquettes de colonnes$|^etiquetas de columna$',
  plainName: '^name$|^nombre$|^nom$',
  name: 'name$',
  /** Whose order it is. */
  customers: '*custom*|*kunde*|*client*|*sales*|*klant*|*verkoop*',
  partners:
    '*suppl*|*vendor*|*custom*|*kunde*|*liefer*|*leveranc*|*klant*|proveedor*|client*|fournisseur*|donneur*',
  /** Of a list of transfers: what it moves is there already. */
  transfer:
    'transfer from*|transfer to*|from warehouse*|to warehouse*|^from site*|transfer order*|transfer n*|*umlagerung*',
  origin: '^from$|^from plant$|^von$|^desde$',
  destination: '^to$|^to plant$|^nach$|^hasta$',
  /** Of a list of offers or invoices: nothing of it is wanted any more, or yet. */
  noOrder:
    '^opportunit*|^probability*|^rma*|^return*|^rucksend*|^retour*|^invoice$|^invoice n*|^invoice date$|^rechnungs*|^quot* no$',
  /** Of a list of what came and went: all of it is in the stock already. */
  movement:
    '*movement type*|transaction type|trans type|entry type|*bewegungsart*|bwart|material document*|*materialbeleg*|tipo de movimiento|type de mouvement|postenart',
  posted: '^posting date$|^buchungsdatum$|^fecha de contabilizacion$|^date comptable$|^budat$|^posted on$',
  /** Who takes or brings something, and which of both is not said. */
  anyPartner:
    '^bp code$|^bp name$|^business partner*|^card code$|^card name$|^partner*|^account*|^company$|^geschaftspartner*|^gp$|^counterparty*|^tercero*|^tiers*',
  /** Who takes or brings something, and not what an item of theirs is called. */
  partnerNumber:
    'no|number|nr|code|id|name|account|^customer*|^supplier*|^vendor*|^kunde*|^lieferant*|^client*|^proveedor*|^fournisseur*',
  foreign: '*custom*|*client*|*kunde*|*source*|*origin*',
  /** The number of an order, under a heading that is not known as one. */
  orders:
    '*order*|*requisition*|purchase n*|sale n*|*auftrag*|*pedido*|*commande*|cde|*bestell*|*banf*|po|p o|so|s o|*verkoop*|*inkoop*|documento compra*|documento de compra*|documento venta*|documento de venta*|^asn$',
  /** The number of an order, bought or sold. */
  anyOrder:
    '^doc num$|^doc entry$|^document number$|^dokument nummer$|^dokumentnummer$|^n document$|^beleg nummer$|^belegnummer$|^num documento$|^numero de document*$',
  /** What else is made. */
  byProduct:
    '*by product*|byproduct|*co product*|coproduct*|kuppelprodukt|nebenprodukt|sous produit|subproducto',
  bareNumber: '^id$|^no$|^reference$|^ref$|^name$',
  /** What was delivered is paid for. */
  invoiced: '*invoiced*|*billed*|*fakturiert*|^berechnet$|*facturee|facturad*',
  actual: '^actual*|^ist$',
  /** A day on which something was done. */
  done: '^actual|^ata$|rec d|recd|^ist*|*tatsachlich*|*gemeldet*|*fertiggestellt*|^fertig$|^fertig am|^arrived*|^angekommen*|^llegado*|abgeschlossen*|^versendet*|^shipped on|eingegangen*|wareneingang am|^livre|^recu|^termine|^fini|reel*|real|^terminado|^finalizado|^receipt date$|^goods receipt*|^wareneingang$|^wareneingangs datum$|^we datum$|^date de reception$|^date reception$|^fecha de recepcion$|^fecha recepcion$',
  /** `Shipped via` and `Received by` say how, and who did it. */
  whoOrWhere: '^finish$|by$|to$|via$|from$|von$|an$|per$|por$|par$|a$',
  /** A state that is none of an order's. */
  otherState: '*invoice*|*billing*|*payment*|*component*|*approv*|factur*|*rechnung*',
  /** A state that says what is left of an order. */
  orderState:
    'line status|position status|delivery status|shipping status|shipment status|fulfilment status|fulfillment status|inventory status|receipt status|^order status|^status$|liefer status|positions status|versand status|statut de ligne|statut livraison|statut de livraison|statut expedition|estado de linea|estado entrega|estado de entrega|estado de envio',
  holiday: 'holiday*|workday*|work day*|working day*|*feiertag*|*arbeitstag*|festivo*|ferie*',
  counted: '*snapshot*|*count*|as of|*stichtag*|inventory date|*inventur*|stock date|balance date|*record*',
  day: '^date$|^datum$|^fecha$|^day$|^tag$|^dia$|^jour$|^posting date$|^transaction date$|^period$|^month$|^week$|^timestamp$|^year month$',
  countDay:
    '^date$|^datum$|^fecha$|^day$|^tag$|^timestamp$|^snapshot*|count|counted|as of|^stichtag$|^inventory date$|^stock date$|^balance date$|^week ending$',
  /** What others call an item, among its words by those that stand for them. */
  others: 'supplier|customer|manufacturer|mfr|mfg|hersteller|fabricant|fabricante',
  sold: 'sales|sold|*actual*|*usage*|*consum*|*verbrauch*|*abgang*|*absatz*|*issued*|*shipped*|ventas|ventes|withdrawn|*historic*',
  proposals:
    'planned order*|plnum|action message|*suggest*|*proposed*|planned production order*|planned purchase order*|planned work order*|order recommendation*|planauftr*|planned auftr*|order proposals|*vorschlag*',
  /** What another system would order is named in each row. */
  suggestion: '^suggestion type*',
  rowType:
    '*type*|sa ty|or ty|order ty|doc ty|*typ|tipo*|*kind*|*art|*reference*|*element*|*data*|*daten*|*row*|*zeile*|measure*|key figure*|*transaction*|*document*|*source*|*line*|category of*|*structure*|*role*',
  /** Whether a row is of a sale. */
  ofSales: '*so trx|sales transaction',
  /** Which way something goes. */
  way: '^$|direction|richtung|sens|sentido|in out|out in|buy sell|sell buy|k l',
  /** A type of something else than of a document. */
  otherType:
    '*zahl*|pay*|pago*|paiement*|*versand*|*ship*|*liefer*|*product*|*produkt*|*artikel*|*item*|*material*|*billing*|contract*',
  /** Free text that may name the rows of a grid. */
  described: '*descr*|*beschreib*|*bezeichn*|*name|nombre|nom|libell*|design*|*text',
  /** What goes into a stock, and out of it, where both have a column. */
  into: '^sched rec*|^scheduled rec*|^terminierter zugang$|^zugang$|^zugange$|^eingang$|^entradas|^entrees|^receipts$|^receipt q*|^bought$|^purchased$|^gekauft$|^achete$|^comprado$|^wareneingang$|^in$',
  outOf:
    '^bruttobedarf$|^abgang$|^abgange$|^ausgang$|^salidas|^sorties|^issues$|^out$|^sold$|^verkauft$|^vendu$|^vendido$',
  factor: '*factor*|*faktor*',
  toOrder: '^to order$|^zu bestellen$',
  scheduled: 'sched*|*einteil*',
  toCome: '^to|^bal to|not yet|pending|to be',
  forecasted: '^forecast$|^prognostiziert$',
  /** What keeps an order back. */
  held: 'non nettable|not nettable|not usable|nicht dispo*|^hold$|hold flag|^on hold$|^on stop$|^suspend*|^gesperrt$|*sperre|*sperrkenn*|*sperrverm*|*lieferstopp*|bloque*',
  /** Whether a stock can be used, by yes or no. */
  nettable:
    '^nettable|^usable|^available$|*disporelevan*|*dispositionsrelevan*|mrp relevan*|^mrp$|^verfugbar$|^disponible$',
  /** Under which words say of each stock whether it can be used. */
  stateOfStock:
    'stat*|*zustand*|*control*|bestandsart|stock type|art|*verfug*|*availab*|condition*|estado*|etat*|*sperr*|*block*',
  /** Whose stock it is. */
  foreignStock:
    '^special stock|^sonderbestand*|sobkz|^consignment$|^consignacion$|^consignment stock$|^consigned*|^konsignation*|stock owner|inventory owner',
  /** Whose an item is, or who sees to it. */
  owner: '^owner*|^eigent*|^propri*|^propiet*|^stock owner|^inventory owner',
  /** Stock of one's own. */
  own: '^$|^none$|^n a$|^nee$|^kein*|^own*|^company*',
  /** What is expected to be ordered. */
  forecast: '*forecast*|*fcst*|*prognos*|*absatzplan*|*prevision*|*pronostico*|*sales plan*',
  /** How many are ordered already, beside a forecast. */
  firmOrders: '*orders$|*auftrage$',
  /** How low or high a forecast may get, and what it was. */
  bound: 'low*|old|upper*|previous|min*|max*|pessimis*|last|optimis*|high*|prior|best*|worst*',
  /** What of a plan a customer is bound to. */
  firm: '^firm*|^ferm*|^fest*|^fix*|^order$|^auftrag$|^commande$|^pedido$',
  phantom: '^phantom*',
  kit: '^kit*',
  whereUsed: 'where used|*verwendungsnachweis*|cas d emploi|caso de empleo|casos de empleo',
  /** The size of lots, or the number of one. */
  lot: '^lot$|^los$|^lote$|^batch$|^charge$',
  /** Which of several bills or forecasts of one item a row belongs to. */
  version:
    '^rev$|^revision*|^rev no$|^version*|bom version|alternative bom|bom alternative|stlal|*alternative*stuckl*|*stucklistenalternative*|^scenario*|^szenario*|^escenario*|forecast name|forecast version|plan version',
  alternative: '^alternative$|^alternate$|^alt$|^alternativa$',
  /** Whether a part goes into each order once, by yes or no. */
  fixed: '^fixed$|^fix$|^fest$|^fijo$|^fija$|^fixe$',
  /** Which of several bills of a product is planned with. */
  usual: '^is default$|^default$|^default bom$|^is standard$|^standard$|^main$|^par defaut$|^por defecto$',
  /** Whose order another one is for: its heading says `parent`, and of no bill. */
  ofOrder: 'mo|wo|po|so|job|*order|*auftrag|orden|commande|ordre',
  /** The number of an order, where nothing says of which. */
  orderNumber:
    '^number$|^nr$|^n$|^nummer$|^num$|^n piece$|^no piece$|^numero de piece$|^no$|^reference$|^referenz$|^doc num$|^doc entry$|^document*|^beleg*|^id$',
  /** In French, the number of a document as well as of a part. */
  voucher: '^n piece$|^no piece$|^numero de piece$',
  /** A documented bill or operation: what is made has a row among what goes in. */
  documents:
    '*bom*|*bill*|*recipe*|formula*|*operation*|*routing*|*stuckl*|process*|document*|nomencl*|*rezept*|receta*',
  /** What a sum or a share is called, which counts nothing of its own. */
  sum: '*total*|sum|summe|*gesamt*|*averag*|avg|mean|*schnitt*|promedio|media|moyen*|n|nr|no',
  loss: '*date*|*scrap*|*yield*',
  /** What goes into all, through all levels. */
  total: 'total*|ext|extended*|cumul*|*kumuliert*|gesamt*|acumulad*',
  /** What of an order neither was delivered nor will be. */
  gone: '*scrap*|*cancel*|*reject*|*ausschuss*|*storniert*|*rebut*|*annul*|*rechaz*|*anulad*',
  /** What is lost, as a quantity and no share. */
  amount: 'qty|*quantity*|*menge*|cantidad*|quantite*|qte|^planned order rec*|^planned order rel*',
  /** When an order was released, though nothing of it is done. */
  released: '*releas*|*freigab*|lanc*|lanz*',
  /** What a system calls something. */
  id: '*id$',
  /** Inventor’s factors of how many go in. */
  itemCount: '^item q*',
  /** What the rows of an item may be beside each other. */
  planOrActual: 'plan|ist|actual',
  /** The heading of a quantity of anything. */
  bareQuantity:
    '^qty$|^quantity$|^quantite$|^qte$|^menge$|^anzahl$|^stuck$|^cantidad$|^aantal$|^pcs$|^pieces$|^units$',
  /** Where a part is placed, or which it is. */
  reference: '^ref*',
  /** A day, whatever happens then. */
  saysDay: '*termin|*datum|*date|*fecha',
  /** The last of several deliveries: a yes, or its day. */
  finalDelivery: '^endl*|^final*',
  /** A quantity in the unit of the stock. */
  stockQty: '^stock q*|^inventory q*',
  /** How many should be there. */
  target: '^soll$',
  /** Of what a customer has ordered. */
  saysSales: '*sales*|*auftrag*|*venta*|*vente*',
  /** A number of a hundred. */
  share: '*%*|*percent*|*prozent*|*porcent*|*pourcent*|*ausch*|*pct*',
  /** A part of the stock beside it. */
  ofWhich: '^of which|^davon|^dont|^de los',
  /** Since when, or how long. */
  since: 'bis|until|seit|since',
  /** A group or note, which may name the rows of a grid. */
  group: '*categ*|*kateg*|*group*|*grup*|note|notes',
  category: '*categ*|*kateg*',
  /** A quantity of a month or year, and none that lies there. */
  rate: 'monthly|weekly|daily|yearly|annual*|*averag*|avg|mensual*|mensuel*|monatlich*|jahrlich*|*durchschnitt*',
  /** A step of a work order. */
  operation:
    '*operation*|op|opr|oper|step|*resource*|machine*|maschine*|*arbeitsgang*|*vorgang*|*operacion*|work cent*|workcent*|*arbeitsplatz*',
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
    'Bal.',
    'Rem. qty',
    'B/O qty',
    'Undelivered',
    'ausstehend',
    'Pte. recibir',
    'Solde',
    'Por recibir',
    'En attente',
    'Quantité ouverte',
  ],
  backlog: ['Back order', 'Backorder qty', 'B.O.', 'Rückstand'],
  otherOpen: ['Open hours', 'Open ops', 'Offene Pos.', 'Pendiente de facturar', 'Open since'],
  partOfOrder: [
    'Rec’d',
    'eingegangen',
    'Déjà livré',
    'Despatched',
    'Made',
    'To go',
    'Rest',
    'Entregado',
    'Backorder',
    'Rückstand',
    'Bal. due',
    'Réceptionné',
    'Picked',
    'Pulled',
    'Wareneingang',
  ],
  sent: ['Shipped qty', 'Versandt', 'Cantidad enviada', 'Expédiée', 'Dispatched'],
  built: ['Qty produced', 'Manufactured', 'Finished quantity', 'Built', 'Gefertigt', 'Fabriquée'],
  progress: ['Progress', 'Fortschritt', 'Avancement', 'Avance', 'Progreso (%)'],
  balance: ['Balance', 'Saldo', 'Open balance', 'Rel Balance'],
  stockLeft: ['Saldo', 'Bestand', 'Balance'],
  rule: ['Update when received', 'Close if received'],
  projected: [
    'Stock projection',
    'Bestandsverlauf',
    'Projected on hand',
    'Stock projeté',
    'Saldo proyectado',
    'Projizierter Bestand',
  ],
  wanted: ['Demand', 'Needed', 'Req. Qty', 'Required qty', 'Nettobedarf', 'Besoins bruts', 'Forecast'],
  need: ['Needed', 'Required', 'Benötigt', 'Besoin'],
  gross: ['Gross requirements', 'Bruttobedarf', 'Besoins bruts'],
  net: ['Net requirements', 'Nettobedarf', 'Necesidades netas'],
  goesIn: ['Raw Material Code', 'Ingredient'],
  dependent: [
    'Gross requirements',
    'Dependent demand',
    'Bruttobedarf',
    'SekBed',
    'Besoins bruts',
    'Necesidades brutas',
  ],
  taken: ['Reqd Qty', 'Required Quantity', 'Bedarfsmenge', 'Cantidad necesitada', 'Date needed'],
  production: [
    'Work Order',
    'MO',
    'Prod. Order No.',
    'Fertigungsauftrag',
    'Orden de fabricación',
    'Job',
    'N° OF',
    'FA',
  ],
  when: ['Required', 'Expected', 'Promised', 'Prévue'],
  confirmed: ['Confirmed date', 'Conf. qty', 'Promise date', 'Bestätigter Termin'],
  otherDay: [
    'Order date',
    'Bestellt am',
    'Commandé le',
    'Created on',
    'Start',
    'Belegdatum',
    'Last changed',
    'Fecha de inicio',
  ],
  begins: ['Start date', 'Beginn', 'Fecha inicio'],
  starts: ['Planned Start Date', 'Starttermin', 'Date de début'],
  ends: ['End date', 'Ende', 'Date fin'],
  bareDate: ['Date', 'Datum'],
  bill: ['BOM', 'Lista de materiales', 'Stuklijst', 'Bill No.', 'Stückliste', 'Production BOM No.', 'LdM'],
  made: ['Product number', 'Finished good', 'Dish', 'id_producto'],
  parentItem: ['Parent item number'],
  noProduct: ['Line 2', 'Montage', 'Alle Artikel', 'Auftrag 4711', 'rev. B'],
  germanPart: ['Teil', 'Bauteilnummer'],
  cancelled: ['Qty cancelled', 'Storniert', 'Annulé', 'Anulado'],
  part: ['Part No.', 'Material', 'Ingredient', 'Pieza', 'id_material'],
  itemLike: ['Menu Item', 'Product'],
  earlier: [
    'Opening stock',
    'Beg. Inv',
    'Old',
    'Original date',
    'WBZ alt',
    'Bestand Vormonat',
    'Existencia inicial',
  ],
  later: ['Closing stock', 'New', 'Revised qty', 'Endbestand', 'Stock final'],
  usable: ['Bestand frei', 'Usable stock', 'Stock disponible'],
  kind: ['Kind'],
  member: ['Member Item', 'Mapped Item SKU'],
  base: ['Per', 'je', 'Per 100'],
  batch: ['Batch size (kg)', 'Chargengröße'],
  packSize: ['Pack size', 'Pcs per box', 'UOM conversion', 'VPE'],
  purchaseUnit: ['Purchase UOM', 'Order Unit', 'Bestellmengeneinheit'],
  stockUnit: ['Stock UOM', 'Stock unit'],
  rack: ['Aisle', 'Rack', 'Regal', 'Fach', 'Pasillo', 'Allée'],
  variation: ['relationship_type', 'parent_child', 'Variation theme'],
  positions: ['Pos.', 'Item Position'],
  source: ['Source No.'],
  columnLabels: ['Column Labels', 'Spaltenbeschriftungen', 'Étiquettes de colonnes', 'Etiquetas de columna'],
  plainName: ['Name', 'Nom'],
  name: ['Item name', 'ItemName'],
  customers: ['Customer PO', 'Kundenauftrag', 'Klantorder', 'Sales order'],
  partners: [
    'Supplier',
    'Leverancier',
    'Kundennummer',
    'Lieferant',
    'Proveedor',
    'Vendor no.',
    'Donneur d’ordre',
  ],
  partnerNumber: ['Vendor No.', 'Customer name', 'Supplier'],
  transfer: ['Transfer-from Code', 'To Warehouse', 'Umlagerungsbestellung'],
  origin: ['From'],
  destination: ['To'],
  movement: ['Movement type', 'Transaction type', 'Entry Type', 'Bewegungsart'],
  posted: ['Posting Date', 'Buchungsdatum'],
  noOrder: ['Probability', 'Invoice date', 'Rechnungsdatum'],
  anyPartner: ['BP Code', 'CardCode', 'Business Partner', 'Geschäftspartner'],
  foreign: ['Customer ref', 'Origin'],
  orders: ['ASN', 'Documento compras', 'Purch. order', 'Inkooporder', 'Auftragsnr.', 'Banf', 'P.O.'],
  anyOrder: ['DocNum', 'DocEntry', 'Document Number', 'Belegnummer', 'Número de documento'],
  byProduct: ['Is by-product', 'Kuppelprodukt', 'Subproducto'],
  bareNumber: ['ID', 'No.', 'Reference'],
  invoiced: ['Invoiced Qty', 'Qty billed', 'Fakturiert', 'Berechnet', 'Qté facturée', 'Facturado'],
  actual: ['Actual qty', 'Ist'],
  done: [
    'Actual end date',
    'Ist-Ende',
    'Fertig gemeldet am',
    'Livré le',
    'Date fin réelle',
    'Fecha fin real',
  ],
  whoOrWhere: ['Shipped via', 'Delivered to', 'Received by'],
  otherState: ['Billing status', 'Approval', 'Component status'],
  orderState: [
    'Line status',
    'Status',
    'Shipment status',
    'Inventory Status',
    'Statut livraison',
    'Estado entrega',
    'Lieferstatus',
    'Positionsstatus',
    'Estado de línea',
  ],
  holiday: ['Holiday', 'Feiertag', 'Working day', 'Jours fériés'],
  counted: ['Count date', 'snapshot_date', 'As of', 'Stichtag'],
  day: ['Date', 'Posting Date', 'year_month'],
  countDay: ['Date', 'Last count', 'snapshot_date', 'As of date', 'Week ending'],
  others: ['Supplier item no.', 'Hersteller'],
  sold: ['Sales Qty', 'Units sold', 'Verbrauch', 'Ventas'],
  proposals: [
    'Planned order',
    'PLNUM',
    'Action Message',
    'Order Recommendation',
    'Suggested Quantity',
    'Planned purchase orders',
    'Planaufträge',
    'Bestellvorschläge',
  ],
  suggestion: ['Suggestion Type'],
  rowType: [
    'Order type',
    'Item Role',
    'BOM Structure',
    'Belegart',
    'Transaction',
    'MRP element',
    'Key figure',
    'Source',
  ],
  ofSales: ['IsSOTrx', 'Sales Transaction'],
  way: ['', 'Richtung', 'In/Out', 'Buy/Sell'],
  otherType: ['Zahlungsart', 'Contract type', 'Artikelart', 'Payment type'],
  described: ['Description', 'Bezeichnung', 'Name', 'Libellé', 'Desc. Text'],
  into: [
    'Sched Rec',
    'Bought',
    'Receipt Quantity',
    'Terminierter Zugang',
    'Zugang',
    'Entradas',
    'Entrées',
    'Receipts',
  ],
  outOf: ['Bruttobedarf', 'Sold', 'Abgang', 'Salidas', 'Sorties', 'Issues'],
  factor: ['Scrap factor', 'Ausschussfaktor'],
  toOrder: ['To Order', 'Zu bestellen'],
  toCome: ['To rcv', 'Not yet received', 'Pending received'],
  scheduled: ['Sched. qty', 'Scheduled quantity', 'Einteilungsmenge'],
  forecasted: ['Forecast', 'Prognostiziert'],
  held: ['Non-Nettable', 'On hold', 'HoldFlag', 'On Stop', 'Liefersperre', 'Sperrkennz.', 'Sperrvermerk'],
  stateOfStock: ['Stock status', 'Availability Control', 'Bestandsart', 'Sperrkennz.'],
  nettable: ['Nettable', 'MRP relevant', 'Dispositionsrelevant', 'Usable', 'Available?'],
  foreignStock: ['Special Stock', 'Sonderbestand', 'Consignment'],
  owner: ['Owner', 'Eigentümer', 'Propietario', 'Stock owner'],
  own: ['-', 'n/a', 'keine', 'Own', 'Company owned'],
  forecast: ['Sales forecast', 'Absatzprognose', 'Prévision'],
  firmOrders: ['Customer orders', 'Firm orders', 'Kundenaufträge'],
  bound: ['low_forecast', 'Forecast (upper)', 'Max forecast', 'Previous forecast'],
  firm: ['Firm', 'Ferme', 'Festabruf', 'Fix', 'Order'],
  phantom: ['Phantom item'],
  kit: ['Kit'],
  whereUsed: ['Where-used list', 'Verwendungsnachweis'],
  lot: ['Lot', 'Los', 'Lote'],
  version: ['Revision', 'RevisionNum', 'Alternative BOM', 'STLAL', 'Scenario', 'Version', 'Forecast Version'],
  alternative: ['Alternative', 'Alt.'],
  fixed: ['Fixed', 'Fest', 'Fijo'],
  usual: ['Is Default', 'Standard'],
  ofOrder: ['Parent MO', 'Parent Work Order', 'Vaterauftrag'],
  orderNumber: ['Number', 'Nummer', 'Nr.', 'N°', 'Reference', 'DocNum', 'Belegnr.'],
  voucher: ['N° pièce'],
  documents: ['BOM', 'Recipe', 'Operation', 'Stückliste'],
  sum: ['Total', 'Grand total', 'Average', 'Durchschnitt'],
  loss: ['Scrap', 'Blocked until date'],
  total: ['Total Qty', 'Ext. Qty', 'Gesamtmenge'],
  gone: ['Qty Scrapped', 'QuantityCancelled', 'Confirmed scrap', 'Ausschussmenge'],
  amount: ['Wastage Quantity', 'Ausschussmenge', 'Planned Order Receipt', 'Planned order release'],
  released: ['Actual release', 'Ist-Freigabe', 'Lancé le'],
  id: ['Assembly ID', 'order_id'],
  itemCount: ['Item QTY'],
  planOrActual: ['Plan', 'Ist', 'Actual 2026'],
  bareQuantity: ['Qty.', 'Menge', 'Stück', 'Quantité'],
  reference: ['Ref Des', 'Reference'],
  saysDay: ['Bestelltermin', 'Bestelldatum', 'PO date'],
  finalDelivery: ['Endlieferung', 'Final delivery'],
  stockQty: ['Stock Qty', 'Inventory quantity'],
  target: ['Soll'],
  saysSales: ['Sales qty', 'Auftragsmenge', 'Venta'],
  share: ['Loss %', 'scrap_pct', 'Ausch.', 'Percent complete'],
  ofWhich: ['davon gesperrt', 'of which blocked'],
  since: ['Gesperrt seit', 'Blocked until'],
  group: ['Category', 'Grupo', 'Notes'],
  category: ['Item category', 'Kategorie'],
  rate: ['Monthly Qty', 'Avg. order qty', 'Durchschnittsmenge', 'Cantidad mensual'],
  operation: ['Operation', 'Op', 'Arbeitsgang', 'Work center'],
}
