import { offerPageApi } from '../services/page-api.ts'
import { pageDocument } from '../services/page-document.ts'
import { watchOutcomes } from '../services/watch-outcomes.ts'
import { onSettings, settingText } from '../services/written-settings.ts'
import { followSignedIn, markSignedIn } from './mark-signed-in.ts'

let joined = false

/**
 * Does for a page what the entries from npm do besides its elements: says whether somebody is in, and offers outcomes and
 * consent to the page's own code. The script tag's first file does so piece by piece. Twice is harmless.
 */
export function joinPage(): void {
  if (joined) return
  joined = true
  offerPageApi()
  learnAttribution()
  followSignedIn()
  new MutationObserver(() => markSignedIn()).observe(document.documentElement, { attributeFilter: ['style'] })
  watchOutcomes()
}

/**
 * Loads what keeps how a visitor came here, if the build asks for it or the page says anything of it. Waits for the page
 * and its first paint.
 */
export function learnAttribution(): void {
  // Read before an app removes its parameters from the URL.
  const here = [location.href, pageDocument.referrer] as const
  const look = () => {
    // Its code says what counts. Where that cannot be loaded, only this page's own attribution is known.
    if (__SETTINGS__.attribution === 'on' || settingText('attribution'))
      import('../services/attribution.ts').then(file => file.rememberAttribution(here)).catch(() => {})
  }
  const begin = () => {
    look()
    onSettings(look)
  }
  if (pageDocument.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
  else setTimeout(begin, 99)
}
