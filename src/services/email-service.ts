import type { EmailService } from './config.ts'
import { DeliveryError, delivered } from './delivery.ts'
import { pageDocument } from './page-document.ts'

/** The service's origin, unless configured otherwise. */
export const emailOrigin = 'https://api.emailjs.com'

/**
 * Loads the service's SDK. Never import it statically: its import fails where the browser blocks storage, and must not
 * take the form with it.
 */
export const loadEmailSdk = () => import('@emailjs/browser')

/**
 * Sends a template through the email service. Resolves if it answers 200. Otherwise throws a DeliveryError: not
 * configured, refused, blocked, offline, too slow, or a web page in its place.
 */
export async function sendEmail(
  service: Partial<EmailService>,
  templateId: string | undefined,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const { serviceId, publicKey, origin } = service
  if (!serviceId || !publicKey || !templateId) throw new DeliveryError('the email service is not configured')
  const template = { serviceId, publicKey, origin: originOf(origin), templateId }
  await delivered(askEmailService(template, params).then(refuseOtherAnswers))
}

/** A template that no account has. The embed check asks for it, so that nothing is sent. */
export const noTemplate = 'mrp-doctor'

/** A template of the service, and where the service is. */
export interface EmailTemplate {
  readonly serviceId: string
  readonly publicKey: string
  readonly origin: string
  readonly templateId: string
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** Asks the service by its SDK, and returns its answer, whatever the status. Rejects if there is none. */
export async function askEmailService(
  { serviceId, publicKey, origin, templateId }: EmailTemplate,
  params: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { init, send, EmailJSResponseStatus } = await loadEmailSdk()
  init({ publicKey, origin })
  return send(serviceId, templateId, { ...params }).catch((error: unknown) => {
    // The SDK rejects with the answer itself if its status is an error.
    if (error instanceof EmailJSResponseStatus) return error
    throw error
  })
}

function refuseOtherAnswers({ status, text }: Answer): void {
  // A login page of a network, or a server's default page: the service was not reached.
  if (/^\s*</.test(text)) throw new DeliveryError('a web page answered in place of the service')
  if (status !== 200) throw new DeliveryError(`the service answered ${status}: ${text}`)
}

/** Returns the configured URL, absolute and without a slash at its end. It may have a path. Throws for an invalid one. */
export const originOf = (setting: string | undefined): string =>
  new globalThis.URL(setting || emailOrigin, pageDocument.baseURI).href.replace(/\/$/, '')
