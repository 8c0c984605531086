import { useEffect, useSyncExternalStore } from 'react'
import type { Accounts } from './accounts.ts'
import { localAccounts } from './local-accounts.ts'
import type { User } from './user-record.ts'
import { mendUsers } from './user-store.ts'

interface Access {
  readonly accounts: Accounts
  readonly user: User | null | undefined
}

/** Who is in, and where accounts are kept. */
export function useAccounts(_provider: 'local' | 'cloud'): Access {
  const accounts = localAccounts
  // Prerendered markup shows the form: whether somebody is in, only the browser knows.
  const user = useSyncExternalStore(accounts.current.subscribe, accounts.current.get, () => null)
  useEffect(() => void mendUsers(), [])
  return { accounts, user }
}
