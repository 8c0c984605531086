import { safeStorage } from './safe-storage.ts'
import { atom } from './store.ts'

// localStorage, and who is told of what changes in it.

/** Says why something could not be stored, while it is kept in memory only. */
export const storageTrouble = atom<'blocked' | 'full' | undefined>(undefined)

const items = safeStorage(() => localStorage)

export const readItem = items.read

/** Stores an item; null removes it. False when it could only be kept in memory, from where it is then read. */
export function writeItem(key: string, value: string | null): boolean {
  const before = readItem(key)
  const trouble = items.write(key, value)
  if (trouble) noteTrouble(trouble)
  else if (items.areStored()) storageTrouble.set(undefined)
  if (value !== before) changes.dispatchEvent(new Event(key))
  return !trouble
}

/** Finds out whether anything can be stored at all, and leaves nothing behind. */
export function tryStorage(): boolean {
  try {
    localStorage.setItem('mrp:try', '')
    localStorage.removeItem('mrp:try')
    return true
  } catch (error) {
    noteTrouble(error)
    return false
  }
}

const noteTrouble = (error: unknown): void => storageTrouble.set(isQuotaError(error) ? 'full' : 'blocked')

const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** Tells of changes on this page. Others do not hear of those, and a page does not hear of its own. */
const changes = new EventTarget()

/** Calls the listener whenever the item may have changed, here or in another tab. Returns an unsubscribe function. */
export function watchItem(key: string, listener: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  changes.addEventListener(key, listener, { signal })
  // Without a key, everything has changed.
  addEventListener('storage', event => (event.key ?? key) === key && listener(), { signal })
  // A page in the back/forward cache gets no `storage` events of other tabs.
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  return () => end.abort()
}
