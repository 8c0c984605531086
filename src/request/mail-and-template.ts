import { type MailLine, oneLine } from '../services/mail-client.ts'
import type { MessageKey } from '../words/message-types.ts'
import type { Translate } from '../words/translation.ts'
import { alongEntries, type RequestAttribution } from './request-attribution.ts'
import { type Answers, type Field, fieldsOf, type RequestKind, textKeyOf } from './request-kind.ts'

// A request as a mail: in the visitor's own app, as its sender reads it, and as the email service's template gets it.

/** Labels what is sent along, as its sender reads it. A page's own names stay. */
const labels: ReadonlyMap<string, MessageKey> = new Map([
  ['consent', 'mail.consent'],
  ['privacyUrl', 'form.consent.link'],
])

/** Returns the request as lines of a mail, in the visitor's language. */
export const mailLines = (
  kind: RequestKind,
  answers: Answers,
  attribution: RequestAttribution,
  t: Translate,
): MailLine[] => {
  const fields = fieldsOf(kind)
    .filter(({ name }) => name in answers)
    .map(field => ({ label: t(textKeyOf(kind, field)), value: valueFor(field, answers, t) }))
  const from = sentFrom(attribution)
  // The last line is shortened first if the mail link gets too long.
  const last = fields.pop()
  return [
    ...fields,
    ...alongEntries(attribution).map(([name, value]) => {
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

/** Returns the attribution as the sender may read it: the page, with the partner's `source` in brackets. */
function sentFrom({ page, source = '' }: RequestAttribution): string {
  const word = oneLine(source)
  return page && word ? `${page} (${word})` : page || word
}

/** Returns the email service's parameters: the request's attribution, then the form's fields, with what is sent for empty ones. */
export function templateParameters(
  kind: RequestKind,
  answers: Answers,
  contactEmail: string,
  attribution: RequestAttribution,
): Record<string, string> {
  const parameters = fieldsOf(kind).map(({ name, parameter, whenEmpty = '' }) => [
    parameter,
    answers[name] || whenEmpty,
  ])
  return { ...attributionParameters(attribution), ...Object.fromEntries(parameters), to_email: contactEmail }
}

/** Returns the known values as parameters of the email service. */
function attributionParameters(attribution: RequestAttribution): Readonly<Record<string, string>> {
  const { campaign, referrer, landingPage: landing_page, source, page } = attribution
  const given = Object.entries({ ...campaign, referrer, landing_page, source, page })
  const known = given.filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries([...alongEntries(attribution), ...known])
}
