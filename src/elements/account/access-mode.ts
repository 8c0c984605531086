import { useSyncExternalStore } from 'react'
import type { AccessMode } from './access-check.ts'
import { modeInAddress } from './painted-account.ts'

// Keeps the form's mode in the page's URL, as `?mode=register`.

/** Returns the mode in the page's URL, if any. While prerendering there is none. */
export const useAddressMode = (): AccessMode | undefined =>
  useSyncExternalStore(listen, addressMode, () => undefined)

/** The mode where the URL cannot be changed, as in an editor's preview. */
let unwritten: AccessMode | undefined

const addressMode = (): AccessMode | undefined => unwritten ?? modeInAddress()

/**
 * Writes the mode into the page's URL, or removes it if it is the usual one. With `push`, Back leads to the mode
 * before.
 */
export function chooseMode(mode: AccessMode, usual: AccessMode, way: 'push' | 'replace'): void {
  const address = new globalThis.URL(location.href)
  if (mode === usual) address.searchParams.delete('mode')
  else address.searchParams.set('mode', mode)
  try {
    if (address.href !== location.href) history[`${way}State`](history.state, '', address)
    unwritten = undefined
  } catch {
    unwritten = mode
  }
  for (const listener of listeners) listener()
}

/** Browsers dispatch no event when a script changes the URL. */
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}
