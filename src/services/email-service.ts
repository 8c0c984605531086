import type { EmailService } from '../state/config.ts'

/** How long the service may take, in ms. Its SDK would wait for ever. */
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
 * not configured, refused, blocked, offline, too slow, or a web page in its place.
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
      const late = answer.then(status => status === 200).catch(() => false)
      reject(new EmailServiceError(`no answer within ${timeLimit / 1000} s`, late))
    }, timeLimit)
  })
  try {
    const status = await Promise.race([answer, timeout])
    if (status !== 200) throw new EmailServiceError(`the service answered ${status}`)
  } catch (error) {
    throw error instanceof EmailServiceError ? error : new EmailServiceError(reasonOf(error))
  } finally {
    clearTimeout(timer)
  }
}

async function askService(
  service: { serviceId: string; publicKey: string; origin: string | undefined },
  templateId: string,
  params: Readonly<Record<string, string>>,
): Promise<number> {
  const { serviceId, publicKey } = service
  const origin = originOf(service.origin)
  // It looks at storage as it loads, and can't be imported where that is blocked: in a frame without an origin.
  const sdk = await import('@emailjs/browser').catch(() => undefined)
  if (!sdk) return askWithoutSdk(origin, serviceId, publicKey, templateId, params)
  // The SDK takes the origin from `init` alone. Its throttle stays off: it counts a request before it is sent.
  sdk.init({ publicKey, origin })
  const answer = await sdk.send(serviceId, templateId, { ...params }, { publicKey })
  return statusOf(answer.status, answer.text)
}

/** The one request that the SDK makes. */
async function askWithoutSdk(
  origin: string,
  serviceId: string,
  publicKey: string,
  templateId: string,
  params: Readonly<Record<string, string>>,
): Promise<number> {
  const answer = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      service_id: serviceId,
      user_id: publicKey,
      template_id: templateId,
      template_params: params,
    }),
  })
  return statusOf(answer.status, await answer.text())
}

/** A web page is a login page of the network, or a host's that has one for every address: the service was not reached. */
function statusOf(status: number, text: string): number {
  if (/^\s*</.test(text)) throw new EmailServiceError('a web page answered in place of the service')
  return status
}

/** Throws where the setting is no address. */
export const originOf = (setting: string | undefined): string =>
  new URL(setting || emailOrigin, document.baseURI).href.replace(/\/$/, '')

/** The SDK rejects with a string, with `{ status, text }` or with an Error. */
function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    return `the service answered ${error.status}: ${error.text}`
  }
  return error instanceof Error ? error.message : String(error)
}
