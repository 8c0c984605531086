import { getApps, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth'
import type { FirebaseConfig } from '../state/config.ts'

// The only module that knows Firebase. It is 26 kB gzipped, so it is imported when accounts are in the cloud, and
// never otherwise.

/** Somebody who is signed in. */
export interface CloudUser {
  readonly id: string
  readonly email: string
  /** An ID token that is good for some minutes at least; renewed over the network where it would not be. */
  token(): Promise<string>
}

export interface CloudAuth {
  /** Reports who is signed in, now and whenever that changes, in other tabs too. Returns what ends it. */
  watch(report: (user: CloudUser | null) => void): () => void
  signUp(email: string, password: string): Promise<CloudUser>
  signIn(email: string, password: string): Promise<CloudUser>
  signOut(): Promise<void>
}

/**
 * Resolves when the provider knows who is signed in. `emulator` is the origin of an Auth emulator, or `''` for the project
 * itself. Throws the SDK's error for a configuration it can't use.
 */
export async function connectCloud(project: FirebaseConfig, emulator: string): Promise<CloudAuth> {
  const auth = authOf(project, emulator)
  await auth.authStateReady()
  return {
    watch: report => onAuthStateChanged(auth, user => report(user && userOf(user))),
    async signUp(email, password) {
      return userOf((await createUserWithEmailAndPassword(auth, email, password)).user)
    },
    async signIn(email, password) {
      return userOf((await signInWithEmailAndPassword(auth, email, password)).user)
    },
    signOut: () => signOut(auth),
  }
}

/**
 * The SDK keeps its apps by name and refuses a second one with other settings, so a name says what makes one differ
 * from another. It is none that the host page's own use of Firebase could have. Sessions are stored under it.
 */
function authOf(project: FirebaseConfig, emulator: string): Auth {
  const name = ['mrp-widgets', project.apiKey, emulator].filter(Boolean).join(' ')
  const app = getApps().find(known => known.name === name) ?? initializeApp(project, name)
  // Not `getAuth`, which brings pop-ups and redirects along. Where storage is blocked, one is signed in until the
  // page is left.
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence, inMemoryPersistence] })
  // A warning would be a banner across the page.
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return auth
}

const userOf = (user: User): CloudUser => ({
  id: user.uid,
  email: user.email ?? '',
  token: () => user.getIdToken(),
})
