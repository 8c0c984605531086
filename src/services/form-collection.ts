import { accessLetters } from '../words/en/account.ts'
import type { Config } from './config.ts'
import { messageOf } from './console.ts'
import { oneLine } from './mail-client.ts'
import { postJson } from './post-json.ts'

type Person = Readonly<Record<'fullName' | 'companyName' | 'jobTitle' | 'email', string>>

/**
 * Reports a registration or a login to the team, if a form-collection service is configured. Returns at once, because
 * nobody waits for it. A failure concerns the developer alone.
 */
export function reportAccess(
  kind: 'registration' | 'login',
  user: Person,
  at: Date,
  { formEndpoint, contactEmail }: Pick<Config, 'formEndpoint' | 'contactEmail'>,
): void {
  if (!formEndpoint) return
  post(formEndpoint, letterOf(kind, user, at, contactEmail)).catch((error: unknown) => {
    console.warn(
      `The form-collection service at ${formEndpoint} was not told of a ${kind}: ${messageOf(error)}. Check form-endpoint of <mrp-config>, and that the service takes requests from this page without a redirect.`,
    )
  })
}

function letterOf(kind: 'registration' | 'login', user: Person, at: Date, to: string) {
  const { subject, time } = accessLetters[kind]
  const lines = [
    [accessLetters.name, user.fullName],
    [accessLetters.company, user.companyName],
    [accessLetters.jobTitle, user.jobTitle],
    [accessLetters.email, user.email],
    [time, at.toISOString()],
  ] as const
  return {
    name: user.fullName,
    email: user.email,
    subject: subject.replace('{name}', () => oneLine(user.fullName)),
    message: lines.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n'),
    _replyto: user.email,
    _to: to,
    _format: 'plain',
  }
}

async function post(endpoint: string, letter: Readonly<Record<string, string>>): Promise<void> {
  const { ok, status } = await postJson(endpoint, letter, { credentials: 'omit' })
  if (!ok) throw new Error(`it answered ${status}`)
}
