import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepToken, syncSignIn, syncSignOut } from '../../../src/services/auth/token-sync.ts'
import { listenToConsole } from '../../support/console.ts'

const url = 'https://factory.example/session'

type Answer = number | 'offline' | 'silent'

/** An endpoint that gives these answers, and the last one from then on. */
function endpoint(...answers: Answer[]) {
  const last = answers.at(-1) ?? 200
  return vi.spyOn(globalThis, 'fetch').mockImplementation((_, { signal } = {}) => {
    const answer = answers.shift() ?? last
    if (typeof answer === 'number') return Promise.resolve(new Response(null, { status: answer }))
    return new Promise((_resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'))
      if (answer === 'offline') fail()
      signal?.addEventListener('abort', fail)
    })
  })
}

const bodies = (calls: ReturnType<typeof endpoint>) => calls.mock.calls.map(([, init]) => init?.body)

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  // What one test left signed in is no business of the next one.
  await syncSignOut('')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('A sign-in is posted as JSON, with the token as bearer, and follows no redirect', async () => {
  const calls = endpoint(204)
  await syncSignIn(url, async () => 'token-1')
  expect(calls).toHaveBeenCalledExactlyOnceWith(
    url,
    expect.objectContaining({
      method: 'POST',
      headers: { Authorization: 'Bearer token-1', 'Content-Type': 'application/json' },
      body: '{"state":"signed-in"}',
      keepalive: false,
      redirect: 'error',
    }),
  )
})

test('A sign-out is posted with the last token, and outlives the page', async () => {
  const calls = endpoint(200)
  await syncSignIn(url, async () => 'token-1')
  await syncSignOut(url)
  expect(calls).toHaveBeenLastCalledWith(
    url,
    expect.objectContaining({
      headers: { Authorization: 'Bearer token-1', 'Content-Type': 'application/json' },
      body: '{"state":"signed-out"}',
      keepalive: true,
    }),
  )
  await syncSignOut(url)
  expect(calls).toHaveBeenCalledTimes(2)
})

test('A token that was renewed before the sign-out is the last one; one that can’t be stays', async () => {
  const calls = endpoint(200)
  const tokens = ['token-1', 'token-2']
  await syncSignIn(url, async () => tokens.shift() ?? Promise.reject(new Error('offline')))
  await keepToken(url)
  await keepToken(url)
  await syncSignOut(url)
  expect(calls.mock.lastCall?.[1]?.headers).toMatchObject({ Authorization: 'Bearer token-2' })
})

test('Without an endpoint nothing is posted, and no token asked for', async () => {
  const calls = endpoint(200)
  const token = vi.fn(async () => 'token-1')
  await syncSignIn('', token)
  await keepToken('')
  await syncSignOut('')
  expect(calls).not.toHaveBeenCalled()
  expect(token).not.toHaveBeenCalled()
})

test.for([
  ['offline', 'it could not be reached, or redirects'],
  [503, 'it answered 503'],
  [401, 'it answered 401'],
] as const)('After %s there is one warning, without the token', async ([answer, why]) => {
  const lines = listenToConsole()
  const calls = endpoint(answer)
  await syncSignIn(url, async () => 'token-1')
  expect(calls).toHaveBeenCalledTimes(1)
  expect(lines).toEqual([`The token sync did not take “signed-in”: ${why}. Check tokenSyncUrl: ${url}`])
})

test('A request that takes longer than 10 s has failed', async () => {
  const lines = listenToConsole()
  endpoint('silent')
  void syncSignIn(url, async () => 'token-1')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(lines).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(lines).toHaveLength(1)
})

test('A browser that joins no signals posts all the same', async () => {
  const { any } = AbortSignal
  Reflect.deleteProperty(AbortSignal, 'any')
  onTestFinished(() => void Object.assign(AbortSignal, { any }))
  const lines = listenToConsole()
  const calls = endpoint(200)
  await syncSignIn(url, async () => 'token-1')
  expect(bodies(calls)).toEqual(['{"state":"signed-in"}'])
  expect(lines).toEqual([])
})

test('The next state ends the request of the one before, without a word', async () => {
  const lines = listenToConsole()
  const calls = endpoint('silent', 200)
  const signIn = syncSignIn(url, async () => 'token-1')
  await vi.advanceTimersByTimeAsync(500)
  await syncSignOut(url)
  await signIn
  expect(bodies(calls)).toEqual(['{"state":"signed-in"}', '{"state":"signed-out"}'])
  expect(lines).toEqual([])
})
