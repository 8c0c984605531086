import { readItem, watchItem } from '../services/browser-storage.ts'
import { currentUserKey } from './storage-keys.ts'
import type { Readable } from './store.ts'

/** What is stored about the user who is in, without the password; null when nobody is. */
export const currentUserText: Readable<string | null> = {
  get: () => readItem(currentUserKey),
  listen: listener => watchItem(currentUserKey, listener),
}
