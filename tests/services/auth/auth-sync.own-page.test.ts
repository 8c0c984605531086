import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { auth, logOut, signIn, signUp } from '../../../src/services/auth/auth.ts'
import { configure } from '../../../src/services/config.ts'
import { endSession } from '../../support/cloud-provider.ts'

// “token-sync-url: told of every sign-in and sign-out of a cloud account, with its ID token.”

vi.mock('../../../src/services/auth/firebase-auth.ts', () => import('../../support/cloud-provider.ts'))

const anna = 'anna@huber.example'

/** What the host's backend has been told, as state and bearer. */
const told = () =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([url]) => url === '/token-sync')
    .map(([, init]) => [
      JSON.parse(String(init?.body)).state,
      new Headers(init?.headers).get('authorization'),
    ])

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }))
  configure({ firebase: { apiKey: 'key' }, tokenSyncUrl: '/token-sync' })
})

afterEach(endSession)

const signedIn = ['signed-in', `Bearer token-of-${anna}`]
const signedOut = ['signed-out', `Bearer token-of-${anna}`]

test.for([
  ['A sign-in', signIn],
  ['A sign-up', signUp],
] as const)('%s and the logout after it are both told to the backend', async ([, enter]) => {
  await enter(anna, 'gear-box-7')
  await expect.poll(told).toEqual([signedIn])
  await logOut()
  await expect.poll(told).toEqual([signedIn, signedOut])
  expect(auth.get().user).toBeNull()
})

test('A session that ends elsewhere, such as in another tab, is told as well', async () => {
  await signIn(anna, 'gear-box-7')
  await expect.poll(told).toEqual([signedIn])
  endSession()
  await expect.poll(told).toEqual([signedIn, signedOut])
})

test('Where nobody has been signed in, nothing is told', async () => {
  await logOut()
  await vi.dynamicImportSettled()
  expect(told()).toEqual([])
})
