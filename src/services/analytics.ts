import { config } from '../state/config.ts'
import { consentUnder } from './consent.ts'
import { pageDocument } from './page-document.ts'

// Tells a page's tag manager how requests end: which form, from where, on which page, and never what was typed.

// Node loads this file, too.
const page: { dataLayer?: { push(entry: object): unknown } } = globalThis as never
const held: Outcome[] = []
let listening = false

/** How a request ended. */
interface Outcome {
  /** `mrp_sent`, `mrp_fallback` or `mrp_failed`. */
  readonly event: string
  readonly form: string
  readonly source: string | undefined
  /** Without its query, from which the form may have been prefilled. */
  readonly page: string
}

/** Pushes an outcome to `dataLayer`, while the settings ask for it and nobody has refused. */
export function tell(outcome: Outcome): void {
  const { analytics, consent } = config.get()
  if (analytics !== 'dataLayer') return
  const answer = consentUnder(consent)
  if (answer === 'granted') push([outcome])
  else if (!answer) hold(outcome)
}

function hold(outcome: Outcome): void {
  held.push(outcome)
  if (!listening) pageDocument.addEventListener('mrp-consent', answered)
  listening = true
}

/** What was held back is pushed once it may be, and dropped when it may not. */
function answered(): void {
  const outcomes = held.splice(0)
  if (consentUnder('required') === 'granted' && outcomes.length > 0) push(outcomes)
}

function push(outcomes: readonly Outcome[]): void {
  // An element of the page may be called so; a tag manager's own list may be more than an array.
  if (!(page.dataLayer?.push instanceof Function)) page.dataLayer = []
  for (const outcome of outcomes) page.dataLayer.push(outcome)
}
