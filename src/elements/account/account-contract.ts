import { currentUserKey } from '../../services/auth/current-user.ts'
import { writeItem } from '../../services/browser-storage.ts'
import type { Readable } from '../../services/store.ts'
import type { MessageKey } from '../../words/message-types.ts'
import type { Problem, Typed } from './access-check.ts'
import { toJson, type User } from './user-record.ts'

export type Registration = Omit<Typed, 'confirmPassword'>

/** The user who signed in, or what prevents it. */
export type AccessResult = User | Problem

/** What keeps accounts, and its operations. */
export interface Accounts {
  /** The signed-in user: null without one, undefined until it is known. */
  readonly current: Readable<User | null | undefined>
  /** A notice for visitors before they type a password. */
  readonly note?: { readonly heading: MessageKey; readonly text: MessageKey }
  register(details: Registration): Promise<AccessResult>
  logIn(email: string, password: string, remember: boolean): Promise<AccessResult>
  /** Resolves with the problem if it fails. */
  logOut(): Promise<Problem | undefined>
  /** Changes the record of the signed-in user. Returns false if nobody is signed in. */
  change(to: (user: User) => Partial<User>): boolean
}

export const now = (): string => new Date().toISOString()

/** Writes who is signed in to where the page's elements, and its other tabs, read it. */
export const tellPage = (user: User | null): boolean => writeItem(currentUserKey, user && toJson(user))

/** Keeps whether somebody who logs in wants to be remembered. */
export const remember = (wanted: boolean): boolean => writeItem('mrp:remember-me', wanted ? 'true' : null)
