import { offerPageApi } from '../services/consent.ts'
import { pageDocument } from '../services/page-document.ts'
import { watchOutcomes } from '../services/watch-outcomes.ts'
import { addScript, onSettings, settingText } from '../services/written-settings.ts'
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

/**
 * Loads what keeps how a visitor came here, if the build asks for it or the page says anything of it. Waits for the page
 * and its first paint.
 */
export function learnOrigin(): void {
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

/**
 * Takes what the script says as settings: the query of its address, which tag managers keep, and the tags that it has now.
 * They hold for the life of the page, even if a router takes a tag out of its head.
 */
export function takeSettings(): void {
  const { searchParams } = new globalThis.URL(import.meta.url)
  addScript(import.meta.url, { getAttribute: name => searchParams.get(name) })
  takeScriptTags()
}

/**
 * Takes the `data-` attributes of the tags with this file's address as settings. A page may have several: browsers run the
 * file once. One that a consent manager has made inactive is none, and nothing but a script is one.
 */
export function takeScriptTags(): void {
  for (const tag of pageDocument.scripts)
    if (tag.src === import.meta.url && /^module$/i.test(tag.type))
      addScript(tag.outerHTML, { getAttribute: name => tag.getAttribute(`data-${name}`) || null })
}
