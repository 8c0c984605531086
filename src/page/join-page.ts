import { noteSettings, offerConsent } from '../services/consent.ts'
import { watchOutcomes } from '../services/outcomes.ts'
import { config } from '../state/config.ts'
import { followUser } from './follow-user.ts'

let joined = false

/**
 * Does for a page what the entries from npm do besides its elements: says whether
 * somebody is in, and offers outcomes and consent to the page's own code. The script tag's first file does so
 * piece by piece. Twice is harmless.
 */
export function joinPage(): void {
  if (joined) return
  joined = true
  offerConsent()
  noteSettings(config.get())
  followUser()
  watchOutcomes()
}
