import { sayToast, type ToastKeys } from '../elements/toaster/show-toast.ts'
import { config } from '../services/config.ts'
import { messageOf } from '../services/console.ts'
import {
  NoAnswerError,
  Refusal,
  refusalIn,
  refuseOtherThanOk,
  sendToEndpoint,
  waitForAnswer,
} from '../services/delivery.ts'
import { sendEmail } from '../services/email-service.ts'
import { mailLink, mailText, openMailClient } from '../services/mail-client.ts'
import type { OutcomeEvent } from '../services/watch-outcomes.ts'
import type { Translate, Translation } from '../words/translation.ts'
import { mailLines, mailSubject, templateParameters } from './mail-and-template.ts'
import { addAttribution, type RequestAttribution, type SentAlong } from './request-attribution.ts'
import type { EmitRequest, SubmitDetail } from './request-description.ts'
import type { Answers, RequestKind } from './request-kind.ts'

export type UnsentMail = ReturnType<typeof mailOf>

/** Says what became of a request. `late` resolves with true if a service confirms it after the timeout. */
export type Outcome =
  | { readonly is: 'held' }
  | { readonly is: 'sent' }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | {
      readonly is: 'fallback' | 'failed'
      readonly mail: UnsentMail
      readonly late: Promise<boolean> | undefined
    }

const toastOf = (form: RequestKind['form'], is: OutcomeEvent): ToastKeys => ({
  title: is === 'sent' ? `${form}.toast.sent.title` : `form.toast.${is}.title`,
  description: `${form}.toast.${is}.description`,
  variant: is === 'failed' ? 'destructive' : 'default',
})

/** Returns what sends the requests of a form, and tells the page and the visitor what becomes of each. */
export function requestSender(kind: RequestKind, emit: EmitRequest, translation: Translation) {
  const { form } = kind

  const say = (is: OutcomeEvent) => sayToast(emit, translation, toastOf(form, is))

  const reportSent = (fields: Answers) => {
    emit('mrp-sent', { form, fields })
    say('sent')
  }

  const handOverToMail = (fields: Answers, attribution: RequestAttribution, failure: unknown): Outcome => {
    const reason = messageOf(failure)
    console.warn(
      `The ${form} request falls back to the visitor's mail app: ${reason}. If this repeats, check <mrp-config>.`,
    )
    const mail = mailOf(kind, fields, attribution, translation.t)
    const is = openMailClient(mail.href) ? 'fallback' : 'failed'
    if (is === 'fallback') emit('mrp-fallback', { form, fields, href: mail.href })
    else emit('mrp-failed', { form, fields, reason })
    say(is)
    const late = failure instanceof NoAnswerError ? failure.late : undefined
    void late?.then(isSent => isSent && reportSent(fields))
    return { is, mail, late }
  }

  /**
   * Sends a request once: the page's own way, else to the endpoint, else through the email service. Falls back to the
   * visitor's mail app, and at last to a message for copying. Never throws. `held` means that the host page only prevented
   * it, `refused` that its receiver wants something corrected. `unseen` names what a visitor's mail does not have.
   */
  return async (
    fields: Answers,
    along: SentAlong,
    endpoint: string | undefined,
    unseen: readonly string[] = [],
  ): Promise<Outcome> => {
    const attribution = await addAttribution(along)
    const { referrer, landingPage, language, ...known } = attribution
    const answer = askPage({ form, fields, ...known }, emit)
    if (answer === 'held') return { is: 'held' }
    try {
      await (answer ? waitForAnswer(answer) : sendToService(kind, fields, attribution, endpoint))
    } catch (error) {
      if (error instanceof Refusal) return { is: 'refused', refusal: error }
      const extra = Object.entries(attribution.extra ?? {}).filter(([name]) => !unseen.includes(name))
      return handOverToMail(fields, { ...attribution, extra: Object.fromEntries(extra) }, error)
    }
    reportSent(fields)
    return { is: 'sent' }
  }
}

/** Sends to the one service that the configuration names. Rejects with the reason, also where it names none. */
function sendToService(
  kind: RequestKind,
  answers: Answers,
  attribution: RequestAttribution,
  endpoint: string | undefined,
): Promise<void> {
  const { contactEmail, emailService, endpoint: setting } = config.get()
  if (endpoint) return sendToEndpoint(endpoint, { form: kind.form, fields: answers, ...attribution })
  if (setting)
    console.warn(`"${setting}" cannot be the endpoint of requests. Set an http or https address, or a path.`)
  const parameters = templateParameters(kind, answers, contactEmail, attribution)
  return sendEmail(emailService, kind.template(emailService), parameters)
}

/** Returns a request that was not sent, as a mail for the visitor to send. */
function mailOf(kind: RequestKind, answers: Answers, attribution: RequestAttribution, t: Translate) {
  const lines = mailLines(kind, answers, attribution, t)
  const subject = mailSubject(kind, answers, t)
  return {
    /** Opens the visitor's mail app, perhaps with a shortened message. */
    href: mailLink({ to: config.get().contactEmail, subject, lines }, t('mail.shortened')),
    text: mailText(lines),
  }
}

/**
 * Announces a request to the page. Returns the promise that a listener passed to `event.respondWith()`, which sends the
 * request the page's own way; `held` if a listener only prevented it; otherwise undefined.
 */
function askPage(detail: SubmitDetail, emit: EmitRequest): Promise<void> | 'held' | undefined {
  let answer: Promise<void> | undefined
  let isOver = false
  const respondWith = (promise: unknown) => {
    if (isOver || answer)
      throw new DOMException('Call respondWith() once, before any await.', 'InvalidStateError')
    answer = waitForPage(promise)
  }
  const isHeld = !emit('mrp-submit', detail, { respondWith })
  isOver = true
  return answer ?? (isHeld ? 'held' : undefined)
}

/** Waits for the page. `fetch` also resolves for a 500. */
async function waitForPage(promise: unknown): Promise<void> {
  const answer = await Promise.resolve(promise).catch((reason: unknown) => {
    throw refusalIn(reason) ?? reason
  })
  await refuseOtherThanOk(Object(answer))
}
