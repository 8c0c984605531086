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
import { readItem, writeItem } from '../../services/browser-storage.ts'
import type { Problem } from './access-check.ts'
import { type AccessResult, type Accounts, now, remember, tellPage } from './account-contract.ts'
import { newRecord, readUser, toJson, type User } from './user-record.ts'

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
    lastReading = { id: user.id, text, user: readUser(text) ?? newRecord(user) }
  }
  return lastReading.user
}

/** Copies the signed-in user to where the page's other elements read it. */
function follow(): void {
  const user = currentUser()
  if (user !== undefined && !entering) tellPage(user)
}

/** Keeps a user's record. Writes the page's copy last, because all listeners follow that one. */
function save(user: User): User {
  writeItem(recordKey(user.id), toJson(user))
  tellPage(user)
  return user
}

/** Lets somebody in. Only who is new has `names`. */
async function enter(
  ask: () => Promise<AuthUser>,
  isRemembered: boolean,
  names?: Partial<User>,
): Promise<AccessResult> {
  entering = true
  try {
    const known = await ask()
    entering = false
    remember(isRemembered)
    const record = (!names && readUser(readItem(recordKey(known.id)))) || newRecord(known)
    return save({ ...record, ...names, lastLogin: now() })
  } catch (error) {
    return problemIn(error)
  } finally {
    entering = false
  }
}

const problemIn = (error: unknown): Problem => (error instanceof AuthError ? error.problem : 'unknown')

export const cloudAccounts: Accounts = {
  current: {
    get: currentUser,
    listen(listener) {
      startAuth()
      const stops = [auth.listen(follow), auth.listen(listener), currentUserText.listen(listener)]
      follow()
      return () => {
        for (const stop of stops) stop()
      }
    },
  },
  register: ({ email, password, fullName, companyName, jobTitle }) =>
    enter(() => signUp(email, password), false, { fullName, companyName, jobTitle }),
  logIn: (email, password, isRemembered) => enter(() => signIn(email, password), isRemembered),
  async logOut() {
    try {
      await logOut()
      remember(false)
      return undefined
    } catch (error) {
      return problemIn(error)
    }
  },
  change(to) {
    const user = currentUser()
    if (user) save({ ...user, ...to(user) })
    return Boolean(user)
  },
}
