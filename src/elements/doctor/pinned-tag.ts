// A chunk of its own: few ask the doctor for it.

import { pageDocument } from '../../services/page-document.ts'

/**
 * Returns the page's script tag as it would pin this version, with the tag's other attributes. Undefined where the page
 * has no such tag, or pins the version already. Rejects if the host does not say the hash.
 */
export async function pinnedTag(): Promise<string | undefined> {
  const script = pageDocument.querySelector<HTMLScriptElement>(
    'script[src*="/mrp-widgets.js"]:not([integrity])',
  )
  if (!script) return undefined
  const answer = await fetch(new globalThis.URL('integrity.json', script.src))
  const hashes: Readonly<Record<string, string>> = await answer.json()
  const path = `v${__VERSION__}/mrp-widgets.js`
  const address = new globalThis.URL(path, script.src)
  address.search = new globalThis.URL(script.src).search
  const tag = script.cloneNode() as HTMLScriptElement
  tag.src = address.href
  tag.integrity = hashes[path] ?? ''
  tag.crossOrigin = ''
  if (!tag.integrity) throw new Error(`integrity.json has no ${path}.`)
  return tag.outerHTML
}
