import { type FocusEvent, type FormEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { useConfig } from '../services/config.ts'
import { loadEmailSdk } from '../services/email-service.ts'
import { addressLink } from '../services/mail-client.ts'
import { actions, primaryButton } from '../ui/button.styles.ts'
import { hint } from '../ui/field.styles.ts'
import { useTranslation } from '../words/translation.ts'
import type { AttachedPlan } from './attached-plan.ts'
import { consentBox } from './consent-box.tsx'
import { typedAnswers } from './fill-fields.ts'
import { endpointOf, formAction } from './form-action.ts'
import { FormFields } from './form-fields.tsx'
import { useHiddenFields } from './hide-fields.ts'
import { MailPanel, RefusedPanel, TrapPanel } from './outcome-panels.tsx'
import type { EmitRequest, RequestOptions } from './request-description.ts'
import { formGroups } from './request-form.styles.ts'
import type { Answers, RequestKind } from './request-kind.ts'
import type { SentAlong } from './request-origin.ts'
import { emptyTrap, RobotTrap } from './robot-trap.tsx'
import { controlsOf, focusFirst, type Prefill, useChangedPrefill, useDraft } from './use-draft.ts'
import { useFaults } from './use-faults.ts'
import { useSubmission } from './use-submission.ts'

export interface RequestFormProps extends RequestOptions {
  readonly kind: RequestKind
  /** The page's answers by field name, among others. */
  readonly prefill: Prefill
  readonly source: string | undefined
  /** In place of the button's text. */
  readonly buttonText?: string | undefined
  readonly emit: EmitRequest
}

interface OpenFormProps extends RequestFormProps {
  /** Whether a request was sent before: the form then starts empty and takes the focus. */
  readonly again: boolean
  readonly onSent: (answers: Answers) => void
  /** Attached by the visitor. */
  readonly plan: AttachedPlan | undefined
  readonly forgetPlan: () => void
}

/** Renders the form until its request is sent. */
export function UnsentForm(props: OpenFormProps) {
  const { endpoint, consentText, emit, again, plan, forgetPlan } = props
  const kind = useHiddenFields(props.kind, props.hide)
  const { t, language } = useTranslation()
  const settings = useConfig()
  const target = endpointOf(endpoint, settings.endpoint)
  const { serviceId } = settings.emailService
  // Ahead of the request, which then has one wait less. Sending reports a failure.
  useEffect(() => {
    if (!target && serviceId) loadEmailSdk().catch(() => {})
  }, [target, serviceId])
  const form = useRef<HTMLFormElement>(null)
  const [faults, check, recheck, forgetFaults] = useFaults(kind, form, Boolean(consentText))
  useChangedPrefill(kind, form, props.prefill)

  const start = () => void emit('mrp-start', { form: kind.form })
  const [loadDraft, saveDraft, clearDraft] = useDraft(kind, form, again, props.urlPrefill, start)
  const options = { ...props, form, target, check, loadDraft, clearDraft }
  const { stage, refused, submit, typed, forget } = useSubmission(options, kind)

  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    saveDraft(typedAnswers(controlsOf(kind, currentTarget)))
    typed(currentTarget, (target as HTMLInputElement).name)
    recheck(target, true)
  }

  // Only when the focus goes to another field. An error that appears while the button is pressed would move it away,
  // and lose the click.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !(relatedTarget instanceof HTMLButtonElement)) recheck(target, false)
  }

  // Handles clicks and Enter, which also arrives as a click: a sandboxed frame without `allow-forms` dispatches no
  // submit event.
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void submit()
  }

  const confirmPerson = () => {
    if (form.current) emptyTrap(form.current)
    void submit()
  }

  /** Forgets a request, its plan and its draft. */
  const forgetAll = () => {
    forgetPlan()
    clearDraft()
    forgetFaults()
    forget()
  }

  /** Clears the form and its draft: others may use this computer. */
  const clear = () => {
    if (!form.current) return
    const controls = controlsOf(kind, form.current)
    for (const control of controls.values()) control.value = ''
    const box = consentBox(form.current)
    if (box) box.checked = false
    forgetAll()
    focusFirst(controls)
  }

  /** A page has reset the form, unless a request is on its way. */
  const onReset = (event: SyntheticEvent) => {
    if (stage.is === 'sending') event.preventDefault()
    else forgetAll()
  }

  return (
    // The browser submits this without our code: never with GET, which would put the answers into a URL.
    <form
      // A page in another encoding would send letters that the receiver cannot read.
      acceptCharset="utf-8"
      {...formAction(target, settings.contactEmail, t(kind.plainSubject))}
      className={formGroups}
      data-mail={addressLink(settings.contactEmail, t(kind.plainSubject))}
      method="post"
      onBlur={onBlur}
      onInput={onInput}
      onReset={onReset}
      onSubmit={onSubmit}
      part="form"
      ref={form}
    >
      <HiddenInputs extra={props.extra} form={kind.form} language={language} source={props.source} />
      <FormFields {...props} faults={faults} kind={kind} refused={refused?.fields} />
      {plan && <plan.Note onRemove={forgetPlan} text={plan.text} />}
      <RobotTrap />
      {stage.is === 'trapped' && <TrapPanel onConfirm={confirmPerson} />}
      {(stage.is === 'fallback' || stage.is === 'failed') && (
        <MailPanel is={stage.is} mail={stage.mail} onClear={clear} />
      )}
      <slot name="before-submit" />
      {refused?.message && <RefusedPanel {...refused} />}
      <div className={actions}>
        <button
          className={primaryButton}
          disabled={stage.is === 'sending'}
          onClick={onSubmit}
          part="button"
          type="submit"
        >
          {stage.is === 'sending' ? t('form.sending') : props.buttonText || t(`${kind.form}.submit`)}
        </button>
        <p aria-live="polite" className={hint}>
          {t(stage.is === 'held' ? 'form.held' : `${kind.form}.note`, { email: settings.contactEmail })}
        </p>
      </div>
    </form>
  )
}

/**
 * Carries what is sent along in a form that the browser submits without our code. A browser does not send an input without a name. A
 * shell adds the name, because it cannot add a node. As in the honeypot, `tabindex` marks what is no field.
 */
export function HiddenInputs({ form, language, source, extra }: SentAlong & { readonly form: string }) {
  const values = { form, language, source, ...(extra && { extra: JSON.stringify(extra) }) }
  return Object.entries(values).map(([name, value]) => (
    <input defaultValue={value} key={name} name={value && name} tabIndex={-1} type="hidden" />
  ))
}
