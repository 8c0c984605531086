import { type SyntheticEvent, useRef, useState } from 'react'
import { useConfig } from '../services/config.ts'
import { mailtoLink } from '../services/mail-client.ts'
import { actions, primaryButton } from '../ui/button.styles.ts'
import { hint } from '../ui/field.styles.ts'
import { useTranslation } from '../words/translation.ts'
import { useAttachedPlan } from './attached-plan.ts'
import { endpointOf, formAction } from './form-action.ts'
import { FormFields } from './form-fields.tsx'
import { useHiddenFields } from './hide-fields.ts'
import { MailPanel, RefusedPanel, SentScreen, TrapPanel } from './outcome-panels.tsx'
import type { SentAlong } from './request-attribution.ts'
import type { FormContext, RequestFormProps } from './request-description.ts'
import { formCard, formGroups, formRoot, textOnAccent } from './request-form.styles.ts'
import type { Answers } from './request-kind.ts'
import { RobotTrap } from './robot-trap.tsx'
import { useRequest } from './use-request.ts'

const noPrefill: RequestFormProps['prefill'] = {}

/** Renders a form, validates it, sends the request and shows the outcome. */
export function RequestForm(props: RequestFormProps) {
  const [sent, setSent] = useState<Answers>()
  const [again, setAgain] = useState(false)
  const root = useRef<HTMLDivElement>(null)

  const startAgain = () => {
    setAgain(true)
    setSent(undefined)
  }
  const [plan, forgetPlan] = useAttachedPlan(props.kind, root, sent !== undefined, startAgain)

  return (
    <div className={`${formRoot} ${textOnAccent}`} ref={root}>
      <div className={formCard} part="card">
        {sent ? (
          <SentScreen answers={sent} kind={props.kind} onAgain={startAgain} />
        ) : (
          <UnsentForm
            {...props}
            again={again}
            forgetPlan={forgetPlan}
            onSent={answers => {
              forgetPlan()
              setSent(answers)
            }}
            plan={plan}
            prefill={again ? noPrefill : props.prefill}
          />
        )}
      </div>
    </div>
  )
}

function UnsentForm(props: Omit<FormContext, 'wholeKind' | 'form' | 'target'>) {
  const { extra, source, plan } = props
  const kind = useHiddenFields(props.kind, props.hide)
  const { t, language } = useTranslation()
  const { endpoint, contactEmail } = useConfig()
  const target = endpointOf(props.endpoint, endpoint)
  const form = useRef<HTMLFormElement>(null)
  const request = useRequest({ ...props, kind, wholeKind: props.kind, form, target })
  const { stage, faults, refused, submit, confirmPerson, clear, ...listeners } = request

  // Handles clicks and Enter, which also arrives as a click: a sandboxed frame without `allow-forms` dispatches no
  // submit event.
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    submit()
  }

  return (
    // The browser submits this without our code: never with GET, which would put the answers into a URL.
    <form
      // A page in another encoding would send letters that the receiver cannot read.
      acceptCharset="utf-8"
      {...formAction(target, contactEmail, t(kind.plainSubject))}
      className={formGroups}
      data-mail={mailtoLink(contactEmail, t(kind.plainSubject))}
      method="post"
      {...listeners}
      onSubmit={onSubmit}
      part="form"
      ref={form}
    >
      <HiddenInputs extra={extra} form={kind.form} language={language} source={source} />
      <FormFields {...props} faults={faults} kind={kind} refused={refused?.fields} />
      {plan && <plan.Note onRemove={props.forgetPlan} text={plan.text} />}
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
          {t(stage.is === 'held' ? 'form.held' : `${kind.form}.note`, { email: contactEmail })}
        </p>
      </div>
    </form>
  )
}

/**
 * Carries what is sent along in a form that the browser submits without our code. A browser sends no input without a
 * name; a shell adds the name, because it cannot add a node. `tabindex` marks what is no field, as in the honeypot.
 */
function HiddenInputs({ form, language, source, extra }: SentAlong & { readonly form: string }) {
  const values = { form, language, source, ...(extra && { extra: JSON.stringify(extra) }) }
  return Object.entries(values).map(([name, value]) => (
    <input defaultValue={value} key={name} name={value && name} tabIndex={-1} type="hidden" />
  ))
}
