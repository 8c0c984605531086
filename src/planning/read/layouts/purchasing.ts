import { phrases } from '../worded.ts'

// What a list calls whether an item is made or bought, of whom and at which price. Each has examples, its tests.

const marks = {
  /** Whether an item is made or bought, by words, letters or a yes. */
  makeOrBuy:
    '*procurement type*|beskz|*beschaffungsart*|make buy*|make or buy*|^m b$|mfg buy*|*replenishment system*|*replenishment method*|*supply type*|^rout*|^source$|*default order type*|^fabricated$|^manufactured$|^purchased$|is procured*|is purchased*|is manufactured*|is bought*|is made*|*procurement method*|*supply method*|*source type*|^procurement$|^sourcing$|^make$|^buy$|^mb$|^p m$|^order type$|^type$|part type|item type|type d article|p m code|*bezugsart*|*artikelart*|*teileart*|^herkunft$|fertigung einkauf|eigenfertigung|fremdbezug|*kaufteil*|^tipo$|tipo de articulo|*aprovisionamiento$|*approvisionnement$',
  /** What an item is made or bought for: both may be. */
  toOrder: 'to order|to stock',
  /** A yes says that the item is made, or that it is bought. */
  makes: '*fabricated*|*manufactured*|is made*|^make$|eigenfertigung',
  buys: '*procured*|*purchased*|*bought*|^buy$|fremdbezug|*kaufteil*',
  /** Who sells an item, and no number or time of theirs. */
  supplier:
    '^supplier*|^vendor*|*lieferant*|^leverancier*|^kreditor*|^proveedor*|^fournisseur*|preferred supplier*|preferred vendor*|default supplier*|default vendor*|main supplier*|main vendor*|primary vendor*|primary supplier*|fabricante',
  ofSupplier:
    'score|rating|*part*|item*|*artikel*|sku|pn|mpn|catalog*|*lead*|*days*|*price*|*cost*|*qty*|*quant*|min*|uom|unit*|type|stock*|*invent*|*delay*|*date*|*plazo*|*bestellnummer*',
  /** What one costs to buy or make. */
  cost: '*cost*|*kosten*|kostprijs*|inkoopprijs*|cout*|prix d achat*|precio de compra*|ek preis|einkaufspreis|purchase price|buy price|stprs|verpr|*standard price*|*moving price*|netto preis|*nettopreis*',
  price:
    '^price$|^unit price$|^preis$|^stuckpreis$|^precio$|^prix$|^precio unitario$|^prix unitaire$|*net price*',
  /** A sum, or what somebody else pays. */
  ofSales:
    '*sale*|*sell*|*list*|*retail*|*verkauf*|vk*|*total*|*extended*|*venta*|*vente*|*setup*|*holding*|*freight*|center|centre|*stelle*',
  /** For how many a price is. */
  priceUnit: '^per$|^price unit$|^preiseinheit$|^peinh$|^pe$|^price per$|^price qty$',
} as const

type Mark = keyof typeof marks

/** Whether a heading has one of the words of a mark. */
export const tells = Object.fromEntries(
  Object.entries(marks).map(([mark, words]) => [mark, phrases(words)]),
) as Readonly<Record<Mark, (heading: string) => boolean>>

/** Whether an item is made, by a word or letter of a system. */
export const isMade = phrases(
  '^e$|^m$|^make$|mfg*|^dzeit$|^efzeit$|^made*|*manufact*|^produce*|^production*|^produci*|^produccion*|^prod order|*eigen*|^build*|^assembl*|^fabric*|^fabriqu*|fertigteil*|in house*|inhouse|^produktion*|^fertigung*|^work order*|^job$',
)

/** Whether an item is bought. `F` is SAP’s. */
export const isBought = phrases(
  '^f$|^p$|^b$|^buy*|^bought*|purchas*|*fremd*|^procure*|^compra*|^compro*|^achat*|^achet*|^outsourc*|^einkauf*|^kauf*|^zukauf*|^vendor*|^supplier*',
)

/** What each is found in. No page loads it. */
export const purchaseExamples: Readonly<Record<Mark, readonly string[]>> = {
  makeOrBuy: [
    'Procurement type',
    'BESKZ',
    'Make/Buy',
    'P/M',
    'Replenishment System',
    'Supply method',
    'Routes',
    'Is procured item',
    'Artikelart',
    'Bezugsart',
    'Kaufteil',
    'Tipo de artículo',
    'Type d’article',
  ],
  toOrder: ['Make to order', 'Buy to stock'],
  makes: ['Fabricated', 'Is manufactured'],
  buys: ['Purchased', 'Is procured item', 'Fremdbezug'],
  supplier: [
    'Vendor',
    'Leverancier',
    'Preferred Vendor',
    'Hauptlieferant',
    'Vendors/Vendor',
    'Primary Vendor No',
  ],
  ofSupplier: ['Vendor item no.', 'Supplier lead time', 'Lieferantenartikelnummer'],
  cost: ['Unit cost', 'Standard cost', 'EK-Preis', 'Average cost', 'STPRS'],
  price: ['Price', 'Preis', 'Net price'],
  ofSales: ['Sales price', 'Total cost', 'VK-Preis', 'Cost center', 'Kostenstelle'],
  priceUnit: ['Price unit', 'Preiseinheit', 'PEINH'],
}

/** The words for each. No page loads it. */
export const madeOrBoughtExamples: readonly (readonly [(text: string) => boolean, readonly string[]])[] = [
  [
    isMade,
    [
      'Mfg lead time',
      'E',
      'M',
      'Make',
      'Manufacture',
      'Prod. Order',
      'Eigenfertigung',
      'Build',
      'Fertigteil',
      'Fabriqué',
    ],
  ],
  [isBought, ['F', 'P', 'Buy', 'Purchase', 'Fremdbezug', 'Purchased', 'Comprado', 'Outsourced']],
]
