/** The problems of a sign-up or sign-in, each with a text for the visitor. */
export type AuthProblem =
  | 'email-taken'
  /** The provider does not tell which one is wrong, so that nobody can test who has an account. */
  | 'wrong-credentials'
  | 'unknown-email'
  | 'wrong-password'
  | 'invalid-email'
  | 'weak-password'
  | 'too-many-requests'
  | 'network'
  | 'user-disabled'
  /** The visitor cannot fix these: the project, its key or its settings do not allow the action. */
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

/**
 * Matches codes that the SDK makes from the server's sentences: a wrong key, and a URL that the key does not allow.
 */
const sentences = /^(api-key-not-valid|api-key-expired|requests-(from|to)-.*-are-blocked)/

/** Returns the problem behind a provider's error, or `unknown`. */
export function problemOf(error: unknown): AuthProblem {
  const code = errorCodeOf(error).replace(/^auth\//, '')
  if (sentences.test(code)) return 'not-allowed'
  return Object.hasOwn(problems, code) ? (problems[code] ?? 'unknown') : 'unknown'
}

/** Returns the provider's own name for an error, for developers: `auth/wrong-password`. */
export function errorCodeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code)
  return error instanceof Error ? error.message : String(error)
}
