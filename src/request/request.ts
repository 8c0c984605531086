import type { ComponentType } from 'react'
import type { Config } from '../services/config.ts'
import { cleanAddress, isEmailAddress } from '../services/email-address.ts'
import type { formNames } from '../services/form-names.ts'
import type { MailLine } from '../services/mail-client.ts'
import { oneLine } from '../services/mail-link.ts'
import type { Choice, SentText } from '../words/en/choices.ts'
import type { MessageKey } from '../words/messages.ts'
import type { Translate } from '../words/translation.ts'
import { consentBox, consentName } from './find-consent-box.ts'
import { originParameters, type RequestOrigin } from './request-origin.ts'
import { alongEntries } from './sent-along.ts'

/** One field of a request form. Fields are shown, sent and written into mails in their order. */
export interface Field<Name extends string = string> {
  readonly name: Name
  readonly label: MessageKey
  readonly hint?: MessageKey
  readonly kind: 'text' | 'email' | 'tel' | 'choice' | 'long-text'
  readonly autocomplete?: string
  /** Always sent in English. */
  readonly choices?: readonly Choice[]
  /** The error for an empty field. A field without it may stay empty. */
  readonly missing?: MessageKey
  /** Marked as required, even if validation lets an empty field pass. All others are marked as optional. */
  readonly marked?: boolean
  /** Spans the form's whole width. */
  readonly wide?: boolean
  /** The email service's name for the field. */
  readonly parameter: string
  /** Sent if the field is empty, in English. The visitor's own mail has it in their language. */
  readonly whenEmpty?: SentText
}

/**
 * Describes a form: its fields, and how its answers are sent. There are two: the demo request and the contact
 * message.
 */
export interface RequestKind<Name extends string = string> {
  /** Used in events, storage keys and texts. */
  readonly form: (typeof formNames)[number]
  readonly groups: readonly { readonly legend: MessageKey; readonly fields: readonly Field<Name>[] }[]
  /** The field that names the sender. */
  readonly sender: Name
  /** The long text that takes an attached plan. */
  readonly planField?: Name
  /** The field that is the subject of the mail that replaces a failed request. */
  readonly subjectField?: Name
  /** Its subject otherwise, in the visitor's language: the mail is theirs. */
  readonly subject: SentText
  /** The subject of the mail that a browser writes without our code. It cannot name the sender. */
  readonly plainSubject: SentText
  template(service: Config['emailService']): string | undefined
  /** Loads what stands below the thanks. */
  readonly next?: () => Promise<NextSteps>
}

export interface NextSteps {
  readonly Next: ComponentType<{ readonly answers: Answers }>
}

/** The answers, trimmed, by field name. */
export type Answers = Readonly<Record<string, string>>

/** The validation errors, by field name. */
export type Faults = ReadonlyMap<string, MessageKey>

export const fieldsOf = (kind: RequestKind): readonly Field[] => kind.groups.flatMap(group => group.fields)

/** Reads the form's own fields. Others, such as the honeypot, are not answers. */
export function readAnswers(kind: RequestKind, form: HTMLFormElement): Answers {
  const data = new FormData(form)
  const answers = fieldsOf(kind).map(({ name, kind }) => {
    const typed = String(data.get(name) ?? '').trim()
    return [name, kind === 'email' ? cleanAddress(typed) : typed]
  })
  return Object.fromEntries(answers)
}

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
  return field.kind === 'email' && !isEmailAddress(answer) ? 'form.email.invalid' : undefined
}

/** Finds what is allowed and rarely meant: an address such as `ann@acme`. */
export const findDoubts = (kind: RequestKind, answers: Answers): Faults =>
  new Map(
    fieldsOf(kind)
      .filter(({ name, kind }) => kind === 'email' && /@[^.]+$/.test(answers[name] ?? ''))
      .map(({ name }) => [name, 'form.email.undotted'] as const),
  )

/** Replaces empty answers by what is sent for them. */
const withDefaults = (kind: RequestKind, answers: Answers): Answers =>
  Object.fromEntries(fieldsOf(kind).map(({ name, whenEmpty = '' }) => [name, answers[name] || whenEmpty]))

/** Returns the email service's parameters: the request's origin, then the form's fields. */
export function templateParameters(
  kind: RequestKind,
  answers: Answers,
  contactEmail: string,
  origin: RequestOrigin,
): Answers {
  const given = withDefaults(kind, answers)
  const parameters = fieldsOf(kind).map(({ name, parameter }) => [parameter, given[name]])
  return { ...originParameters(origin), ...Object.fromEntries(parameters), to_email: contactEmail }
}

/** What is sent along, as its sender reads it. A page's own names stay. */
const labels: ReadonlyMap<string, MessageKey> = new Map([
  ['consent', 'mail.consent'],
  ['privacyUrl', 'form.consent.link'],
])

/** Returns the request as lines of a mail, in the visitor's language. */
export const mailLines = (
  kind: RequestKind,
  answers: Answers,
  origin: RequestOrigin,
  t: Translate,
): MailLine[] => {
  const fields = fieldsOf(kind)
    .filter(({ name }) => name in answers)
    .map(field => ({ label: t(field.label), value: valueFor(field, answers, t) }))
  const from = sentFrom(origin)
  // The last line is shortened first if the mail link gets too long.
  const last = fields.pop()
  return [
    ...fields,
    ...alongEntries(origin).map(([name, value]) => {
      const label = labels.get(name)
      return { label: label ? t(label) : name, value }
    }),
    ...(from ? [{ label: t('mail.from'), value: from }] : []),
    ...(last ? [last] : []),
  ]
}

/** Returns an answer as its sender reads it. */
function valueFor({ name, choices, whenEmpty }: Field, answers: Answers, t: Translate): string {
  const answer = answers[name]
  if (!answer) return whenEmpty ? t(whenEmpty) : '–'
  const choice = choices?.find(known => known === answer)
  return choice ? t(choice) : answer
}

/** Returns the subject of the mail, in the visitor's language. */
export const mailSubject = (
  { subject, subjectField, sender }: RequestKind,
  answers: Answers,
  t: Translate,
): string => (subjectField && answers[subjectField]) || t(subject, { name: answers[sender] ?? '' })

/** Returns the origin as the sender may read it: the page, with the partner's `source` in brackets. */
function sentFrom({ page, source = '' }: RequestOrigin): string {
  const word = oneLine(source)
  return page && word ? `${page} (${word})` : page || word
}
