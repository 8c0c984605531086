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
import type { FirebaseConfig } from '../config.ts'

// The only module that imports Firebase (26 kB gzipped). It is loaded only if accounts are in the cloud.

export type CloudUser = ReturnType<typeof userOf>

export type CloudAuth = Awaited<ReturnType<typeof connectCloud>>

/**
 * Resolves when the provider knows who is signed in. `emulator` is the origin of an Auth emulator, or `''` for the
 * project itself. Throws the SDK's error for an invalid configuration.
 */
export async function connectCloud(project: FirebaseConfig, emulator: string) {
  const auth = authOf(project, emulator)
  await auth.authStateReady()
  return {
    /** Reports the signed-in user now and at every change, in other tabs too. Returns an unsubscribe function. */
    watch: (report: (user: CloudUser | null) => void) =>
      onAuthStateChanged(auth, user => report(user && userOf(user))),
    signUp: async (email: string, password: string) =>
      userOf((await createUserWithEmailAndPassword(auth, email, password)).user),
    signIn: async (email: string, password: string) =>
      userOf((await signInWithEmailAndPassword(auth, email, password)).user),
    signOut: () => signOut(auth),
  }
}

/**
 * Returns the SDK's auth for a configuration. The SDK refuses a second app with the same name and other
 * settings, so the name contains them. It cannot collide with the host page's own Firebase apps. Sessions are stored
 * under it.
 */
function authOf(project: FirebaseConfig, emulator: string): Auth {
  const name = ['mrp-widgets', project.apiKey, emulator].filter(Boolean).join(' ')
  const app = getApps().find(known => known.name === name) ?? initializeApp(project, name)
  // `getAuth` would bundle pop-ups and redirects. Where storage is blocked, the session ends with the page.
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence, inMemoryPersistence] })
  // The SDK's warning would be a banner across the page.
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return auth
}

const userOf = (user: User) => ({
  id: user.uid,
  email: user.email ?? '',
  /** Resolves with an ID token that is valid for some minutes. Renews it over the network if needed. */
  token: () => user.getIdToken(),
})
