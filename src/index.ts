// What a page's own code may use, from npm.

export type { MessageKey } from './content/messages.ts'
export type { AuthProblem } from './services/auth-problems.ts'
export {
  AuthError,
  type AuthState,
  type AuthUser,
  auth,
  logOut,
  signIn,
  signUp,
  startAuth,
  useAuth,
} from './state/auth.ts'
export {
  type Config,
  configure,
  type EmailService,
  type FirebaseConfig,
  type Founder,
} from './state/config.ts'
