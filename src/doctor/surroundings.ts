import { originOf } from '../services/email-service.ts'
import { pageDocument } from '../services/page-document.ts'
import { config } from '../state/config.ts'
import { type Finding, finding } from './finding.ts'

// What is wrong around the tags: the scripts, the settings, the page's policy, the browser.

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

/** Asks the email service with nothing to send, which it answers with a refusal of its own: then it can be reached. */
export async function examineEmailService(): Promise<readonly Finding[]> {
  const { emailService, endpoint } = config.get()
  const missing = asked.filter(([key]) => !emailService[key]).map(([, name]) => name)
  // Nobody needs the service where requests go elsewhere.
  if (missing.length > 0 && endpoint) return []
  if (missing.length > 0)
    return [finding('email.missing', 'email.missing.change', { keys: missing.join(', ') })]

  // What is no address stays as it was written: it is what has to be changed.
  let origin = emailService.origin ?? ''
  try {
    origin = originOf(emailService.origin)
    const response = await fetch(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // As the forms do.
      redirect: 'error',
      body: JSON.stringify({ service_id: emailService.serviceId, user_id: emailService.publicKey }),
    })
    const text = await response.text()
    // Without a template it cannot be sent; any other refusal is about what is configured.
    if (response.status === 400 && /template/i.test(text)) return []
    return [
      finding('email.refused', 'email.refused.change', { why: `${response.status} ${text.slice(0, 120)}` }),
    ]
  } catch {
    return [finding('email.unreachable', 'email.unreachable.change', { origin })]
  }
}

const blocked = new Map<string, string>()

/** Notices what the page's policy blocks from now on. */
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
