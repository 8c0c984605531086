import { expect, onTestFinished, test, vi } from 'vitest'
import { currentUser, register, startRun } from '../../src/account/user-store.ts'
import { otherTab } from '../support/storage.ts'
import { anna, ben, inside, stored, storedAt } from '../support/users.ts'

// Several tabs have one storage: they take turns by a lock, where there is one.

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

test('While another tab changes the list, a change waits, and no record is lost', async () => {
  await register(anna)
  const tab = await otherTab()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const theirs = tab.navigator.locks.request('mrp:users', async () => {
    const list = tab.localStorage.getItem('mrp:users') ?? ''
    begin()
    await finished
    tab.localStorage.setItem('mrp:users', list.replace(/]$/, `,${JSON.stringify(stored(ben))}]`))
  })
  await begun

  const settled = vi.fn<() => void>()
  const ours = register({ ...anna, email: 'new@huber.example' }).finally(settled)
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(settled).not.toHaveBeenCalled()
  finish()
  await Promise.all([theirs, ours])
  expect(storedAt('mrp:users')).toMatchObject([anna, ben, { email: 'new@huber.example' }])
})

test('Two tabs that register at once lose no user and give no id twice', async () => {
  const script = new URL('../../src/account/user-store.ts', import.meta.url).href
  const tab = await otherTab(
    `<script type="module">import * as store from '${script}'; Object.assign(window, { store })</script>`,
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

test('Where a page has no locks, everything works', async () => {
  // The types know no page without them.
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager)
  expect(await register(anna)).toMatchObject(inside(anna))
  expect(await startRun()).toBeDefined()
  expect(storedAt('mrp:users')).toMatchObject([{ ...anna, savedMrpRuns: [{}] }])
})

test('Where a lock is refused, the change is made all the same, and once', async () => {
  const refuse = vi
    .spyOn(navigator.locks, 'request')
    .mockRejectedValue(new DOMException('Not here', 'SecurityError'))
  expect(await register(anna)).toMatchObject(inside(anna))
  expect(refuse).toHaveBeenCalledOnce()
  expect(storedAt('mrp:users')).toHaveLength(1)
})

test('Where a lock is stolen after the change was made, it is not made again', async () => {
  await register(anna)
  const request = navigator.locks.request.bind(navigator.locks)
  const { promise: stolen, resolve: steal } = Promise.withResolvers<void>()
  vi.spyOn(navigator.locks, 'request').mockImplementation(async (...args: unknown[]) => {
    await Reflect.apply(request, navigator.locks, args)
    setTimeout(steal)
    throw new DOMException('The lock was stolen.', 'AbortError')
  })
  await startRun()
  await stolen
  expect(currentUser.get()?.savedMrpRuns).toHaveLength(1)
})
