import { fillIn, type Translation } from '../i18n/translation.ts'
import { showToast } from '../layout/toast.ts'
import { printable } from '../services/console.ts'
import { DeliveryError } from '../services/delivery.ts'
import { hasEmailService, sendEmail } from '../services/email-service.ts'
import { sendToEndpoint } from '../services/endpoint.ts'
import { mailAddress, mailText, openMailClient } from '../services/mail-client.ts'
import { config } from '../state/config.ts'
import { type Answers, mailLines, type RequestKind, templateParameters, withDefaults } from './request.ts'
import type { EmitRequest } from './request-events.ts'
import type { RequestOrigin } from './request-origin.ts'

/** A request that did not go out by itself: as a mail, for the visitor to send. */
export interface UnsentMail {
  /** The prefilled mailto address, perhaps shortened. */
  readonly href: string
  /** The whole message. */
  readonly text: string
}

/** How a submission ended. `late` settles with true when a service took it after all. */
export type Outcome =
  | { readonly is: 'held' }
  | { readonly is: 'sent' }
  | {
      readonly is: 'fallback' | 'failed'
      readonly mail: UnsentMail
      readonly late: Promise<boolean> | undefined
    }

/**
 * Sends a request: to the endpoint, else through the email service, else through the visitor's mail app, else not at
 * all, with the message kept for copying. Never throws. `held` means that the host page prevented it.
 */
export async function sendRequest(
  kind: RequestKind,
  answers: Answers,
  origin: RequestOrigin,
  endpoint: string | undefined,
  emit: EmitRequest,
  translation: Translation,
): Promise<Outcome> {
  const detail = { form: kind.form, fields: answers }
  if (!emit('mrp-submit', detail)) return { is: 'held' }

  const failures: unknown[] = []
  for (const send of servicesFor(kind, answers, origin, endpoint)) {
    try {
      await send()
    } catch (error) {
      failures.push(error)
      // What was only slow may have it.
      if (error instanceof DeliveryError && error.late) break
      continue
    }
    if (failures.length > 0)
      console.warn(
        printable(`The ${kind.form} request went through the email service: ${reasonOf(failures)}.`),
      )
    reportSent(kind, answers, emit, translation)
    return { is: 'sent' }
  }
  return handOverToMail(kind, answers, origin, emit, translation, failures)
}

/** Those that are configured, in the order in which they are asked. Without any, the email service says why not. */
function servicesFor(
  kind: RequestKind,
  answers: Answers,
  origin: RequestOrigin,
  endpoint: string | undefined,
): readonly (() => Promise<void>)[] {
  const { contactEmail, emailService, endpoint: setting } = config.get()
  if (setting && !endpoint)
    console.warn(
      printable(`"${setting}" cannot be the endpoint of requests. Set an http or https address, or a path.`),
    )
  const template = kind.template(emailService)
  const email = () =>
    sendEmail(emailService, template, templateParameters(kind, answers, contactEmail, origin))
  if (!endpoint) return [email]
  const post = () => sendToEndpoint(endpoint, { form: kind.form, fields: answers, ...origin })
  return hasEmailService(emailService, template) ? [post, email] : [post]
}

const reasonOf = (failures: readonly unknown[]): string =>
  failures.map(error => (error instanceof Error ? error.message : String(error))).join(', ')

/** Settles with true as soon as one that was too slow took the request after all. */
function lateOf(failures: readonly unknown[]): Promise<boolean> | undefined {
  const late = failures.flatMap(error => (error instanceof DeliveryError && error.late ? [error.late] : []))
  if (late.length === 0) return undefined
  const taken = late.map(async answer => (await answer) || Promise.reject(new Error('It was not taken.')))
  return Promise.any(taken).catch(() => false)
}

/** Tells the page and the visitor that the request arrived. */
export function reportSent(
  kind: RequestKind,
  answers: Answers,
  emit: EmitRequest,
  translation: Translation,
): void {
  const { t } = translation
  emit('mrp-sent', { form: kind.form, fields: answers })
  showToast(
    emit,
    {
      title: t(`${kind.form}.toast.sent.title`),
      description: t(`${kind.form}.toast.sent.description`),
      variant: 'default',
    },
    translation,
  )
}

function handOverToMail(
  kind: RequestKind,
  answers: Answers,
  origin: RequestOrigin,
  emit: EmitRequest,
  translation: Translation,
  failures: readonly unknown[],
): Outcome {
  const { t } = translation
  const { contactEmail } = config.get()
  const reason = reasonOf(failures)
  console.warn(printable(`The ${kind.form} request goes through the visitor's mail app: ${reason}.`))

  const lines = mailLines(kind, answers, origin, t)
  const subject = fillIn(kind.subject, {
    ...withDefaults(kind, answers),
    name: answers[kind.sender] ?? '',
  })
  const mail = {
    href: mailAddress({ to: contactEmail, subject, lines }, t('mail.shortened')),
    text: mailText(lines),
  }
  const late = lateOf(failures)

  if (openMailClient(mail.href)) {
    emit('mrp-fallback', { form: kind.form, fields: answers, href: mail.href })
    showToast(
      emit,
      {
        title: t('form.toast.fallback.title'),
        description: t(`${kind.form}.toast.fallback.description`),
        variant: 'default',
      },
      translation,
    )
    return { is: 'fallback', mail, late }
  }
  emit('mrp-failed', { form: kind.form, fields: answers, reason })
  showToast(
    emit,
    {
      title: t('form.toast.failed.title'),
      description: t(`${kind.form}.toast.failed.description`, { email: contactEmail }),
      variant: 'destructive',
    },
    translation,
  )
  return { is: 'failed', mail, late }
}
