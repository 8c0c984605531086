// Words that tell what the numbers below a heading are.

/** An amount of money, a measure, a count of days or packs: no pieces of an order. */
export const noCount =
  /weight|gewicht|peso|poids|pack|box|[kc]art|palet|pallet|day|tage|time|zeit|amount|betrag|total|%|prio|rev/i

/** A time, also at the end of a longer word. Headings as `worded` leaves them. */
export const time =
  /(?:zeit|frist|dauer|vorlauf)\b|\b(?:time|days|weeks|tage|wochen|delais?|plazo|dias|jours|temps|tiempo|leadtime|webaz)\b/

/** Times of something else: of a customer, a shelf, a test, or how often something is counted. */
export const otherTime =
  /\bmin|garant|\bon time|paym|customer|kunde|client|shelf|count|last|since|cover|supply|terms|safety|setup|run|cycle|fence|rust|zahl|sicher|halt|lager|reich|pago|paiement/

/** Lead times in French and Spanish, in which `2S` are weeks. */
export const weeksBySign = /plazo|entrega|tiempo|d[ée]lai|appro|livraison|suministro/i

/** Around a time: `ca. 14 Tage`, `3 wks ARO`. */
export const about =
  /^(?:(?:ca|circa|aro|approx|about|etwa|max|bis|up to|de|von|from|hasta|aprox|env|environ|jusqu'à)\b\.?|[~≈<≤]=?)\s*|\saro$/iu

/** In place of a time: it takes none. */
export const atOnce = /^(?:sofort|immediate(?:ly)?|inmediato|immédiat|ab lager|(?:ex |in )?stock)$/i

/** A unit behind a number: the usual ones, and any word that does not count several. */
export const pieces =
  /(?:(?:pcs?|pce|ea|each|units?|stk|stck|st|stück|ud|uds|u|un|pz|pza|[km]?g|[mcd]?m|[mcdh]?l|oz|lb|ft|%)|\s(?!doz|dou|doc|dut|thou|taus|tsd|mil|mio|hund|cent|gros|pa[ia]r)\p{L}{3,12})\.?$/iu

/** `Menge je 100`, `Qty per 1000`: how many a quantity is for. */
export const hundreds = /(?<![a-z])(?:je|per|pro|par|por|pour|for|für)[\s_]+(10{1,3})\b/i

/** A currency in a heading, or that it says what something is worth: it counts no pieces. */
export const money = /[€$£]|\b(?:EUR|USD|CHF|GBP)\b[)\]\s]*$|[([](?:value|wert|valor|valeur)[)\]]$/i

/** Times of what is bought or made. */
export const ofSupply =
  /liefer|beschaff|durchlauf|vorlauf|bestell|fertigung|produktion|herstell|lead|deliver|replen|produc|manufact|purchas|order|appro|livraison|fabric|entrega|suministro|compra|^plazo$|^delais?$/

/** Numbers of a line in a bill that say no quantity. */
export const noPer =
  /seq|sort|find|line|zeile|operat|jahr|year|ann[ée]e|\baño|draw|zeich|index|length|l[aä]nge/i

/** Numbers that count thousands. */
export const inThousands =
  /[([](?:k|0{3}s?|x ?1000|tsd\.?|thousands?)(?: [a-z]{1,6}\.?)?[)\]]|\bin (?:thousands|tsd|tausend)\b/i

/** What each is found in. No page loads it. */
export const numberExamples: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    noCount,
    ['Weight', 'Gewicht (kg)', 'Packs', 'Karton', 'Pallets', 'Liegezeit', 'Amount', '%', 'Prio', 'Rev'],
  ],
  [about, ['ca. 14 Tage', '3 wks ARO', '~ 2']],
  [atOnce, ['sofort', 'ex stock', 'Inmediato']],
  [pieces, ['5 pcs', '2 kg', '7 Rollen']],
  [hundreds, ['Menge je 100', 'Qty per 1000', 'Cantidad por 10']],
  [money, ['Rest (EUR)', 'Bestand [Wert]', 'Total €']],
  [inThousands, ['Demand (k)', 'Menge in Tsd.', 'Qty (000s)']],
  [time, ['lieferzeit', 'lieferfrist', 'lead time', 'plazo', 'delai', 'transit days', 'leadtime', 'webaz']],
  [
    otherTime,
    [
      'min days',
      'customer days',
      'shelf life days',
      'terms days',
      'setup time',
      'lagerzeit',
      'zahlungsfrist',
    ],
  ],
  [weeksBySign, ['Plazo de entrega', 'Délai', 'Réappro', 'Livraison', 'Suministro']],
  [ofSupply, ['lieferzeit', 'beschaffungszeit', 'durchlaufzeit', 'lead time', 'plazo', 'delais']],
  [
    noPer,
    ['Seq', 'Sort', 'Find No.', 'Line', 'Zeile', 'Operation', 'Baujahr', 'Année', 'Zeichnung', 'Länge'],
  ],
]
