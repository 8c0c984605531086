import type { MessageKey } from '../content/messages.ts'
import type { Readable } from '../state/store.ts'
import type { Objection } from './access-check.ts'
import type { ErpConnection, MrpRun, User } from './user-record.ts'
import type { Registration } from './user-store.ts'

/** The user who signed in, or what is wrong. */
export type AccessResult = User | Objection

export const isObjection = (result: AccessResult): result is Objection => 'faults' in result

/** Where accounts are kept, and what can be done with them. */
export interface Accounts {
  /** The signed-in user: null when there is none, undefined while that is not known. */
  readonly current: Readable<User | null | undefined>
  /** What a visitor should know before typing a password. */
  readonly note?: { readonly heading: MessageKey; readonly text: MessageKey }
  register(details: Registration): Promise<AccessResult>
  logIn(email: string, password: string, remember: boolean): Promise<AccessResult>
  /** Resolves with what is wrong where it fails. */
  logOut(): Promise<Objection | undefined>
  /** Both resolve with undefined when the user is no longer signed in. */
  connectErp(): Promise<ErpConnection | undefined>
  startRun(): Promise<MrpRun | undefined>
}
