import { useSyncExternalStore } from 'react'
import type { AccessMode } from './access-check.ts'
import { modeInAddress, registerHash } from './address-mode.ts'

// Which of the two forms is shown stands in the page's address: `?mode=register`, or `#register` in a link.

/** What the page's address asks for, if it does; prerendering knows of none. */
export const useAddressMode = (): AccessMode | undefined =>
  useSyncExternalStore(listen, addressMode, () => undefined)

/** Chosen where the address can't be changed, as in an editor's preview. */
let unwritten: AccessMode | undefined

const addressMode = (): AccessMode | undefined => unwritten ?? modeInAddress()

/**
 * Writes a mode into the page's address, or out of it where it is what the page shows anyway. `push` lets Back lead to
 * the mode before.
 */
export function chooseMode(mode: AccessMode, usual: AccessMode, way: 'push' | 'replace'): void {
  const address = new URL(location.href)
  if (address.hash === registerHash) address.hash = ''
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

/** The page hears nothing of what is written into its address by script. */
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}
