import {
  AuthError,
  type AuthState,
  auth,
  logOut,
  signIn,
  signUp,
  startAuth,
} from '../../../src/services/auth/auth.ts'
import { type Config, configure } from '../../../src/services/config.ts'

// The script of the lab's page: the accounts as forms use them, for tests to call. The page's address has the settings.

type Call = 'signUp' | 'signIn' | 'logOut'

declare global {
  interface Window {
    lab: {
      /** The problem, or undefined when the call succeeded. */
      call(name: Call, email?: string, password?: string): Promise<string | undefined>
      configure(settings: Partial<Config>): void
      state(): AuthState
      /** Every state since the page was opened. */
      readonly states: readonly AuthState[]
    }
  }
}

const calls = { signUp, signIn, logOut }
const states: AuthState[] = []

configure(JSON.parse(decodeURIComponent(location.hash.slice(1) || '{}')))
auth.subscribe(state => {
  states.push(state)
})

window.lab = {
  async call(name, email = '', password = '') {
    try {
      await calls[name](email, password)
      return
    } catch (error) {
      return error instanceof AuthError ? error.problem : `no AuthError: ${error}`
    }
  },
  configure,
  state: () => auth.get(),
  states,
}

if (!location.search.includes('idle')) startAuth()
