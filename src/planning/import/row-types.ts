// What the rows of a mixed list are, by the word that stands in them: `Sales order`, `On hand`, `Zugang`.

/** Whether an order brings something. */
export const isSupply = (type: string): boolean =>
  /^(?:(?:po|wo|mo)\b|purchase|work order|production|manufactur|bestell|fertigung|supply|receipt)/i.test(type)

/** Whether a row of a forecast brings something. */
export const isComing = (type: string): boolean =>
  /^(?:sched\w*\.?|open|planned|total|geplante)? ?(?:suppl|receipt|purchas|production|zug[aä]ng|bestell|recepci|r[eé]ception|po\b|incoming|arrival)/i.test(
    type,
  )

/** Whether a row of a forecast says what is wanted. */
export const isDemand = (type: string): boolean =>
  /^(?:gross|customer|dependent|independent|sales|total|brutto)?[ -]?(?:demands?|forecast|req|orders?|bedarf|besoins?|demanda|necesidad|consum|verbrauch|usage)/i.test(
    type,
  )

/** Whether a row says what is there. */
export const isStock = (type: string): boolean =>
  /^(?:on[- ]?hand|stock|inventory|(?:lager)?bestand|existencias?|en stock)\b/i.test(type)

/** Whether a row says what is there before a forecast begins. */
export const isOpeningStock = (type: string): boolean =>
  /^(?:opening|beginning|initial|starting|current|anfangs)[ -]?(?:stock|inventory|balance|on[- ]?hand|bestand)/i.test(
    type,
  )

/** Whether MRP has suggested an order that nobody has placed. */
export const isSuggested = (text: string): boolean =>
  /\bpl(?:d ?ord|-?auf|anauf)|planned (?:\w+ )?order/i.test(text)

/** Whether a cell says that its row is SAP's safety stock. */
export const isSafetyStock = (cell: string): boolean =>
  /^\s*(?:safest|sichbd|safety stock|sicherheitsbestand)\s*$/i.test(cell)
