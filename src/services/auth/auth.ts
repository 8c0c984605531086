import { useEffect, useSyncExternalStore } from 'react'
import { type Config, config, type FirebaseConfig } from '../config.ts'
import { atom } from '../store.ts'
import { emulatorOrigin } from './auth-emulator.ts'
import { type AuthProblem, errorCodeOf, problemOf } from './auth-problems.ts'
import type { CloudAuth, CloudUser } from './firebase-auth.ts'
import { keepToken, syncSignIn, syncSignOut } from './token-sync.ts'

// Holds who is signed in to a cloud account. Firebase is loaded only once this is started and configured.

export interface AuthUser {
  readonly id: string
  readonly email: string
}

export type AuthState =
  | { readonly loading: true; readonly user: null }
  | { readonly loading: false; readonly user: AuthUser | null }

/** The reason why a sign-up, sign-in or logout failed. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly problem: AuthProblem

  constructor(problem: AuthProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

const loading: AuthState = { loading: true, user: null }

/** Loading until the provider reports who is signed in. Then it follows the provider. */
export const auth = atom<AuthState>(loading)

/** Returns who is signed in. Connects to the configured project once the component is rendered. */
export function useAuth(): AuthState {
  useEffect(startAuth, [])
  return useSyncExternalStore(auth.listen, auth.get, () => loading)
}

type Connection = Promise<CloudAuth | AuthError>

let connection: Connection | undefined
/** Identifies the project and the emulator of `connection`. Empty without one. */
let connectedTo: string | undefined
let stopWatching = () => {}

/**
 * Connects to the configured project, and again when another one is configured. Without a project, or with a refused
 * emulator, nobody is signed in.
 */
export function startAuth(): void {
  if (connectedTo === undefined) config.subscribe(follow)
}

/** Creates an account and signs in. Rejects with an AuthError. */
export const signUp = (email: string, password: string): Promise<AuthUser> =>
  enter(cloud => cloud.signUp(email, password))

/** Signs in. Rejects with an AuthError. */
export const signIn = (email: string, password: string): Promise<AuthUser> =>
  enter(cloud => cloud.signIn(email, password))

/** Signs out. Rejects with an AuthError. */
export async function logOut(): Promise<void> {
  if (!config.get().firebase) return
  const cloud = await waitForProvider()
  await keepToken(config.get().tokenSyncUrl)
  await withAuthError(cloud.signOut())
  report(null)
}

async function enter(call: (cloud: CloudAuth) => Promise<CloudUser>): Promise<AuthUser> {
  const user = await withAuthError(call(await waitForProvider()))
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

/** Returns the provider after it has reported who is signed in. Connects again if the last attempt failed. */
async function waitForProvider(): Promise<CloudAuth> {
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
    // Stops here: the developer did not mean the project itself to receive passwords.
    console.error(
      `Cloud accounts are off: authEmulatorUrl is "${emulatorUrl}", which is no loopback address. Use one such as http://127.0.0.1:9099, or remove the setting to use the Firebase project itself.`,
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
    tellDeveloper(errorCodeOf(error))
    return new AuthError('not-allowed', errorCodeOf(error))
  }
}

async function load() {
  // Keeps Firebase out of the prerendering bundle, because Node has no accounts.
  if (import.meta.env.SSR) throw new AuthError('unknown', 'there are no accounts in Node')
  try {
    return (await import('./firebase-auth.ts')).connectCloud
  } catch {
    tellDeveloper('their code could not be loaded from the bundle’s folder `chunks`')
    throw new AuthError('network', 'the code could not be loaded')
  }
}

async function withAuthError<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (error) {
    const problem = problemOf(error)
    if (problem === 'not-allowed' || problem === 'unknown') tellDeveloper(errorCodeOf(error))
    throw new AuthError(problem, errorCodeOf(error))
  }
}

const tellDeveloper = (why: string): void =>
  console.error(
    `Cloud accounts do not work: ${why}. Check the settings \`firebase\` and \`authEmulatorUrl\`.`,
  )

function report(user: CloudUser | null): void {
  const before = auth.get()
  if (!before.loading && before.user?.id === user?.id) return
  auth.set({ loading: false, user: user && { id: user.id, email: user.email } })
  const { tokenSyncUrl } = config.get()
  if (user) void syncSignIn(tokenSyncUrl, user.token)
  else void syncSignOut(tokenSyncUrl)
}
