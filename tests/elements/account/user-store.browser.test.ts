import { expect, test, vi } from 'vitest'
import type { Registration } from '../../../src/elements/account/account-contract.ts'
import { localAccounts } from '../../../src/elements/account/local-accounts.ts'
import * as simulated from '../../../src/elements/account/simulated-actions.ts'

// Who is registered in this browser, who is in, and what they did.

const { register, logIn, logOut, current: currentUser } = localAccounts
const connectErp = () => simulated.connectErp(localAccounts)
const startRun = () => simulated.startRun(localAccounts)

const anna: Registration = {
  fullName: 'Anna Huber',
  companyName: 'Huber Gears',
  jobTitle: 'Planner',
  email: 'anna@huber.example',
  password: 'secret 🔑',
}

const ben: Registration = { ...anna, fullName: 'Ben Huber', email: 'ben@huber.example' }

/** Returns a signed-in user's data without the password. */
const inside = ({ password, ...user }: Registration) => user

/** Returns a stored record, as an earlier visit left it. */
const stored = (details: Registration, changes: object = {}): object => ({
  id: `1748851200000-${details.email}`,
  ...details,
  erpConnections: [],
  savedMrpRuns: [],
  lastLogin: '2025-06-02T08:00:00.000Z',
  ...changes,
})

/** Returns the stored value of a key, or null. */
const storedAt = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

/** Stores a list, as an earlier visit left it. */
const storeUsers = (...records: readonly unknown[]): void =>
  localStorage.setItem('mrp:users', JSON.stringify(records))

/** The clock stands still at this time, until the test ends. */
const setClock = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })

test('A registered user is stored with every field of the record, and is in', async () => {
  setClock('2025-06-02T08:00:00.000Z')
  const record = {
    id: '1748851200000',
    ...anna,
    erpConnections: [],
    savedMrpRuns: [],
    lastLogin: '2025-06-02T08:00:00.000Z',
  }
  const { password, ...user } = record
  expect(await register(anna)).toEqual(user)
  expect(storedAt('mrp:users')).toEqual([record])
  expect(storedAt('mrp:current-user')).toEqual(user)
  expect(currentUser.get()).toEqual(user)
})

test('Whoever registers is not remembered, though somebody was before', async () => {
  await register(anna)
  await logIn(anna.email, anna.password, true)
  expect(localStorage.getItem('mrp:remember-me')).toBe('true')
  await register(ben)
  expect(localStorage.getItem('mrp:remember-me')).toBeNull()
})

test('A user logs in with email and password; the last login is now, in the list too', async () => {
  setClock('2025-06-02T08:00:00.000Z')
  await register(anna)
  logOut()
  vi.setSystemTime(new Date('2025-06-03T09:30:00.000Z'))
  expect(await logIn(anna.email, anna.password, false)).toMatchObject({
    ...inside(anna),
    lastLogin: '2025-06-03T09:30:00.000Z',
  })
  expect(currentUser.get()).toMatchObject({ lastLogin: '2025-06-03T09:30:00.000Z' })
  expect(storedAt('mrp:users')).toMatchObject([{ ...anna, lastLogin: '2025-06-03T09:30:00.000Z' }])
})

test('Of two records with one email, the first counts', async () => {
  storeUsers(stored(anna), stored({ ...ben, email: anna.email, password: 'other' }, { id: '2' }))
  expect(await logIn(anna.email, 'other', false)).toBe('wrong-password')
  expect(await logIn(anna.email, anna.password, false)).toMatchObject({ fullName: 'Anna Huber' })
  expect(storedAt('mrp:users')).toMatchObject([
    { lastLogin: expect.not.stringMatching(/^2025-06-02/) },
    { id: '2', lastLogin: '2025-06-02T08:00:00.000Z' },
  ])
})

test('Ids are the time, and unique at the same millisecond and with the clock set back', async () => {
  setClock('2025-06-02T08:00:00.000Z')
  const emails = ['a@b.example', 'b@b.example', 'c@b.example']
  for (const email of emails) await register({ ...anna, email })
  vi.setSystemTime(new Date('2025-06-02T07:59:59.999Z'))
  await register({ ...anna, email: 'd@b.example' })
  await register({ ...anna, email: 'e@b.example' })
  expect(storedAt('mrp:users')).toMatchObject([
    { id: '1748851200000' },
    { id: '1748851200001' },
    { id: '1748851200002' },
    { id: '1748851199999' },
    { id: '1748851200003' },
  ])
})

test('What a user did is there after logging out and in, and is nobody else’s', async () => {
  await register(ben)
  await register(anna)
  await Promise.all([connectErp(), startRun(), connectErp()])
  logOut()
  expect(await logIn(ben.email, ben.password, false)).toMatchObject({ erpConnections: [], savedMrpRuns: [] })
  expect(await logIn(anna.email, anna.password, false)).toMatchObject({
    erpConnections: [{}, {}],
    savedMrpRuns: [{}],
  })
})

test('A current user whose record is gone from the list still connects and runs', async () => {
  await register(anna)
  localStorage.removeItem('mrp:users')
  await connectErp()
  await startRun()
  expect(currentUser.get()).toMatchObject({ erpConnections: [{}], savedMrpRuns: [{}] })
  expect(localStorage.getItem('mrp:users')).toBeNull()
})

test('The password is under one key, in no returned value and in no line of the console', async () => {
  const lines = (['log', 'info', 'warn', 'error', 'debug'] as const).map(level => vi.spyOn(console, level))
  storeUsers(stored(ben, { fullName: 7, erpConnections: ['broken'] }))
  const returned = [
    await register(anna),
    await register(anna),
    await logIn(anna.email, 'wrong', true),
    await logIn(anna.email, anna.password, true),
    await connectErp(),
    await startRun(),
    currentUser.get(),
    await logIn(ben.email, ben.password, true),
  ]
  expect(JSON.stringify(returned)).not.toContain('secret')
  for (const key of Object.keys(localStorage)) {
    expect([key, localStorage.getItem(key)?.includes('secret')]).toEqual([key, key === 'mrp:users'])
  }
  for (const line of lines) expect(line).not.toHaveBeenCalled()
})

// Records that can’t be used are not thrown away, and the others can be used.

const unreadable = 'mrp:users:unreadable'

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

test('Of what can’t be read, what was kept first stays', async () => {
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
