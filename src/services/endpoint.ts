import { DeliveryError, delivered } from './delivery.ts'
import { postJson } from './post-json.ts'

/**
 * Posts a request as JSON to the page's endpoint. Resolves if it answers 2xx. Otherwise throws a DeliveryError:
 * refused, redirected, blocked, offline or too slow.
 */
export const sendToEndpoint = (endpoint: string, request: object): Promise<void> =>
  delivered(post(endpoint, request))

async function post(endpoint: string, request: object): Promise<void> {
  const { ok, status } = await postJson(endpoint, request)
  if (!ok) throw new DeliveryError(`the endpoint answered ${status}`)
}
