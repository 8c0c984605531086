import { expect, inject, test } from 'vitest'
import { cloudSettings, newEmail, noticesAt, readToken } from './support/emulated.ts'
import { openLab } from './support/lab-visit.ts'

// The specification's optional token-sync endpoint.

const open = openLab()
const password = 'six-or-more'

/** Settings with an endpoint of the tests' own. */
const settingsFor = (endpoint: string) => ({
  ...cloudSettings,
  tokenSyncUrl: new URL(endpoint, inject('tokenSync')).href,
})

test('Sign-up, sign-in and logout reach the endpoint, with the ID token of whom they are about', async () => {
  const lab = await open(settingsFor('/all'))
  const email = newEmail()
  const bodies = async () => (await noticesAt('/all')).map(({ body }) => body)
  await lab.call('signUp', email, password)
  await expect.poll(bodies).toEqual([{ state: 'signed-in' }])
  await lab.call('logOut')
  await expect.poll(bodies).toHaveLength(2)
  await lab.call('signIn', email, password)
  await expect.poll(bodies).toEqual([{ state: 'signed-in' }, { state: 'signed-out' }, { state: 'signed-in' }])
  for (const { authorization } of await noticesAt('/all')) {
    expect(readToken(authorization)).toMatchObject({ email })
  }
  expect(lab.complaints).toEqual([])
})

test('A reload tells the endpoint again who is signed in', async () => {
  const lab = await open(settingsFor('/reload'))
  await lab.call('signUp', newEmail(), password)
  await expect.poll(() => noticesAt('/reload')).toHaveLength(1)
  await lab.reload()
  await expect.poll(() => noticesAt('/reload')).toHaveLength(2)
})
