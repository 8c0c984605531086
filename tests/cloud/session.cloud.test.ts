import { expect, inject, test } from 'vitest'
import { cloudSettings, newEmail } from './support/emulated.ts'
import { openLab } from './support/lab-visit.ts'

// Loading (initial, nothing is rendered) resolves to signed in or null. It changes when the provider reports a change
// in sign-in state.

const open = openLab()
const password = 'six-or-more'

test('Loading resolves to signed in after a reload', async () => {
  const lab = await open()
  const email = newEmail()
  await lab.call('signUp', email, password)
  await lab.reload()
  await expect.poll(lab.who).toBe(email)
  const states = await lab.page.evaluate(() => window.lab.states)
  expect(states[0]).toEqual({ loading: true, user: null })
  expect(states).toHaveLength(2)
})

test('Signing in as somebody else takes the place of whoever was signed in', async () => {
  const lab = await open()
  const [first, second] = [newEmail(), newEmail()]
  await lab.call('signUp', first, password)
  await lab.call('signUp', second, password)
  expect(await lab.who()).toBe(second)
  await lab.reload()
  await expect.poll(lab.who).toBe(second)
})

test('Settings that come late are followed, and the same ones again change nothing', async () => {
  const lab = await open({})
  await expect.poll(lab.who).toBeNull()
  const email = newEmail()
  await lab.page.evaluate(settings => window.lab.configure(settings), cloudSettings)
  expect(await lab.call('signUp', email, password)).toBeUndefined()

  const changes = await lab.page.evaluate(settings => {
    window.lab.configure(structuredClone(settings))
    return window.lab.states.length
  }, cloudSettings)
  expect(await lab.page.evaluate(() => window.lab.states.length)).toBe(changes)
  expect(await lab.who()).toBe(email)
  expect(lab.complaints).toEqual([])
})

test('Two projects on one page are told apart, and going back finds the session again', async () => {
  const lab = await open()
  const email = newEmail()
  await lab.call('signUp', email, password)
  const configure = (apiKey: string) =>
    lab.page.evaluate(settings => window.lab.configure(settings), { firebase: { apiKey } })
  await configure('another-key')
  await expect.poll(lab.who).toBeNull()
  await configure(cloudSettings.firebase.apiKey)
  await expect.poll(lab.who).toBe(email)
  expect(lab.complaints).toEqual([])
})

test('Where storage is blocked, one is signed in until the page is left', async () => {
  const lab = await open(undefined, {
    prepare: page =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError')
            },
          })
        }
      }),
  })
  const email = newEmail()
  expect(await lab.call('signUp', email, password)).toBeUndefined()
  expect(await lab.who()).toBe(email)
  await lab.reload()
  await expect.poll(lab.who).toBeNull()
})

test('In a sandboxed frame an account works too', async () => {
  const lab = await open({})
  const address = `${inject('lab')}/lab#${encodeURIComponent(JSON.stringify(cloudSettings))}`
  await lab.page.evaluate(src => {
    const frame = document.createElement('iframe')
    frame.sandbox.add('allow-scripts')
    frame.src = src
    document.body.append(frame)
  }, address)
  const frame = await lab.page.waitForSelector('iframe').then(element => element.contentFrame())
  await frame?.waitForFunction(() => 'lab' in window)
  const email = newEmail()
  expect(
    await frame?.evaluate(([...args]) => window.lab.call('signUp', ...args), [email, password] as const),
  ).toBeUndefined()
  expect(await frame?.evaluate(() => window.lab.state().user?.email)).toBe(email)
})
