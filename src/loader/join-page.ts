import { offerConsent } from '../services/consent.ts'
import { watchOutcomes } from '../services/outcomes.ts'
import { followUser, markUser } from './follow-user.ts'
import { learnOrigin } from './learn-origin.ts'

let joined = false

/**
 * Does for a page what the entries from npm do besides its elements: says whether somebody is in, and offers outcomes and
 * consent to the page's own code. The script tag's first file does so piece by piece. Twice is harmless.
 */
export function joinPage(): void {
  if (joined) return
  joined = true
  offerConsent()
  learnOrigin()
  followUser()
  new MutationObserver(() => markUser()).observe(document.documentElement, { attributeFilter: ['style'] })
  watchOutcomes()
}
