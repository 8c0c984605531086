import { expect, onTestFinished, test } from 'vitest'
import { cloudSettings, newEmail } from './support/emulated.ts'
import { openGate } from './support/gate.ts'
import { openLab } from './support/lab-visit.ts'

const open = openLab()
const password = 'six-or-more'
const firebaseFiles = /firebase|firebase-auth/

test('A provider that is gone is a network problem, and once it is back all works again', async () => {
  const gate = await openGate()
  onTestFinished(gate.close)
  const lab = await open({ ...cloudSettings, authEmulatorUrl: gate.url })
  const email = newEmail()
  await lab.call('signUp', email, password)
  await lab.call('logOut')

  await gate.close()
  expect(await lab.call('signIn', email, password)).toBe('network')
  expect(await lab.call('signUp', newEmail(), password)).toBe('network')
  expect(await lab.who()).toBeNull()

  await gate.open()
  expect(await lab.call('signIn', email, password)).toBeUndefined()
  expect(await lab.who()).toBe(email)
})

test('Offline after a reload, one stays signed in, and can log out', async () => {
  const lab = await open()
  const email = newEmail()
  await lab.call('signUp', email, password)
  await lab.page.route(`${cloudSettings.authEmulatorUrl}/**`, route => route.abort())
  await lab.reload()
  await expect.poll(lab.who).toBe(email)
  expect(await lab.call('logOut')).toBeUndefined()
  expect(await lab.who()).toBeNull()
})

test('Without configuration nobody is signed in, and nothing of Firebase is loaded', async () => {
  const lab = await open({})
  await expect.poll(lab.who).toBeNull()
  expect(lab.requests.filter(address => firebaseFiles.test(address))).toEqual([])
  expect(lab.complaints).toEqual([])

  expect(await lab.call('signIn', newEmail(), password)).toBe('not-allowed')
  expect(await lab.call('logOut')).toBeUndefined()
  expect(lab.requests.filter(address => firebaseFiles.test(address))).toEqual([])
  expect(lab.complaints).toEqual([
    'Cloud accounts do not work: the setting `firebase` is missing. Check the settings `firebase` and `authEmulatorUrl`.',
  ])
})

test('Code that does not arrive is a network problem, one line for developers, and tried again', async () => {
  let isBlocked = true
  const lab = await open(undefined, {
    prepare: page =>
      page.route('**/firebase-auth.ts*', route => (isBlocked ? route.abort() : route.continue())),
  })
  await expect.poll(lab.who).toBeNull()
  const lines = () => lab.complaints.filter(line => line.startsWith('Cloud accounts'))
  expect(lines()).toEqual([expect.stringContaining('could not be loaded')])
  expect(await lab.call('signIn', newEmail(), password)).toBe('network')

  isBlocked = false
  const email = newEmail()
  expect(await lab.call('signUp', email, password)).toBeUndefined()
  expect(await lab.who()).toBe(email)
})

test.for([
  [
    'a key that is missing',
    { firebase: { projectId: 'demo-mrp' } },
    'Cloud accounts do not work: auth/invalid-api-key. Check the settings `firebase` and `authEmulatorUrl`.',
  ],
  [
    'an emulator that is no address',
    { authEmulatorUrl: 'localhost' },
    'Cloud accounts are off: authEmulatorUrl is "localhost", which is no loopback address. Use one such as http://127.0.0.1:9099, or remove the setting to use the Firebase project itself.',
  ],
] as const)('With %s nobody is signed in, and one line says what to change', async ([, settings, line]) => {
  const lab = await open({ ...cloudSettings, ...settings })
  await expect.poll(lab.who).toBeNull()
  expect(lab.complaints).toEqual([line])
  expect(await lab.call('signIn', newEmail(), password)).toBe('not-allowed')
})

test('A key that the provider refuses is said to developers', async () => {
  const lab = await open(undefined, {
    prepare: page =>
      page.route('**/accounts:signUp*', route =>
        route.fulfill({
          status: 400,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } },
        }),
      ),
  })
  expect(await lab.call('signUp', newEmail(), password)).toBe('not-allowed')
  expect(lab.complaints.join('\n')).toContain('Cloud accounts do not work: auth/api-key-not-valid')
})
