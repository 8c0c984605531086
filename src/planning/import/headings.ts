import type { Meaning } from './result.ts'

// What people call columns, in English, German, Spanish and French, and in the exports of Odoo, NetSuite, SAP, Katana
// and MRPeasy. Case, accents and signs do not matter: `On hand`, `ON_HAND` and `onHand` are one.

/** What a heading tells beyond its meaning. */
export type Hint =
  | 'working-days'
  | 'calendar-days'
  | 'days'
  | 'weeks'
  | 'months'
  | 'receipt'
  | 'weak'
  | 'calendar'

export interface Heading {
  readonly meaning: Meaning
  readonly hints: readonly Hint[]
  /** Whether the heading is a known one. Otherwise words of it are. */
  readonly sure: boolean
}

const vocabulary: readonly (readonly [Meaning, readonly Hint[], string])[] = [
  [
    'item',
    [],
    `item, item no, item number, item id, item code, items, sku, sku code, part, part no, part number, part id, part code,
    pn, material, material no, material number, matnr, product, product code, product id, product no, product number,
    internal reference, default code, part item, object, object number, product tmpl id, product tmpl id id, article, article no, article number, stock code, variant code sku, item sku,
    product sku, variant sku, part sku, artikel, artikelnummer, artikelnr, artikel nr, art nr, artikel no, materialnummer,
    materialnr, material nr, teilenummer, teilenr, teile nr, teil, sachnummer, sachnr, produkt, produktnummer,
    identnummer, ident nr, articulo, codigo, codigo articulo, codigo de articulo, cod articulo, n articulo, producto,
    codigo producto, codigo de producto, codigo del producto, codigo material, referencia, referencia interna, ref articulo,
    pieza, codigo pieza, numero de pieza, code article, reference article, ref article, produit, code produit,
    reference produit, piece, numero de piece, n de piece, reference interne, n article, code piece, numero d article`,
  ],
  ['item', ['weak'], 'code, id, no, nr, number, nummer, numero, key, ref, reference, internal id'],
  [
    'name',
    [],
    `name, component name, component description, ingredient name, object description, description, desc, descr, item description, display name, item name, product name, part name, product description,
    part description, material description, maktx, short text, beschreibung, bezeichnung, benennung, artikelbezeichnung,
    artikelname, materialbezeichnung, materialkurztext, kurztext, objektkurztext, teilebezeichnung, produktname, nombre,
    descripcion, denominacion, descripcion articulo, descripcion del articulo, nombre del producto, nom, libelle, designation,
    description article, nom du produit, designation article`,
  ],
  [
    'onHand',
    [],
    `on hand, actual qty, qty on hand, quantity on hand, on hand qty, on hand quantity, qty oh, oh qty, qoh, oh, stock, in stock, stock on hand,
    stock level, current stock, stock qty, stock quantity, inventory, inventory on hand, inventory quantity, labst, unrestricted,
    unrestricted use, unrestricted stock, onhand stock, qty in stock, quantity in stock, bestand, lagerbestand, lagermenge,
    vorrat, frei verwendbar, frei verwendbarer bestand, aktueller bestand, bestandsmenge, menge auf lager, auf lager,
    existencias, existencia, stock actual, en existencia, a mano, cantidad a mano, inventario, cantidad en stock, en stock,
    stock physique, quantite en stock, qte en stock, stock actuel, en main, quantite en main, inventaire`,
  ],
  [
    'leadTime',
    [],
    `lead time, lead time calculation, lt, lead, purchasing lead time, purchase lead time, manufacturing lead time, production lead time, default lead time,
    replenishment lead time, delivery lead time, supplier lead time, vendor lead time, customer lead time, total lead time,
    lieferzeit, wiederbeschaffungszeit, wbz, durchlaufzeit, beschaffungszeit, vorlaufzeit, plazo, plazo de entrega, plazo entrega,
    tiempo de entrega, tiempo de espera, plazo de aprovisionamiento, tiempo de aprovisionamiento, plazo de suministro,
    plazo de fabricacion, delai, delai de livraison, delai livraison, delai d approvisionnement, delai approvisionnement,
    delai appro, delai de fabrication, delai d obtention, delai fournisseur`,
  ],
  [
    'leadTime',
    ['calendar-days'],
    'plifz, planned delivery time, planned deliv time, pl deliv time, planlieferzeit, plan lieferzeit',
  ],
  ['leadTime', ['working-days'], 'dzeit, in house production time, in house production, eigenfertigungszeit'],
  [
    'safetyStock',
    [],
    `safety stock, safety stock quantity, safety stock level, safety stock qty, ss, eisbe, buffer stock, sicherheitsbestand, stock de seguridad,
    existencias de seguridad, inventario de seguridad, stock de securite, stock securite`,
  ],
  [
    'safetyStock',
    ['weak'],
    'min stock, minimum stock, stock minimo, mindestbestand, stock minimum, stock mini',
  ],
  [
    'lotRule',
    [],
    `lot sizing method, lot sizing, lot rule, lot size rule, lot policy, lot sizing rule, lot sizing procedure, lot size key, order policy,
    lot size procedure, reordering policy, disls, losgroessenverfahren, dispolosgroesse, losgrossenverfahren, dispolosgrosse, regla de lote, metodo de lote,
    politica de lote, politica de pedido, methode de lotissement, regle de lot, politique de lot, politique de commande`,
  ],
  [
    'lotSize',
    [],
    `lot size, lot, fixed lot size, fixed lot, fixed order quantity, fixed order qty, fixed lot quantity, foq, batch size, lot qty,
    bstfe, order in lots of, lots of, reorder quantity, losgroesse, losgrosse, feste losgroesse, feste losgrosse, fixe losgroesse,
    fixe losgrosse, los, tamano de lote, tamano lote, lote, lote fijo, taille de lot, taille lot, lot fixe`,
  ],
  ['lotSize', ['weak'], 'order quantity, order qty, eoq'],
  [
    'lotMin',
    [],
    `moq, min order, min order qty, min order quantity, minimum order, minimum order qty, minimum order quantity, min lot, min lot size,
    minimum lot size, bstmi, min qty, minimum quantity, min quantity, mindestlosgroesse, mindestlosgrosse, mindestbestellmenge,
    minimale losgroesse, minimale losgrosse, mindestmenge, lote minimo, cantidad minima, pedido minimo, cantidad minima de pedido,
    tamano minimo de lote, lot minimum, lot mini, quantite minimum, quantite minimale, quantite minimale de commande, qte mini,
    commande minimum, minimum de commande`,
  ],
  [
    'lotMax',
    [],
    `max order, max order qty, max order quantity, maximum order quantity, max lot size, maximum lot size, bstma, max qty,
    maximum quantity, maximale losgroesse, maximale losgrosse, hoechstlosgroesse, lote maximo, cantidad maxima, lot maximum,
    quantite maximale`,
  ],
  [
    'lotMultiple',
    [],
    `order multiple, multiple, lot multiple, multiple qty, qty multiple, quantity multiple, rounding value, rounding, bstrf, pack size,
    rundungswert, bestellvielfaches, vielfaches, multiplo, multiplo de pedido, multiplo de lote, valor de redondeo,
    multiple de commande, multiple de lot, valeur d arrondi, packungsgroesse, packungsgrosse`,
  ],
  [
    'phantom',
    [],
    'phantom, is phantom, phantom item, phantombaugruppe, dummy, fantasma, fantome, article fantome',
  ],
  [
    'phantom',
    [],
    'bom type, type de nomenclature, tipo de ldm, stuecklistentyp, stucklistentyp, tipo de lista de materiales, sobsl',
  ],
  ['yield', [], 'yield, item yield, yield %, ausbeute, gutausbeute, rendimiento, rendement'],
  [
    'scrap',
    [],
    'scrap, scrap factor, scrap rate, scrap percent, component scrap, ausch, ausschuss, ausschussfaktor, komponentenausschuss, merma, desperdicio, rebut, taux de rebut',
  ],
  [
    'parent',
    [],
    `parent, parent item, parent part, parent no, parent number, parent sku, parent id, parent code, parent product, part of, goes into, used in,
    assembly, assembly item, bom parent, production bom no, production bom, bom no, finished good, finished product, end item, bom, product variant code sku, product variant,
    baugruppe, uebergeordnet, ubergeordnet, uebergeordneter artikel, ubergeordneter artikel, gehoert zu, gehort zu, geht in, teil von,
    oberteil, vaterteil, elternteil, vater, kopfmaterial, stueckliste, stuckliste, padre, articulo padre, codigo padre, conjunto, parte de,
    componente de, producto padre, producto terminado, article parent, pere, compose, ensemble, composant de, fait partie de, produit fini,
    produit parent, nomenclature, code parent`,
  ],
  [
    'component',
    [],
    `component, child, child item, child part, child no, child sku, component item, component part, component no, component number, component code,
    component id, member item, item code items, bom item, comp item, sub item, sub part, bom lines product, bom line ids product id id, bom lines component, bom line ids product, bom line ids product id, bom component, ingredient, ingredient variant code sku,
    ingredient code sku, idnrk, raw material, komponente, komponentennummer, komponenten nr, unterteil, kindteil, einzelteil,
    lineas de ldm componente, stucklistenpositionen komponente, lignes de nomenclature composant, componente, codigo componente, hijo,
    articulo hijo, ingrediente, materia prima, composant, code composant, article composant, enfant, fils, matiere premiere`,
  ],
  [
    'per',
    [],
    `per, qty per, quantity per, qty items, member quantity, comp qty cun, component quantity cun, component qty bun, qty per assembly, quantity per assembly, qty per parent, per assembly, per parent, usage, usage qty, bom qty,
    bom quantity, component quantity, component qty, comp qty, bom lines quantity, bom line ids quantity, bom line ids product qty,
    how many in each, qty each, required per, per unit, menge je, menge pro, menge je einheit, stueck je, stuck je, stueck pro, komponentenmenge, einsatzmenge,
    verbrauch, anzahl je, cantidad por, cantidad por unidad, cantidad por conjunto, consumo, cantidad componente, lineas de ldm cantidad,
    stucklistenpositionen menge, lignes de nomenclature quantite, quantite par, quantite unitaire, qte par, qte unitaire,
    quantite par unite, coefficient, quantite composant, par unite`,
  ],
  [
    'batch',
    [],
    'product qty, product quantity, base quantity, base qty, basismenge, bmeng, cantidad base, quantite de base, output quantity',
  ],
  [
    'level',
    [],
    'level, bom level, lvl, explosion level, stufe, dispositionsstufe, stuf, stufe der stueckliste, stufu, nivel, niveau, indenture, indent',
  ],
  [
    'quantity',
    [],
    `quantity, qty, order qty, order quantity, ordered quantity, qty ordered, quantity ordered, demand, demand qty, demand quantity, forecast,
    forecast qty, requirement, requirements, gross requirement, gross requirements, required qty, required quantity, quantity required, requested quantity, amount,
    still to be delivered, still to be delivered qty, open quantity, open qty, qty open, outstanding, remaining quantity, remaining qty, bdmng, menge, auftragsmenge, bedarf, bedarfsmenge, offene menge,
    restmenge, stueck, stuck, stueckzahl, stuckzahl, anzahl, cantidad, cantidad pedida, cantidad solicitada, cantidad pendiente, demanda, unidades, necesidad,
    quantite, qte, quantite commandee, qte commandee, quantite restante, besoin, demande, pieces`,
  ],
  [
    'quantity',
    ['receipt'],
    `on order, qty on order, quantity on order, scheduled receipt, scheduled receipts, scheduled receipt qty, receipt quantity, receipt qty, open po qty,
    po qty, po quantity, bestellmenge, offene bestellmenge, bestellt, zugang, zugangsmenge, cantidad en pedido, recepcion programada, en commande,
    quantite en commande, reception prevue`,
  ],
  [
    'date',
    [],
    `date, due date, due, delivery date, deliver by, ship date, required date, requirement date, need date, need by, needed by, required by, promise date,
    promised date, requested date, request date, scheduled date, expected date, commitment date, wanted, bdter, termin, liefertermin, lieferdatum, bedarfstermin,
    bedarfsdatum, datum, wunschtermin, faelligkeit, falligkeit, fertigstellungstermin, faellig am, fallig am, fecha, fecha de entrega, fecha entrega,
    fecha requerida, fecha necesaria, fecha de vencimiento, fecha prevista, fecha compromiso, fecha limite, date de livraison, date livraison,
    date de besoin, echeance, date d echeance, date requise, date prevue, date souhaitee, date limite`,
  ],
  [
    'date',
    ['receipt'],
    'expected arrival, expected receipt date, receipt date, arrival date, eta, expected delivery, wareneingang, zugangstermin, fecha de recepcion, fecha de llegada, date de reception, date d arrivee',
  ],
  [
    'date',
    ['weak'],
    'order date, creation date, created on, bestelldatum, auftragsdatum, fecha de pedido, fecha pedido, date de commande',
  ],
  [
    'week',
    [],
    'week, wk, week no, week number, due week, delivery week, need week, woche, bedarfswoche, lieferwoche, semana, semana de entrega, semaine, semaine de livraison',
  ],
  [
    'week',
    ['calendar'],
    'kw, kalenderwoche, cw, calendar week, iso week, liefer kw, semana iso, semaine iso, semana calendario, semaine calendaire',
  ],
  ['week', ['weak'], 'period, bucket, periode, periodo'],
  [
    'order',
    [],
    `order, order no, order number, order id, sales order, so, so number, so no, customer order, document, document number, document no, order reference,
    source document, vbeln, auftrag, auftragsnummer, auftragsnr, auftrag nr, kundenauftrag, beleg, belegnummer, pedido, n pedido, numero de pedido, num pedido,
    orden, pedido de venta, commande, numero de commande, n commande, no commande, commande client`,
  ],
  [
    'order',
    ['receipt'],
    `po, purchasing document, purchasing doc, po number, po no, purchase order, purchase order number, purchase order no, work order, wo, production order, manufacturing order, mo, open order,
    ebeln, bestellung, bestellnummer, bestellnr, bestell nr, einkaufsbeleg, fertigungsauftrag, produktionsauftrag, orden de compra, pedido de compra,
    orden de fabricacion, orden de produccion, commande fournisseur, commande achat, bon de commande, ordre de fabrication`,
  ],
  [
    'location',
    [],
    'location, plnt, sloc, storage location, warehouse, plant, site, werk, werks, lagerort, lgort, lager, almacen, ubicacion, centro, bodega, entrepot, emplacement, magasin, usine, depot',
  ],
  [
    'ignored',
    [],
    `external id, uom, unit, units, unit of measure, bom lines product unit of measure, product unit of measure, einheit, me, meins, mengeneinheit, basismengeneinheit,
    unidad, unidad de medida, um, unite, unite de mesure, customer, customer name, kunde, cliente, client, supplier, vendor, lieferant, proveedor, fournisseur, cost,
    price, unit cost, unit price, preis, kosten, precio, coste, costo, prix, cout, pos, position, posnr, line, line no, zeile, linea, ligne, find number, status, type, typ, tipo,
    category, kategorie, categoria, categorie, product category, warengruppe, group, gruppe, buyer, planner, dispo, disponent, mrp controller, mrp type, dismm, comment, comments, notes,
    note, bemerkung, comentario, notas, commentaire, currency, waehrung, moneda, devise, responsible, company, reserved, reserved quantity, revision, rev, drawing, weight, gewicht, peso, poids,
    procurement type, make buy, beskz, abc, barcode, ean`,
  ],
]

