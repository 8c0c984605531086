import { printable } from '../services/console.ts'

// Tells the site's own backend who is signed in: `{"state":"signed-in"}` or `{"state":"signed-out"}`, with the ID
// token as bearer. Only the last state counts, so the next one ends every try of the one before.

type State = 'signed-in' | 'signed-out'

/** How long to wait, in ms, before the second and the third try. */
const waits = [1000, 4000]

/** How long one try may take, in ms. */
const timeLimit = 10_000

let current = new AbortController()
let getToken: (() => Promise<string>) | undefined
let lastToken: string | undefined

/** Never throws; a failure is one line in the console. */
export async function syncSignIn(url: string, token: () => Promise<string>): Promise<void> {
  getToken = token
  lastToken = undefined
  await deliver(url, 'signed-in', async () => {
    lastToken = await token()
    return lastToken
  })
}

/** Before signing out, while it can still be renewed: an endpoint would not believe a token of an hour ago. */
export async function keepToken(url: string): Promise<void> {
  if (url) lastToken = await getToken?.().catch(() => lastToken)
}

/** Says nothing when nobody had been signed in. Never throws; a failure is one line in the console. */
export async function syncSignOut(url: string): Promise<void> {
  const token = lastToken
  getToken = undefined
  lastToken = undefined
  await deliver(token ? url : '', 'signed-out', async () => token ?? '')
}

async function deliver(url: string, state: State, token: () => Promise<string>): Promise<void> {
  current.abort()
  const mine = new AbortController()
  current = mine
  if (!url) return
  for (const wait of [...waits, undefined]) {
    const { failure, mayPass } = await post(url, state, token, mine.signal)
    if (!failure || mine.signal.aborted) return
    if (wait === undefined || !mayPass) {
      return console.warn(
        printable(`The token sync did not take “${state}”: ${failure}. Check tokenSyncUrl: ${url}`),
      )
    }
    await new Promise(resolve => setTimeout(resolve, wait))
    if (mine.signal.aborted) return
  }
}

interface Outcome {
  readonly failure?: string
  /** Whether another try may help. */
  readonly mayPass?: boolean
}

async function post(
  url: string,
  state: State,
  token: () => Promise<string>,
  given: AbortSignal,
): Promise<Outcome> {
  const limit = new AbortController()
  const abort = () => limit.abort()
  given.addEventListener('abort', abort)
  const timer = setTimeout(abort, timeLimit)
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await token()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ state }),
      // The token is for this endpoint alone.
      redirect: 'error',
      // A sign-out is often the last thing that is done on a page.
      keepalive: state === 'signed-out',
      signal: limit.signal,
    })
    return ok ? {} : { failure: `it answered ${status}`, mayPass: status >= 500 || status === 429 }
  } catch {
    return { failure: 'it could not be reached, or redirects', mayPass: true }
  } finally {
    clearTimeout(timer)
    given.removeEventListener('abort', abort)
  }
}
