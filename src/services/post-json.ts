// Apart, because a registration is told without a form's code.

import { pageDocument } from './page-document.ts'

/** Limits what is sent with `keepalive`, in bytes: browsers take 64 KiB of a page in all. */
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
