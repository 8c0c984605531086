import { readItem, watchItem } from '../state/browser-storage.ts'
import type { Readable } from '../state/store.ts'
import { currentUserKey } from './storage-keys.ts'

/** What is stored about the user who is in, without the password; null when nobody is. */
export const currentUserText: Readable<string | null> = {
  get: () => readItem(currentUserKey),
  listen: listener => watchItem(currentUserKey, listener),
}
