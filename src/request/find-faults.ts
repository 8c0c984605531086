import { isEmailAddress } from '../services/mail-client.ts'
import type { MessageKey } from '../words/message-types.ts'
import { consentBox, consentName } from './consent-box.tsx'
import { type Answers, type Faults, fieldsOf, type RequestKind, textKeyOf } from './request-kind.ts'

/**
 * Finds what is wrong in all fields, and in the box for consent if the form has one. Returns it in the form's order.
 */
export function findFaults(
  kind: RequestKind,
  form: HTMLFormElement,
  answers: Answers,
  asksConsent: boolean,
): Faults {
  const faults = new Map<string, MessageKey>()
  for (const field of fieldsOf(kind)) {
    const { name, type, required } = field
    const answer = answers[name]
    if (!answer && required === 'checked') faults.set(name, textKeyOf(kind, field, '.missing'))
    if (answer && type === 'email' && !isEmailAddress(answer)) faults.set(name, 'form.email.invalid')
  }
  if (asksConsent && !consentBox(form)?.checked) faults.set(consentName, 'form.consent.missing')
  return faults
}

/** Finds what is allowed and rarely meant: an address such as `ann@acme`. */
export const findDoubts = (kind: RequestKind, answers: Answers): Faults =>
  new Map(
    fieldsOf(kind)
      .filter(({ name, type }) => type === 'email' && /@[^.@]+$/.test(answers[name] ?? ''))
      .map(({ name }) => [name, 'form.email.undotted'] as const),
  )
