import { config } from '../state/config.ts'

// Tells a page's tag manager how requests end: which form, from where, on which page, and never what was typed.

const outcomes = ['mrp-sent', 'mrp-fallback', 'mrp-failed']

/** What the script tag offers to a page's own code as `mrp`. */
export interface PageApi {
  /** The visitor's answer to the page's consent banner. */
  consent(answer: 'granted' | 'denied'): void
  answer?: 'granted' | 'denied'
}

interface Page {
  mrp?: PageApi
  dataLayer?: object[]
}

// Node loads this file, too.
const page: Page = globalThis as never
const held: object[] = []
let watching = false

/** From now on, each outcome is pushed once to `dataLayer`, while the settings ask for it. Twice is harmless. */
export function watchOutcomes(): void {
  if (watching) return
  watching = true
  for (const type of outcomes) document.addEventListener(type, tell)
  document.addEventListener('mrp-consent', answered)
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
  if (consent === 'required' && page.mrp?.answer !== 'granted') held.push(entry)
  else push([entry])
}

/** What was held back is pushed once it may be, and dropped when it may not. */
function answered(): void {
  const entries = held.splice(0)
  if (page.mrp?.answer === 'granted' && entries.length > 0) push(entries)
}

function push(entries: readonly object[]): void {
  page.dataLayer ??= []
  for (const entry of entries) page.dataLayer.push(entry)
}
