import type { EmailJSResponseStatus } from '@emailjs/browser'
import type { EmailService } from './config.ts'
import { waitForAnswer } from './delivery.ts'
import { pageDocument } from './page-document.ts'
import { postJson } from './post-json.ts'

/** Is the service's origin, unless configured otherwise. */
export const emailOrigin = 'https://api.emailjs.com'

/** Loads the service's SDK. Never import it statically: its import fails where the browser blocks storage. */
export const loadEmailSdk = () => import('@emailjs/browser')

/**
 * Sends a template through the email service. Resolves if it answers 200. Otherwise throws the reason: not
 * configured, refused, blocked, offline, too slow, or a web page in its place.
 */
export async function sendEmail(
  service: Partial<EmailService>,
  templateId: string | undefined,
  params: Record<string, string>,
): Promise<void> {
  const { serviceId, publicKey, origin } = service
  if (!serviceId || !publicKey || !templateId) throw new Error('the email service is not configured')
  const template = { serviceId, publicKey, origin: originOf(origin), templateId }
  await waitForAnswer(askEmailService(template, params).then(refuseOtherAnswers))
}

/** Names a template that no account has. The embed check asks for it, so that nothing is sent. */
export const noTemplate = 'mrp-doctor'

/** Names a template of the service, and where the service is. */
export interface EmailTemplate extends Pick<EmailService, 'serviceId' | 'publicKey' | 'origin'> {
  readonly templateId: string
}

type ServiceAnswer = Pick<EmailJSResponseStatus, 'status' | 'text'>

/**
 * Asks the service by its SDK, and returns its answer, whatever the status. Rejects if there is none. Where the SDK cannot
 * load, because its import reads storage that the browser blocks, the same request is made without it.
 */
export async function askEmailService(
  { serviceId, publicKey, origin, templateId }: EmailTemplate,
  params: Record<string, string>,
): Promise<ServiceAnswer> {
  const sdk = await loadEmailSdk().catch(() => undefined)
  if (!sdk) {
    const content = {
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    }
    const response = await postJson(`${origin}/api/v1.0/email/send`, content)
    return { status: response.status, text: await response.text() }
  }
  const { init, send } = sdk
  init({ publicKey, origin })
  return send(serviceId, templateId, params).catch((error: unknown) => {
    // The SDK rejects with the answer itself if its status is an error.
    if (error instanceof sdk.EmailJSResponseStatus) return error
    throw error
  })
}

function refuseOtherAnswers({ status, text }: ServiceAnswer): void {
  // A login page of a network, or a server's default page: the service was not reached.
  if (/^\s*</.test(text)) throw new Error('a web page answered for the service')
  if (status !== 200) throw new Error(`the service answered ${status}: ${text}`)
}

/** Returns the configured URL, absolute and without a slash at its end. It may have a path. Throws for an invalid one. */
export const originOf = (setting: string | undefined): string =>
  new globalThis.URL(setting || emailOrigin, pageDocument.baseURI).href.replace(/\/$/, '')
