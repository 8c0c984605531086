import { comparison, pricing } from '../../src/words/en/pricing.ts'

// What a company promises. The site promises nothing of its own: these places are empty until `site.config.json` fills them.

/** The promises of a company, in one language. */
export interface Commitments {
  /** Lines of the comparison of plans on `/pricing`, with a cell for each plan. */
  readonly planRows?: readonly { readonly name: string; readonly cells: readonly string[] }[]
  /** The offer to pilots on `/clients`. */
  readonly pilot?: { readonly title: string; readonly text: string; readonly points?: readonly string[] }
  /** Sentences on `/security` about the data of customers. */
  readonly data?: readonly string[]
  /** Sentences on `/privacy` about requests. */
  readonly requests?: readonly string[]
}

/** The number of cells that a line of the comparison has. */
export const planCount = pricing.plans.length

/** Returns the promises as they stand in the lists of a page. `rows` are those that the comparison of plans has already. */
export const promised = (
  { planRows, pilot, data, requests }: Commitments,
  rows: readonly unknown[] = comparison.rows,
): Readonly<Record<string, string>> => ({
  'promised-rows': planRows ? JSON.stringify([...rows, ...planRows]) : '',
  'promised-pilot': pilot ? JSON.stringify([pilot]) : '',
  'promised-data': data ? `, ${entriesOf(data)}` : '',
  'promised-requests': requests ? `${entriesOf(requests)},` : '',
})

const entriesOf = (list: readonly string[]): string => JSON.stringify(list).slice(1, -1)
