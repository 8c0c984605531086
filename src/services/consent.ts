/** The visitor's answer to the page's consent banner. */
export type ConsentAnswer = 'granted' | 'denied'

/** What the script tag offers to a page's own code as `mrp`. */
export interface PageApi {
  /** Takes the visitor's answer to the page's consent banner; the last one counts. */
  consent(answer: ConsentAnswer): void
  answer?: ConsentAnswer
}

// Node loads this file, too.
const page: { mrp?: PageApi } = globalThis as never

/**
 * What counts as the visitor's answer under a page's setting `consent`: a given one always, else `granted` unless the
 * page has to ask; then undefined.
 */
export const consentUnder = (setting: 'granted' | 'required'): ConsentAnswer | undefined =>
  page.mrp?.answer ?? (setting === 'required' ? undefined : 'granted')
