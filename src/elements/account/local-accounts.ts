import { currentUserText } from '../../services/auth/current-user.ts'
import { readItem, writeItem } from '../../services/browser-storage.ts'
import { type Accounts, now, remember, tellPage } from './account-contract.ts'
import {
  newRecord,
  readUser,
  readUsers,
  type StoredUser,
  toJson,
  type User,
  withoutPassword,
} from './user-record.ts'

// Keeps all users of the mock account area in this browser, with their passwords in plain text. Only the list, and what
// cannot be read of it, contain passwords, and no function returns one.

const usersKey = 'mrp:users'
const unreadableKey = 'mrp:users:unreadable'

let lastReading: { readonly text: string | null; readonly user: User | null } = { text: null, user: null }

/** Returns the same object until something is written. */
function currentUser(): User | null {
  const text = currentUserText.get()
  if (text !== lastReading.text) lastReading = { text, user: readUser(text) }
  return lastReading.user
}

const storedUsers = (): readonly StoredUser[] => readUsers(readItem(usersKey)).users

/** Writes the list. What cannot be read of the one before is kept under another key, the first time. */
function saveUsers(users: readonly StoredUser[]): void {
  const { broken } = readUsers(readItem(usersKey))
  if (broken.length > 0 && readItem(unreadableKey) === null) writeItem(unreadableKey, toJson(broken))
  writeItem(usersKey, toJson(users))
}

/** Returns the time, or the next free number: two users may register within a millisecond, and clocks may be set back. */
function newId(users: readonly User[]): string {
  let id = Date.now()
  while (users.some(user => user.id === String(id))) id += 1
  return String(id)
}

/** Of two records that are alike, the first counts. */
function replace(known: StoredUser, next: StoredUser): void {
  const users = storedUsers()
  const index = users.findIndex(({ id, email }) => id === known.id && email === known.email)
  saveUsers(users.with(index, next))
}

function letIn(user: StoredUser, isRemembered: boolean): User {
  const visible = withoutPassword(user)
  tellPage(visible)
  remember(isRemembered)
  return visible
}

/** Accounts that exist in this browser only. */
export const localAccounts: Accounts = {
  current: { get: currentUser, listen: currentUserText.listen },
  note: { heading: 'account.local.heading', text: 'account.local.note' },
  async register({ fullName, companyName, jobTitle, email, password }) {
    const users = storedUsers()
    if (users.some(user => user.email === email)) return 'email-taken'
    const known = { id: newId(users), fullName, companyName, jobTitle, email, lastLogin: now() }
    const user = { ...newRecord(known), password }
    saveUsers([...users, user])
    return letIn(user, false)
  },
  // Compares email addresses exactly, with capitals.
  async logIn(email, password, isRemembered) {
    const known = storedUsers().find(user => user.email === email)
    if (!known) return 'unknown-email'
    if (known.password !== password) return 'wrong-password'
    const user = { ...known, lastLogin: now() }
    replace(known, user)
    return letIn(user, isRemembered)
  },
  async logOut() {
    tellPage(null)
    remember(false)
    return undefined
  },
  // Changes the signed-in copy, and the record in the list if it is still there.
  change(to) {
    const user = currentUser()
    if (!user) return false
    const record = storedUsers().find(({ id }) => id === user.id)
    const changed = { ...(record ?? user), ...to(record ?? user) }
    if (record) replace(record, { ...record, ...changed })
    tellPage(withoutPassword(changed))
    return true
  },
}
