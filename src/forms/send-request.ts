import { showToast } from '../layout/toast.ts'
import { printable } from '../services/console.ts'
import { EmailServiceError, sendEmail } from '../services/email-service.ts'
import { mailAddress, mailText, openMailClient } from '../services/mail-client.ts'
import { config } from '../state/config.ts'
import { fillIn, type Speech } from '../state/messages.ts'
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

/** How a submission ended. `late` settles with true when the email service took it after all. */
export type Outcome =
  | { readonly is: 'held' }
  | { readonly is: 'sent' }
  | {
      readonly is: 'fallback' | 'failed'
      readonly mail: UnsentMail
      readonly late: Promise<boolean> | undefined
    }

/**
 * Sends a request: through the email service, else through the visitor's mail app, else not at all, with the message
 * kept for copying. Never throws. `held` means that the host page prevented it.
 */
export async function sendRequest(
  kind: RequestKind,
  answers: Answers,
  origin: RequestOrigin,
  emit: EmitRequest,
  speech: Speech,
): Promise<Outcome> {
  const detail = { form: kind.form, fields: answers }
  if (!emit('mrp-submit', detail)) return { is: 'held' }

  const { contactEmail, emailService } = config.get()
  try {
    const parameters = templateParameters(kind, answers, contactEmail, origin)
    await sendEmail(emailService, kind.template(emailService), parameters)
  } catch (error) {
    return handOverToMail(kind, answers, origin, emit, speech, error)
  }
  reportSent(kind, answers, emit, speech)
  return { is: 'sent' }
}

/** Tells the page and the visitor that the request arrived. */
export function reportSent(kind: RequestKind, answers: Answers, emit: EmitRequest, speech: Speech): void {
  const { message } = speech
  emit('mrp-sent', { form: kind.form, fields: answers })
  showToast(
    emit,
    {
      title: message(`${kind.form}.toast.sent.title`),
      description: message(`${kind.form}.toast.sent.description`),
      variant: 'default',
    },
    speech,
  )
}

function handOverToMail(
  kind: RequestKind,
  answers: Answers,
  origin: RequestOrigin,
  emit: EmitRequest,
  speech: Speech,
  error: unknown,
): Outcome {
  const { message } = speech
  const { contactEmail } = config.get()
  const reason = error instanceof Error ? error.message : String(error)
  console.warn(printable(`The ${kind.form} request goes through the visitor's mail app: ${reason}.`))

  const lines = mailLines(kind, answers, origin, message)
  const subject = fillIn(kind.subject, {
    ...withDefaults(kind, answers),
    name: answers[kind.sender] ?? '',
  })
  const mail = {
    href: mailAddress({ to: contactEmail, subject, lines }, message('mail.shortened')),
    text: mailText(lines),
  }
  const late = error instanceof EmailServiceError ? error.late : undefined

  if (openMailClient(mail.href)) {
    emit('mrp-fallback', { form: kind.form, fields: answers, href: mail.href })
    showToast(
      emit,
      {
        title: message('form.toast.fallback.title'),
        description: message(`${kind.form}.toast.fallback.description`),
        variant: 'default',
      },
      speech,
    )
    return { is: 'fallback', mail, late }
  }
  emit('mrp-failed', { form: kind.form, fields: answers, reason })
  showToast(
    emit,
    {
      title: message('form.toast.failed.title'),
      description: message(`${kind.form}.toast.failed.description`, { email: contactEmail }),
      variant: 'destructive',
    },
    speech,
  )
  return { is: 'failed', mail, late }
}
