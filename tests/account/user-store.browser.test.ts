import { expect, onTestFinished, test, vi } from 'vitest'
import {
  connectErp,
  currentUser,
  logIn,
  logOut,
  mendUsers,
  register,
  startRun,
} from '../../src/account/user-store.ts'
import { otherTab } from '../support/storage.ts'
import { anna, ben, stored, storedAt, storeUsers } from '../support/users.ts'

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const inside = ({ password, ...user }: typeof anna) => user

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
  expect(await register(anna, false)).toEqual(user)
  expect(storedAt('mrp:users')).toEqual([record])
  expect(storedAt('mrp:current-user')).toEqual(user)
  expect(currentUser.get()).toEqual(user)
})

test('Only the fields of a record are stored, whatever else comes with them', async () => {
  const typed = { ...anna, confirmPassword: anna.password }
  await register(typed, false)
  expect(localStorage.getItem('mrp:users')).not.toContain('confirmPassword')
})

test('The remember-me flag is stored when asked for, and removed when not', async () => {
  await register(anna, true)
  expect(localStorage.getItem('mrp:remember-me')).toBe('true')
  await logIn(anna.email, anna.password, false)
  expect(localStorage.getItem('mrp:remember-me')).toBeNull()
  await logIn(anna.email, anna.password, true)
  expect(localStorage.getItem('mrp:remember-me')).toBe('true')
  await register(ben, false)
  expect(localStorage.getItem('mrp:remember-me')).toBeNull()
})

test('An email can be registered once', async () => {
  await register(anna, false)
  logOut()
  const before = localStorage.getItem('mrp:users')
  expect(await register({ ...ben, email: anna.email }, true)).toBe('email-taken')
  expect(localStorage.getItem('mrp:users')).toBe(before)
  expect(currentUser.get()).toBeNull()
  expect(localStorage.getItem('mrp:remember-me')).toBeNull()
})

test('A user logs in with email and password; the last login is now, in the list too', async () => {
  setClock('2025-06-02T08:00:00.000Z')
  await register(anna, false)
  logOut()
  vi.setSystemTime(new Date('2025-06-03T09:30:00.000Z'))
  expect(await logIn(anna.email, anna.password, false)).toMatchObject({
    ...inside(anna),
    lastLogin: '2025-06-03T09:30:00.000Z',
  })
  expect(currentUser.get()).toMatchObject({ lastLogin: '2025-06-03T09:30:00.000Z' })
  expect(storedAt('mrp:users')).toMatchObject([{ ...anna, lastLogin: '2025-06-03T09:30:00.000Z' }])
})

test('An unknown email and a wrong password are refused, and nothing is written', async () => {
  await register(anna, false)
  logOut()
  const before = { ...localStorage }
  expect(await logIn(ben.email, anna.password, true)).toBe('unknown-email')
  expect(await logIn(anna.email, 'wrong', true)).toBe('wrong-password')
  expect(await logIn(anna.email, '', true)).toBe('wrong-password')
  expect({ ...localStorage }).toEqual(before)
  expect(currentUser.get()).toBeNull()
})

test.for(['Anna@huber.example', 'ANNA@HUBER.EXAMPLE', ' anna@huber.example', 'anna@huber.example '])(
  'Email matching is exact: %j is somebody else',
  async email => {
    await register(anna, false)
    expect(await logIn(email, anna.password, false)).toBe('unknown-email')
    expect(await register({ ...ben, email }, false)).toMatchObject({ email, fullName: 'Ben Huber' })
    expect(await logIn(email, ben.password, false)).toMatchObject({ email, fullName: 'Ben Huber' })
  },
)

test('Of two records with one email, the first counts', async () => {
  storeUsers(stored(anna), stored({ ...ben, email: anna.email, password: 'other' }, { id: '2' }))
  expect(await logIn(anna.email, 'other', false)).toBe('wrong-password')
  expect(await logIn(anna.email, anna.password, false)).toMatchObject({ fullName: 'Anna Huber' })
  expect(storedAt('mrp:users')).toMatchObject([
    { lastLogin: expect.not.stringMatching(/^2025-06-02/) },
    { id: '2', lastLogin: '2025-06-02T08:00:00.000Z' },
  ])
})

