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
