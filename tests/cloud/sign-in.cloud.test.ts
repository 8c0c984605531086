import { expect, test } from 'vitest'
import { holdBack } from '../support/hold-back.ts'
import { newEmail } from './support/emulated.ts'
import { openLab } from './support/lab-visit.ts'

// The specification's cloud provider: create account with email and password, sign in with email and password, and
// sign out. Payload fields: email and password.

const open = openLab()
const password = 'six-or-more'

test('Sign-up, sign-in and logout trigger the change', async () => {
  const lab = await open()
  const email = newEmail()
  expect(await lab.call('signUp', email, password)).toBeUndefined()
  expect(await lab.who()).toBe(email)
  expect(await lab.call('logOut')).toBeUndefined()
  expect(await lab.who()).toBeNull()
  expect(await lab.call('signIn', email, password)).toBeUndefined()
  expect(await lab.who()).toBe(email)

  const states = await lab.page.evaluate(() => window.lab.states)
  expect(states.map(({ loading, user }) => (loading ? 'loading' : (user?.email ?? null)))).toEqual([
    'loading',
    null,
    email,
    null,
    email,
  ])
  expect(states.at(-1)).toEqual({ loading: false, user: { id: expect.stringMatching(/./), email } })
  expect(lab.complaints).toEqual([])
})

test.for([
  ['an address that is none', 'planner', password, 'invalid-email'],
  ['no address', '', password, 'invalid-email'],
  ['a short password', 'short@factory.example', '12345', 'weak-password'],
  ['no password', 'none@factory.example', '', 'weak-password'],
] as const)('A sign-up with %s says what is wrong', async ([, email, typed, problem]) => {
  const lab = await open()
  expect(await lab.call('signUp', email, typed)).toBe(problem)
  expect(await lab.who()).toBeNull()
})

test('A failed sign-in leaves whoever is signed in signed in', async () => {
  const lab = await open()
  const email = newEmail()
  await lab.call('signUp', email, password)
  await lab.call('signIn', email, 'not-this-one')
  expect(await lab.who()).toBe(email)
})

test('A sign-up while the provider is still loading waits for it', async () => {
  let deliver = () => {}
  const lab = await open(undefined, {
    prepare: async page => {
      deliver = await holdBack(page, '**/firebase-auth.ts')
    },
  })
  expect(await lab.who()).toBe('loading')
  const email = newEmail()
  const signedUp = lab.call('signUp', email, password)
  expect(await lab.who()).toBe('loading')
  deliver()
  expect(await signedUp).toBeUndefined()
  expect(await lab.who()).toBe(email)
})

test('A sign-up starts what nobody has started', async () => {
  const lab = await open(undefined, { search: '?idle' })
  const email = newEmail()
  expect(await lab.call('signUp', email, password)).toBeUndefined()
  expect(await lab.who()).toBe(email)
})

test('A password is neither stored nor logged, nor in any address', async () => {
  const lines: string[] = []
  const lab = await open(undefined, {
    prepare: async page => page.on('console', entry => lines.push(entry.text())),
  })
  const secret = 'Zwetschgenknödel-7'
  const email = newEmail()
  await lab.call('signUp', email, secret)
  await lab.call('logOut')
  await lab.call('signIn', email, `${secret}!`)
  await lab.call('signIn', email, secret)
  const { origins, cookies } = await lab.page.context().storageState({ indexedDB: true })
  expect(JSON.stringify(origins)).toContain(email)
  for (const kept of [origins, cookies, lines, lab.requests.map(decodeURIComponent)]) {
    expect(JSON.stringify(kept)).not.toContain('Zwetschgen')
  }
})
