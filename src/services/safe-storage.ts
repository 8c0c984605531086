/**
 * Wraps a storage for a page that must work without it: nothing here throws. What can't be stored is kept in memory
 * until the visitor leaves the page. What was stored is still known when the storage is blocked later.
 */
export function safeStorage(storage: () => Storage) {
  const memory = new Map<string, { readonly value: string | null; readonly isStored: boolean }>()
  return {
    /** Returns null for an item that there is not. */
    read(key: string): string | null {
      const kept = memory.get(key)
      if (kept?.isStored === false) return kept.value
      try {
        return storage().getItem(key)
      } catch {
        return kept?.value ?? null
      }
    },
    /** Stores an item, and null removes it. Returns why it is kept in memory only. */
    write(key: string, value: string | null): unknown {
      let trouble: unknown
      try {
        if (value === null) storage().removeItem(key)
        else storage().setItem(key, value)
      } catch (error) {
        trouble = error
      }
      memory.set(key, { value, isStored: !trouble })
      return trouble
    },
    /** Tells whether all that was written is stored. */
    areStored: () => [...memory.values()].every(({ isStored }) => isStored),
  }
}
