import type { EmailService } from '../state/config.ts'
import { DeliveryError, delivered } from './delivery.ts'
import { pageDocument } from './page-document.ts'

/** Where the service is, unless the settings say otherwise. */
export const emailOrigin = 'https://api.emailjs.com'

/**
 * Sends a template through the email service. Resolves when it answered 200, otherwise throws a DeliveryError:
 * not configured, refused, redirected, blocked, offline, too slow, or a web page in its place.
 */
export async function sendEmail(
  service: Partial<EmailService>,
  templateId: string | undefined,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const { serviceId, publicKey, origin } = service
  if (!serviceId || !templateId || !publicKey) {
    throw new DeliveryError('the email service is not configured')
  }
  await delivered(askService({ serviceId, publicKey, origin }, templateId, params))
}

/** Whether there is a service to ask for this template. */
export const hasEmailService = (
  { serviceId, publicKey }: Partial<EmailService>,
  templateId: string | undefined,
): boolean => Boolean(serviceId && templateId && publicKey)

/**
 * Makes the one request that the service's SDK would make. The SDK itself follows redirects, which would hand a request
 * to another address, and cannot be imported where storage is blocked. Resolves for a 200 alone.
 */
async function askService(
  service: { serviceId: string; publicKey: string; origin: string | undefined },
  templateId: string,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const response = await fetch(`${originOf(service.origin)}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    redirect: 'error',
    body: JSON.stringify({
      user_id: service.publicKey,
      service_id: service.serviceId,
      template_id: templateId,
      template_params: params,
    }),
  })
  const text = await response.text()
  // A network's login page, or a server that answers every address with a page: the service was not reached.
  if (/^\s*</.test(text)) throw new DeliveryError('a web page answered in place of the service')
  if (response.status !== 200) throw new DeliveryError(`the service answered ${response.status}: ${text}`)
}

/** Throws where the setting is no address. */
export const originOf = (setting: string | undefined): string =>
  new URL(setting || emailOrigin, pageDocument.baseURI).href.replace(/\/$/, '')
