import { offerConsent } from './consent.ts'
import { watchOutcomes } from './services/analytics.ts'
import { rememberTouch } from './services/first-touch.ts'

/**
 * What the entries from npm do for a page besides its elements: they remember what brought the visitor, and offer
 * outcomes and consent to the page's own code. The script tag's first file does so piece by piece. Twice is harmless.
 */
export function joinPage(): void {
  rememberTouch()
  offerConsent()
  watchOutcomes()
}
