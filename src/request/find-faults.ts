import { isEmailAddress } from '../services/mail-client.ts'
import type { MessageKey } from '../words/message-types.ts'
import { consentBox, consentName } from './consent-box.tsx'
import { type Answers, type Faults, type Field, fieldsOf, type RequestKind } from './request-kind.ts'

/** Validates all fields, and the box for consent if the form asks for it. Returns the errors in the form's order. */
export function findFaults(
  kind: RequestKind,
  form: HTMLFormElement,
  answers: Answers,
  asksConsent: boolean,
): Faults {
  const faults = new Map<string, MessageKey>()
  for (const field of fieldsOf(kind)) {
    const fault = findFault(field, answers[field.name] ?? '')
    if (fault) faults.set(field.name, fault)
  }
  if (asksConsent && !consentBox(form)?.checked) faults.set(consentName, 'form.consent.missing')
  return faults
}

/** Validates one field. Returns an error if it is empty but needed, or is not an email address. */
function findFault(field: Field, answer: string): MessageKey | undefined {
  if (answer === '') return field.missing
  return field.type === 'email' && !isEmailAddress(answer) ? 'form.email.invalid' : undefined
}

/** Finds what is allowed and rarely meant: an address such as `ann@acme`. */
export const findDoubts = (kind: RequestKind, answers: Answers): Faults =>
  new Map(
    fieldsOf(kind)
      .filter(({ name, type }) => type === 'email' && /@[^.@]+$/.test(answers[name] ?? ''))
      .map(({ name }) => [name, 'form.email.undotted'] as const),
  )