/** Words that say in what a time is counted, as they stand in a heading or behind a number. */
const units: readonly (readonly [Hint, string])[] = [
  [
    'working-days',
    'working days, work days, workdays, business days, wd, arbeitstage, arbeitstagen, werktage, at, dias habiles, dias laborables, dias de trabajo, jours ouvres, jours ouvrables, jo',
  ],
  [
    'calendar-days',
    'calendar days, cal days, cd, kalendertage, kt, dias naturales, dias calendario, dias corridos, jours calendaires, jours civils',
  ],
  ['weeks', 'weeks, week, wks, wk, w, wochen, woche, wo, semanas, semana, sem, semaines, semaine'],
  ['days', 'days, day, d, tage, tagen, tag, t, dias, dia, jours, jour, j'],
  ['months', 'months, month, mon, mo, monate, monaten, monat, meses, mes, mois'],
]

/** Lower case, no accents, words apart by one space. */
const worded = (text: string): string =>
  text
    .slice(0, 120)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()

const joined = (words: string): string => words.replaceAll(' ', '')

const listed = (list: string): readonly string[] => list.split(',').map(worded)

const known = new Map<string, Heading>()
/** Known headings of two words or one long one, the longest first, to be found inside of others. */
const inside: (readonly [string, Heading])[] = []
for (const [meaning, hints, list] of vocabulary)
  for (const name of listed(list)) {
    const heading: Heading = { meaning, hints, sure: !hints.includes('weak') }
    if (!known.has(joined(name))) known.set(joined(name), heading)
    if (name.length > 4 && meaning !== 'ignored') inside.push([` ${name} `, { meaning, hints, sure: false }])
  }
