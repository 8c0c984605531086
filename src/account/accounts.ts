import type { MessageKey } from '../content/messages.ts'
import type { Readable } from '../state/store.ts'
import type { Objection } from './access-check.ts'
import type { ErpConnection, MrpRun, User } from './user-record.ts'
import type { Registration } from './user-store.ts'

/** Whoever was let in, or what is wrong. */
export type Answer = User | Objection

export const isObjection = (answer: Answer): answer is Objection => 'faults' in answer

/** Where accounts are kept, and what can be done with them. */
export interface Accounts {
  /** Who is in: null when nobody is, undefined while that is not known. */
  readonly current: Readable<User | null | undefined>
  /** What somebody should know before giving a password away. */
  readonly note?: { readonly heading: MessageKey; readonly text: MessageKey }
  register(details: Registration): Promise<Answer>
  logIn(email: string, password: string, remember: boolean): Promise<Answer>
  /** What is wrong, where it does not work. */
  logOut(): Promise<Objection | undefined>
  /** Both undefined when nobody is in any more. */
  connectErp(): Promise<ErpConnection | undefined>
  startRun(): Promise<MrpRun | undefined>
}
