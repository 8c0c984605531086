import { attributeText } from '../../services/attribute-names.ts'
import { config } from '../../services/config.ts'
import { askEmailService, noTemplate, originOf } from '../../services/email-service.ts'
import { isWebAddress } from '../../services/links.ts'
import { elementsOf } from '../../services/live-elements.ts'
import { pageDocument, pageElements } from '../../services/page-document.ts'
import { type Finding, finding } from './finding.ts'

// Examines who takes the requests of the page's forms. Nothing is sent.

/**
 * Returns where the forms of the page send their requests, an empty text for the email service. A trigger brings a
 * form.
 */
function targets(): ReadonlySet<string> {
  const forms = ['mrp-demo-form', 'mrp-contact-form'].flatMap(elementsOf)
  const own = forms.map(form =>
    String(Reflect.get(form, 'endpoint') ?? attributeText(form, 'endpoint') ?? ''),
  )
  const triggers = pageElements('[data-mrp-open]').map(() => '')
  return new Set([...own, ...triggers].map(address => address || config.get().endpoint).map(usableAddress))
}

const usableAddress = (address: string): string => (isWebAddress(address) ? address : '')

export async function examineServices(): Promise<readonly Finding[]> {
  const found = await Promise.all(
    [...targets()].map(address => (address ? examineEndpoint(address) : examineEmailService())),
  )
  return found.flat()
}

/**
 * Asks with the header for which a browser asks first before it sends JSON elsewhere. Every endpoint that takes JSON lets
 * `HEAD` pass then, but some answer only `OPTIONS` with the origin.
 */
async function examineEndpoint(endpoint: string): Promise<readonly Finding[]> {
  const ask = (method: string, options: RequestInit = {}) =>
    fetch(new globalThis.URL(endpoint, pageDocument.baseURI), { method, ...options })
  const headers = { 'content-type': 'application/json' }
  try {
    await ask('HEAD', { headers }).catch(() => ask('OPTIONS', { headers }))
    return []
  } catch {
    const values = { endpoint, origin: location.origin }
    return ask('HEAD', { mode: 'no-cors' }).then(
      () => [finding('endpoint.cors', values)],
      () => [finding('endpoint.unreachable', values)],
    )
  }
}

const neededSettings = [
  ['serviceId', 'email-service-id'],
  ['publicKey', 'email-public-key'],
  ['demoTemplateId', 'email-demo-template-id'],
] as const

/** Asks the email service for a template that does not exist. If it refuses just that, the forms can reach it. */
async function examineEmailService(): Promise<readonly Finding[]> {
  const { emailService } = config.get()
  const missing = neededSettings.filter(([key]) => !emailService[key]).map(([, name]) => name)
  if (missing.length > 0) return [finding('email.missing', { keys: missing.join(', ') })]

  console.info(
    'The doctor asks the email service for a template that does not exist: 400 is the right answer.',
  )
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
    return [finding('email.refused', { why: `${status} ${text.slice(0, 120)}` })]
  } catch {
    return [finding('email.unreachable', { origin })]
  }
}
