import { offerPageApi, wantsOrigin } from '../services/consent.ts'
import { pageDocument } from '../services/page-document.ts'
import { addSource, onSettings } from '../services/page-settings.ts'
import { watchOutcomes } from '../services/watch-outcomes.ts'
import { followUser, markUser } from './follow-user.ts'

let joined = false

/**
 * Does for a page what the entries from npm do besides its elements: says whether somebody is in, and offers outcomes and
 * consent to the page's own code. The script tag's first file does so piece by piece. Twice is harmless.
 */
export function joinPage(): void {
  if (joined) return
  joined = true
  offerPageApi()
  learnOrigin()
  followUser()
  new MutationObserver(() => markUser()).observe(document.documentElement, { attributeFilter: ['style'] })
  watchOutcomes()
}

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

/**
 * Takes what the script's own tag says as settings: its `data-` attributes, and the query of its address, which tag
 * managers keep. They hold for the life of the page, even if a router takes the tag out of its head.
 */
export function takeSettings(): void {
  const { href, searchParams } = new globalThis.URL(import.meta.url)
  // None where a script imported it, or took the tag away.
  const tag = [...pageDocument.querySelectorAll<HTMLScriptElement>('script[src]')].find(
    ({ src }) => src === href,
  )
  addSource({
    getAttribute: name => (/^data-/.test(name) && tag?.getAttribute(name)) || searchParams.get(name),
  })
}
