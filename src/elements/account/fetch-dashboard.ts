import { lazyCode } from './lazy-code.ts'

export const { fetchCode: fetchDashboard, useCode: useDashboard } = lazyCode(() => import('./dashboard.tsx'))

/** Loads the code ahead, while the user signs in. Ignores a failure: `useDashboard` tries again. */
export const expectDashboard = (): void => void fetchDashboard().catch(() => {})
