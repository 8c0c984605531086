import { pageDocument } from '../services/page-document.ts'
import { addScript } from '../services/written-settings.ts'

/**
 * Takes what the script says as settings: the query of its address, which tag managers keep, and the tags that it has now.
 * They hold for the life of the page, even if a router takes a tag out of its head.
 */
export function takeScriptSettings(): void {
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
