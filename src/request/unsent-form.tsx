import { type FocusEvent, type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useConfig } from '../services/config.ts'
import { loadEmailSdk } from '../services/email-service.ts'
import { mailHref } from '../services/mail-link.ts'
import { actions, primaryButton } from '../ui/button.ts'
import { hint } from '../ui/field.ts'
import { useTranslation } from '../words/translation.ts'
import { addedFields, isUnseen, readAdded } from './added-fields.ts'
import { typedAnswers } from './answers.ts'
import type { AttachedPlan, PlanNoteProps } from './attached-plan.ts'
import { complain } from './complain.ts'
import { elementAround } from './element-around.ts'
import { consentBox } from './find-consent-box.ts'
import { endpointOf, formAction } from './form-action.ts'
import { FormFields } from './form-fields.tsx'
import { useHiddenFields } from './hidden-fields.ts'
import { HiddenInputs } from './hidden-inputs.tsx'
import { MailPanel, TrapPanel } from './outcomes.tsx'
import { controlsOf, type Prefill, useChangedPrefill } from './prefill.ts'
import { type Refused, RefusedPanel, refusedIn } from './refused.tsx'
import { type Answers, fieldsOf, type RequestKind, readAnswers } from './request.ts'
import type { RequestOptions } from './request-attributes.ts'
import type { EmitRequest } from './request-events.ts'
import { formGroups } from './request-form.styles.ts'
import { requestOrigin } from './request-origin.ts'
import { emptyTrap, isTrapped, RobotTrap } from './robot-trap.tsx'
import { type Outcome, reportSent, sendRequest } from './send-request.ts'
import { focusFirst, useDraft } from './use-draft.ts'
import { useFaults } from './use-faults.ts'

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

/** How long the page's tag manager has to tell of a request before the page is left, in ms. */
const tagManagerMs = 300

type Stage = Exclude<Outcome, { is: 'refused' }> | { readonly is: 'editing' | 'trapped' | 'sending' }

