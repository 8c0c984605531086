import type { AuthProblem } from '../../services/auth/auth-problems.ts'
import type { MessageKey } from '../../words/message-types.ts'

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
/** The error of each field. `{email}` stands for the business's email address. */
export type Faults = ReadonlyMap<FieldName, MessageKey>

/** What prevents access: the errors of fields, and the toast. */
export interface Objection {
  readonly faults: Faults
  readonly title: MessageKey
  readonly description: MessageKey
}

/** The fields of each mode, in their order. */
export const fieldsOfMode: Readonly<Record<AccessMode, readonly FieldName[]>> = {
  login: ['email', 'password'],
  register: fieldNames,
}

/** Checks what was typed, before any account is looked up. The specification defines the order of the checks. */
export function findObjection(mode: AccessMode, typed: Typed): Objection | undefined {
  const missing = fieldsOfMode[mode].filter(name => isEmpty(name, typed[name]))
  // The repeated password is not required by itself: left empty, it differs from the first one.
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

export const isSecret = (name: FieldName): name is 'password' | 'confirmPassword' =>
  name === 'password' || name === 'confirmPassword'

// A password may consist of spaces.
const isEmpty = (name: FieldName, text: string): boolean => (isSecret(name) ? text : text.trim()) === ''

/** Why somebody does not get in, or out. The cloud's provider knows some, and the form finds the last one itself. */
export type Problem = AuthProblem | 'mismatch'

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

/** Returns the toast and the error for a problem. */
export function objectionTo(problem: Problem): Objection {
  const toast = toastOf(problem)
  const field = faultyField[problem]
  return { faults: new Map(field && [[field, toast.description]]), ...toast }
}

export const toastOf = <What extends Problem | AccessMode | 'logout' | 'erp' | 'run'>(what: What) =>
  ({ title: `account.toast.${what}.title`, description: `account.toast.${what}.description` }) as const
