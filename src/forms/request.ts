import type { Choice } from '../content/choices.ts'
import type { MessageKey } from '../content/messages.ts'
import type { formNames } from '../content/requests.ts'
import type { Translate } from '../i18n/translation.ts'
import type { MailLine } from '../services/mail-client.ts'
import { oneLine } from '../services/mail-link.ts'
import type { Config } from '../state/config.ts'
import { originParameters, type RequestOrigin } from './request-origin.ts'

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
  /** Marked as required, even if validation lets an empty field pass. */
  readonly marked?: boolean
  readonly optional?: boolean
  /** Spans the form's whole width. */
  readonly wide?: boolean
  /** The email service's name for the field. */
  readonly parameter: string
  /** Sent and written if the field is empty. */
  readonly whenEmpty?: string
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
  /** The subject of the mail that replaces a failed request. In English, because the team reads it. */
  readonly subject: string
  /** The subject of the mail that a browser writes without our code. It cannot name the sender. */
  readonly plainSubject: string
  template(service: Config['emailService']): string | undefined
}

/** The answers, trimmed, by field name. */
export type Answers = Readonly<Record<string, string>>

/** The validation errors, by field name. */
export type Faults = ReadonlyMap<string, MessageKey>

export const fieldsOf = (kind: RequestKind): readonly Field[] => kind.groups.flatMap(group => group.fields)

/** Reads the form's own fields. Others, such as the honeypot, are not answers. */
export function readAnswers(kind: RequestKind, form: HTMLFormElement): Answers {
  const data = new FormData(form)
  return Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, String(data.get(name) ?? '').trim()]))
}

/** Validates all fields. Returns the errors in the form's order. */
export function findFaults(kind: RequestKind, form: HTMLFormElement, answers: Answers): Faults {
  const faults = new Map<string, MessageKey>()
  for (const field of fieldsOf(kind)) {
    const fault = findFault(field, answers[field.name] ?? '', form.elements.namedItem(field.name))
    if (fault) faults.set(field.name, fault)
  }
  return faults
}

/** Validates one field. Returns an error if it is empty but needed, or is not an email address. */
export function findFault(field: Field, answer: string, control: unknown): MessageKey | undefined {
  if (answer === '') return field.missing
  return field.kind === 'email' && isMistyped(control) ? 'form.email.invalid' : undefined
}

/** Asks the browser whether an email address is invalid. */
function isMistyped(control: unknown): boolean {
  return (
    control instanceof Object && 'validity' in control && (control.validity as ValidityState).typeMismatch
  )
}

/** Replaces empty answers by what is sent for them. */
export const withDefaults = (kind: RequestKind, answers: Answers): Answers =>
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

/**
 * Returns the request as lines of a mail. Visitors read the labels and the sender in their language. The values are
 * for the team.
 */
export const mailLines = (
  kind: RequestKind,
  answers: Answers,
  origin: RequestOrigin,
  t: Translate,
): MailLine[] => {
  const fields = fieldsOf(kind).map(({ name, label, whenEmpty = '–' }) => ({
    label: t(label),
    value: answers[name] || whenEmpty,
  }))
  const from = sentFrom(origin)
  // The last line is shortened first if the mail link gets too long.
  const last = fields.pop()
  return [...fields, ...(from ? [{ label: t('mail.from'), value: from }] : []), ...(last ? [last] : [])]
}

/** Returns the origin as the sender may read it: the page, with the partner's `source` in brackets. */
function sentFrom({ page, source = '' }: RequestOrigin): string {
  const word = oneLine(source)
  return page && word ? `${page} (${word})` : page || word
}
