import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { logOut, register, startRun } from '../../src/account/user-store.ts'
import { currentUserText, useCurrentUserName } from '../../src/state/current-user.ts'
import { currentUserKey } from '../../src/state/storage-keys.ts'
import { blockStorage, otherTab } from '../support/storage.ts'
import { anna } from '../support/users.ts'

let renders = 0

function Greeting() {
  renders += 1
  return <p>{useCurrentUserName() ?? 'Nobody is in'}</p>
}

function mountGreeting(): void {
  renders = 0
  onTestFinished(render(<Greeting />).unmount)
}

const greeting = page.getByRole('paragraph')

test('The name of the user who is in is there at once', async () => {
  await register(anna)
  mountGreeting()
  await expect.element(greeting).toHaveTextContent('Anna Huber')
})

test('The name follows registration and logout', async () => {
  mountGreeting()
  await expect.element(greeting).toHaveTextContent('Nobody is in')
  await register(anna)
  await expect.element(greeting).toHaveTextContent('Anna Huber')
  logOut()
  await expect.element(greeting).toHaveTextContent('Nobody is in')
})

test('The name follows another tab, and what happened while the page was in the back/forward cache', async () => {
  mountGreeting()
  const tab = await otherTab()
  tab.localStorage.setItem(currentUserKey, '{"id":"1","fullName":"Ben","email":"ben@huber.example"}')
  await expect.element(greeting).toHaveTextContent('Ben')
  // Storing it on this page raises no event here, just as events of other tabs are missed there.
  localStorage.setItem(currentUserKey, '{"id":"2","fullName":"Carla","email":"carla@huber.example"}')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(greeting).toHaveTextContent('Carla')
})

test('What the user does renders nothing that shows the name only', async () => {
  await register(anna)
  mountGreeting()
  await expect.element(greeting).toHaveTextContent('Anna Huber')
  await startRun()
  expect(renders).toBe(1)
})

test('On the server nobody is in', async () => {
  await register(anna)
  expect(renderToString(<Greeting />)).toBe('<p>Nobody is in</p>')
})

test.for(['', '  ', '\n'])('Where the name is blank, the email stands for it: %j', async fullName => {
  await register({ ...anna, fullName })
  mountGreeting()
  await expect.element(greeting).toHaveTextContent('anna@huber.example')
})

test.for([
  '',
  '{',
  'null',
  '7',
  '"Anna"',
  '[]',
  '{}',
  '{"fullName":"Anna Huber"}',
  '{"id":"1","fullName":"Anna Huber"}',
  '{"id":1,"fullName":"Anna Huber","email":"a@b.example"}',
  '{"id":"1","fullName":" ","email":" "}',
  '{"__proto__":{"id":"1","fullName":"Anna","email":"a@b.example"}}',
])('Nobody is in when %j is stored', async text => {
  localStorage.setItem(currentUserKey, text)
  mountGreeting()
  await expect.element(greeting).toHaveTextContent('Nobody is in')
})

test('A name that is no text is not shown; the email is', async () => {
  localStorage.setItem(currentUserKey, '{"id":"1","fullName":{"toString":1},"email":"a@b.example"}')
  mountGreeting()
  await expect.element(greeting).toHaveTextContent('a@b.example')
})

test('Where storage is blocked, the name is there for the visit', async () => {
  blockStorage()
  mountGreeting()
  await expect.element(greeting).toHaveTextContent('Nobody is in')
  await register(anna)
  await expect.element(greeting).toHaveTextContent('Anna Huber')
})

test('The stored text is fresh whenever it is asked for, with nobody following', () => {
  expect(currentUserText.get()).toBeNull()
  localStorage.setItem(currentUserKey, 'first')
  expect(currentUserText.get()).toBe('first')
  localStorage.setItem(currentUserKey, 'second')
  expect(currentUserText.get()).toBe('second')
})

test('The window is listened to only while somebody follows', () => {
  const add = vi.spyOn(window, 'addEventListener')
  const remove = vi.spyOn(window, 'removeEventListener')
  currentUserText.get()
  expect(add).not.toHaveBeenCalled()
  const stop = currentUserText.listen(() => {})
  expect(add).toHaveBeenCalledWith('storage', expect.any(Function))
  stop()
  expect(remove).toHaveBeenCalledWith('storage', expect.any(Function))
})
