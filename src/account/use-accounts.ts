import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConfig } from '../state/config.ts'
import type { Accounts } from './accounts.ts'
import { localAccounts } from './local-accounts.ts'
import type { User } from './user-record.ts'
import { mendUsers } from './user-store.ts'

interface Access {
  readonly accounts: Accounts
  /** Null when nobody is in, undefined while that is not known. */
  readonly user: User | null | undefined
}

/** Who is in, and where accounts are kept: in the cloud where that is wanted and configured, else in this browser. */
export function useAccounts(provider: 'local' | 'cloud'): Access {
  const { firebase } = useConfig()
  const inCloud = provider === 'cloud' && firebase !== undefined
  const cloud = useCloudAccounts(inCloud)
  const accounts = inCloud ? cloud : localAccounts

  useEffect(() => {
    if (!inCloud) void mendUsers()
  }, [inCloud])
  useEffect(() => {
    if (provider === 'cloud' && !inCloud) {
      console.warn(
        '<mrp-account provider="cloud"> keeps accounts in this browser: set `firebase` of <mrp-config>.',
      )
    }
  }, [provider, inCloud])

  // Prerendered markup shows the form: whether somebody is in, only the browser knows. Of the cloud it shows nothing.
  const user = useSyncExternalStore(accounts.current.listen, accounts.current.get, () =>
    provider === 'cloud' ? undefined : null,
  )
  return { accounts, user }
}

/** The code for cloud accounts comes only where they are wanted. */
function useCloudAccounts(wanted: boolean): Accounts {
  const [cloud, setCloud] = useState<Accounts>()
  useEffect(() => {
    if (!wanted) return
    import('./cloud-accounts.ts').then(
      ({ cloudAccounts }) => setCloud(cloudAccounts),
      (error: unknown) => console.error('The code for cloud accounts could not be loaded.', error),
    )
  }, [wanted])
  return cloud ?? unknownYet
}

const unknownYet: Accounts = {
  ...localAccounts,
  current: { get: () => undefined, listen: () => () => {} },
}
