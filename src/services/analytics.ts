import { config } from '../state/config.ts'
import { consentUnder } from './consent.ts'
import { ownGlobal } from './own-global.ts'
import { pageDocument } from './page-document.ts'

// Tells a page's tag manager how requests end: which form, from where, on which page, and never what was typed.

const held: Entry[] = []
let listening = false

/** How a request ended, as `dataLayer` gets it. */
interface Entry {
  /** `mrp_sent`, `mrp_fallback` or `mrp_failed`. */
  readonly event: string
  readonly form: string
  readonly source: string | undefined
  /** Without its query, from which the form may have been prefilled. */
  readonly page: string
}

/** Pushes an entry to `dataLayer`, while the settings ask for it and nobody has refused. */
export function tell(entry: Entry): void {
  const { analytics, consent } = config.get()
  if (analytics !== 'dataLayer') return
  const answer = consentUnder(consent)
  if (answer === 'granted') push([entry])
  else if (!answer) hold(entry)
}

function hold(entry: Entry): void {
  held.push(entry)
  if (!listening) pageDocument.addEventListener('mrp-consent', answered)
  listening = true
}

/** What was held back is pushed once it may be, and dropped when it may not. */
function answered(): void {
  const entries = held.splice(0)
  if (consentUnder('required') === 'granted' && entries.length > 0) push(entries)
}

function push(entries: readonly Entry[]): void {
  const list = ownGlobal('dataLayer') as { push?: (entry: Entry) => unknown } | undefined
  if (!(list?.push instanceof Function)) {
    Object.defineProperty(globalThis, 'dataLayer', {
      configurable: true,
      enumerable: true,
      value: [...entries],
      writable: true,
    })
    return
  }
  for (const entry of entries) list.push(entry)
}
