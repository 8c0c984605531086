import { messageOf } from './console.ts'
import { delivered, refuseOtherThanOk } from './delivery.ts'
import { postJson } from './post-json.ts'

/**
 * Posts a request as JSON to the page's endpoint. Resolves if it answers 2xx. Throws a Refusal if it answers 422 and says
 * what is wrong, otherwise an Error that names the endpoint: refused, redirected, blocked, offline or too slow.
 */
export const sendToEndpoint = (endpoint: string, request: object): Promise<void> =>
  delivered(post(endpoint, request))

async function post(endpoint: string, request: object): Promise<void> {
  const response = await postJson(endpoint, request).catch((error: unknown) => {
    throw new Error(
      `${endpoint} cannot be reached, redirects, or does not allow this page by CORS (${messageOf(error)})`,
    )
  })
  await refuseOtherThanOk(response, endpoint)
}
