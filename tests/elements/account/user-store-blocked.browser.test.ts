import { expect, test } from 'vitest'
import {
  connectErp,
  currentUser,
  logIn,
  logOut,
  mendUsers,
  register,
  startRun,
} from '../../../src/elements/account/local-user-store.ts'
import { storageTrouble } from '../../../src/services/browser-storage.ts'
import { blockStorage, emptyStorage, fillStorage } from '../../support/storage.ts'
import { anna, ben, stored, storedAt, storeUsers } from '../../support/users.ts'

const unreadable = 'mrp:users:unreadable'

test('Where storage is blocked, the whole account area works for the visit', async () => {
  const allow = blockStorage()
  expect(currentUser.get()).toBeNull()
  await mendUsers()
  expect(storageTrouble.get()).toBeUndefined()

  expect(await register(anna)).toMatchObject({ fullName: 'Anna Huber' })
  expect(storageTrouble.get()).toBe('blocked')
  await connectErp()
  await startRun()
  expect(currentUser.get()).toMatchObject({ erpConnections: [{}], savedMrpRuns: [{}] })
  logOut()
  expect(currentUser.get()).toBeNull()
  expect(await register(anna)).toBe('email-taken')
  expect(await logIn(anna.email, 'wrong', true)).toBe('wrong-password')
  expect(await logIn(ben.email, ben.password, true)).toBe('unknown-email')
  expect(await logIn(anna.email, anna.password, true)).toMatchObject({ savedMrpRuns: [{}] })
  allow()
  expect(localStorage).toHaveLength(0)
})

test('When storage is no longer blocked, the next change stores everything', async () => {
  const allow = blockStorage()
  await register(anna)
  allow()
  await logIn(anna.email, anna.password, true)
  expect(storedAt('mrp:users')).toMatchObject([anna])
  expect(storedAt('mrp:current-user')).toMatchObject({ email: anna.email })
  expect(storageTrouble.get()).toBeUndefined()
})

test('Where storage is full, a user registers, works and logs out and in, for the visit', async () => {
  storeUsers(stored(ben))
  fillStorage()
  expect(await register(anna)).toMatchObject({ fullName: 'Anna Huber' })
  expect(storageTrouble.get()).toBe('full')
  await startRun()
  logOut()
  expect(await logIn(anna.email, anna.password, false)).toMatchObject({ savedMrpRuns: [{}] })
  expect(await logIn(ben.email, ben.password, false)).toMatchObject({ fullName: 'Ben Huber' })
  expect(storedAt('mrp:users')).toEqual([stored(ben)])
})

test('When there is room again, the next change stores everything, and the trouble is over', async () => {
  fillStorage()
  await register(anna)
  emptyStorage()
  await logIn(anna.email, anna.password, true)
  expect(storedAt('mrp:users')).toMatchObject([anna])
  expect(storedAt('mrp:current-user')).toMatchObject({ email: anna.email })
  expect(localStorage.getItem('mrp:remember-me')).toBe('true')
  expect(storageTrouble.get()).toBeUndefined()
})

test('Where what can’t be read can’t be set aside, the stored list stays as it is, and the rest can be used', async () => {
  storeUsers(stored(anna), 'unreadable'.repeat(20))
  fillStorage()
  const before = localStorage.getItem('mrp:users')
  await mendUsers()
  expect(await logIn(anna.email, anna.password, false)).toMatchObject({ fullName: 'Anna Huber' })
  await startRun()
  expect(localStorage.getItem('mrp:users')).toBe(before)
  expect(localStorage.getItem(unreadable)).toBeNull()
  expect(storageTrouble.get()).toBe('full')
})

test('Even a shorter list does not replace the stored one before what it leaves out is safe', async () => {
  storeUsers(stored(anna), 'unreadable'.repeat(20))
  fillStorage()
  const before = localStorage.getItem('mrp:users')
  await mendUsers()
  // The list without what can’t be read would fit by now, and what can’t be read would not.
  await mendUsers()
  await logIn(anna.email, anna.password, false)
  expect(localStorage.getItem('mrp:users')).toBe(before)

  emptyStorage()
  await startRun()
  expect(storedAt(unreadable)).toEqual(['unreadable'.repeat(20)])
  expect(storedAt('mrp:users')).toMatchObject([{ ...anna, savedMrpRuns: [{}] }])
  expect(storageTrouble.get()).toBeUndefined()
})
