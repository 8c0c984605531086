import {
  AuthError,
  type AuthUser,
  auth,
  logOut,
  signIn,
  signUp,
  startAuth,
} from '../../services/auth/auth.ts'
import { currentUserText } from '../../services/auth/current-user.ts'
import { currentUserKey } from '../../services/auth/storage-keys.ts'
import { readItem, writeItem } from '../../services/browser-storage.ts'
import { simulated } from '../../words/en/account.ts'
import { type Objection, objectionTo } from './access-check.ts'
import type { AccessResult, Accounts } from './accounts.ts'
import { rememberKey } from './local-user-store.ts'
import { toJson } from './to-json.ts'
import { readUser, type User } from './user-record.ts'

// Accounts of the cloud provider. The provider knows email addresses and passwords. This browser keeps the rest of a
// user (names, connections, runs), by user id.

const recordKey = (id: string): string => `mrp:cloud-user:${id}`

/** Keeps the form visible during sign-in: the user's record is not written yet. */
let entering = false
let lastReading: { readonly id: string; readonly text: string | null; readonly user: User } | undefined

function currentUser(): User | null | undefined {
  const { loading, user } = auth.get()
  if (loading) return undefined
  if (!user || entering) return null
  const text = readItem(recordKey(user.id))
  if (lastReading?.id !== user.id || lastReading.text !== text) {
    lastReading = { id: user.id, text, user: readUser(text).value ?? emptyRecord(user) }
  }
  return lastReading.user
}

const emptyRecord = ({ id, email }: AuthUser): User => ({
  id,
  fullName: '',
  companyName: '',
  jobTitle: '',
  email,
  erpConnections: [],
  savedMrpRuns: [],
  lastLogin: '',
})

/** Copies the signed-in user to where the page's other elements read it. */
function tellPage(): void {
  const user = currentUser()
  if (user !== undefined && !entering) writeItem(currentUserKey, user && toJson(user))
}

/** Keeps a user's record. Writes the page's copy last, because all listeners follow that one. */
function save(user: User): User {
  writeItem(recordKey(user.id), toJson(user))
  writeItem(currentUserKey, toJson(user))
  return user
}

async function enter(
  ask: () => Promise<AuthUser>,
  recordOf: (user: AuthUser) => User,
  remember: boolean,
): Promise<AccessResult> {
  entering = true
  try {
    const known = await ask()
    entering = false
    writeItem(rememberKey, remember ? 'true' : null)
    return save({ ...recordOf(known), lastLogin: new Date().toISOString() })
  } catch (error) {
    return objectionOf(error)
  } finally {
    entering = false
  }
}

/** Changes the signed-in user's record. Returns undefined if nobody is signed in. */
async function change<Addition>(
  add: (user: User) => { user: User; added: Addition },
): Promise<Addition | undefined> {
  const user = currentUser()
  if (!user) return undefined
  const { user: changed, added } = add(user)
  save(changed)
  return added
}

const objectionOf = (error: unknown): Objection =>
  objectionTo(error instanceof AuthError ? error.problem : 'unknown')

export const cloudAccounts: Accounts = {
  current: {
    get: currentUser,
    listen(listener) {
      startAuth()
      const stops = [auth.listen(tellPage), auth.listen(listener), currentUserText.listen(listener)]
      tellPage()
      return () => {
        for (const stop of stops) stop()
      }
    },
  },
  register: ({ email, password, fullName, companyName, jobTitle }) =>
    enter(
      () => signUp(email, password),
      user => ({ ...emptyRecord(user), fullName, companyName, jobTitle }),
      false,
    ),
  logIn: (email, password, remember) =>
    enter(
      () => signIn(email, password),
      user => readUser(readItem(recordKey(user.id))).value ?? emptyRecord(user),
      remember,
    ),
  async logOut() {
    try {
      await logOut()
      writeItem(rememberKey, null)
      return undefined
    } catch (error) {
      return objectionOf(error)
    }
  },
  connectErp: () =>
    change(user => {
      const added = { ...simulated.connection, date: new Date().toISOString() }
      return { added, user: { ...user, erpConnections: [...user.erpConnections, added] } }
    }),
  startRun: () =>
    change(user => {
      const added = { ...simulated.run, date: new Date().toISOString() }
      return { added, user: { ...user, savedMrpRuns: [...user.savedMrpRuns, added] } }
    }),
}
