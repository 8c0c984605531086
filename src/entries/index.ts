// What a page's own code may use, from npm. `dist-types/index.d.ts` is rolled up from here.

'use client'

import { importCode, tags as known } from '../loader/elements.ts'
import { type AuthState, auth as authStore } from '../services/auth/auth.ts'

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
export { configure } from '../services/config.ts'
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

/**
 * Loads and defines the given elements, or all of them; done once every one is there. In Node this does nothing, so
 * that code which runs on a server as well may call it.
 */
export async function defineElements(...tags: readonly `mrp-${string}`[]): Promise<void> {
  if (typeof document === 'undefined') return
  // The page's settings come first.
  const wanted = tags.length > 0 ? ['mrp-config', ...tags] : known
  const [{ define }, { followLinks }, { joinPage }, ...modules] = await Promise.all([
    import('../custom-element/define-element.ts'),
    import('../loader/navigate.ts'),
    import('../loader/join-page.ts'),
    ...wanted.map(load),
  ])
  followLinks()
  joinPage()
  for (const module of modules) define(module.default)
}

async function load(tag: string) {
  const found = await importCode(tag)
  if (!found) throw new Error(`defineElements: there is no <${tag}>. There are ${known.join(', ')}.`)
  return found
}
