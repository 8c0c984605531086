import { expect, test } from 'vitest'
import {
  anna,
  connectErp,
  currentUser,
  inside,
  logIn,
  register,
  startRun,
  stored,
  storedAt,
  storeUsers,
} from '../../support/users.ts'

// Records that can’t be read, whole or in part: nothing of them is thrown away, and the rest can be used.

const unreadable = 'mrp:users:unreadable'

test.for(['', '{', 'null', '7', '[]', '{"id":7}', '{"id":"1"}'])(
  'An unreadable current user is nobody, and a login puts it right: %j',
  async text => {
    await register(anna)
    localStorage.setItem('mrp:current-user', text)
    expect(currentUser.get()).toBeNull()
    expect(await connectErp()).toBeUndefined()
    await logIn(anna.email, anna.password, false)
    expect(currentUser.get()).toMatchObject(inside(anna))
  },
)

test.for([
  ['registering', () => register({ ...anna, email: 'new@huber.example' })],
  ['logging in', () => logIn(anna.email, anna.password, false)],
  ['connecting', connectErp],
  ['a run', startRun],
] as const)('The first change keeps what can’t be read: %s', async ([, change]) => {
  storeUsers(stored(anna))
  await logIn(anna.email, anna.password, false)
  storeUsers(stored(anna), { lost: true })
  await change()
  expect(storedAt(unreadable)).toEqual([{ lost: true }])
  expect(localStorage.getItem('mrp:users')).not.toContain('lost')
})

test('What was kept first stays', async () => {
  localStorage.setItem(unreadable, 'earlier')
  storeUsers({ lost: true })
  await register(anna)
  expect(localStorage.getItem(unreadable)).toBe('earlier')
})

test('Whatever else stands in records stays through every change', async () => {
  storeUsers(stored(anna, { note: 'VIP', constructor: 'Huber' }))
  await logIn(anna.email, anna.password, false)
  await connectErp()
  expect(storedAt('mrp:users')).toMatchObject([{ note: 'VIP', constructor: 'Huber', erpConnections: [{}] }])
})
