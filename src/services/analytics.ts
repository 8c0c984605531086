import { readConsent, wantsOutcomes } from './consent.ts'
import { pageDocument, pageGlobal } from './page-document.ts'

// Reports to a page's tag manager how requests end: which form, which source, which page. It never reports what was
// typed.

const waiting: Entry[] = []

/** Holds the outcome of a request, as `dataLayer` gets it. */
interface Entry {
  /** Is `mrp_sent`, `mrp_fallback` or `mrp_failed`. */
  readonly event: string
  readonly form: string
  readonly source: string | undefined
  /** Has no query, which may contain prefilled answers. */
  readonly page: string
}

/** Pushes an entry to `dataLayer`, if the page wants it and the visitor has not refused. */
export function pushOutcome(entry: Entry): void {
  if (!wantsOutcomes()) return
  const answer = readConsent()
  if (answer === 'granted') push([entry])
  else if (!answer) wait(entry)
}

function wait(entry: Entry): void {
  waiting.push(entry)
  // The same listener is added once.
  pageDocument.addEventListener('mrp-consent', releaseWaiting)
}

/** Pushes the entries that wait for consent, or drops them if the visitor refuses. */
function releaseWaiting(): void {
  const entries = waiting.splice(0)
  if (readConsent() === 'granted' && entries.length > 0) push(entries)
}

function push(entries: readonly Entry[]): void {
  const list = pageGlobal('dataLayer') as { push?: (entry: Entry) => unknown } | undefined
  if (list?.push instanceof Function) for (const entry of entries) list.push(entry)
  else Object.assign(globalThis, { dataLayer: [...entries] })
}
