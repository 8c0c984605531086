import { expect, test, vi } from 'vitest'
import { readItem, storageTrouble, watchItem, writeItem } from '../../src/services/browser-storage.ts'
import { blockStorage, fillStorage, otherTab } from '../support/storage.ts'

const key = 'mrp:current-user'

const watch = (name = key) => {
  const listener = vi.fn<() => void>()
  return { listener, stop: watchItem(name, listener) }
}

test.for(['getItem', 'setItem', 'removeItem'] as const)('Where only %s throws, nothing here does', method => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  writeItem(key, 'Anna')
  readItem(key)
  writeItem(key, null)
  expect(readItem(key)).toBeNull()
})

test('Full storage still takes removals', () => {
  writeItem(key, 'Anna')
  fillStorage()
  expect(writeItem(key, null)).toBe(true)
  expect(readItem(key)).toBeNull()
  expect(storageTrouble.get()).toBeUndefined()
})

test('The trouble is over when everything kept in memory is stored', () => {
  const allow = blockStorage()
  writeItem(key, 'Anna')
  writeItem('mrp:users', '[]')
  allow()
  expect(writeItem(key, 'Ben')).toBe(true)
  expect(storageTrouble.get()).toBe('blocked')
  expect(writeItem('mrp:users', '[]')).toBe(true)
  expect(storageTrouble.get()).toBeUndefined()
})

test('A watcher is told of each change on this page, and of changes only', () => {
  const { listener, stop } = watch()
  writeItem(key, 'Anna')
  expect(listener).toHaveBeenCalledTimes(1)
  writeItem(key, 'Anna')
  expect(listener).toHaveBeenCalledTimes(1)
  writeItem(key, 'Ben')
  expect(listener).toHaveBeenCalledTimes(2)
  writeItem(key, null)
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  writeItem(key, 'Anna')
  expect(listener).toHaveBeenCalledTimes(3)
})

test('A watcher is told of what another tab writes, removes and clears', async () => {
  const { listener, stop } = watch()
  const tab = await otherTab()
  tab.localStorage.setItem(key, 'Anna')
  await expect.poll(() => listener.mock.calls.length).toBe(1)
  expect(readItem(key)).toBe('Anna')
  tab.localStorage.removeItem(key)
  await expect.poll(() => listener.mock.calls.length).toBe(2)
  expect(readItem(key)).toBeNull()
  tab.localStorage.setItem('mrp:users', '[]')
  tab.localStorage.clear()
  await expect.poll(() => listener.mock.calls.length).toBe(3)
  stop()
})

test('A watcher is told when the page comes back from the back/forward cache, and not when it loads', () => {
  const { listener, stop } = watch()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
})

test('A watcher that has ended is told nothing, while another still is', () => {
  const [first, second] = [watch(), watch()]
  first.stop()
  writeItem(key, 'Anna')
  window.dispatchEvent(new StorageEvent('storage', { key }))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(first.listener).not.toHaveBeenCalled()
  expect(second.listener).toHaveBeenCalledTimes(3)
  second.stop()
})
