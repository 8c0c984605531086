import { readItem, watchItem } from '../browser-storage.ts'
import type { Readable } from '../store.ts'
import { currentUserKey } from './storage-keys.ts'

/** The stored signed-in user, without the password. Null if nobody is signed in. */
export const currentUserText: Readable<string | null> = {
  get: () => readItem(currentUserKey),
  listen: listener => watchItem(currentUserKey, listener),
}
