import type { Kind } from '../result.ts'
import { phrases } from '../worded.ts'

// What words say beside the names of columns: which way an order goes, what a row is, whether it counts, in which unit.
// Each list of them has examples below, which are its tests. The order of rows does not matter.

/** Where a word of direction stands. What is not here, such as remarks, groups and names of companies, is no evidence. */
export type Where =
  | 'order'
  | 'quantity'
  | 'delivered'
  | 'date'
  | 'partner'
  | 'partner-code'
  | 'state'
  | 'number'
  | 'title'

export interface Direction {
  readonly where: Where
  readonly says: 'wanted' | 'coming'
  /** From 1 for what is likely to 6 for what is certain. */
  readonly weight: number
  readonly words: RegExp
}

export const directions: readonly Direction[] = [
  {
    where: 'order',
    says: 'wanted',
    weight: 6,
    words:
      /\bsales?[ _-]?(?:ord|doc|no)|\bso\b|\bcust\b|custom|client|kunde|sold[ -]to|pedidos? de venta|verkauf|\bverk\.|verkoop|klant|vente|^vbeln/i,
  },
  { where: 'order', says: 'wanted', weight: 3, words: /^auftragsn/i },
  {
    where: 'order',
    says: 'coming',
    weight: 6,
    words:
      /purch|requisition|^pr\b|\bp\.?o\.?\b|\bpos\b(?! ?(?:no|nr|\.))|supplier|bestel|ebeln|einkauf|inkoop|banf|compra|achat|fournisseur|proveedor|work[ _-]?order|\bw\.?o\.?\b|\bm\.?o\.?\b|prod(?:uction|\.)?[ _-]?order|manufacturing|fertigung|produktion|producci[oó]n|betriebsauftr|aufnr|fabric|productieorder|werkorder|werkauftr|^(?:n[°º] ?)?(?:of|fa)\b|replenish|^jobs?\b|\bmfg\b|werkstatt|^oc\b|bon de commande|fornitore|^asn\b|^(?:n[°o.]* )?ordre\b(?! de vente)|^lote de prod/i,
  },
  {
    where: 'quantity',
    says: 'coming',
    weight: 5,
    words:
      /receipt|zulauf|te ontvangen|\bto (?:receive|make|produce|manufacture)|sollmenge|[àa] fabri|target q|suppl(?:y|ies)\b|\bp\.?o\.? q|zugang|recib|recevoir|recepci|coming|arriv|on order|en pedido|en commande(?! client)|purch|quantity planned|planned q|^prod q/i,
  },
  // Customers order too.
  { where: 'quantity', says: 'coming', weight: 2, words: /bestell|wareneing/i },
  {
    where: 'quantity',
    says: 'wanted',
    weight: 5,
    words:
      /demand|requir|reqm|need|ben[öo]tigt|consum|forecast|bedarf|besoin|necesi|to ship|to deliver|to issue|te leveren|a servir|kwmeng|\bsales|backorder/i,
  },
  {
    where: 'delivered',
    says: 'coming',
    weight: 4,
    words:
      /received|rcv['’]d|rec['’]?d\b|gemeldet|eingegangen|ontvangen|receipt|\bbilled|gutmenge|finished|produced|manufactured|completed?\b|gefertigt|fabriqu|fabricad|wareneingang|wemng|recib|recu|reçu|gelieferte wareneing/i,
  },
  {
    where: 'delivered',
    says: 'wanted',
    weight: 4,
    words:
      /ship|geleverd|\bdelivered|delivery quantity|invoiced|fulfilled(?!.*received)|withdrawn|issued|geliefert|versand|entnommen|livr|entregad|servid/i,
  },
  {
    where: 'date',
    says: 'coming',
    weight: 6,
    words:
      /arriv|receipt|^coming|zulauf|ontvangst|verwachte lever|\beta\b|^dock|^p\.?o\.? due|^next deliv|eindt|wareneingang|llegada|eckend|ecktermin ende|basic fin|gltrp/i,
  },
  {
    where: 'date',
    says: 'coming',
    weight: 4,
    words:
      /receiv|zugang|recepci|r[eé]ception|scheduled finish|production|completion|fertigstell|planned finish|expected delivery|^finish(?: date| time)?$|^(?:planned |scheduled )?end ?date$|^(?:planned |scheduled )?end$|enddatum|date fin$/i,
  },
  {
    where: 'date',
    says: 'wanted',
    weight: 4,
    words:
      /ship|request|need|requir|promise|commit|wunsch|bedarf|wanted|requer|souhait|customer|versand|mbdat|edatu|bdter|reqmt/i,
  },
  // What is made begins before it is there.
  { where: 'date', says: 'coming', weight: 1, words: /start|beginn|d[eé]but|inicio/i },
  // A supplier delivers too.
  { where: 'date', says: 'wanted', weight: 1, words: /livraison|liefer|lever|entrega/i },
  {
    where: 'partner',
    says: 'wanted',
    weight: 8,
    words:
      /^(?:sell|sold|ship|bill)[- ]to\b|donneur d.ordre|^(?:end )?(?:customer|kunden?|klant|client|cliente|buyer|retailer|auftr(?:ag|\.)[ -]?geber)s?\b(?!.*(?:part|item|material|artikel|sku|lead|ref))|^(?:rut|nif|cif|id|c[oó]d\.?|c[oó]digo|code) (?:de )?cliente?$/i,
  },
  {
    where: 'partner',
    says: 'coming',
    weight: 6,
    words:
      /^(?:buy[- ]from|pay[- ]to|von wem)\b|^(?:default |main |(?:code|n[°ºo]|c[oó]d\.?) )?(?:supplier|vendor|lieferant(?:en(?:code)?)?|lief\.?-?nr\.?$|frs$|leverancier|kreditor|proveedor|fournisseur)s?(?![a-z])(?!.*(?:part|item|material|artikel|sku|lead|quote))/i,
  },
  {
    where: 'partner-code',
    says: 'wanted',
    weight: 3,
    words: /^C(?:UST)?[-_ ]?\d{3,}$/i,
  },
  {
    where: 'partner-code',
    says: 'coming',
    weight: 3,
    words: /^(?:V|VEND|SUPP?)[-_ ]?\d{3,}$/i,
  },
  {
    where: 'state',
    says: 'wanted',
    weight: 3,
    words:
      /^(?:sales order|quotation|pending fulfil|to deliver|to ship|partially (?:shipped|fulfilled)|unfulfilled|to invoice|backorder|picking)/i,
  },
  {
    where: 'state',
    says: 'coming',
    weight: 3,
    words:
      /^(?:purchase order|rfq|to receive|pending receipt|partially received|in transit|^transit$|in process|in progress|in production|work in progress|firm planned|to approve|fertigung)/i,
  },
  {
    where: 'number',
    says: 'coming',
    weight: 4,
    words: /(?:^|[/-])(?:PO|WO|MO|PUR|PRO|BEST|FA|OF)[-/_ ]?(?:ORD)?[-/_ ]?\d|^P0\d{3,}$|(?:^|-)(?:WO|MO)-/,
  },
  {
    where: 'number',
    says: 'wanted',
    weight: 5,
    words: /(?:^|[/-])(?:SO|SAL|CO|AB|KA)[-/_ ]?(?:ORD)?[-/_ ]?\d|^S0\d{3,}$/,
  },
  {
    where: 'title',
    says: 'coming',
    weight: 3,
    words:
      /\b(?:purchas(?:e|ing) (?:orders?|lines?|items?|contracts?|plan)|purchases|work orders?|(?:production|manufacturing|prod\.?) orders?|receipts?|incoming|inbound|supply|supplies|suppliers?|vendors?|pos?)\b|bestell|lieferant|inkoop|fertigungsauftr|produktionsauftr|zug[aä]nge|wareneing|compra|[oó]rdenes de (?:fabricaci|producci)|recepciones|fournisseur|proveedor|ordres? de fabrication|r[eé]ceptions|achat/i,
  },
  {
    // What customers order, whatever else the words say.
    where: 'title',
    says: 'wanted',
    weight: 7,
    words:
      /\bcustomers?['’]? (?:pos?\b|purchase)|kundenbestell|bestelleing|auftragseing|\bincoming orders|(?:compras|pedidos) de (?:los )?clientes|achats? (?:de |des )?clients?|commandes? re[cç]ues?|(?:plan|schedule) .*\b(?:kunde|customer|client)/i,
  },
  {
    where: 'title',
    says: 'wanted',
    weight: 3,
    words:
      /\b(?:sales|customers?|client)[ _-](?:orders?|lines?|items?|demand|forecast|releases?)|\b(?:sales|demands?|forecasts?|requirements|backlog|backorders|outgoing)\b|salidas|sorties|kundenauftr|verkauf|verkoop|bedarf|prognose|absatz|pedidos? de cliente|venta|demanda|pron[oó]stico|commandes? clients?|vente|pr[eé]vision|besoins/i,
  },
]

/** Whether a heading says whose orders they are. */
export const namesPartner = (heading: string): boolean =>
  directions.some(({ where, words }) => where === 'partner' && words.test(heading))

/** What the whole of a list's own title says: beside other words, as in `Jobs quoted`, these may say anything. */
export const ownTitles: readonly {
  readonly says: readonly ('wanted' | 'coming' | 'stock')[]
  readonly words: RegExp
}[] = [
  {
    says: ['coming'],
    words:
      /^(?:open |current |expected |planned |offene |laufende )?(?:arrivals|goods in|on[ -]order|in (?:transit|production)|wip(?: report)?|works orders|purchasing|procurement|replenishments?|einkauf|beschaffung|nachschub|(?:ware )?unterwegs|werkstattauftr[aä]ge|entradas|llegadas|por (?:recibir|llegar)|en (?:camino|pedido)|aprovisionamiento|en (?:tr[aá]nsito|producci[oó]n|transit|production|commande)|entr[eé]es|arrivages|arriv[eé]es|approvisionnements?|[àa] recevoir)$/i,
  },
  {
    // What is made is wanted by its parts and comes for others, and both customers and suppliers have deliveries.
    says: ['wanted', 'coming'],
    words:
      /^(?:open |current |expected |planned |offene |laufende )?(?:(?:master )?(?:production|manufacturing|build|master|assembly|delivery) (?:schedule|plan|program(?:me)?)|(?:delivery schedule|lieferplan|plan de livraison|plan de entregas) .+|production|deliveries|call[- ]?offs|mps|pdp|(?:produktion|fertigung)(?:splan|sliste|sprogramm)?|(?:montage|liefer)plan|(?:liefer)?abrufe|lieferungen|plan (?:maestro|de (?:producci[oó]n|fabricaci[oó]n|entregas?))|producci[oó]n|fabricaci[oó]n|entregas|livraisons|plan(?:ning)? de (?:production|fabrication|livraison)|programme? (?:de (?:production|fabrication|livraison)|directeur))$/i,
  },
  {
    says: ['stock'],
    words:
      /^(?:(?:current|actual|our|aktueller?) )?(?:stocks?|inventory|(?:stock|inventory) (?:on hand|list|count|report|levels?|actual|actuel)|on[ -]hand|stocktake|(?:lager)?best[aä]nde?|lager(?:liste)?|inventur(?:liste)?|vorrat|existencias|inventario|inventaire|[eé]tat (?:de|des) stocks?|voorraad)$/i,
  },
]

/** Columns of free text: remarks, groups, names. Nothing that stands in them says what a table is. */
export const freeText =
  /remark|notes?\b|comment|memo|descr|bemerk|notiz|kommentar|beschreib|bezeichn|group|categor|class(?:es|e|ification)?\b|famil|gruppe|kategorie|department|abteil|names?\b|d[eé]signation|observ|text\b|\bby$|(?<!s)team|region|country|land\b|(?:\b|_)city\b|address|project|projekt|channel|contact|buyer|planner|owner|(?:\b|_)tags?\b|brands?\b|colou?rs?\b|capacit|kapazit|libell|nombre/i

/** What a row of a mixed list is, by the word that stands in it. */
export interface RowType {
  readonly is: 'wanted' | 'coming' | 'stock' | 'opening' | 'proposal' | 'safety' | 'sum'
  readonly words: RegExp
}

export const rowTypes: readonly RowType[] = [
  {
    is: 'proposal',
    words:
      /\bpl(?:d ?ord|-?auf|anauf)|planned (?:\w+ )?orders?\b|(?:production|supply|purchas\w*|replenishment) plan$|produktionsplan|beschaffungsplan|plan de produc|suggest|vorschlag|proposed|planauftrag|plan(?:ned)? (?:release|issue)/i,
  },
  {
    is: 'coming',
    words:
      /^(?:sched\w*\.?|open|planned|total|firm|confirmed|geplante)? ?(?:produktion|fertigung|beschaffung|einkauf|compras?|achats?|producci[oó]n|fabricaci[oó]n|ressources?|suppl(?:y|ies)|receipts?|purchases?(?: lines?)?|production|build assembl(?:y|ies)|prod\. orders?|manufactur(?:e|ing)|work orders?|jobs?|zug[aä]nge?|wareneingang|bestellung(?:en)?|(?:fertigungs|produktions|betriebs)auftr[aä]ge?|ordres? de fabrication|[oó]rdenes? de (?:compra|fabricaci[oó]n|producci[oó]n)|commandes? fournisseurs?|recepci[oó]n(?:es)?|r[eé]ceptions?|(?:po|wo|mo|op)s?|incoming|arrivals?|transfer in|inbound)(?: orders?| receipts?| qty| programad[ao]s?| pr[eé]vue?s?| attendue?s?| planifi[eé]e?s?)*$|\/in\/\d|^(?:poitem|bs-ein|fe-auf|prdord|purord|shipgt|laufrn|purrqs|banf)\b/i,
  },
  {
    is: 'wanted',
    words:
      /^(?:(?:gross|(?:in)?dependent|customer|total|brutto|net|consensus|statistical|final|sales|demand|forecast(?:ed)?)?[ -]?(?:demands?|forecasts?|fcst|absatz|(?:absatz|bedarfs|verkaufs)plan|vent[ae]s?|pr[eé]visi[oó]n(?:e?s)?|vorplanung|job material|pron[oó]sticos?|req\w*\.?|bedarf|(?:sekund|prim)[aä]rbedarf|(?:kunden|verkaufs)auftr[aä]ge?|reservierung(?:en)?|reservations?|(?:production|bom) lines?|(?:prod(?:uction|\.)? order )?components?|prognosen?|commandes? clients?|pedidos? de (?:venta|cliente)s?|besoins?|demanda|necesidad\w*|consum\w*|verbrauch|usage|sales?|so|co|shipments?|outgoing|booked orders?|orders? booked)|(?:customer|sales|(?:in)?dependent)[ -]orders?)(?: (?:lines?|plan|qty|quantity|brute?s?|brut[oa]s?|nets?|net[oa]s?))?$|\/out\/\d|^(?:k-auft|depreq|ar-res|cusord|sekbed|orderrs|vsf|vp-bed|indreq|delvry|kdauft)\b/i,
  },
  {
    is: 'opening',
    words:
      /^(?:opening|beginning|initial|starting|current|anfangs)[ -]?(?:stock|inventory|balance|on[- ]?hand|bestand)$/i,
  },
  {
    is: 'stock',
    words:
      /^(?:on[- ]?hand|stock|inventory|(?:lager)?bestand|existencias?|en stock|w-best)(?: quantity| inventory)?$/i,
  },
  {
    is: 'safety',
    words: /^(?:safest|sichbd|safety stock|sicherheitsbestand)$/i,
  },
]

/** Where something is made, bought or kept, or by whom: nothing goes that way. */
export const departments =
  /^(?:produktion|fertigung|beschaffung|einkauf|verkauf|compras?|achats?|producci[oó]n|production|fabricaci[oó]n|sales?|purchas(?:e|ing)|ventas?|ventes?|vertrieb|absatz|in|out|stock|usage|consumo?)$/i

/** Words that say which way a row goes where one that points the other way stands in the same column. */
export const opposites: readonly Pick<RowType, 'is' | 'words'>[] = [
  {
    is: 'wanted',
    words:
      /^(?:sell|out|ausgang|ausgabe|abgang|entnahme|issues?|vk|ab|ka|va|cmd|sorties?|salidas?|auftrag)$/i,
  },
  {
    is: 'coming',
    words: /^(?:buy|in|eingang|ek|be|fa|of|entr[eé]es?|entradas?|replenishment|purchasing)$/i,
  },
]

/** Whether an order counts, by its state. */
export interface State {
  readonly is: 'open' | 'closed' | 'proposal' | 'going'
  readonly says: (text: string) => boolean
}

/** Finds what begins with one of some words, which may go on unless `$` ends them, or has one of others. */
const begins = (words: string, others: string) =>
  phrases(`^${words.replaceAll('|', '*|^').replaceAll('$*', '$')}|${others}`)

/** Before a state, that it is so in all: it changes nothing. */
export const wholly =
  /^(?:fully|complete(?:ly)?|enti[eè]rement|totalement|totalmente|completamente|vollst[aä]ndig|komplett|voll) /i

export const states: readonly State[] = [
  {
    // Something is left of it, whatever else stands there.
    is: 'open',
    says: phrases(
      'part|partly|*partial*|*teilweise*|*teilgel*|*teillie*|*teil|deels|gedeeltelijk|*parcial*|*partiel*|not delivered*|not yet delivered*|not shipped*|not yet shipped*|not received*|not yet received*|unfulfilled*|unshipped*|terminiert*|in delivery*|in lieferung*|nicht geliefert*|noch nicht*|pas encore*|sin entregar*|ready to*',
    ),
  },
  {
    is: 'closed',
    says: begins(
      'received|arrived|angekommen|delivered|fulfilled|invoiced|void|geliefert|geleverd|gesloten|geannuleerd|offerte|ausgeliefert|versendet|versandt|servid|fakturiert|livre|entregad|facturad|rfq|quotation|quote|inquiry|enquiry|anfrage|template|vorlage|plantilla|draft|estimate|bid request|master order|repeating|angebot|entwurf|presupuesto|peticion de presupuesto|peticion de oferta|solicitud de presupuesto|solicitud de cotizacion|borrador|devis|brouillon|cancel|complete|done|finished|built|shipped|return|credit|gutschrift|blanket|rahmen|billed|erledigt|storn|abgeschl|abgebrochen|geschlossen|cerrad|clos|clotur|annul|anulad|terminated|termine|terminad|beendet|solde|rejected|abgelehnt|reklamation|reclamaci|reported as finished|ended|lost|expired|deleted|geloscht|simulat|recibid|posted|gebucht|archiv|inactive|stopped|gestrichen|supprim|pro forma|proforma|pedido abierto|commande cadre|commande ouverte|retour|abono|devoluci|facture|bon de livraison|refunded|despatched|dispatched|rechazad|finalizad|completad|picked up|parked|refuse|abandonn|abgelaufen|expire|caducad|devuelt|oferta$|cotizacion$|offre$|contrat$|kontrakt$|rechnung$|invoice$|factura$|lieferschein$|albaran$|fertig$|fait$|hecho$|gereed$|fertiggemeldet$|afgehandeld|voltooid|berechnet$|qt$|ag$|re$|cr$',
      'storniert|annulee|anulado|^recu|^recus|^expedie|^expedies|^expediee|^expediees|^avoir|^rma|teco|lovm|dlfl|dlv|tabg|losd|clsd|abgs',
    ),
  },
  // `fermé` is closed, `ferme` is firm.
  { is: 'closed', says: text => /^fermée?s?(?!\p{L})/iu.test(text) },
  {
    is: 'proposal',
    says: phrases(
      '^planned$|^proposed$|^geplant$|^suggested$|^vorschlag$|^planificado$|^planifie$|^suggere$',
    ),
  },
  {
    // The order is under way: `in progress`, `bestätigt`, `en cours`.
    is: 'going',
    says: begins(
      'open|offen|active|normal|standard order|aktiv|released|freigegeben|firm|fest geplant|confirm|acknowledged|accepted|bestatigt|auftragsbestatigt|approved|genehmigt|in pro|in transit|in arbeit|in bearbeitung|in work|unterwegs|on the way|en route|en transit|laufend|uberfallig|aprobad|kommissionier|versandbereit|awaiting|on track|eingeplant|ruckstandig|angelegt|erfasst|gestartet|begonnen|work in|started|not started|nicht begonnen|running|pend|to deliver|to ship|to receive|to bill|to approve|to invoice|progress|bestellt|bevestigd|issued|sent|verkaufsauftrag|zu empfangen|zu liefern|para entregar|para recibir|non sold|en prepara|ferme|lanzad|assigned|locked|waiting|on order|backorder|booked|picking|placed|processing|schedul|allocat|ready|packed|picked|valid|overdue|eingeteilt|abiert|en cours|en proceso|en curso|a livrer|ouvert|lanc|nouve|sale$|sales$|sale order$|sales order$|purchase$|purchase order$|order$|ordered$|bon de commande$|auftrag$|bestellung$|pedido$|commande$|commandee$|production$|delayed$|en attente$|o$|or$|ta$',
      '^pedido de|^new|^neu|^late|^nuevo|^nueva|frei|rel|crtd|erof|pcnf|truc',
    ),
  },
]

/** A part that is left out of an assembly, in the words of electronics. */
export const unfitted =
  /\b(?:d\.?n\.?[pfi]|(?:do )?not (?:fit|place|populate|install|mount|stuff)(?:ted|e?d)?|(?:un|nicht )(?:populated|best[uü]ck(?:t|en)|montier(?:t|en))|no[- ](?:stuff|pop|fit|load$)|(?:no|sin) (?:montar|poblar|colocar)|(?:ne pas|non) (?:mont|plac|pos)[eé][er]?)(?!\p{L})/iu

/** What a supplier has sent is still to come. */
export const onItsWay = /^(?:shipped|d[ei]spatched|versendet|versandt|exp[eé]di[eé]e?s?)$/i

/**
 * A row that sums up others, one that counts them, one that has all places, and one that sums up those of an item:
 * `CD-20 Total` or `Summe CD-20` behind them.
 */
export const sums = {
  count:
    /^(?:\d+ (?:items?|rows?|records?|lines?|entries|zeilen|datens[aä]tze?|positionen|artikel|filas?|registros?|art[ií]culos?|lignes?|articles?|enregistrements?)|(?:count|anzahl|recuento|nombre)\s*:\s*\d+)$/i,
  total:
    /^(?:[*∑Σ]+|(?:grand[- ]?|sub-?|overall )?totals?|(?:zwischen|end)?summe|sum|totale|gesamt(?:summe|ergebnis)?|suma|somme|total g[eé]n[eé]ral)\s*:?$/i,
  places: /^(?:alle?|tutt[ei]|tou(?:s|tes)|tod[ao]s)(?: |$)/i,
  of: [
    /^(.+) (?:total|ergebnis|somme)$/i,
    /^(?:sub-?total|total|zwischensumme|summe|ergebnis|sum|suma|somme)(?: of| für| de)? (.+)$/i,
  ],
}

/**
 * `Stückliste zu T-100 Förderer`: of what a list is the bill, by its word with digits if there is one. Without a word
 * such as `for`, it is a code: `Rezeptur Kuchen K-1`.
 */
export const billTitle =
  /^(?:bom|bill of materials?|\p{L}*stückliste|rec(?:ipe|ette|eta)|rezept\p{L}*|nomenclature|lista de materiales) (?:(?:(?:for|of|zu|für|von|pour|para|du|del?) (?!\d+ )|(?=(?:\p{L}+ ){0,2}(?!rev|v\d|q\d|kw\d)\p{L}\S*\d))(?:\p{L}+ ){0,2}?(\S*\d\S*).*|(?:for|zu|für) (?!\d+ )(.+))/iu

/** `Stückliste D-100 (für 10 Stück)`: for how many a bill is. `Valid for 30 days` and `für 24 Volt` say something else. */
export const forMany =
  /\b(?:for|für|pour|para|(?:batch|lote?) (?:of|de)) (\d+) ?(?!day|week|mont|mona|year|tage|woch|jahr|jour|mois|d[ií]as|meses|volt|zoll|inch|[cm]m\b|kw\b)\p{L}{2}/iu

/** How large orders of an item are, by the word or letters of a system. */
export const lotRules: readonly {
  readonly is: 'L4L' | 'weekly' | 'monthly' | 'POQ' | 'FOQ'
  readonly words: RegExp
}[] = [
  {
    is: 'L4L',
    words:
      /^(?:ex|tb|t1|order|none|[-–]+)$|daily|täglich|diari|journal|lot[ -]?for[ -]?lot|^l4l$|^lfl$|losweise|exakt|lote (?:a|por) lote|lot pour lot|lot à lot/i,
  },
  { is: 'weekly', words: /^wb$|^w1$|week|woche|w[öo]chentlich|seman|hebdo|semaine/i },
  { is: 'monthly', words: /^mb$|^m1$|month|monat|mensual|mensuel/i },
  { is: 'POQ', words: /^poq\b|^period/i },
  { is: 'FOQ', words: /^fx$|^fs$|fix|foq|^fest|fijo/i },
]

const blockedWords = phrases(
  '*quarant*|*blocked*|*blocking*|*block$|hold|*quality*|qi|qc|*reject*|*damag*|*defect*|*scrap*|*sperr*|*pruf*|*inspec*|*cuarentena*|*calidad*|*bloqu*|*rebut*|*expired*|*abgelaufen*|*suspect*|verdacht*|*return*|*retour*|rma|*ausschuss*|*schrott*|*chatarra*|^mrb$|^ncr$|^qs$|^qs lager$|^qslager$|^qs bestand$|*non conform*|*nonconform*|q bestand|*nicht verfugbar*|*no disponible*|*non disponible*|*rechaz*|*caducad*|*controle*|perime*|*reklam*|*nacharbeit*|*defekt*|*devoluci*|*kundeneigen*|*kundenlager*|customer owned|*unterwegs*|*afkeur*|not available|*unavailable*|restricted*|*transit*|^insme$|^speme$|^umlme$|^partners|^virtual locations',
)

/** Whether it lies there and cannot be used. Places have numbers: `SPERR01`. */
export const saysBlocked = (text: string): boolean => blockedWords(text.replace(/\d+/g, ' $& '))

/** Stock that can be used, though a word of the above is in it. */
export const saysFree = phrases(
  '*unblocked*|*unrestricted*|not restricted*|non restricted*|*passed*|*released*|*freigegeben*|not blocked*|ok',
)

/** Units that can be converted, by kinds: how many of the smallest each is. */
export const unitSizes: readonly (readonly [string, Readonly<Record<string, number>>])[] = `\
mass: 0.001 mg, 1 g gr gram gramm gramo, 1000 kg kgs kgm kilogram kilogramm kilo, 1e6 t to ton tonne
imperial mass: 1 oz, 16 lb lbs pound
length: 1 mm, 10 cm, 100 dm, 1000 m mt mtr meter metre lfm, 1e6 km
imperial length: 1 in inch inches, 12 ft foot feet, 36 yd yard
volume: 1 ml, 10 cl, 100 dl, 1000 l lt ltr liter litre, 1e5 hl
area: 1 mm2, 100 cm2, 1e6 m2 qm sqm
time: 1 s sec, 60 min, 3600 h hr hour
count: 1 nr unidade unidad unite pc pcs pce stuk piece ea each unit no nos st stk stck stuck stueck ud uds u un pz \
pza pieza, 2 pair pr paar paare paire par pare, 12 doz dozen dz dzd dtz dtzd dutzend docena douzaine, 144 gross, \
100 c hundred, 1000 thousand th tsd`
  .split('\n')
  .map(line => {
    const [kind = '', sizes = ''] = line.split(': ')
    const all = sizes.split(', ').flatMap(size => {
      const [count, ...units] = size.split(' ')
      return units.map(unit => [unit, Number(count)] as const)
    })
    return [kind, Object.fromEntries(all)]
  })

/** What several pieces are packed in: only the list knows how many. */
export const isPack = phrases(
  'pack*|pk|box*|carton*|ctn|pallet*|case*|crate*|bag*|sack*|roll*|reel*|drum*|bundle*|ve|vpe|gebinde*|karton*|kiste*|schachtel*|beutel*|fass|caja*|paquete*|bolsa*|colis|boite*|sachet*',
)

/** The words of a bill by document or operation: who is made, and who goes in. */
export const billRoles = {
  made: /^(?:finished|finish|output|produced?|product|made|parent|main|end|fertig\w*|erzeugnis|producto|produit|salida|sortie|co-?product)\b/i,
  used: /^(?:raw|component|material|input|consumed?|part|ingredient|used|child|purchased|rohstoff\w*|komponente|einsatz\w*|materia|mati[eè]re|componente|composant|entrada|entr[eé]e|repair raw)\b/i,
}

/** The kinds of a list, by the title of its text or sheet. It is the weakest evidence. */
export const titles: readonly {
  readonly says: Kind
  readonly words: RegExp
}[] = [
  {
    says: 'stock',
    words:
      /\b(?:stocks?|inventory|inventories|on[ _-]?hand|snapshots?|counts?|quants?)\b|bestand|best[aä]nde|lager|existencias|inventario|inventaire/i,
  },
  {
    says: 'other',
    words: /\b(?:past|actuals?|sold|shipped|invoiced|invoices)\b|histor|verlauf|ums[aä]tz|facturas|factures/i,
  },
  {
    says: 'prices',
    words: /\b(?:price|prices|pricing|cost|costs)\b|preis|precio|tarif|prix/i,
  },
]

/** The heading of a level of a bill, with its number. */
export const numberedLevel = /^(?:level|lvl|l|stufe|ebene|nivel|niveau) ?(\d)$/i

/** The headings of a bill with a column for each level, from what is made down to what is bought. */
export const levelHeadings = [
  phrases(
    '^product$|^finished*|^fertig*|^erzeugnis$|^producto*|^produit*|^end item$|^end product$|^top*|^model*',
  ),
  phrases('^assembly*|^baugruppe*|^conjunto*|^ensemble*'),
  phrases(
    '^sub assembl*|^subassembl*|^sub component*|^unterbaugruppe*|^sub baugruppe*|^semi*|^halb*|^zwischen*|^sous ensemble*|^sub conjunto*|^subconjunto*|^module*|^intermediate*',
  ),
  phrases('^part*|^component*|^raw*|^teil*|^rohstoff*|^pieza*|^piece*|^materia*|^matiere*|^item*|^artikel*'),
]

export const isYes = phrases(
  '^1$|^x$|^y$|^t$|^yes$|^true$|^wahr$|^ja$|^j$|^si$|^s$|^oui$|^o$|^vrai$|^50$|^active$|^aktiv$|^activo$|^actif$|^on$|^enabled$|^phantom*|^fantasma*|^fantome*|^kit*',
)

/** Answers that name nothing. */
export const isTruth = phrases('^true$|^false$|^yes$|^no$|^wahr$|^falsch$|^ja$|^nein$|^nee$|^oui$|^non$')

/** What goes into a product and is no item: work, machines, texts. */
export const isWork = phrases(
  '^resource*|^g l account$|^charge item$|^fixed asset$|^sachkonto$|^compte general$|^ressource$|^recurso$|^cuenta$|^freight$|^fracht$|^labor*|^labour*|^machine*|^work cent*|^operation*|^routing*|^service$|^pit resource$|^product complement$|^product variant$|^product accessory$|^reference$|^text$|^comment$|^note$|^arbeit*|^lohn*|^maschine*|^tool*|^overhead*|^subcontract*|^alt of*|^alternat*|^substitut*|^ersatz*|^optional*|^by product*|^byproduct*|^co product*|^coproduct*|^kuppelprodukt*|^nebenprodukt*|^subproducto*|^sous produit*|^scrap$|^waste$|^output$|^abfall$|^residuo*|^dechet*|^290$|^document$|^dokument$|^drawing$|^zeichnung$',
)

/** Whether a line of a bill is for each order, or for each piece. */
export const isFixed = phrases('^fix*|^per order*|^per lot*|^per batch*|^lot*|^fest$|^fijo*|^fija*')

export const isVariable = phrases(
  '^variable*|^proportional*|^unit$|^per unit$|^per piece$|^per item$|^per assembly$',
)

/** A second state of an order, or a kind of order, that is not planned. The first state says what is done. */
export const isNever = phrases(
  '^cancel*$|^void$|^storn*$|^annul*$|^anulad*$|^reject*$|^abgelehnt$|^deleted$|^gelosch*$|^blanket$|^blanket order$|^rahmenauftrag$|^rahmenvertrag$|^quote$|^quotation$|^estimate$|^draft$|^entwurf$|^borrador$|^brouillon$|^concept$|^return$|^return order$',
)

export const isNo = phrases(
  '^0$|^n$|^f$|^no$|^dnp$|^dnf$|^dni$|^do not*|^not fitted$|^false$|^falsch$|^nein$|^nee$|^non$|^faux$|^falso$|^inactive$|^inaktiv$|^inactivo$|^inactif$|^off$|^disabled$|^obsolet*|^archived$|^discontinued$|^eol$|^end of life$|^phased out$|^auslauf*|^ausgelaufen$|^descatalogad*|^arret*|^supprime*',
)

/** What the words of each list are found in: its tests. No page loads them. */
export const wordExamples = {
  directions: [
    [
      'order',
      'wanted',
      'Sales Order|SO|Customer PO|Cust PO|Verkooporder|Kundenauftrag|Kundenbestellnummer|VBELN',
    ],
    [
      'order',
      'coming',
      'Purchase Order|Requisition|PR No.|PO|po_id|Prod. Order No.|Work order|Bestellung|Inkooporder|Productieorder|Fertigungsauftrag|FA-Nr.|N° OF|Orden de producción|OF|Werkauftrag|Replenishment order|Banf|Mfg order|Werkstattauftrag|OC|Bon de commande|ASN',
    ],
    [
      'quantity',
      'coming',
      'Qty to receive|Qty To Manufacture|Scheduled receipts|Bestellmenge|Open PO Qty|On order|En pedido|En commande|Sollmenge|Target qty|Wareneingang',
    ],
    ['quantity', 'wanted', 'Forecast Qty|Required qty|Qty to issue|Bedarfsmenge|Sales_Quantity'],
    [
      'delivered',
      'coming',
      'Received Qty|Rcv’d|Gutmenge|Billed Qty|Finished Quantity|Manufactured Qty|Quantité reçue|Gefertigt|Fabricado|Qté fabriquée',
    ],
    [
      'delivered',
      'wanted',
      'Shipped qty|Delivered Qty|Delivery Quantity|Quantity withdrawn|Gelieferte Menge',
    ],
    [
      'date',
      'coming',
      'Expected Arrival|Expected Receipt Date|ETA|Wareneingang|Eckendtermin|Ecktermin Ende|EINDT|Finish|Start date|Zugangstermin|Fecha de recepción|Production deadline|Dock date|Scheduled finish|Expected delivery|Verwachte leverdatum',
    ],
    ['date', 'wanted', 'Ship date|Requested date|Need by|Wunschtermin|Gewenste leverdatum|Requirement date'],
    ['order', 'wanted', 'Auftragsnummer'],
    ['partner', 'wanted', 'Customer|Klant|Sell-to Customer No.|Kunde|Cliente|RUT cliente|Code client'],
    [
      'partner',
      'coming',
      'Supplier|Leverancier|Vendor|Lieferant|supplier_id|Lieferantencode|Code fournisseur|Lief.-Nr.|N° fournisseur|Frs|Cód. proveedor|Nº proveedor',
    ],
    ['partner-code', 'wanted', 'C20000|CUST-0012'],
    ['partner-code', 'coming', 'V10000|VEND-0012|SUP001'],
    ['state', 'wanted', 'Sales Order|Quotation Sent|To Deliver and Bill|Pending Fulfillment'],
    ['state', 'coming', 'Purchase Order|RFQ|To Receive and Bill|In Transit|In Process|Firm Planned'],
    ['number', 'coming', 'PO-4711|WH/MO/00012|PUR-ORD-2026-00001|MFG-WO-2026-00007|P00012'],
    ['number', 'wanted', 'SO-1001|SAL-ORD-2026-00001|S00031'],
    [
      'title',
      'coming',
      'Open purchase orders|Purchase order lines|Offene Bestellungen|Incoming|Scheduled receipts|Supplier deliveries|Lieferantenlieferungen',
    ],
    [
      'title',
      'wanted',
      'Open sales orders|Customer releases|Sales orders as of 24.11.2026|Forecast|Kundenaufträge|Demand|Customer POs|Kundenbestellungen|Incoming orders',
    ],
  ],
  rowTypes: [
    ['proposal', 'PldOrd|PL-AUF|Planned purchase order|Planned Production Order|Bestellvorschlag'],
    [
      'coming',
      'Supply|Purchase order|PO|Work order|Sched. receipts|Geplante Zugänge|Incoming|Production receipts|WH/IN/00007|POitem|BS-EIN|Wareneingang',
    ],
    [
      'wanted',
      'Demand|Demand forecast|Customer orders booked|Gross req.|Sales order|Bruttobedarf|Consumption|K-AUFT|DepReq|AR-RES|WH/OUT/00012|SO|Previsión|Vorplanung|Job material',
    ],
    ['opening', 'Opening stock|Beginning inventory|Anfangsbestand'],
    ['stock', 'On hand|Stock|Bestand|W-BEST'],
    ['safety', 'SafeSt|SichBd|Safety stock'],
  ],
  states: [
    [
      'open',
      'Shipped partially|Delivered (partial)|Teilgeliefert|Deels geleverd|Terminiert|Parcialmente entregado|Unfulfilled',
    ],
    [
      'closed',
      'Delivered|Inquiry|QT|Geliefert|Geleverd|TECO DLV|Livré|Void|RFQ|Quotation Sent|Draft|Reported as finished|Anulado|Oferta|Avoir|Picked up|Expédiée|Geschlossen|Komplett geliefert|Abgebrochen|Completado|Fermée|Facturé|Reçue|Refusée|Abandonnée|Abgelaufen|Expirée|Caducado|Devuelto',
    ],
    ['proposal', 'Planned|proposed|Vorschlag|Suggéré'],
    [
      'going',
      'Open|Released|Booked|In progress|To Receive and Bill|Pending Fulfillment|FREI|Delayed|Offen|Acknowledged|Awaiting shipment|In Bearbeitung|Nicht begonnen|Eingeplant|Auftragsbestätigt|Abierta|En attente|À livrer|On the way|En tránsito|Laufend|Überfällig|Aprobado|Nuevo|Nouvelle|Kommissioniert|Versandbereit|Awaiting fulfilment|Pedido de venta|Bon de commande|Para entregar y facturar|Non soldée',
    ],
  ],
  lotRules: [
    ['L4L', 'EX|Lot-for-Lot|L4L|Losweise|-'],
    ['weekly', 'WB|Weekly|hebdomadaire'],
    ['monthly', 'MB|Monat'],
    ['POQ', 'POQ 10|Period order quantity'],
    ['FOQ', 'FX|Fixed Reorder Qty.|Feste Bestellmenge'],
  ],
  ownTitles: [
    [
      'coming',
      'Arrivals|On order|In transit|Goods in|WIP|Purchasing|Replenishment|Einkauf|Nachschub|Unterwegs|Entradas|Por recibir|Entrées|Approvisionnements|À recevoir',
    ],
    [
      'wanted,coming',
      'Production schedule|Master schedule|Build plan|Expected deliveries|Call-offs|Lieferabrufe|Produktion|Fertigungsplan|Lieferplan|Plan de producción|Entregas|Planning de production|Livraisons',
    ],
    ['stock', 'Stock|Current inventory|Stock list|Lagerbestand|Inventur|Existencias|État des stocks'],
  ],
  titles: [
    ['stock', 'finished_goods_inventory|Stock list of March|Bestände|Inventario'],
    ['other', 'sales history|Historical demand|Umsätze'],
    ['prices', 'Price list|Preisliste'],
  ],
} as const

/** What each of these is found in. No page loads it. */
export const answerExamples: readonly (readonly [(text: string) => boolean, readonly string[]])[] = [
  [isYes, ['X', 'yes', 'Wahr', 'Active', 'Phantom', 'Kit']],
  [
    isNo,
    ['0', 'No', 'Nein', 'Obsolete', 'Obsoleto', 'EOL', 'Auslauf', 'Descatalogado', 'Arrêté', 'Supprimé'],
  ],
  [
    text => saysBlocked(text) && !saysFree(text),
    [
      'Nicht verfügbar',
      'Non conforme',
      'Q-Bestand',
      'Rechazado',
      'Caducado',
      'En contrôle',
      'Défectueux',
      'Périmé',
      'Restricted',
      'QS',
      'En tránsito',
    ],
  ],
  [isTruth, ['True', 'no', 'Nein']],
  [
    text => sums.total.test(text),
    ['Grand Total', 'Overall Total', 'Subtotal:', 'Endsumme', 'Gesamtergebnis', 'Total général', '∑'],
  ],
  [text => sums.count.test(text), ['12 records', 'Anzahl: 12', '12 Artikel']],
  [text => sums.places.test(text), ['All', 'All warehouses']],
  [
    text => sums.of.some(words => words.exec(text)?.[1] === 'CD-20'),
    ['CD-20 Total', 'Summe CD-20', 'Subtotal of CD-20'],
  ],
  [
    text => billTitle.test(text),
    [
      'BOM for T-100',
      'Stückliste zu Förderer',
      'Nomenclature du produit T-100',
      'Rezeptur Kuchen K-1',
      'Bill of materials D-100',
    ],
  ],
  [text => forMany.test(text), ['Stückliste D-100 (für 10 Stück)', 'Recipe SOAP (batch of 100 bars)']],
  [text => numberedLevel.test(text), ['Level 1', 'Stufe 2', 'Nivel 3']],
  [isPack, ['packs', 'Box', 'Karton', 'VPE', 'pallet']],
  [isNever, ['Cancelled', 'Storniert', 'Annulé', 'Blanket', 'Quote', 'Entwurf', 'Borrador', 'Brouillon']],
  [
    text => unfitted.test(text),
    ['DNP', 'D.N.I.', 'Do not place', 'nicht bestückt', 'No montar', 'Non montée'],
  ],
  [isFixed, ['Fixed', 'Per order', 'Fix']],
  [isVariable, ['Variable', 'Proportional', 'Per piece']],
  [
    isWork,
    [
      'Resource',
      'Labour',
      'Machine center',
      'Arbeitsgang',
      'G/L Account',
      'Compte général',
      'Alt. of R-1',
      'Co-product',
      'Kuppelprodukt',
      'Output',
      'Subproducto',
      'Reference',
      'Document',
      'Zeichnung',
      '290',
    ],
  ],
]
