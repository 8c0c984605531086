import { rememberAttribution } from '../services/attribution.ts'
import { offerConsent } from '../services/consent.ts'
import { watchOutcomes } from '../services/outcomes.ts'
import { followUser, markUser } from './follow-user.ts'

let joined = false

/**
 * Does for a page what the entries from npm do besides its elements: remembers what brought the visitor, says
 * whether somebody is in, and offers outcomes and consent to the page's own code. The script tag's first file does so
 * piece by piece. Twice is harmless.
 */
export function joinPage(): void {
  if (joined) return
  joined = true
  rememberAttribution()
  offerConsent()
  followUser()
  new MutationObserver(() => markUser()).observe(document.documentElement, { attributeFilter: ['style'] })
  watchOutcomes()
}
