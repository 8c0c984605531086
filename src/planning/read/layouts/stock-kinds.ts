import { phrases } from '../worded.ts'

/** What a stock is beside others of an item, and no place: loaded with the first list that has several. */
export const isKindOfStock = phrases(
  'theor*|teoric*|system|book|buch*|target|ziel*|ideal|real|reel|net|gross|excess|dead|raw|wip|consign*|value|*wert',
)

/** What each is found in. No page loads it. */
export const stockKindExamples: readonly string[] = [
  'Theoretical',
  'System',
  'Ziel',
  'Réel',
  'Consignment',
  'Lagerwert',
]
