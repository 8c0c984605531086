// `embed.js`: a classic script for tag managers, and for pages that know no modules. Imports the first file beside it, and
// keeps what the page's code calls until that is there.

import type { PageApi } from '../services/page-api.ts'

;(() => {
  const { currentScript: tag } = document
  if (!(tag instanceof HTMLScriptElement && tag.src)) {
    console.error('embed.js is a classic script: load it without type="module", by a tag in the document.')
    return
  }
  const page: { mrpWidgets?: Partial<PageApi> } = globalThis as never
  page.mrpWidgets ??= {}
  const api = page.mrpWidgets
  api.consent ??= answer => {
    api.answer = answer
  }
  api.configure ??= settings => {
    api.early = [api.early ?? [], settings].flat()
  }
  const file = new globalThis.URL('mrp-widgets.js', tag.src)
  // Settings are in the query: an imported module has no tag, and tag managers drop attributes.
  file.search = new globalThis.URL(tag.src).search
  for (const { name, value } of tag.attributes)
    if (name.startsWith('data-')) file.searchParams.set(name.slice('data-'.length), value)
  void import(/* @vite-ignore */ file.href)
})()
