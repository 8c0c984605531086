import { useEffect, useSyncExternalStore } from 'react'
import { printable } from '../services/console.ts'
import { type Config, config, type FirebaseConfig } from '../state/config.ts'
import { atom } from '../state/store.ts'
import { emulatorOrigin } from './auth-emulator.ts'
import { type AuthProblem, codeOf, problemOf } from './auth-problems.ts'
import type { CloudAuth, CloudUser } from './cloud-auth.ts'
import { keepToken, syncSignIn, syncSignOut } from './token-sync.ts'

// Who is signed in to a cloud account. Firebase is loaded once this is started and configured, and never otherwise.

export interface AuthUser {
  readonly id: string
  readonly email: string
}

export type AuthState =
  | { readonly loading: true; readonly user: null }
  | { readonly loading: false; readonly user: AuthUser | null }

/** Why a sign-up, sign-in or logout failed. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly problem: AuthProblem

  constructor(problem: AuthProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

const loading: AuthState = { loading: true, user: null }

/** Loading until the provider has said who is signed in; then it follows what the provider says. */
export const auth = atom<AuthState>(loading)

/** Who is signed in, for a component; connects to the configured project once it is rendered. */
export function useAuth(): AuthState {
  useEffect(startAuth, [])
  return useSyncExternalStore(auth.listen, auth.get, () => loading)
}

type Connection = Promise<CloudAuth | AuthError>

let connection: Connection | undefined
/** Names the project and emulator that `connection` is to; empty for none. */
let connectedTo: string | undefined
let stopWatching = () => {}

/**
 * Connects to the configured project, and anew whenever another is configured. Without one, or with an emulator that is
 * refused, nobody is signed in.
 */
export function startAuth(): void {
  if (connectedTo === undefined) config.subscribe(follow)
}

/** Creates an account and signs in to it. Rejects with an AuthError. */
export const signUp = (email: string, password: string): Promise<AuthUser> =>
  enter(cloud => cloud.signUp(email, password))

/** Rejects with an AuthError. */
export const signIn = (email: string, password: string): Promise<AuthUser> =>
  enter(cloud => cloud.signIn(email, password))

/** Rejects with an AuthError. */
export async function logOut(): Promise<void> {
  if (!config.get().firebase) return
  const cloud = await connected()
  await keepToken(config.get().tokenSyncUrl)
  await translated(cloud.signOut())
  report(null)
}

async function enter(call: (cloud: CloudAuth) => Promise<CloudUser>): Promise<AuthUser> {
  const user = await translated(call(await connected()))
  report(user)
  return { id: user.id, email: user.email }
}

function follow({ firebase, authEmulatorUrl }: Config): void {
  const wanted = firebase ? `${firebase.apiKey} ${authEmulatorUrl}` : ''
  if (wanted === connectedTo) return
  connectedTo = wanted
  stopWatching()
  auth.set(loading)
  connection = firebase && connect(wanted, firebase, authEmulatorUrl)
  if (!firebase || emulatorOrigin(authEmulatorUrl) === undefined) report(null)
}

/** The provider, once it has said who is signed in. Tries again when the last try to connect failed. */
async function connected(): Promise<CloudAuth> {
  startAuth()
  const { firebase, authEmulatorUrl } = config.get()
  if (!firebase) {
    tellDeveloper('the setting `firebase` is missing')
    throw new AuthError('not-allowed', 'not configured')
  }
  connection ??= connect(connectedTo, firebase, authEmulatorUrl)
  const found = await connection
  if (found instanceof AuthError) throw found
  return found
}

async function connect(mine: string | undefined, firebase: FirebaseConfig, emulatorUrl: string): Connection {
  const emulator = emulatorOrigin(emulatorUrl)
  if (emulator === undefined) {
    // The project itself would get passwords from a page whose developer meant not to use it.
    console.error(
      printable(
        `Cloud accounts are off: authEmulatorUrl is "${emulatorUrl}", which is no loopback address. Use one such as http://127.0.0.1:9099, or remove the setting to use the Firebase project itself.`,
      ),
    )
    return new AuthError('not-allowed', 'authEmulatorUrl is refused')
  }
  try {
    const cloud = await (await load())(firebase, emulator)
    if (connectedTo === mine) stopWatching = cloud.watch(report)
    return cloud
  } catch (error) {
    if (connectedTo === mine) {
      connection = undefined
      report(null)
    }
    if (error instanceof AuthError) return error
    tellDeveloper(codeOf(error))
    return new AuthError('not-allowed', codeOf(error))
  }
}

async function load() {
  // Node has no accounts, and what prerenders should not carry Firebase along.
  if (import.meta.env.SSR) throw new AuthError('unknown', 'there are no accounts in Node')
  try {
    return (await import('./cloud-auth.ts')).connectCloud
  } catch {
    tellDeveloper('their code could not be loaded from the bundle’s folder `chunks`')
    throw new AuthError('network', 'the code could not be loaded')
  }
}

async function translated<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'not-allowed' || problem === 'unknown') tellDeveloper(codeOf(error))
    throw new AuthError(problem, codeOf(error))
  }
}

const tellDeveloper = (why: string): void =>
  console.error(
    printable(`Cloud accounts do not work: ${why}. Check the settings \`firebase\` and \`authEmulatorUrl\`.`),
  )

function report(user: CloudUser | null): void {
  const before = auth.get()
  if (!before.loading && before.user?.id === user?.id) return
  auth.set({ loading: false, user: user && { id: user.id, email: user.email } })
  const { tokenSyncUrl } = config.get()
  if (user) void syncSignIn(tokenSyncUrl, user.token)
  else void syncSignOut(tokenSyncUrl)
}
