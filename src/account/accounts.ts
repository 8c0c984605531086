import type { Readable } from '../state/current-user.ts'
import type { ErpConnection, MrpRun, User } from './user-record.ts'
import type { Refusal, Registration } from './user-store.ts'

/** Where accounts are kept, and what can be done with them. */
export interface Accounts {
  /** Who is in: null when nobody is, undefined while that is not known. */
  readonly current: Readable<User | null | undefined>
  register(details: Registration, remember: boolean): Promise<User | Refusal>
  logIn(email: string, password: string, remember: boolean): Promise<User | Refusal>
  logOut(): Promise<void> | void
  /** Both undefined when nobody is in any more. */
  connectErp(): Promise<ErpConnection | undefined>
  startRun(): Promise<MrpRun | undefined>
}
