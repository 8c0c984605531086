import { delivered } from './delivery.ts'
import { postJson } from './post-json.ts'
import { refuseOtherThanOk } from './refusal.ts'

/**
 * Posts a request as JSON to the page's endpoint. Resolves if it answers 2xx. Throws a Refusal if it answers 422 and says
 * what is wrong, otherwise a DeliveryError: refused, redirected, blocked, offline or too slow.
 */
export const sendToEndpoint = (endpoint: string, request: object): Promise<void> =>
  delivered(postJson(endpoint, request).then(refuseOtherThanOk))
