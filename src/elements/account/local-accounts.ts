import { objectionTo } from './access-check.ts'
import type { AccessResult, Accounts } from './accounts.ts'
import {
  connectErp,
  currentUser,
  logIn,
  logOut,
  type Refusal,
  register,
  startRun,
} from './local-user-store.ts'
import type { User } from './user-record.ts'

const resultOf = (result: User | Refusal): AccessResult =>
  typeof result === 'string' ? objectionTo(result) : result

/** Accounts that exist in this browser only. */
export const localAccounts: Accounts = {
  current: currentUser,
  note: { heading: 'account.local.heading', text: 'account.local.note' },
  register: async details => resultOf(await register(details)),
  logIn: async (email, password, remember) => resultOf(await logIn(email, password, remember)),
  async logOut() {
    logOut()
    return undefined
  },
  connectErp,
  startRun,
}
