import type { Choice } from '../content/choices.ts'
import type { MessageKey } from '../content/messages.ts'
import type { formNames } from '../content/requests.ts'
import type { Translate } from '../i18n/translation.ts'
import type { MailLine } from '../services/mail-client.ts'
import { oneLine } from '../services/mail-link.ts'
import type { Config } from '../state/config.ts'
import { originParameters, type RequestOrigin } from './request-origin.ts'

/** One field of a request form, in the order shown, sent and written into mails. */
export interface Field<Name extends string = string> {
  readonly name: Name
  readonly label: MessageKey
  readonly hint?: MessageKey
  readonly kind: 'text' | 'email' | 'tel' | 'choice' | 'long-text'
  readonly autocomplete?: string
  /** What is sent, in English whatever the language. */
  readonly choices?: readonly Choice[]
  /** The sentence shown where the submit check finds the field empty; without it, the check lets it pass. */
  readonly missing?: MessageKey
  /** Marked as required in the form, whether or not the submit check asks for it. */
  readonly marked?: boolean
  readonly optional?: boolean
  /** Over the form's whole width. */
  readonly wide?: boolean
  /** The email service's name for it. */
  readonly parameter: string
  /** Sent and written in place of nothing. */
  readonly whenEmpty?: string
}

/** What a form asks for and what becomes of the answers: the demo request, the contact message. */
export interface RequestKind<Name extends string = string> {
  /** In events, in storage keys and in texts. */
  readonly form: (typeof formNames)[number]
  readonly groups: readonly { readonly legend: MessageKey; readonly fields: readonly Field<Name>[] }[]
  /** The field whose text names the sender. */
  readonly sender: Name
  /** Of the mail that it becomes when it can't be sent; in English, because the team reads it. */
  readonly subject: string
  /** Of the mail that it becomes without any script, which could not fill in who sends it. */
  readonly plainSubject: string
  template(service: Config['emailService']): string | undefined
}

/** What was typed, trimmed, by field name. */
export type Answers = Readonly<Record<string, string>>

/** The sentence for each field at fault, by field name. */
export type Faults = ReadonlyMap<string, MessageKey>

export const fieldsOf = (kind: RequestKind): readonly Field[] => kind.groups.flatMap(group => group.fields)

/** Reads the form's own fields; what else stands in the form, such as the robot trap, is not an answer. */
export function readAnswers(kind: RequestKind, form: HTMLFormElement): Answers {
  const data = new FormData(form)
  return Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, String(data.get(name) ?? '').trim()]))
}

/** Where the submit check finds fault: the sentence for each field at fault, in the form's order. */
export function findFaults(kind: RequestKind, form: HTMLFormElement, answers: Answers): Faults {
  const faults = new Map<string, MessageKey>()
  for (const field of fieldsOf(kind)) {
    const fault = findFault(field, answers[field.name] ?? '', form.elements.namedItem(field.name))
    if (fault) faults.set(field.name, fault)
  }
  return faults
}

/** The fault of one field: empty where the submit check asks for it, or an email address that can't be one. */
export function findFault(field: Field, answer: string, control: unknown): MessageKey | undefined {
  if (answer === '') return field.missing
  return field.kind === 'email' && isMistyped(control) ? 'form.email.invalid' : undefined
}

/** The browser's own judgement of an email address. */
function isMistyped(control: unknown): boolean {
  return (
    control instanceof Object && 'validity' in control && (control.validity as ValidityState).typeMismatch
  )
}

/** The answers with what is sent in place of an empty one. */
export const withDefaults = (kind: RequestKind, answers: Answers): Answers =>
  Object.fromEntries(fieldsOf(kind).map(({ name, whenEmpty = '' }) => [name, answers[name] || whenEmpty]))

/** What the email service gets: where the request comes from, then the form's fields. */
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

/** The same request as the lines of a mail: labels for the visitor, who sends it, and values for the team. */
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
  // The last line is the first to be shortened when the message is too long for a mail address.
  const last = fields.pop()
  return [...fields, ...(from ? [{ label: t('mail.from'), value: from }] : []), ...(last ? [last] : [])]
}

/** What its sender may read of where a request comes from: the page and, in brackets, the partner's word for it. */
function sentFrom({ page, source = '' }: RequestOrigin): string {
  const word = oneLine(source)
  return page && word ? `${page} (${word})` : page || word
}
