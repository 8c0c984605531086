// Apart, because a registration is told without a form's code.

import { pageDocument } from './page-document.ts'

/** Browsers refuse to finish requests of more than 64 KiB, all of a page taken together, once the page is left. */
const maxKeptBytes = 60_000

/** Posts JSON. The browser finishes the request even if the visitor leaves the page, unless it is large. */
export function postJson(address: string, content: object, options: RequestInit = {}): Promise<Response> {
  const body = JSON.stringify(content)
  return fetch(new globalThis.URL(address, pageDocument.baseURI).href, {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body,
    // Refused, because only the configured address may receive what was typed.
    redirect: 'error',
    keepalive: new Blob([body]).size < maxKeptBytes,
  })
}
