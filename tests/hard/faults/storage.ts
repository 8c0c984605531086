import { vi } from 'vitest'

export type StorageState = 'sound' | 'blocked' | 'full'

/** A storage that can be blocked or full and sound again, until mocks are restored. */
export function fakeStorage(state: StorageState) {
  const storages = { sessionStorage: window.sessionStorage, localStorage: window.localStorage }
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      if (state === 'blocked') throw new DOMException('The operation is insecure.', 'SecurityError')
      return storages[name]
    })
  }
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (state === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    setItem.call(this, key, value)
  })

  return {
    become(next: StorageState) {
      state = next
    },
    /** Somebody else on this site writes over an item, and the page is told. */
    spoil(key: string, newValue: string | null) {
      const storageArea = storages.sessionStorage
      const oldValue = storageArea.getItem(key)
      if (newValue === null) storageArea.removeItem(key)
      else setItem.call(storageArea, key, newValue)
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea }))
    },
  }
}