/** Renders the form until its request is sent. */
export function OpenForm(props: OpenFormProps) {
  const { source, endpoint, extra, consentText, privacyUrl, thanksUrl } = props
  const { emit, again, onSent, plan, forgetPlan } = props
  // A field that takes a plan shows it, whatever is hidden.
  const kept = plan && props.kind.planField
  const kind = useHiddenFields(props.kind, props.hide, kept)
  const translation = useTranslation()
  const { t, language } = translation
  const settings = useConfig()
  const target = endpointOf(endpoint, settings.endpoint)
  const { serviceId } = settings.emailService
  // Ahead of the request, which then has one wait less. Sending reports a failure.
  useEffect(() => {
    if (!target && serviceId) loadEmailSdk().catch(() => {})
  }, [target, serviceId])
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  /** The last submitted answers, until something else is typed. */
  const submitted = useRef<Answers>(undefined)
  const [stage, setStage] = useState<Stage>({ is: 'editing' })
  const [faults, check, recheck, forgetFaults] = useFaults(kind, form, Boolean(consentText))
  const [refused, setRefused] = useState<Refused>()
  const withoutPlan: PlanNoteProps['withoutPlan'] = useRef(undefined)
  useChangedPrefill(kind, form, props.prefill)

  const start = () => void emit('mrp-start', { form: kind.form })
  const [loadKept, saveTyped, clearKept] = useDraft(kind, form, again, props.urlPrefill, start)

  const submit = async () => {
    if (!form.current || sending.current) return
    const read = readAnswers(kind, form.current)
    const found = check(form.current, read)
    if (found.size > 0) {
      emit('mrp-invalid', { form: kind.form, fields: [...found.keys()] })
      return complain(form.current, found, emit, translation)
    }
    const addedHere = addedFields(form.current)
    const wrong = addedHere.find(added => !added.checkValidity())
    if (wrong) {
      // The browser has nowhere to say what is wrong with a field that nobody sees.
      if (isUnseen(wrong)) return refuse({ message: wrong.validationMessage, fields: {} })
      emit('mrp-invalid', { form: kind.form, fields: [wrong.name] })
      return void wrong.reportValidity()
    }
    if (isTrapped(form.current)) return setStage({ is: 'trapped' })

    const added = readAdded(addedHere)
    sending.current = true
    submitted.current = read
    const kept = loadKept()
    setRefused(undefined)
    setStage({ is: 'sending' })
    // Ticked: an unticked box is a fault.
    const consent = consentText && { consent: consentText, privacyUrl }
    const along = addedHere.length > 0 ? { ...extra, ...added.extra } : extra
    const origin = await requestOrigin({ source, language, extra: along, ...consent })
    const outcome = await sendRequest(props.kind, read, origin, added.unseen, target, emit, translation)
    sending.current = false
    if (outcome.is === 'refused') return refuse(refusedIn(kind, outcome.refusal))
    setStage(outcome)
    if (outcome.is === 'sent') {
      finish(read, kept)
      if (!thanksUrl || submitted.current !== read) return
      await new Promise(resolve => setTimeout(resolve, tagManagerMs))
      location.assign(thanksUrl)
      return
    }
    if ('late' in outcome && (await outcome.late)) {
      reportSent(kind, read, emit, translation)
      // Only this outcome's panel closes: a later submission may have its own.
      setStage(now => (now === outcome ? { is: 'sent' } : now))
      finish(read, kept)
    }
  }

  /** Shows why a request was refused. What was typed stays. */
  const refuse = (now: Refused) => {
    // Whoever has closed the dialog meanwhile takes the request for sent.
    const dialog = form.current?.closest('dialog')
    if (dialog && !dialog.open) elementAround(dialog)?.setAttribute('open', '')
    // At once: the sentence must exist when the focus makes a screen reader read it.
    flushSync(() => {
      setStage({ is: 'editing' })
      setRefused(now)
    })
    const [first] = fieldsOf(kind).filter(({ name }) => name in now.fields)
    const control = first && form.current?.elements.namedItem(first.name)
    if (control instanceof HTMLElement) control.focus()
    emit('mrp-invalid', { form: kind.form, fields: Object.keys(now.fields) })
  }

  /** Finishes a request that has arrived. Answers typed or submitted since then stay. */
  const finish = (answers: Answers, kept: Answers) => {
    clearKept(kept)
    if (submitted.current !== answers) return
    forgetPlan()
    onSent(answers)
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = typedAnswers(controlsOf(kind, event.currentTarget))
    saveTyped(typed, withoutPlan.current?.(typed) ?? typed)
    const answers = readAnswers(kind, event.currentTarget)
    if (Object.keys(answers).some(name => answers[name] !== submitted.current?.[name]))
      submitted.current = undefined
    recheck(event.target, true)
    const { name } = event.target as HTMLInputElement
    if (refused?.fields[name]) setRefused({ ...refused, fields: { ...refused.fields, [name]: '' } })
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

  /** Forgets a request, and its draft. */
  const forget = () => {
    forgetPlan()
    clearKept()
    submitted.current = undefined
    forgetFaults()
    setRefused(undefined)
    setStage({ is: 'editing' })
  }

  /** Clears the form and its draft: others may use this computer. */
  const clear = () => {
    if (!form.current) return
    const controls = controlsOf(kind, form.current)
    for (const control of controls.values()) control.value = ''
    const box = consentBox(form.current)
    if (box) box.checked = false
    forget()
    focusFirst(controls)
  }

  /** A page has reset the form, unless a request is on its way. */
  const onReset = (event: SyntheticEvent) => {
    if (sending.current) event.preventDefault()
    else forget()
  }

  return (
    // The browser submits this without our code: never with GET, which would put the answers into a URL.
    <form
      // A page in another encoding would send letters that the receiver cannot read.
      acceptCharset="utf-8"
      {...formAction(target, settings.contactEmail, t(kind.plainSubject))}
      className={formGroups}
      data-mail={mailHref(settings.contactEmail, t(kind.plainSubject))}
      method="post"
      onBlur={onBlur}
      onInput={onInput}
      onReset={onReset}
      onSubmit={onSubmit}
      part="form"
      ref={form}
    >
      <HiddenInputs extra={extra} form={kind.form} language={language} source={source} />
      <FormFields
        {...props}
        faults={faults}
        form={form}
        kind={kind}
        refused={refused?.fields}
        withoutPlan={withoutPlan}
      />
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
