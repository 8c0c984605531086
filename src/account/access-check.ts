import type { AuthProblem } from '../auth/auth-problems.ts'
import type { MessageKey } from '../content/messages.ts'
import type { Refusal } from './user-store.ts'

export type AccessMode = 'login' | 'register'

export const fieldNames = [
  'fullName',
  'companyName',
  'jobTitle',
  'email',
  'password',
  'confirmPassword',
] as const

export type FieldName = (typeof fieldNames)[number]
export type Typed = Readonly<Record<FieldName, string>>
/** The sentence for each field at fault; `{email}` in it is where to write to. */
export type Faults = ReadonlyMap<FieldName, MessageKey>

/** What is wrong: a sentence at each field, and what the toast says. */
export interface Objection {
  readonly faults: Faults
  readonly title: MessageKey
  readonly description: MessageKey
}

const asked: Readonly<Record<AccessMode, readonly FieldName[]>> = {
  login: ['email', 'password'],
  register: fieldNames,
}

/** What can be said before any account is looked up, in the order of the specification. */
export function findObjection(mode: AccessMode, typed: Typed): Objection | undefined {
  const missing = asked[mode].filter(name => isEmpty(name, typed[name]))
  // The second password alone is no required field: left empty, it differs from the first.
  if (missing.some(name => name !== 'confirmPassword')) {
    return {
      faults: new Map(missing.map(name => [name, `account.${name}.missing` as const])),
      title: 'account.toast.missing.title',
      description: `account.toast.missing.${mode}`,
    }
  }
  if (mode === 'register' && typed.password !== typed.confirmPassword) return objectionTo('mismatch')
  return undefined
}

// Blanks may be what a password is made of.
const isEmpty = (name: FieldName, text: string): boolean =>
  (name === 'password' || name === 'confirmPassword' ? text : text.trim()) === ''

type Problem = Refusal | AuthProblem | 'mismatch'

const faultyField: Readonly<Partial<Record<Problem, FieldName>>> = {
  mismatch: 'confirmPassword',
  'unknown-email': 'email',
  'email-taken': 'email',
  'wrong-password': 'password',
  'wrong-credentials': 'password',
  'weak-password': 'password',
  'invalid-email': 'email',
  'user-disabled': 'email',
}

/** What is said of a problem, as a toast and at the field. */
export function objectionTo(problem: Problem): Objection {
  const description = `account.toast.${problem}.description` as const
  const field = faultyField[problem]
  return {
    faults: new Map(field && [[field, description]]),
    title: `account.toast.${problem}.title`,
    description,
  }
}
