import { expect, onTestFinished, test, vi } from 'vitest'
import { otherTab } from '../../support/storage.ts'
import { anna, currentUser, inside, register, stored, storedAt } from '../../support/users.ts'

// Several tabs have one storage.

test('A login in another tab is a login here, and so is a logout', async () => {
  const tab = await otherTab()
  const told = vi.fn<() => void>()
  onTestFinished(currentUser.listen(told))
  tab.localStorage.setItem('mrp:current-user', JSON.stringify(stored(anna)))
  await expect.poll(() => told.mock.calls.length).toBe(1)
  expect(currentUser.get()).toMatchObject(inside(anna))
  tab.localStorage.removeItem('mrp:current-user')
  await expect.poll(() => told.mock.calls.length).toBe(2)
  expect(currentUser.get()).toBeNull()
})

test('Two tabs that register at once lose no user and give no id twice', async () => {
  const script = new URL('../../../src/elements/account/local-accounts.ts', import.meta.url).href
  const tab = await otherTab(
    `<script type="module">import { localAccounts } from '${script}'; Object.assign(window, { store: localAccounts })</script>`,
  )
  await expect.poll(() => 'store' in tab).toBe(true)
  const store: { register: typeof register } = Reflect.get(tab, 'store')
  expect(store.register).not.toBe(register)
  const emails = Array.from({ length: 20 }, (_, index) => `user-${index}@huber.example`)
  await Promise.all(emails.map((email, index) => (index % 2 ? register : store.register)({ ...anna, email })))
  const users = storedAt('mrp:users') as readonly { readonly id: string; readonly email: string }[]
  expect(users.map(({ email }) => email).sort()).toEqual(emails.sort())
  expect(new Set(users.map(({ id }) => id)).size).toBe(20)
})
