import { DeliveryError, delivered } from './delivery.ts'
import { pageDocument } from './page-document.ts'

/**
 * Posts a request as JSON to an address of the page's choice. Resolves when it answered 2xx, otherwise throws a
 * DeliveryError: refused, redirected, blocked, offline or too slow.
 */
export const sendToEndpoint = (endpoint: string, request: object): Promise<void> =>
  delivered(post(endpoint, request))

async function post(endpoint: string, request: object): Promise<void> {
  const { ok, status } = await fetch(new URL(endpoint, pageDocument.baseURI), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    // Only the address that the settings name gets to know what was typed.
    redirect: 'error',
    body: JSON.stringify(request),
  })
  if (!ok) throw new DeliveryError(`the endpoint answered ${status}`)
}
