import type { Accounts } from './accounts.ts'
import { connectErp, currentUser, logIn, logOut, register, startRun } from './user-store.ts'

/** Accounts that live in this browser only. */
export const localAccounts: Accounts = {
  current: currentUser,
  register,
  logIn,
  logOut,
  connectErp,
  startRun,
}
