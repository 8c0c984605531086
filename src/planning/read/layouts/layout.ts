import type { RawTable } from '../raw-table.ts'
import type { Kind, Meaning } from '../result.ts'
import { worded } from '../worded.ts'

// A layout is what one system calls the columns of its lists. A list is told by its headings: those that it needs have
// to be there, and of several lists the one that explains most columns counts.

interface ListLayout {
  /** What the system calls the list. */
  readonly list: string
  readonly kinds: readonly Kind[]
  /** Headings that have to be there, separated by `|`. Case, accents and signs do not matter. */
  readonly needs: string
  /** What columns mean: headings, separated by `|`, in the system's languages and its technical names. */
  readonly columns: Partial<Record<Meaning, string>>
  /** What the system's codes stand for, by heading: the rows say the words instead. */
  readonly codes?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export interface Layout {
  readonly system: string
  readonly lists: readonly ListLayout[]
}

/** A list as the system exports it, with a row or two: the test of its layout. No page loads it. */
export interface Example {
  /** The list, as the layout calls it. */
  readonly list: string
  readonly text: string
  /** What it is read as: its kinds, and what each column means, in its order. */
  readonly kinds: readonly Kind[]
  readonly columns: readonly Meaning[]
}

export interface LayoutList {
  readonly system: string
  readonly list: string
  readonly kinds: readonly Kind[]
  readonly columns: ReadonlyMap<string, Meaning>
  readonly needs: readonly string[]
  readonly codes: ReadonlyMap<string, Readonly<Record<string, string>>>
}

const split = (headings: string): readonly string[] =>
  headings.split('|').map(heading => worded(heading.trim()))

export const compile = (layouts: readonly Layout[]): readonly LayoutList[] =>
  layouts.flatMap(({ system, lists }) =>
    lists.map(({ list, kinds, needs, columns, codes = {} }) => ({
      system,
      list,
      kinds,
      needs: split(needs),
      codes: new Map(Object.entries(codes).map(([heading, words]) => [worded(heading), words])),
      columns: new Map(
        Object.entries(columns).flatMap(([meaning, headings]) =>
          split(headings ?? '').map(heading => [heading, meaning as Meaning] as const),
        ),
      ),
    })),
  )

/** Returns the list of a known system that explains most columns of a table, or undefined. */
export function layoutOf({ headings }: RawTable, lists: readonly LayoutList[]): LayoutList | undefined {
  const words = new Set(headings.map(worded))
  const explained = ({ columns }: LayoutList) => [...words].filter(word => columns.has(word)).length
  const [best] = lists
    .filter(({ needs }) => needs.every(need => words.has(need)))
    .map(list => ({ list, score: explained(list) }))
    .sort((one, other) => other.score - one.score || other.list.needs.length - one.list.needs.length)
  return best?.list
}

/** Returns a table with words in place of the codes of its system. */
export function withWords(table: RawTable, layout: LayoutList | undefined): RawTable {
  if (!layout || layout.codes.size === 0) return table
  const words = table.headings.map(heading => layout.codes.get(worded(heading)))
  return {
    ...table,
    rows: table.rows.map(row => row.map((cell, at) => words[at]?.[cell.trim()] ?? cell)),
  }
}
