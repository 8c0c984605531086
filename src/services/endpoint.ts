import { DeliveryError, delivered } from './delivery.ts'
import { pageDocument } from './page-document.ts'

/**
 * Posts a request as JSON to the page's endpoint. Resolves if it answers 2xx. Otherwise throws a DeliveryError:
 * refused, redirected, blocked, offline or too slow.
 */
export const sendToEndpoint = (endpoint: string, request: object): Promise<void> =>
  delivered(post(endpoint, request))

async function post(endpoint: string, request: object): Promise<void> {
  const { ok, status } = await fetch(new URL(endpoint, pageDocument.baseURI), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    // Refused, because only the configured endpoint may receive what was typed.
    redirect: 'error',
    body: JSON.stringify(request),
  })
  if (!ok) throw new DeliveryError(`the endpoint answered ${status}`)
}
