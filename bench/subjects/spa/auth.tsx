import { initializeApp } from 'firebase/app'
import {
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth'
import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react'

// Wraps the whole app, in its first file, because any page may need the signed-in user. It does not delay the first
// render and omits the SDK's pop-ups: the baseline at its best.

const auth = initializeAuth(initializeApp({ apiKey: 'local', projectId: 'demo-bench' }), {
  persistence: indexedDBLocalPersistence,
})

const actions = {
  signUp: (email: string, password: string) => createUserWithEmailAndPassword(auth, email, password),
  signIn: (email: string, password: string) => signInWithEmailAndPassword(auth, email, password),
  logOut: () => signOut(auth),
}

const AuthContext = createContext<typeof actions & { readonly user: User | null; readonly loading: boolean }>(
  { ...actions, user: null, loading: true },
)

export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null)
  const [loading, setLoading] = useState(true)
  useEffect(
    () =>
      onAuthStateChanged(auth, current => {
        setUser(current)
        setLoading(false)
      }),
    [],
  )
  const value = useMemo(() => ({ ...actions, user, loading }), [user, loading])
  return <AuthContext value={value}>{children}</AuthContext>
}