test.for([
  ['a name of 10,000 characters', { fullName: 'Ä'.repeat(10_000) }],
  ['a password of emoji', { password: '👩🏽‍🏭🔑' }],
  ['half a surrogate pair', { fullName: '\uD83C', password: '\uDFED' }],
  ['markup and quotes', { companyName: '<b>"Huber" & \'Söhne\'</b>\u0000' }],
  ['an email called __proto__', { email: '__proto__' }],
] as const)('A user registers, logs out and logs in with %s', async ([, changes]) => {
  const details = { ...anna, ...changes }
  await register(details, false)
  logOut()
  const user = await logIn(details.email, details.password, false)
  expect(user).toMatchObject(inside(details))
  expect(currentUser.get()).toEqual(user)
})

test('Two passwords that look alike are two passwords', async () => {
  await register({ ...anna, password: 'gr\u00FCn' }, false)
  expect(await logIn(anna.email, 'gru\u0308n', false)).toBe('wrong-password')
})

test('Ids are the time, and unique at the same millisecond and with the clock set back', async () => {
  setClock('2025-06-02T08:00:00.000Z')
  const emails = ['a@b.example', 'b@b.example', 'c@b.example']
  for (const email of emails) await register({ ...anna, email }, false)
  vi.setSystemTime(new Date('2025-06-02T07:59:59.999Z'))
  await register({ ...anna, email: 'd@b.example' }, false)
  await register({ ...anna, email: 'e@b.example' }, false)
  expect(storedAt('mrp:users')).toMatchObject([
    { id: '1748851200000' },
    { id: '1748851200001' },
    { id: '1748851200002' },
    { id: '1748851199999' },
    { id: '1748851200003' },
  ])
})

test('Logout removes the current user and the remember-me flag, and leaves the list', async () => {
  await register(anna, true)
  logOut()
  expect(Object.keys(localStorage)).toEqual(['mrp:users'])
  expect(currentUser.get()).toBeNull()
})

test('An ERP connection is {type NetSuite, status Connected}, now, in the list and in the current user', async () => {
  await register(anna, false)
  const connection = await connectErp()
  expect(connection).toEqual({
    type: 'NetSuite',
    status: 'Connected',
    date: expect.stringMatching(isoTime),
  })
  await connectErp()
  expect(currentUser.get()?.erpConnections).toEqual([
    connection,
    expect.objectContaining({ type: 'NetSuite' }),
  ])
  expect(storedAt('mrp:users')).toMatchObject([{ ...anna, erpConnections: [connection, {}] }])
})

test('An MRP run is {status Completed, results Sample MRP Run}, now, in the list and in the current user', async () => {
  await register(anna, false)
  const run = await startRun()
  expect(run).toEqual({
    date: expect.stringMatching(isoTime),
    status: 'Completed',
    results: 'Sample MRP Run',
  })
  expect(currentUser.get()?.savedMrpRuns).toEqual([run])
  expect(storedAt('mrp:users')).toMatchObject([{ ...anna, savedMrpRuns: [run] }])
})

test('What a user did is there after logging out and in, and is nobody else’s', async () => {
  await register(ben, false)
  await register(anna, false)
  await Promise.all([connectErp(), startRun(), connectErp()])
  logOut()
  expect(await logIn(ben.email, ben.password, false)).toMatchObject({ erpConnections: [], savedMrpRuns: [] })
  expect(await logIn(anna.email, anna.password, false)).toMatchObject({
    erpConnections: [{}, {}],
    savedMrpRuns: [{}],
  })
})

test('When nobody is in, nothing is connected, run or written', async () => {
  expect(await connectErp()).toBeUndefined()
  expect(await startRun()).toBeUndefined()
  await mendUsers()
  expect(localStorage).toHaveLength(0)
})

test('A current user whose record is gone from the list still connects and runs', async () => {
  await register(anna, false)
  localStorage.removeItem('mrp:users')
  await connectErp()
  await startRun()
  expect(currentUser.get()).toMatchObject({ erpConnections: [{}], savedMrpRuns: [{}] })
  expect(localStorage.getItem('mrp:users')).toBeNull()
})

test.for(['', '{', 'null', '7', '[]', '{"id":7}', '{"id":"1"}'])(
  'An unreadable current user is nobody, and a login puts it right: %j',
  async text => {
    await register(anna, false)
    localStorage.setItem('mrp:current-user', text)
    expect(currentUser.get()).toBeNull()
    expect(await connectErp()).toBeUndefined()
    await logIn(anna.email, anna.password, false)
    expect(currentUser.get()).toMatchObject(inside(anna))
  },
)

