import { vi } from 'vitest'
import type { CloudAuth, CloudUser } from '../../src/services/auth/firebase-auth.ts'

// Stands in for `src/services/auth/firebase-auth.ts`, so that no emulator is needed: it lets everybody in, and nobody is in at first.
//
//     vi.mock('../../src/services/auth/firebase-auth.ts', () => import('./cloud-provider.ts'))

const reports = new Set<(user: CloudUser | null) => void>()

const userOf = (email: string): CloudUser => ({ id: email, email, token: async () => `token-of-${email}` })

const tell = (user: CloudUser | null): void => {
  for (const report of reports) report(user)
}

export const connectCloud = vi.fn(
  async (): Promise<CloudAuth> => ({
    watch(report) {
      reports.add(report)
      report(null)
      return () => void reports.delete(report)
    },
    signUp: async email => userOf(email),
    signIn: async email => userOf(email),
    signOut: async () => {},
  }),
)

/** Ends the session as the provider does by itself, such as for a logout in another tab. */
export const endSession = (): void => tell(null)
