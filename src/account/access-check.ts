import { message } from './messages.ts'
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
export type Faults = ReadonlyMap<FieldName, string>

/** What is wrong: a sentence at each field, and what the toast says. */
export interface Objection {
  readonly faults: Faults
  readonly title: string
  readonly description: string
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
      faults: new Map(missing.map(name => [name, message(`${name}.missing`)])),
      title: message('toast.missing.title'),
      description: message(`toast.missing.${mode}`),
    }
  }
  if (mode === 'register' && typed.password !== typed.confirmPassword) return objectionTo('mismatch')
  return undefined
}

// Blanks may be what a password is made of.
const isEmpty = (name: FieldName, text: string): boolean =>
  (name === 'password' || name === 'confirmPassword' ? text : text.trim()) === ''

const faultyField: Readonly<Record<Refusal | 'mismatch', FieldName>> = {
  mismatch: 'confirmPassword',
  'unknown-email': 'email',
  'email-taken': 'email',
  'wrong-password': 'password',
}

/** The specification's words for a refusal, as a toast and at the field. */
export function objectionTo(refusal: Refusal | 'mismatch'): Objection {
  const description = message(`toast.${refusal}.description`)
  return {
    faults: new Map([[faultyField[refusal], description]]),
    title: message(`toast.${refusal}.title`),
    description,
  }
}
