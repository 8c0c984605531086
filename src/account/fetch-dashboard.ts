import { useEffect, useState, useSyncExternalStore } from 'react'
import { atom } from '../state/store.ts'

type DashboardCode = typeof import('./dashboard.ts')

const arrived = atom<DashboardCode | undefined>(undefined)
let loading: Promise<DashboardCode> | undefined

/** Fetches the code for whoever is in: once, and anew after a failure. */
export function fetchDashboard(): Promise<DashboardCode> {
  loading ??= import('./dashboard.ts').then(
    code => {
      arrived.set(code)
      return code
    },
    error => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** For whoever is about to be in. A failure counts when the code is needed, and is then tried once more. */
export const expectDashboard = (): void => void fetchDashboard().catch(() => {})

/** The code, as soon as it is there; undefined until then. Throws in the render when it does not come. */
export function useDashboard(wanted: boolean): DashboardCode | undefined {
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const code = useSyncExternalStore(arrived.listen, arrived.get, () => undefined)
  useEffect(() => {
    if (wanted) fetchDashboard().catch((error: unknown) => setFailure({ error }))
  }, [wanted])
  if (wanted && failure) throw failure.error
  return code
}
