import type { EmailService } from '../state/config.ts'
import { DeliveryError, delivered } from './delivery.ts'
import { pageDocument } from './page-document.ts'

/** The service's origin, unless configured otherwise. */
export const emailOrigin = 'https://api.emailjs.com'

/**
 * Sends a template through the email service. Resolves if it answers 200. Otherwise throws a DeliveryError: not
 * configured, refused, redirected, blocked, offline, too slow, or a web page in its place.
 */
export async function sendEmail(
  service: Partial<EmailService>,
  templateId: string | undefined,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  if (!hasEmailService(service, templateId)) throw new DeliveryError('the email service is not configured')
  await delivered(askService(service, templateId, params))
}

/** Tells whether the service is configured for this template. */
export const hasEmailService = (
  { serviceId, publicKey }: Partial<EmailService>,
  templateId: string | undefined,
): boolean => Boolean(serviceId && templateId && publicKey)

/**
 * Makes the same request as the service's SDK. The SDK itself would follow redirects and send a request elsewhere. It
 * also cannot be imported where storage is blocked. Resolves for a 200 alone.
 */
async function askService(
  { serviceId, publicKey, origin }: Partial<EmailService>,
  templateId: string | undefined,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const response = await fetch(`${originOf(origin)}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    redirect: 'error',
    body: JSON.stringify({
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    }),
  })
  const text = await response.text()
  // A login page of a network, or a server's default page: the service was not reached.
  if (/^\s*</.test(text)) throw new DeliveryError('a web page answered in place of the service')
  if (response.status !== 200) throw new DeliveryError(`the service answered ${response.status}: ${text}`)
}

/** Returns the configured URL, absolute and without a slash at its end. It may have a path. Throws for an invalid one. */
export const originOf = (setting: string | undefined): string =>
  new URL(setting || emailOrigin, pageDocument.baseURI).href.replace(/\/$/, '')
