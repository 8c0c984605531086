// What a page's own code may use, from npm. `dist-types/index.d.ts` is rolled up from here.

'use client'

import { type AuthState, auth as authStore } from '../services/auth/auth.ts'

export { defineElements } from '../loader/define-elements.ts'
export {
  AuthError,
  type AuthState,
  type AuthUser,
  logOut,
  signIn,
  signUp,
  startAuth,
  useAuth,
} from '../services/auth/auth.ts'
export type { AuthProblem } from '../services/auth/auth-problems.ts'
export type { Config, EmailService, FirebaseConfig, Founder } from '../services/config.ts'
export { configure } from '../services/settings.ts'
export type { MessageKey } from '../words/message-types.ts'

/** Something that changes, to read and to follow. */
export interface Followed<Value> {
  get(): Value
  /** Calls with the value of now and with every later one, until what it returns is called. */
  subscribe(listener: (value: Value) => void): () => void
  /** Calls with every later value. */
  listen(listener: (value: Value) => void): () => void
}

/** Who is signed in to a cloud account. */
export const auth: Followed<AuthState> = authStore
