import { expect, test } from 'vitest'
import { objectionTo } from '../../../src/elements/account/access-check.ts'

// At which field it is said why nobody was let in: what a visitor of a trial account cannot bring about, too.

test.for([
  ['mismatch', ['confirmPassword']],
  ['unknown-email', ['email']],
  ['email-taken', ['email']],
  ['invalid-email', ['email']],
  ['user-disabled', ['email']],
  ['wrong-password', ['password']],
  ['wrong-credentials', ['password']],
  ['weak-password', ['password']],
  ['network', []],
  ['too-many-requests', []],
] as const)('%s is said at %j', ([problem, fields]) => {
  expect([...objectionTo(problem).faults.keys()]).toEqual(fields)
})
