/** What can be said to a visitor whose sign-up or sign-in failed; a text for each. */
export type AuthProblem =
  | 'email-taken'
  /** The provider does not tell which of the two is wrong, so that nobody can find out who has an account. */
  | 'wrong-credentials'
  | 'unknown-email'
  | 'wrong-password'
  | 'invalid-email'
  | 'weak-password'
  | 'too-many-requests'
  | 'network'
  | 'user-disabled'
  /** Nothing that a visitor could change: the project, its key or the settings are not made for this. */
  | 'not-allowed'
  | 'unknown'

const problems: Readonly<Record<string, AuthProblem>> = {
  'email-already-in-use': 'email-taken',
  'invalid-credential': 'wrong-credentials',
  'user-not-found': 'unknown-email',
  'wrong-password': 'wrong-password',
  'invalid-email': 'invalid-email',
  'missing-email': 'invalid-email',
  'weak-password': 'weak-password',
  'password-does-not-meet-requirements': 'weak-password',
  'missing-password': 'weak-password',
  'too-many-requests': 'too-many-requests',
  'quota-exceeded': 'too-many-requests',
  'network-request-failed': 'network',
  timeout: 'network',
  'user-disabled': 'user-disabled',
  'operation-not-allowed': 'not-allowed',
  'admin-restricted-operation': 'not-allowed',
  'configuration-not-found': 'not-allowed',
  'invalid-api-key': 'not-allowed',
  'app-not-authorized': 'not-allowed',
  'unauthorized-domain': 'not-allowed',
}

/** Codes that the SDK makes of a sentence of the server: a wrong key, and an address that the key is not made for. */
const sentences = /^(api-key-not-valid|api-key-expired|requests-(from|to)-.*-are-blocked)/

/** What an error of the provider means; whatever it does not know is `unknown`. */
export function problemOf(error: unknown): AuthProblem {
  const code = codeOf(error).replace(/^auth\//, '')
  if (sentences.test(code)) return 'not-allowed'
  return Object.hasOwn(problems, code) ? (problems[code] ?? 'unknown') : 'unknown'
}

/** The provider's own name for an error, for developers: `auth/wrong-password`. */
export function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code)
  return error instanceof Error ? error.message : String(error)
}
