import type { ComponentType } from 'react'
import type { ImportSource, ReadResult } from '../../../planning/read/result.ts'
import type { List } from './planned-list.ts'

/** What came of a visitor's list: it waits for answers, or for something that can be planned; or it is planned. */
export type Outcome = Read &
  (
    | { readonly is: 'asking' }
    /** `count` counts the lists that were planned: each begins anew. */
    | {
        readonly is: 'planned'
        readonly count: number
        readonly list: List
        /** Where another system suggests orders. */
        readonly Comparison: ComponentType<{ readonly proposals: ReadResult['proposals'] }> | undefined
      }
  )

export interface Read {
  readonly sources: readonly ImportSource[]
  readonly result: ReadResult
  /** What the visitor has answered, by the id of the question or column. */
  readonly answers: Readonly<Record<string, string>>
}
