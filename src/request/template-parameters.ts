import { type Answers, fieldsOf, type RequestKind } from './request.ts'
import { originParameters, type RequestOrigin } from './request-origin.ts'

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
