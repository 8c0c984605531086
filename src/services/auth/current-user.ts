// Apart, because the script tag's first file has the key alone.

import { readItem, watchItem } from '../browser-storage.ts'
import type { Readable } from '../store.ts'

/** The stored signed-in user, without the password. Null if nobody is signed in. */
export const currentUserText: Readable<string | null> = {
  get: () => readItem(currentUserKey),
  listen: listener => watchItem(currentUserKey, listener),
}

/** The `localStorage` key of the signed-in user, as JSON without the password. */
export const currentUserKey = 'mrp:current-user'
