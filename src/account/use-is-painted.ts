import { useSyncExternalStore } from 'react'

/**
 * Whether this is what was prerendered, where nothing is known of the visitor: what they may see is all there, and the
 * page shows one of it.
 */
export const useIsPainted = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
