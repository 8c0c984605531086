import * as accounts from '../../src/elements/account/accounts.ts'
import { localAccounts } from '../../src/elements/account/local-accounts.ts'

type Registration = accounts.Registration

export const { register, logIn, logOut, current: currentUser } = localAccounts
export const connectErp = () => accounts.connectErp(localAccounts)
export const startRun = () => accounts.startRun(localAccounts)

export const anna: Registration = {
  fullName: 'Anna Huber',
  companyName: 'Huber Gears',
  jobTitle: 'Planner',
  email: 'anna@huber.example',
  password: 'secret 🔑',
}

export const ben: Registration = { ...anna, fullName: 'Ben Huber', email: 'ben@huber.example' }

/** Returns a signed-in user's data without the password. */
export const inside = ({ password, ...user }: Registration): Omit<Registration, 'password'> => user

/** Returns a stored record, as an earlier visit left it. */
export const stored = (details: Registration, changes: object = {}): object => ({
  id: `1748851200000-${details.email}`,
  ...details,
  erpConnections: [],
  savedMrpRuns: [],
  lastLogin: '2025-06-02T08:00:00.000Z',
  ...changes,
})

/** Returns the stored value of a key, or null. */
export const storedAt = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

/** Stores a list, as an earlier visit left it. */
export const storeUsers = (...records: readonly unknown[]): void =>
  localStorage.setItem('mrp:users', JSON.stringify(records))
