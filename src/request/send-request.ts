import { sayToast } from '../elements/toaster/show-toast.ts'
import { config } from '../services/config.ts'
import { messageOf, printable } from '../services/console.ts'
import { delivered, NoAnswerError, Refusal, refusalIn, refuseOtherThanOk } from '../services/delivery.ts'
import { sendEmail } from '../services/email-service.ts'
import { sendToEndpoint } from '../services/endpoint.ts'
import { mailLink, mailText, openMailClient } from '../services/mail-client.ts'
import type { Translation } from '../words/translation.ts'
import { mailLines, mailSubject } from './request-as-mail.ts'
import type { EmitRequest, SubmitDetail } from './request-description.ts'
import type { Answers, RequestKind } from './request-kind.ts'
import type { RequestOrigin } from './request-origin.ts'
import { templateParameters } from './template-parameters.ts'

/** A request that was not sent, as a mail for the visitor to send. */
export interface UnsentMail {
  /** The `mailto:` link, perhaps with a shortened message. */
  readonly href: string
  /** The whole message. */
  readonly text: string
}

/** The outcome of a submission. `late` resolves with true if a service confirms it after the timeout. */
export type Outcome =
  | { readonly is: 'held' }
  | { readonly is: 'sent' }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | {
      readonly is: 'fallback' | 'failed'
      readonly mail: UnsentMail
      readonly late: Promise<boolean> | undefined
    }

/**
 * Sends a request once: the page's own way, else to the endpoint, else through the email service. Falls back to the
 * visitor's mail app, and at last to a message for copying. Never throws. `held` means that the host page only prevented
 * it, `refused` that its receiver wants something corrected. `unseen` names what a visitor's mail does not have.
 */
export async function sendRequest(
  kind: RequestKind,
  answers: Answers,
  origin: RequestOrigin,
  unseen: readonly string[],
  endpoint: string | undefined,
  emit: EmitRequest,
  translation: Translation,
): Promise<Outcome> {
  const { referrer, landingPage, language, ...known } = origin
  const answer = askPage({ form: kind.form, fields: answers, ...known }, emit)
  if (answer === 'held') return { is: 'held' }
  try {
    await (answer ? delivered(answer) : sendToService(kind, answers, origin, endpoint))
  } catch (error) {
    if (error instanceof Refusal) return { is: 'refused', refusal: error }
    const extra = Object.entries(origin.extra ?? {}).filter(([name]) => !unseen.includes(name))
    const seen = { ...origin, extra: Object.fromEntries(extra) }
    return handOverToMail(kind, answers, seen, emit, translation, error)
  }
  reportSent(kind, answers, emit, translation)
  return { is: 'sent' }
}

/** Sends to the one service that the configuration names. Rejects with the reason, also where it names none. */
function sendToService(
  kind: RequestKind,
  answers: Answers,
  origin: RequestOrigin,
  endpoint: string | undefined,
): Promise<void> {
  const { contactEmail, emailService, endpoint: setting } = config.get()
  if (endpoint) return sendToEndpoint(endpoint, { form: kind.form, fields: answers, ...origin })
  if (setting)
    console.warn(
      printable(`"${setting}" cannot be the endpoint of requests. Set an http or https address, or a path.`),
    )
  const parameters = templateParameters(kind, answers, contactEmail, origin)
  return sendEmail(emailService, kind.template(emailService), parameters)
}

/** Dispatches the event and shows the toast for a request that arrived. */
export function reportSent(
  kind: RequestKind,
  answers: Answers,
  emit: EmitRequest,
  translation: Translation,
): void {
  emit('mrp-sent', { form: kind.form, fields: answers })
  sayToast(emit, translation, {
    title: `${kind.form}.toast.sent.title`,
    description: `${kind.form}.toast.sent.description`,
    values: { email: config.get().contactEmail },
  })
}

function handOverToMail(
  kind: RequestKind,
  answers: Answers,
  origin: RequestOrigin,
  emit: EmitRequest,
  translation: Translation,
  failure: unknown,
): Outcome {
  const { t } = translation
  const { contactEmail } = config.get()
  const reason = messageOf(failure)
  console.warn(
    printable(
      `The ${kind.form} request falls back to the visitor's mail app: ${reason}. If this repeats, check <mrp-config>.`,
    ),
  )

  const lines = mailLines(kind, answers, origin, t)
  const subject = mailSubject(kind, answers, t)
  const mail = {
    href: mailLink({ to: contactEmail, subject, lines }, t('mail.shortened')),
    text: mailText(lines),
  }
  const late = failure instanceof NoAnswerError ? failure.late : undefined

  if (openMailClient(mail.href)) {
    emit('mrp-fallback', { form: kind.form, fields: answers, href: mail.href })
    sayToast(emit, translation, {
      title: 'form.toast.fallback.title',
      description: `${kind.form}.toast.fallback.description`,
      values: { email: contactEmail },
    })
    return { is: 'fallback', mail, late }
  }
  emit('mrp-failed', { form: kind.form, fields: answers, reason })
  sayToast(emit, translation, {
    title: 'form.toast.failed.title',
    description: `${kind.form}.toast.failed.description`,
    values: { email: contactEmail },
    variant: 'destructive',
  })
  return { is: 'failed', mail, late }
}

/**
 * Announces a request to the page. Returns the promise that a listener passed to `event.respondWith()`, which sends the
 * request the page's own way; `held` if a listener only prevented it; otherwise undefined.
 */
export function askPage(detail: SubmitDetail, emit: EmitRequest): Promise<void> | 'held' | undefined {
  let answer: Promise<void> | undefined
  let isOver = false
  const respondWith = (promise: unknown) => {
    if (isOver || answer)
      throw new DOMException('Call respondWith() once, before any await.', 'InvalidStateError')
    answer = takenBy(promise)
  }
  const isHeld = !emit('mrp-submit', detail, { respondWith })
  isOver = true
  return answer ?? (isHeld ? 'held' : undefined)
}

/** Waits for the page. `fetch` also resolves for a 500. */
async function takenBy(promise: unknown): Promise<void> {
  const answer = await Promise.resolve(promise).catch((reason: unknown) => {
    throw refusalIn(reason) ?? reason
  })
  await refuseOtherThanOk(Object(answer))
}
