import type { Where } from './layouts/telling-words.ts'
import type { Kind } from './result.ts'

/** One thing that speaks for a kind. */
export interface Evidence {
  readonly says: Kind
  readonly where: Where | 'columns' | 'values' | 'layout' | 'joined' | 'answer'
  /** What it is: a heading, a value, a title. */
  readonly word: string
  readonly weight: number
}

/** Whether a text is something in another table. */
export type Knows = (text: string) => boolean

/** Meanings that make a list of items of a table. */
export const ofItems = [
  'onHand',
  'leadTime',
  'safetyStock',
  'lotRule',
  'lotSize',
  'lotMin',
  'lotMax',
  'lotMultiple',
] as const
