import { useEffect, useState, useSyncExternalStore } from 'react'
import { atom } from '../state/store.ts'

type Inside = typeof import('./inside.ts')

const arrived = atom<Inside | undefined>(undefined)
let loading: Promise<Inside> | undefined

/** Fetches the code for whoever is in: once, and anew after a failure. */
export function fetchInside(): Promise<Inside> {
  loading ??= import('./inside.ts').then(
    inside => {
      arrived.set(inside)
      return inside
    },
    error => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** For whoever is about to be in. A failure counts when the code is needed, and is then tried once more. */
export const expectInside = (): void => void fetchInside().catch(() => {})

/** The code, as soon as it is there; undefined until then. Throws in the render when it does not come. */
export function useInside(wanted: boolean): Inside | undefined {
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const inside = useSyncExternalStore(arrived.listen, arrived.get, () => undefined)
  useEffect(() => {
    if (wanted) fetchInside().catch((error: unknown) => setFailure({ error }))
  }, [wanted])
  if (wanted && failure) throw failure.error
  return inside
}
