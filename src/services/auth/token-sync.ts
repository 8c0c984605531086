// Tells the site's own backend who is signed in: `{"state":"signed-in"}` or `{"state":"signed-out"}`, with the ID
// token as bearer. Only the last state counts, so each state aborts the request of the one before.

type State = 'signed-in' | 'signed-out'

/** Limits a request, in ms. */
const timeLimitMs = 10_000

let current = new AbortController()
let getToken: (() => Promise<string>) | undefined
let lastToken: string | undefined

/** Reports a sign-in. Never throws: a failure logs one line to the console. */
export async function syncSignIn(url: string, token: () => Promise<string>): Promise<void> {
  getToken = token
  lastToken = undefined
  await deliver(url, 'signed-in', async () => {
    lastToken = await token()
    return lastToken
  })
}

/**
 * Keeps a token before the user signs out, while it can be renewed. The endpoint would refuse an older one.
 */
export async function keepToken(url: string): Promise<void> {
  if (url) lastToken = await getToken?.().catch(() => lastToken)
}

/** Reports a sign-out, unless nobody was signed in. Never throws: a failure logs one line to the console. */
export async function syncSignOut(url: string): Promise<void> {
  const token = lastToken
  getToken = undefined
  lastToken = undefined
  await deliver(token ? url : '', 'signed-out', async () => token ?? '')
}

async function deliver(url: string, state: State, token: () => Promise<string>): Promise<void> {
  current.abort()
  const own = new AbortController()
  current = own
  if (!url) return
  const failure = await post(url, state, token, own).then(
    ({ ok, status }) => !ok && `it answered ${status}`,
    () => 'it could not be reached, or redirects',
  )
  if (failure && own === current)
    console.warn(`The token sync did not take “${state}”: ${failure}. Check tokenSyncUrl: ${url}`)
}

async function post(
  url: string,
  state: State,
  token: () => Promise<string>,
  own: AbortController,
): Promise<Response> {
  const headers = { Authorization: `Bearer ${await token()}`, 'Content-Type': 'application/json' }
  setTimeout(() => own.abort(), timeLimitMs)
  return fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ state }),
    // Redirects are refused: the token is for this endpoint alone.
    redirect: 'error',
    // A sign-out is often the visitor's last action on a page.
    keepalive: state === 'signed-out',
    signal: own.signal,
  })
}
