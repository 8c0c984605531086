import { useSyncExternalStore } from 'react'
import { readItem, watchItem } from '../services/browser-storage.ts'
import { currentUserKey } from './storage-keys.ts'
import type { Readable } from './store.ts'

// Who is in, as far as every page has to know. It stays this small because the header needs it: what is checked
// thoroughly is checked in the account area.

/** What is stored about the user who is in, without the password; null when nobody is. */
export const currentUserText: Readable<string | null> = {
  get: () => readItem(currentUserKey),
  listen: listener => watchItem(currentUserKey, listener),
}

const nameOnServer = (): undefined => undefined

/** What to call the user who is in: the full name, or the email address where there is none. */
export const useCurrentUserName = (): string | undefined =>
  useSyncExternalStore(currentUserText.listen, currentUserName, nameOnServer)

function currentUserName(): string | undefined {
  try {
    const user: Readonly<Record<string, unknown>> = JSON.parse(currentUserText.get() ?? '{}')
    const { id, fullName, email } = user
    // Nobody is in whom the account area could not show either.
    if (typeof id !== 'string' || typeof email !== 'string') return undefined
    return [fullName, email].find((name): name is string => typeof name === 'string' && name.trim() !== '')
  } catch {
    return undefined
  }
}
