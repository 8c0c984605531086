import { expect, test } from 'vitest'
import { errorCodeOf, problemOf } from '../../../src/services/auth/auth-problems.ts'

const coded = (code: string) => Object.assign(new Error('Firebase: Error.'), { code })

test.for([
  ['auth/email-already-in-use', 'email-taken'],
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/user-not-found', 'unknown-email'],
  ['auth/wrong-password', 'wrong-password'],
  ['auth/invalid-email', 'invalid-email'],
  ['auth/missing-email', 'invalid-email'],
  ['auth/weak-password', 'weak-password'],
  ['auth/password-does-not-meet-requirements', 'weak-password'],
  ['auth/missing-password', 'weak-password'],
  ['auth/too-many-requests', 'too-many-requests'],
  ['auth/quota-exceeded', 'too-many-requests'],
  ['auth/network-request-failed', 'network'],
  ['auth/timeout', 'network'],
  ['auth/user-disabled', 'user-disabled'],
  ['auth/operation-not-allowed', 'not-allowed'],
  ['auth/admin-restricted-operation', 'not-allowed'],
  ['auth/configuration-not-found', 'not-allowed'],
  ['auth/invalid-api-key', 'not-allowed'],
  ['auth/app-not-authorized', 'not-allowed'],
  ['auth/unauthorized-domain', 'not-allowed'],
  ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'not-allowed'],
  ['auth/requests-from-referer-https://partner.example-are-blocked.', 'not-allowed'],
  ['auth/internal-error', 'unknown'],
  ['auth/of-next-year', 'unknown'],
  ['auth/constructor', 'unknown'],
] as const)('%s is the problem “%s”', ([code, problem]) => {
  expect(problemOf(coded(code))).toBe(problem)
})

test.for([undefined, null, 'auth', 7, {}, new TypeError('Failed to fetch'), { code: undefined }])(
  'What is no error of the provider is unknown: %s',
  value => {
    expect(problemOf(value)).toBe('unknown')
  },
)

test('Developers are told the provider’s code, or what else there is', () => {
  expect(errorCodeOf(coded('auth/wrong-password'))).toBe('auth/wrong-password')
  expect(errorCodeOf(new TypeError('x is not a function'))).toBe('x is not a function')
  expect(errorCodeOf('broken')).toBe('broken')
})
