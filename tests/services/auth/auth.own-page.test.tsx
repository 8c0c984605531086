import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import {
  AuthError,
  auth,
  logOut,
  signIn,
  signUp,
  startAuth,
  useAuth,
} from '../../../src/services/auth/auth.ts'
import { configure } from '../../../src/services/config.ts'
import { listenToConsole } from '../../support/console.ts'

// Against the provider itself this is tested in tests/cloud.

const shown: string[] = []

function Visitor() {
  const { loading, user } = useAuth()
  const text = loading ? 'Loading' : (user?.email ?? 'Nobody')
  shown.push(text)
  return <p>{text}</p>
}

const firebaseFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => /firebase|firebase-auth/.test(name))

test('Loading (initial, nothing is rendered) resolves to null without configuration, and loads nothing', async () => {
  const { container } = render(<Visitor />)
  await expect.poll(() => container.textContent).toBe('Nobody')
  expect(shown).toEqual(['Loading', 'Nobody'])
  expect(auth.get()).toEqual({ loading: false, user: null })
  expect(firebaseFiles()).toEqual([])
})

test('What is prerendered is loading, whatever the page knows by now', () => {
  startAuth()
  expect(renderToString(<Visitor />)).toBe('<p>Loading</p>')
})

test('Without configuration a sign-up or sign-in fails, and says what is missing; a logout has nothing to do', async () => {
  const lines = listenToConsole()
  for (const call of [signUp, signIn]) {
    const error = await call('anna@huber.example', 'not-in-the-log').catch(reason => reason)
    expect(error).toBeInstanceOf(AuthError)
    expect(error).toMatchObject({ problem: 'not-allowed' })
  }
  await logOut()
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/the setting `firebase` is missing/)
  expect(lines.join()).not.toContain('not-in-the-log')
  expect(firebaseFiles()).toEqual([])
})

test('A provider that can’t be reached is a network problem; nobody is signed in', async () => {
  // Nothing listens there.
  configure({ firebase: { apiKey: 'key' }, authEmulatorUrl: 'http://127.0.0.1:9' })
  startAuth()
  expect(auth.get()).toEqual({ loading: true, user: null })
  await expect(signIn('anna@huber.example', 'six-or-more')).rejects.toMatchObject({ problem: 'network' })
  expect(auth.get()).toEqual({ loading: false, user: null })
})

const firebase = { apiKey: 'key' }
const evil = 'https://evil.example:9099'

test('An emulator elsewhere is refused: nothing is sent there, nor to the project', async () => {
  startAuth()
  const lines = listenToConsole()
  const fetched = vi.spyOn(window, 'fetch')
  configure({ firebase, authEmulatorUrl: evil })
  expect(auth.get()).toEqual({ loading: false, user: null })
  for (const call of [signUp, signIn])
    await expect(call('anna@huber.example', 'not-in-the-log')).rejects.toMatchObject({
      name: 'AuthError',
      problem: 'not-allowed',
    })
  expect(lines).toEqual([
    `Cloud accounts are off: authEmulatorUrl is "${evil}", which is no loopback address. Use one such as http://127.0.0.1:9099, or remove the setting to use the Firebase project itself.`,
  ])
  expect(fetched).not.toHaveBeenCalled()
})

test('A refused emulator is no longer in the way once the settings name another', async () => {
  const lines = listenToConsole()
  configure({ firebase, authEmulatorUrl: evil })
  startAuth()
  await expect(signIn('anna@huber.example', 'six-or-more')).rejects.toMatchObject({ problem: 'not-allowed' })
  configure({ authEmulatorUrl: 'http://127.0.0.1:9' })
  await expect(signIn('anna@huber.example', 'six-or-more')).rejects.toMatchObject({ problem: 'network' })
  expect(lines).toHaveLength(1)
})

test('What the browser and the SDK read in two ways goes where the browser reads it', async () => {
  const fetched = vi.spyOn(window, 'fetch')
  configure({ firebase, authEmulatorUrl: 'http://127.0.0.1:9\\@evil.example' })
  await expect(signIn('anna@huber.example', 'six-or-more')).rejects.toMatchObject({ problem: 'network' })
  const hosts = fetched.mock.calls.map(([address]) => new URL(String(address)).host)
  expect(new Set(hosts)).toEqual(new Set(['127.0.0.1:9']))
})
