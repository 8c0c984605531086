import { useEffect, useState, useSyncExternalStore } from 'react'
import { atom } from '../../services/store.ts'

type DashboardCode = typeof import('./dashboard.tsx')

const arrived = atom<DashboardCode | undefined>(undefined)
let loading: Promise<DashboardCode> | undefined

/** Loads the dashboard's code once. Tries again after a failure. */
export function fetchDashboard(): Promise<DashboardCode> {
  loading ??= import('./dashboard.tsx').then(
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

/** Loads the code ahead, while the user signs in. Ignores a failure: `useDashboard` tries again. */
export const expectDashboard = (): void => void fetchDashboard().catch(() => {})

/** Returns the code, or undefined until it is loaded. Throws while rendering if it cannot be loaded. */
export function useDashboard(wanted: boolean): DashboardCode | undefined {
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const code = useSyncExternalStore(arrived.listen, arrived.get, () => undefined)
  useEffect(() => {
    if (wanted) fetchDashboard().catch((error: unknown) => setFailure({ error }))
  }, [wanted])
  if (wanted && failure) throw failure.error
  return code
}
