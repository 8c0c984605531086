import { comparison, pricing } from '../../src/content/pricing.ts'

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

/** Puts the promises into their places in a page. `rows` are the lines that the comparison of plans has already. */
export function withCommitments(
  html: string,
  { planRows, pilot, data, requests }: Commitments,
  rows: readonly unknown[] = comparison.rows,
): string {
  const places = {
    'plan-rows': planRows ? ` rows='${listIn([...rows, ...planRows])}'` : '',
    pilot: pilot ? `<mrp-explainers theme="auto" items='${listIn([pilot])}'></mrp-explainers>` : '',
    data: data ? `, ${listIn(data).slice(1, -1)}` : '',
    requests: requests ? `${listIn(requests).slice(1, -1)},` : '',
  }
  return Object.entries(places).reduce(
    (page, [name, text]) => page.replace(`%commitments.${name}%`, () => text),
    html,
  )
}

/** Writes a list as JSON into an attribute with single quotes. */
const listIn = (list: readonly unknown[]): string =>
  JSON.stringify(list).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;')
