import { type ReadOptions, type ReadResult, read } from '../../../src/entries/planner.ts'

// Reads pasted lists. Monday, 2 March 2026, is period 0.

export const readText = (text: string, more: Partial<ReadOptions> = {}): Promise<ReadResult> =>
  read([{ text }], { today: '2026-03-02', ...more })

export const readBytes = (bytes: Uint8Array, name?: string): Promise<ReadResult> =>
  read([{ bytes, name }], { today: '2026-03-02' })

/** Problems as code, line and value. */
export const said = ({ problems }: ReadResult): readonly (readonly [string, number, string])[] =>
  problems.map(({ code, line, value }) => [code, line, value])

export const asked = ({ questions }: ReadResult): readonly string[] => questions.map(({ code }) => code)

/** What a table's columns mean. */
export const meanings = ({ tables }: ReadResult, table = 0): readonly string[] =>
  (tables[table]?.columns ?? []).map(({ meaning }) => meaning)
