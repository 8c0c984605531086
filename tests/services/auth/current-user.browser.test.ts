import { expect, onTestFinished, test } from 'vitest'
import { localAccounts } from '../../../src/elements/account/local-accounts.ts'
import { currentUserKey, currentUserText } from '../../../src/services/auth/current-user.ts'
import { otherTab } from '../../support/storage.ts'
import { anna } from '../../support/users.ts'

/** What is heard of the user who is in. */
function listen(): readonly (string | null)[] {
  const heard: (string | null)[] = []
  onTestFinished(currentUserText.listen(() => heard.push(currentUserText.get())))
  return heard
}

test('What is stored follows registration and logout', async () => {
  const heard = listen()
  await localAccounts.register(anna)
  expect(heard.at(-1)).toContain('Anna Huber')
  await localAccounts.logOut()
  expect(heard.at(-1)).toBeNull()
})

test('It follows another tab, and what happened while the page was in the back/forward cache', async () => {
  const heard = listen()
  const tab = await otherTab()
  tab.localStorage.setItem(currentUserKey, 'Ben')
  await expect.poll(() => heard.at(-1)).toBe('Ben')
  // Storing it on this page raises no event here, just as events of other tabs are missed there.
  localStorage.setItem(currentUserKey, 'Carla')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(heard.at(-1)).toBe('Carla')
})

test('The stored text is fresh whenever it is asked for, with nobody following', () => {
  expect(currentUserText.get()).toBeNull()
  localStorage.setItem(currentUserKey, 'first')
  expect(currentUserText.get()).toBe('first')
  localStorage.setItem(currentUserKey, 'second')
  expect(currentUserText.get()).toBe('second')
})
