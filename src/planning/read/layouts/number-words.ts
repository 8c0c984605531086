// Words that tell what the numbers below a heading are.

/** An amount of money, a measure, a count of days or packs: no pieces of an order. */
export const noCount =
  /weight|gewicht|peso|poids|pack|box|[kc]art|palet|pallet|day|tage|time|zeit|amount|betrag|total|%|prio|rev/i

/** A time, also at the end of a longer word. Headings as `worded` leaves them. */
export const time = /(?:zeit|frist|dauer|vorlauf)\b|\b(?:time|days|tage|delais?|plazo|dias|jours|leadtime)\b/

/** Times of something else: of a customer, a shelf, a test, or how often something is counted. */
export const otherTime =
  /\bmin|garant|\bon time|paym|customer|kunde|client|shelf|count|last|since|cover|supply|terms|safety|setup|run|cycle|fence|rust|zahl|sicher|halt|lager|reich|pago|paiement/

/** Lead times in French and Spanish, in which `2S` are weeks. */
export const weeksBySign = /plazo|entrega|tiempo|d[ée]lai|r[ée]appro|appro|livraison|suministro/i

/** Times of what is bought or made. */
export const ofSupply =
  /liefer|beschaff|durchlauf|vorlauf|bestell|fertigung|produktion|herstell|lead|deliver|replen|transi|transport|produc|manufact|purchas|order|appro|livraison|fabric|entrega|suministro|compra|^plazo$|^delais?$/

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
  [inThousands, ['Demand (k)', 'Menge in Tsd.', 'Qty (000s)']],
  [time, ['lieferzeit', 'lieferfrist', 'lead time', 'plazo', 'delai', 'transit days', 'leadtime']],
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
  [
    ofSupply,
    ['lieferzeit', 'beschaffungszeit', 'durchlaufzeit', 'lead time', 'transit days', 'plazo', 'delais'],
  ],
  [
    noPer,
    ['Seq', 'Sort', 'Find No.', 'Line', 'Zeile', 'Operation', 'Baujahr', 'Année', 'Zeichnung', 'Länge'],
  ],
]
