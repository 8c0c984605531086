import { useSyncExternalStore } from 'react'

/**
 * Tells whether this is the prerendered markup. It contains all variants, because nothing is known of the visitor,
 * and the page shows one.
 */
export const useIsPainted = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
