import { messageOf } from './console.ts'
import { postJson } from './post-json.ts'

/** Limits how long a service may take, in ms. A browser would wait for minutes. */
const timeLimitMs = 12_000

/** Says that a service has not answered in time. */
export class NoAnswerError extends Error {
  /** Resolves when the service answers at last: with true if it took the request. */
  readonly late: Promise<boolean>

  constructor(message: string, late: Promise<boolean>) {
    super(message)
    this.late = late
  }
}

/**
 * Waits 12 s for a service's response, and rejects as it does. If it is too slow, throws a NoAnswerError: the response may
 * still arrive in `late`.
 */
export async function waitForAnswer(response: Promise<unknown>): Promise<void> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => {
      const late = response.then(
        () => true,
        () => false,
      )
      reject(new NoAnswerError(`no answer within ${timeLimitMs / 1000} s`, late))
    }, timeLimitMs)
  })
  await Promise.race([response, timeout])
}

/**
 * Says, in words for the visitor, that the receiver has read a request and refused it. The form shows them, and no mail
 * app opens.
 */
export class Refusal extends Error {
  /** Says what to correct, by the names of fields. */
  readonly fields: Readonly<Record<string, string>>

  constructor(message: string, fields: Readonly<Record<string, string>>) {
    super(message)
    this.fields = fields
  }
}

const isSentence = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Returns what a page or an endpoint says to the visitor: `{ message }`, `{ fields }` or both. An Error says nothing to them. */
export function refusalIn(said: unknown): Refusal | undefined {
  if (said instanceof Error) return undefined
  // Copies what was written as such: the message of an Error from another frame was not.
  const { message, fields }: { message?: unknown; fields?: unknown } = { ...Object(said) }
  const texts = Object.entries(Object(fields)).filter((entry): entry is [string, string] =>
    isSentence(entry[1]),
  )
  if (!isSentence(message) && texts.length === 0) return undefined
  return new Refusal(isSentence(message) ? message : '', Object.fromEntries(texts))
}

/**
 * Throws unless a response says that its receiver has taken the request. It may come from another frame, or be no response:
 * what has no status is fine. `receiver` is its name for the console.
 */
export async function refuseOtherThanOk(
  response: Partial<Response>,
  receiver = 'the endpoint',
): Promise<void> {
  const { ok, status } = response
  if (ok !== false) return
  const said: unknown = status === 422 ? await response.json?.().catch(() => undefined) : undefined
  throw refusalIn(said) ?? new Error(`${receiver} answered ${status}`)
}

/**
 * Posts a request as JSON to the page's endpoint. Resolves if it answers 2xx. Throws a Refusal if it answers 422 and says
 * what is wrong, otherwise an Error that names the endpoint: refused, redirected, blocked, offline or too slow.
 */
export const sendToEndpoint = (endpoint: string, request: object): Promise<void> =>
  waitForAnswer(post(endpoint, request))

async function post(endpoint: string, request: object): Promise<void> {
  const response = await postJson(endpoint, request).catch((error: unknown) => {
    throw new Error(
      `${endpoint} cannot be reached, redirects, or does not allow this page by CORS (${messageOf(error)})`,
    )
  })
  await refuseOtherThanOk(response, endpoint)
}
