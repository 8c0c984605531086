import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useConfig } from '../services/config.ts'
import { pageDocument } from '../services/page-document.ts'
import { actions, primaryButton, secondaryButton } from '../ui/button.styles.ts'
import { control, field, hint, label } from '../ui/field.styles.ts'
import { MailLink } from '../ui/mail-link.tsx'
import { panel, panelHeading } from '../ui/panel.styles.ts'
import { useTranslation } from '../words/translation.ts'
import { sentMark, sentScreen } from './request-form.styles.ts'
import type { Answers, NextSteps, RequestKind } from './request-kind.ts'
import type { UnsentMail } from './send-request.ts'
import type { Refused } from './use-submission.ts'

/** Focuses an element as it appears. In an effect it would be too late: something else may have been pressed. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** Takes the focus when it appears, so that a screen reader continues here. */
function FocusedHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className={panelHeading} ref={takeFocus} tabIndex={-1}>
      {children}
    </h2>
  )
}

interface SentScreenProps {
  readonly kind: RequestKind
  readonly answers: Answers
  readonly onAgain: () => void
}

export function SentScreen({ kind, answers, onAgain }: SentScreenProps) {
  const { t } = useTranslation()
  const [after, setAfter] = useState<NextSteps>()
  useEffect(() => {
    // The thanks are whole without it.
    kind.next?.().then(setAfter, () => {})
  }, [kind])
  return (
    <div className={sentScreen} part="success">
      <svg aria-hidden="true" className={sentMark} viewBox="0 0 48 48">
        <circle cx="24" cy="24" r="24" />
        <path d="m14.5 25 6.5 6.5 13-14" />
      </svg>
      <FocusedHeading>{t(`${kind.form}.sent.heading`, { name: answers[kind.sender] ?? '' })}</FocusedHeading>
      <p>{t(`${kind.form}.sent.lead`, { email: answers.email ?? '' })}</p>
      <div className={actions}>
        <button className={secondaryButton} onClick={onAgain} part="button" type="button">
          {t(`${kind.form}.again`)}
        </button>
      </div>
      {after && <after.Next answers={answers} />}
    </div>
  )
}

interface MailPanelProps {
  readonly is: 'fallback' | 'failed'
  readonly mail: UnsentMail
  readonly onClear: () => void
}

/**
 * Shows the message that was not sent, until it is sent or the visitor clears the form: the mail app may have failed.
 */
export function MailPanel({ is, mail, onClear }: MailPanelProps) {
  const { contactEmail } = useConfig()
  const { t } = useTranslation()
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<'mail.copied' | 'mail.copy.manual'>()

  const copy = async () => {
    setCopied((await copyText(mail.text, text.current)) ? 'mail.copied' : 'mail.copy.manual')
  }

  return (
    <div className={panel} data-bad={is === 'failed' || undefined} part="fallback">
      <FocusedHeading>{t(`mail.${is}.heading`)}</FocusedHeading>
      <p>{t(`mail.${is}.lead`, { email: contactEmail })}</p>
      <div className={field}>
        <label className={label} htmlFor={id}>
          {t('mail.message')}
        </label>
        <textarea className={control} id={id} readOnly ref={text} rows={6} value={mail.text} />
      </div>
      <div className={actions}>
        <a className={secondaryButton} href={mail.href}>
          {t('mail.open')}
        </a>
        <button className={secondaryButton} onClick={copy} type="button">
          {t('mail.copy')}
        </button>
        <MailLink />
        <button className={secondaryButton} onClick={onClear} type="button">
          {t('mail.clear')}
        </button>
      </div>
      <p className={hint} role="status">
        {copied && t(copied, { email: contactEmail })}
      </p>
    </div>
  )
}

/**
 * Asks a visitor whose form has the honeypot filled in. A person continues with one click: no request is dropped
 * silently.
 */
export function TrapPanel({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={panel}>
      <FocusedHeading>{t('form.trap.heading')}</FocusedHeading>
      <p>{t('form.trap.lead')}</p>
      <div className={actions}>
        <button className={primaryButton} onClick={onConfirm} type="button">
          {t('form.trap.confirm')}
        </button>
      </div>
    </div>
  )
}

/** Says above the button why a request was refused. It takes the focus where no field has to be corrected. */
export function RefusedPanel({ message, fields }: Refused) {
  const hasFields = Object.keys(fields).length > 0
  return (
    <div className={panel} data-bad="" part="refusal" role="alert">
      <p className={panelHeading} ref={hasFields ? undefined : takeFocus} tabIndex={-1}>
        {message}
      </p>
    </div>
  )
}

/**
 * Copies a text. Without HTTPS there is no clipboard API, so an older command copies the selection. Returns false if
 * the browser refuses. Then the text is selected in `field`, for copying by hand.
 */
async function copyText(text: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return pageDocument.execCommand('copy')
  }
}
