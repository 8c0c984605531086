import { currentUserText } from '../../services/auth/current-user.ts'
import { currentUserKey } from '../../services/auth/storage-keys.ts'
import { isStored, keepItem, readItem, writeItem } from '../../services/browser-storage.ts'
import type { Readable } from '../../services/store.ts'
import { simulated } from '../../words/en/account.ts'
import { toJson } from './to-json.ts'
import {
  type ErpConnection,
  type MrpRun,
  readUser,
  readUsers,
  type StoredUser,
  type User,
  withoutPassword,
} from './user-record.ts'

// Keeps all users of the mock account area in this browser, with their passwords in plain text. Only the list
// contains passwords, and no function returns one.

const usersKey = 'mrp:users'
export const rememberKey = 'mrp:remember-me'
const unreadableKey = 'mrp:users:unreadable'

export type Refusal = 'unknown-email' | 'wrong-password' | 'email-taken'

export interface Registration {
  readonly fullName: string
  readonly companyName: string
  readonly jobTitle: string
  readonly email: string
  readonly password: string
}

let lastReading: { readonly text: string | null; readonly user: User | null } = { text: null, user: null }

/** The signed-in user. The same object until something is written. */
export const currentUser: Readable<User | null> = {
  get: () => {
    const text = currentUserText.get()
    if (text !== lastReading.text) lastReading = { text, user: readUser(text).value }
    return lastReading.user
  },
  listen: currentUserText.listen,
}

/** Adds a user and signs them in. */
export const register = async (details: Registration): Promise<User | Refusal> => {
  const { value: users, unreadable } = readUsers(readItem(usersKey))
  if (users.some(({ email }) => email === details.email)) return 'email-taken'
  const user: StoredUser = {
    id: newId(users),
    fullName: details.fullName,
    companyName: details.companyName,
    jobTitle: details.jobTitle,
    email: details.email,
    password: details.password,
    erpConnections: [],
    savedMrpRuns: [],
    lastLogin: now(),
  }
  saveUsers([...users, user], unreadable)
  return letIn(user, false)
}

/** Signs a registered user in. Compares email addresses exactly, with capitals. */
export const logIn = async (email: string, password: string, remember: boolean): Promise<User | Refusal> => {
  const { value: users, unreadable } = readUsers(readItem(usersKey))
  const known = users.find(user => user.email === email)
  if (!known) return 'unknown-email'
  if (known.password !== password) return 'wrong-password'
  const user = { ...known, lastLogin: now() }
  saveUsers(replace(users, known, user), unreadable)
  return letIn(user, remember)
}

export function logOut(): void {
  writeItem(currentUserKey, null)
  writeItem(rememberKey, null)
}

/** Adds an ERP connection to the signed-in user. Returns undefined without one. */
export const connectErp = async (): Promise<ErpConnection | undefined> => {
  const connection = { ...simulated.connection, date: now() }
  const add = ({ erpConnections }: User) => ({ erpConnections: [...erpConnections, connection] })
  return changeCurrentUser(add) ? connection : undefined
}

/** Adds an MRP run to the signed-in user. Returns undefined without one. */
export const startRun = async (): Promise<MrpRun | undefined> => {
  const run = { date: now(), ...simulated.run }
  const add = ({ savedMrpRuns }: User) => ({ savedMrpRuns: [...savedMrpRuns, run] })
  return changeCurrentUser(add) ? run : undefined
}

/** Stores the unreadable parts of the list apart, as every change of the list does. */
export const mendUsers = async (): Promise<void> => {
  const { value: users, unreadable } = readUsers(readItem(usersKey))
  if (unreadable.length > 0) saveUsers(users, unreadable)
}

const now = (): string => new Date().toISOString()

/** Returns the time, or the next free number: two users may register at once, and clocks may be set back. */
function newId(users: readonly User[]): string {
  let id = Date.now()
  while (users.some(user => user.id === String(id))) id += 1
  return String(id)
}

const replace = <Item>(items: readonly Item[], old: Item, item: Item): readonly Item[] =>
  items.map(other => (other === old ? item : other))

function letIn(user: StoredUser, remember: boolean): User {
  const visible = withoutPassword(user)
  writeItem(currentUserKey, toJson(visible))
  writeItem(rememberKey, remember ? 'true' : null)
  return visible
}

/**
 * Changes the signed-in user in the copy, and in the list if the user is still there. Returns false if nobody is
 * signed in.
 */
function changeCurrentUser(change: (user: User) => Partial<User>): boolean {
  const { value: user, unreadable: brokenCopy } = readUser(readItem(currentUserKey))
  if (!user) return false
  const { value: users, unreadable: brokenList } = readUsers(readItem(usersKey))
  const record = users.find(({ id }) => id === user.id)
  const unreadable = [...brokenList, ...brokenCopy]
  const changed = { ...(record ?? user), ...change(record ?? user) }
  if (record) saveUsers(replace(users, record, { ...record, ...changed }), unreadable)
  else if (unreadable.length > 0) saveUsers(users, unreadable)
  writeItem(currentUserKey, toJson(withoutPassword(changed)))
  return true
}

/** Writes the list after all that it omits is stored apart. Until then, the list is used from memory. */
function saveUsers(users: readonly StoredUser[], unreadable: readonly unknown[]): void {
  const text = toJson(users)
  if (setAside(unreadable)) writeItem(usersKey, text)
  else keepItem(usersKey, text)
}

/** Adds new values to those stored apart. Returns false if they could not be stored. */
function setAside(things: readonly unknown[]): boolean {
  const text = readItem(unreadableKey)
  const before = text === null ? [] : (readList(text) ?? [text])
  const known = new Set(before.map(thing => toJson(thing)))
  const added = things.filter(thing => {
    const written = toJson(thing)
    return !known.has(written) && known.add(written)
  })
  return added.length > 0 ? writeItem(unreadableKey, toJson([...before, ...added])) : isStored(unreadableKey)
}

function readList(text: string): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
}
