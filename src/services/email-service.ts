import type { EmailService } from '../state/config.ts'
import { pageDocument } from './page-document.ts'

/** How long the service may take, in ms. A browser would wait for minutes. */
const timeLimit = 12_000

/** Where the service is, unless the settings say otherwise. */
export const emailOrigin = 'https://api.emailjs.com'

/** Why the email service did not take a request. */
export class EmailServiceError extends Error {
  override readonly name = 'EmailServiceError'
  /** Set when time ran out: settles when the service answers after all, with true for a 200. */
  readonly late: Promise<boolean> | undefined

  constructor(message: string, late?: Promise<boolean>) {
    super(message)
    this.late = late
  }
}

/**
 * Sends a template through the email service. Resolves when it answered 200, otherwise throws an EmailServiceError:
 * not configured, refused, redirected, blocked, offline, too slow, or a web page in its place.
 */
export async function sendEmail(
  service: Partial<EmailService>,
  templateId: string | undefined,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const { serviceId, publicKey, origin } = service
  if (!serviceId || !templateId || !publicKey) {
    throw new EmailServiceError('the email service is not configured')
  }
  const answer = askService({ serviceId, publicKey, origin }, templateId, params)
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const late = answer.then(
        () => true,
        () => false,
      )
      reject(new EmailServiceError(`no answer within ${timeLimit / 1000} s`, late))
    }, timeLimit)
  })
  try {
    await Promise.race([answer, timeout])
  } catch (error) {
    throw error instanceof EmailServiceError ? error : new EmailServiceError(reasonOf(error))
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Makes the one request that the service's SDK would make. The SDK itself follows redirects, which would hand a request
 * to another address, and cannot be imported where storage is blocked. Resolves for a 200 alone.
 */
async function askService(
  service: { serviceId: string; publicKey: string; origin: string | undefined },
  templateId: string,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await fetch(`${originOf(service.origin)}/api/v1.0/email/send`, {
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
  const text = await answer.text()
  // It is a login page of the network, or a host's that has one for every address: the service was not reached.
  if (/^\s*</.test(text)) throw new EmailServiceError('a web page answered in place of the service')
  if (answer.status !== 200) throw new EmailServiceError(`the service answered ${answer.status}: ${text}`)
}

/** Throws where the setting is no address. */
export const originOf = (setting: string | undefined): string =>
  new URL(setting || emailOrigin, pageDocument.baseURI).href.replace(/\/$/, '')

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