inside.sort(([one], [other]) => other.length - one.length)

const unitOf = new Map(
  units.flatMap(([hint, list]) => listed(list).map(name => [joined(name), hint] as const)),
)

/** The unit of a time, such as `wk`, or undefined. */
export const timeUnit = (text: string): Hint | undefined => unitOf.get(joined(worded(text)))

const cache = new Map<string, Heading | undefined>()

/** Returns what a heading says, or undefined if nobody knows. */
export function readHeading(text: string): Heading | undefined {
  if (cache.has(text)) return cache.get(text)
  if (cache.size > 2000) cache.clear()
  const found = text.length > 80 ? undefined : lookUp(text)
  cache.set(text, found)
  return found
}

function lookUp(text: string): Heading | undefined {
  const words = worded(text)
  if (words === '' || /^[\d ]+$/.test(words)) return undefined
  const exact = known.get(joined(words))
  if (exact) return exact
  // `Lead time (weeks)`, `lead_days`, `Lieferzeit in Arbeitstagen`: the unit is at the end.
  const parts = words.split(' ')
  for (const count of [2, 1]) {
    const unit = parts.length > count ? unitOf.get(joined(parts.slice(-count).join(' '))) : undefined
    const rest = parts.slice(0, -count).filter(word => word !== 'in' && word !== 'en')
    const time = known.get(rest.join(''))
    if (unit && time?.meaning === 'leadTime') return { ...time, hints: [unit] }
  }
  // `Order Lines/Product`: Odoo says first where a field stands.
  const last = known.get(joined(worded(text.split('/').at(-1) ?? '')))
  if (text.includes('/') && last) return last
  // A unit of quantities in brackets says nothing: `On hand (pcs)`.
  const bare = text.replace(/[([{][^)\]}]*[)\]}]\s*$/, '')
  if (bare !== text) {
    const found = known.get(joined(worded(bare)))
    if (found) return found
  }
  const around = ` ${words} `
  return inside.find(([name]) => around.includes(name))?.[1]
}
