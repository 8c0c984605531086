import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthError, auth, logOut, signIn, signUp, startAuth, useAuth } from '../../src/state/auth.ts'
import { configure } from '../../src/state/config.ts'
import { listenToConsole } from '../support/console.ts'

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
    .filter(name => /firebase|cloud-auth/.test(name))

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
