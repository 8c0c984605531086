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

test('A visitor who is not signed in is no news to the endpoint', async () => {
  const lab = await open(settingsFor('/nobody'))
  await expect.poll(lab.who).toBeNull()
  await lab.page.waitForTimeout(300)
  expect(await noticesAt('/nobody')).toEqual([])
})

test('An endpoint that fails for a while is tried again', async () => {
  const lab = await open(settingsFor('/busy?fail=503,429'))
  await lab.call('signUp', newEmail(), password)
  await expect.poll(() => noticesAt('/busy'), { timeout: 10_000 }).toHaveLength(3)
  await lab.page.waitForTimeout(300)
  expect(await noticesAt('/busy')).toHaveLength(3)
  expect(lab.complaints.filter(line => line.includes('tokenSyncUrl'))).toEqual([])
})

test('An endpoint that refuses is asked once; the visitor is signed in all the same', async () => {
  const lab = await open(settingsFor('/refusing?fail=403'))
  const email = newEmail()
  await lab.call('signUp', email, password)
  const warnings = () => lab.complaints.filter(line => line.includes('tokenSyncUrl'))
  await expect.poll(warnings).toHaveLength(1)
  const [notice] = await noticesAt('/refusing')
  expect(warnings()[0]).toMatch(/“signed-in”: it answered 403\. Check tokenSyncUrl/)
  expect(warnings()[0]).not.toContain(notice?.authorization.slice('Bearer '.length))
  expect(await lab.who()).toBe(email)
  expect(await noticesAt('/refusing')).toHaveLength(1)
})

test('A logout ends the tries to tell of the sign-in', async () => {
  const lab = await open(settingsFor('/overtaken?fail=503'))
  await lab.call('signUp', newEmail(), password)
  await expect.poll(() => noticesAt('/overtaken')).toHaveLength(1)
  await lab.call('logOut')
  await lab.page.waitForTimeout(2000)
  expect((await noticesAt('/overtaken')).map(({ body }) => body)).toEqual([
    { state: 'signed-in' },
    { state: 'signed-out' },
  ])
})
