import { useEffect, useSyncExternalStore } from 'react'
import { useConfig } from '../../services/config.ts'
import type { Accounts } from './accounts.ts'
import { lazyCode } from './lazy-code.ts'
import { localAccounts } from './local-accounts.ts'

const cloudCode = lazyCode(() => import('./cloud-accounts.ts'))

/**
 * Returns the accounts and the signed-in user: of the cloud if that is requested and configured, else of this
 * browser.
 */
export function useAccounts(provider: 'local' | 'cloud') {
  const { firebase } = useConfig()
  const inCloud = provider === 'cloud' && firebase !== undefined
  const code = cloudCode.useCode(inCloud)
  const accounts = inCloud ? (code?.cloudAccounts ?? unknownYet) : localAccounts

  useEffect(() => {
    if (provider === 'cloud' && !inCloud) {
      console.warn(
        '<mrp-account provider="cloud"> has no Firebase project, so accounts stay in this browser. Set the firebase attribute of <mrp-config>.',
      )
    }
  }, [provider, inCloud])

  // Only the browser knows whether a user is signed in, so prerendered markup shows the form. With cloud accounts it
  // shows nothing.
  const user = useSyncExternalStore(accounts.current.listen, accounts.current.get, () =>
    provider === 'cloud' ? undefined : null,
  )
  return { accounts, user }
}

const unknownYet: Accounts = {
  ...localAccounts,
  current: { get: () => undefined, listen: () => () => {} },
}
