import { wantsOrigin } from '../services/consent.ts'
import { pageDocument } from '../services/page-document.ts'
import { onSettings } from '../services/page-settings.ts'

/** Loads what keeps how a visitor came here, if the build or the page asks for it. Waits for the page and its first paint. */
export function learnOrigin(): void {
  // Read before an app removes its parameters from the URL.
  const here = [location.href, pageDocument.referrer] as const
  const look = () => {
    // Where its code cannot be loaded, only this page's own attribution is known.
    if (wantsOrigin())
      import('../services/attribution.ts').then(file => file.rememberAttribution(here)).catch(() => {})
  }
  const begin = () => {
    look()
    onSettings(look)
  }
  if (pageDocument.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
  else setTimeout(begin, 99)
}