test('The current user stays the same object for as long as nothing is written', async () => {
  await register(anna, false)
  const user = currentUser.get()
  expect(currentUser.get()).toBe(user)
  await connectErp()
  expect(currentUser.get()).not.toBe(user)
})

test('Who follows the current user is told of registration, login, connection, run and logout', async () => {
  const names: (string | undefined)[] = []
  onTestFinished(currentUser.listen(() => names.push(currentUser.get()?.fullName)))
  await register(anna, false)
  await connectErp()
  await startRun()
  logOut()
  await logIn(anna.email, anna.password, false)
  expect(names).toEqual(['Anna Huber', 'Anna Huber', 'Anna Huber', undefined, 'Anna Huber'])
})

test('The password is under one key, in no returned value and in no line of the console', async () => {
  const lines = (['log', 'info', 'warn', 'error', 'debug'] as const).map(level => vi.spyOn(console, level))
  storeUsers(stored(ben, { fullName: 7, erpConnections: ['broken'] }))
  const returned = [
    await register(anna, true),
    await register(anna, true),
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

test('A password that somebody wrote into the current user is neither shown nor written again', async () => {
  await register(anna, false)
  localStorage.setItem('mrp:current-user', JSON.stringify({ ...currentUser.get(), password: 'secret' }))
  expect(currentUser.get()).not.toHaveProperty('password')
  await startRun()
  expect(localStorage.getItem('mrp:current-user')).not.toContain('secret')
})

const unreadable = 'mrp:users:unreadable'

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
  ['registering', () => register({ ...anna, email: 'new@huber.example' }, false)],
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
  expect(await register(anna, false)).toMatchObject(inside(anna))
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
  await register(anna, false)
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
  const ours = register({ ...anna, email: 'new@huber.example' }, false).finally(settled)
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(settled).not.toHaveBeenCalled()
  finish()
  await Promise.all([theirs, ours])
  expect(storedAt('mrp:users')).toMatchObject([anna, ben, { email: 'new@huber.example' }])
})

test('A tab acts only when it sees what the last one has written, which may come after its turn', async () => {
  const tab = await otherTab()
  const text = JSON.stringify([stored(ben)])
  let hash = 0
  for (let index = 0; index < text.length; index += 1) hash = (hash * 31 + text.charCodeAt(index)) | 0
  const announced = new Promise<void>(resolve => {
    void tab.navigator.locks.request(`mrp:users written 1000 ${text.length}:${hash} other`, async () => {
      resolve()
      await new Promise(end => setTimeout(end, 1000))
    })
  })
  await announced

  const settled = vi.fn<() => void>()
  const ours = register(anna, false).finally(settled)
  await new Promise(resolve => setTimeout(resolve, 200))
  expect(settled).not.toHaveBeenCalled()
  localStorage.setItem('mrp:users', text)
  await ours
  expect(storedAt('mrp:users')).toMatchObject([ben, anna])
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
  await Promise.all(
    emails.map((email, index) => (index % 2 ? register : store.register)({ ...anna, email }, false)),
  )
  const users = storedAt('mrp:users') as readonly { readonly id: string; readonly email: string }[]
  expect(users.map(({ email }) => email).sort()).toEqual(emails.sort())
  expect(new Set(users.map(({ id }) => id)).size).toBe(20)
})

test('Where a page has no locks, everything works', async () => {
  // The types know no page without them.
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager)
  expect(await register(anna, false)).toMatchObject(inside(anna))
  expect(await startRun()).toBeDefined()
  expect(storedAt('mrp:users')).toMatchObject([{ ...anna, savedMrpRuns: [{}] }])
})

test('Where a lock is refused, the change is made all the same, and once', async () => {
  const refuse = vi
    .spyOn(navigator.locks, 'request')
    .mockRejectedValue(new DOMException('Not here', 'SecurityError'))
  expect(await register(anna, false)).toMatchObject(inside(anna))
  expect(refuse).toHaveBeenCalledOnce()
  expect(storedAt('mrp:users')).toHaveLength(1)
})

test('Where a lock is stolen after the change was made, it is not made again', async () => {
  await register(anna, false)
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
