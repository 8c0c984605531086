import { askEmailService, noTemplate, originOf } from '../services/email-service.ts'
import { pageDocument } from '../services/page-document.ts'
import { findUnknownMessages } from '../services/unknown-messages.ts'
import { config } from '../state/config.ts'
import { type Finding, finding } from './finding.ts'

// Examines everything but the tags: scripts, configuration, the page's policy, the browser.

export function examineScripts(): readonly Finding[] {
  const addresses = [...pageDocument.querySelectorAll<HTMLScriptElement>('script[src*="mrp-widgets"]')].map(
    ({ src }) => src,
  )
  if (addresses.length < 2) return []
  return [
    finding('version.two', 'version.two.change', {
      count: String(addresses.length),
      addresses: addresses.join(', '),
    }),
  ]
}

export function examineStorage(): readonly Finding[] {
  try {
    localStorage.setItem('mrp:doctor', '')
    localStorage.removeItem('mrp:doctor')
    return []
  } catch {
    return [finding('storage.blocked', 'storage.blocked.change')]
  }
}

const asked = [
  ['serviceId', 'email-service-id'],
  ['publicKey', 'email-public-key'],
  ['demoTemplateId', 'email-demo-template-id'],
] as const

/** Asks the email service for a template that does not exist. If it refuses just that, the forms can reach it. */
export async function examineEmailService(): Promise<readonly Finding[]> {
  const { emailService, endpoint } = config.get()
  const missing = asked.filter(([key]) => !emailService[key]).map(([, name]) => name)
  // Requests that go to an endpoint need no email service.
  if (missing.length > 0 && endpoint) return []
  if (missing.length > 0)
    return [finding('email.missing', 'email.missing.change', { keys: missing.join(', ') })]

  // An invalid URL is reported as it was written, so that the developer finds it.
  let origin = emailService.origin ?? ''
  try {
    origin = originOf(emailService.origin)
    const { serviceId = '', publicKey = '' } = emailService
    const { status, text } = await askEmailService(
      { serviceId, publicKey, origin, templateId: noTemplate },
      {},
    )
    // Any other refusal is about the configuration.
    if (status === 400 && /template/i.test(text)) return []
    return [finding('email.refused', 'email.refused.change', { why: `${status} ${text.slice(0, 120)}` })]
  } catch {
    return [finding('email.unreachable', 'email.unreachable.change', { origin })]
  }
}

const blocked = new Map<string, string>()

/** Notices what the page's policy blocks from now on. Returns an unsubscribe function. */
export function watchPolicy(changed: () => void): () => void {
  const note = (what: string, directive: string) => {
    if (blocked.has(`${directive} ${what}`)) return
    blocked.set(`${directive} ${what}`, directive)
    changed()
  }
  const listener = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) =>
    note(blockedURI, effectiveDirective)
  pageDocument.addEventListener('securitypolicyviolation', listener)
  return () => pageDocument.removeEventListener('securitypolicyviolation', listener)
}

export const examinePolicy = (): readonly Finding[] =>
  [...blocked].map(([entry, directive]) =>
    finding('policy.blocked', 'policy.blocked.change', {
      what: entry.slice(directive.length + 1),
      directive,
    }),
  )

/** Finds misspelt keys of the page's own messages. Without the list of keys, which may not load, finds none. */
export async function examineMessages(): Promise<readonly Finding[]> {
  const unknown = await findUnknownMessages(config.get().messages).catch(() => [])
  return unknown.map(({ key, guess = '' }) =>
    finding('message.unknown', guess ? 'message.unknown.change' : 'message.unknown.remove', { key, guess }),
  )
}
