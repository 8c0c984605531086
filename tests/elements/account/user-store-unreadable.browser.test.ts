import { expect, test, vi } from 'vitest'
import {
  connectErp,
  currentUser,
  logIn,
  mendUsers,
  register,
  startRun,
} from '../../../src/elements/account/local-user-store.ts'
import { anna, ben, inside, stored, storedAt, storeUsers } from '../../support/users.ts'

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

test('What can’t be read of the list is set aside, and the rest can be used', async () => {
  const noPassword = stored(ben, { password: undefined })
  storeUsers(stored(anna, { id: '1', erpConnections: 'all' }), 7, noPassword)
  await mendUsers()
  expect(storedAt(unreadable)).toEqual([
    { id: '1', parts: { erpConnections: 'all' } },
    7,
    JSON.parse(JSON.stringify(noPassword)),
  ])
  expect(storedAt('mrp:users')).toEqual([stored(anna, { id: '1' })])
  expect(await logIn(anna.email, anna.password, false)).toMatchObject(inside(anna))
})

test('Where everything can be read, mending writes nothing', async () => {
  const text = ` ${JSON.stringify([stored(anna)])}`
  localStorage.setItem('mrp:users', text)
  await mendUsers()
  expect({ ...localStorage }).toEqual({ 'mrp:users': text })
})

test.for([
  ['registering', () => register({ ...anna, email: 'new@huber.example' })],
  ['logging in', () => logIn(anna.email, anna.password, false)],
  ['connecting', connectErp],
  ['a run', startRun],
] as const)('Each change sets aside what can’t be read first: %s', async ([, change]) => {
  storeUsers(stored(anna))
  await logIn(anna.email, anna.password, false)
  storeUsers(stored(anna), { lost: true })
  const writes = vi.spyOn(Storage.prototype, 'setItem')
  await change()
  expect(storedAt(unreadable)).toEqual([{ lost: true }])
  expect(writes.mock.calls.map(([key]) => key).slice(0, 2)).toEqual([unreadable, 'mrp:users'])
})

test('A list that is no JSON is set aside as text, and a new list begins', async () => {
  localStorage.setItem('mrp:users', '[{"id":"1","passw')
  expect(await register(anna)).toMatchObject(inside(anna))
  expect(storedAt(unreadable)).toEqual(['[{"id":"1","passw'])
  expect(storedAt('mrp:users')).toMatchObject([anna])
})

test('What was set aside before stays, and the same thing is not set aside twice', async () => {
  localStorage.setItem(unreadable, '["earlier",{"lost":true}]')
  storeUsers({ lost: true }, { lost: 'again' }, { lost: 'again' })
  await mendUsers()
  expect(storedAt(unreadable)).toEqual(['earlier', { lost: true }, { lost: 'again' }])
  expect(storedAt('mrp:users')).toEqual([])
})

test.for(['not JSON', '{"an":"object"}', ''])(
  'Where what was set aside before is no list itself, it becomes the first entry: %j',
  async text => {
    localStorage.setItem(unreadable, text)
    storeUsers(7)
    await mendUsers()
    expect(storedAt(unreadable)).toEqual([text, 7])
  },
)

test('Broken parts of a current user who is in no list are set aside too', async () => {
  localStorage.setItem('mrp:current-user', '{"id":"1","email":"a@b.example","savedMrpRuns":"many"}')
  await startRun()
  expect(storedAt(unreadable)).toEqual([{ id: '1', parts: { savedMrpRuns: 'many' } }])
  expect(currentUser.get()?.savedMrpRuns).toHaveLength(1)
})

test('Whatever else stands in records stays through every change', async () => {
  storeUsers(stored(anna, { note: 'VIP', constructor: 'Huber' }))
  await logIn(anna.email, anna.password, false)
  await connectErp()
  expect(storedAt('mrp:users')).toMatchObject([{ note: 'VIP', constructor: 'Huber', erpConnections: [{}] }])
})
