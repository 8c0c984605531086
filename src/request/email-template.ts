import { type Answers, fieldsOf, type RequestKind } from './request-kind.ts'
import { alongEntries, type RequestOrigin } from './request-origin.ts'

// A request as the email service's template gets it.

/** Returns the email service's parameters: the request's origin, then the form's fields, with what is sent for empty ones. */
export function templateParameters(
  kind: RequestKind,
  answers: Answers,
  contactEmail: string,
  origin: RequestOrigin,
): Record<string, string> {
  const parameters = fieldsOf(kind).map(({ name, parameter, whenEmpty = '' }) => [
    parameter,
    answers[name] || whenEmpty,
  ])
  return { ...originParameters(origin), ...Object.fromEntries(parameters), to_email: contactEmail }
}

/** Returns the known values as parameters of the email service. */
function originParameters(origin: RequestOrigin): Readonly<Record<string, string>> {
  const { campaign, referrer, landingPage: landing_page, source, page } = origin
  const given = Object.entries({ ...campaign, referrer, landing_page, source, page })
  const known = given.filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries([...alongEntries(origin), ...known])
}
