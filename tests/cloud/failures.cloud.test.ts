import { expect, test } from 'vitest'
import { cloudSettings, newEmail } from './support/emulated.ts'
import { openLab } from './support/lab-visit.ts'

const open = openLab()
const password = 'six-or-more'

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

test('Without a key nobody is signed in, and one line says what to change', async () => {
  const lab = await open({ ...cloudSettings, firebase: { projectId: 'demo-mrp' } })
  await expect.poll(lab.who).toBeNull()
  expect(lab.complaints).toEqual([
    'Cloud accounts do not work: auth/invalid-api-key. Check the settings `firebase` and `authEmulatorUrl`.',
  ])
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
