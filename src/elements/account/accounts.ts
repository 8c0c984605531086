import type { Readable } from '../../services/store.ts'
import type { MessageKey } from '../../words/message-types.ts'
import type { Objection } from './access-check.ts'
import type { Registration } from './local-user-store.ts'
import type { ErpConnection, MrpRun, User } from './user-record.ts'

/** The user who signed in, or what prevents it. */
export type AccessResult = User | Objection

export const isObjection = (result: AccessResult): result is Objection => 'faults' in result

/** A place that keeps accounts, and its operations. */
export interface Accounts {
  /** The signed-in user: null without one, undefined until it is known. */
  readonly current: Readable<User | null | undefined>
  /** A notice for visitors before they type a password. */
  readonly note?: { readonly heading: MessageKey; readonly text: MessageKey }
  register(details: Registration): Promise<AccessResult>
  logIn(email: string, password: string, remember: boolean): Promise<AccessResult>
  /** Resolves with the problem if it fails. */
  logOut(): Promise<Objection | undefined>
  /** Both resolve with undefined if the user is no longer signed in. */
  connectErp(): Promise<ErpConnection | undefined>
  startRun(): Promise<MrpRun | undefined>
}
