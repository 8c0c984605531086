// Apart, because the script tag's first file has the key alone.

import { readItem, watchItem } from '../browser-storage.ts'
import type { Readable } from '../store.ts'

/** Reads the stored signed-in user, without the password. Null if nobody is signed in. */
export const currentUserText: Readable<string | null> = {
  get: () => readItem(currentUserKey),
  listen: listener => watchItem(currentUserKey, listener),
}

/** Names the `localStorage` item with the signed-in user, as JSON without the password. */
export const currentUserKey = 'mrp:current-user'
