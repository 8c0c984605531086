import { config } from '../state/config.ts'
import { consentUnder } from './consent.ts'
import { pageDocument } from './page-document.ts'

// Tells a page's tag manager how requests end: which form, from where, on which page, and never what was typed.

const outcomes = ['mrp-sent', 'mrp-fallback', 'mrp-failed']

// Node loads this file, too.
const page: { dataLayer?: { push(entry: object): unknown } } = globalThis as never
const held: object[] = []
let watching = false

/** From now on, pushes each outcome once to `dataLayer`, while the settings ask for it and nobody has refused. */
export function watchOutcomes(): void {
  if (watching) return
  watching = true
  for (const type of outcomes) pageDocument.addEventListener(type, tell)
  pageDocument.addEventListener('mrp-consent', answered)
}

function tell(event: Event): void {
  const { analytics, consent } = config.get()
  if (analytics !== 'dataLayer') return
  const entry = {
    event: event.type.replace('-', '_'),
    form: (event as CustomEvent<{ readonly form: string }>).detail.form,
    source: (event.target as { readonly source?: string } | null)?.source,
    // Without its query, from which the form may have been prefilled.
    page: location.origin + location.pathname,
  }
  const answer = consentUnder(consent)
  if (answer === 'granted') push([entry])
  else if (!answer) held.push(entry)
}

/** What was held back is pushed once it may be, and dropped when it may not. */
function answered(): void {
  const entries = held.splice(0)
  if (consentUnder('required') === 'granted' && entries.length > 0) push(entries)
}

function push(entries: readonly object[]): void {
  // An element of the page may be called so; a tag manager's own list may be more than an array.
  if (!(page.dataLayer?.push instanceof Function)) page.dataLayer = []
  for (const entry of entries) page.dataLayer.push(entry)
}
