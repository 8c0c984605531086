import { type FocusEvent, type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../i18n/translation.ts'
import { showToast } from '../layout/toast.ts'
import { mailHref } from '../services/mail-link.ts'
import { clearDraft, loadDraft, saveDraft } from '../services/session-draft.ts'
import { afterPaint } from '../services/turns.ts'
import { useConfig } from '../state/config.ts'
import { actions, primaryButton } from '../ui/button.ts'
import { hint } from '../ui/field.ts'
import { answersInAddress } from './address-answers.ts'
import { draftNow, fillUntouched, typedAnswers } from './answers.ts'
import { draftName } from './draft-name.ts'
import { elementAround } from './element-around.ts'
import { endpointOf, formAction } from './form-action.ts'
import { FormField } from './form-field.tsx'
import { MailPanel, SentScreen, TrapPanel } from './outcomes.tsx'
import { controlsOf, useChangedPrefill } from './prefill.ts'
import {
  type Answers,
  type Faults,
  fieldsOf,
  findFault,
  findFaults,
  type RequestKind,
  readAnswers,
} from './request.ts'
import type { EmitRequest } from './request-events.ts'
import { formCard, formGroup, formGroups, formLegend, formRoot } from './request-form.styles.ts'
import { requestOrigin } from './request-origin.ts'
import { emptyTrap, isTrapped, RobotTrap } from './robot-trap.tsx'
import { type Outcome, reportSent, sendRequest } from './send-request.ts'

interface RequestFormProps {
  readonly kind: RequestKind
  /** The page's answers, by field name. */
  readonly prefill: Readonly<Record<string, string | undefined>>
  readonly source: string | undefined
  /** This form's own endpoint. It overrides that of the configuration. */
  readonly endpoint: string | undefined
  readonly emit: EmitRequest
}

const nothing: RequestFormProps['prefill'] = {}

/** Renders a form, validates it, sends the request and shows the outcome. */
export function RequestForm(props: RequestFormProps) {
  const [sent, setSent] = useState<Answers>()
  const [again, setAgain] = useState(false)

  const startAgain = () => {
    setAgain(true)
    setSent(undefined)
  }

  return (
    <div className={formRoot}>
      <div className={formCard} part="card">
        {sent ? (
          <SentScreen answers={sent} kind={props.kind} onAgain={startAgain} />
        ) : (
          <OpenForm {...props} again={again} onSent={setSent} prefill={again ? nothing : props.prefill} />
        )}
      </div>
    </div>
  )
}

interface OpenFormProps extends RequestFormProps {
  /** Whether a request was sent before: the form then starts empty and takes the focus. */
  readonly again: boolean
  readonly onSent: (answers: Answers) => void
}

type Stage = Outcome | { readonly is: 'editing' | 'trapped' | 'sending' }

function OpenForm({ kind, prefill, source, endpoint, emit, again, onSent }: OpenFormProps) {
  const translation = useTranslation()
  const { t } = translation
  const settings = useConfig()
  const target = endpointOf(endpoint, settings.endpoint)
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  /** The last submitted answers, until something else is typed. */
  const submitted = useRef<Answers>(undefined)
  const [stage, setStage] = useState<Stage>({ is: 'editing' })
  const [faults, setFaults] = useState<Faults>(new Map())
  const draftKey = useRef<string>(kind.form)
  useChangedPrefill(kind, form, prefill)

  useEffect(() => {
    if (!form.current) return
    // Turns off the browser's own validation, which worked until this code was loaded.
    form.current.noValidate = true
    draftKey.current = draftName(elementAround(form.current) ?? form.current, kind.form)
    const controls = controlsOf(kind, form.current)
    if (again) {
      controls.values().next().value?.focus()
      return
    }
    // Includes what was typed or emptied before this code was loaded: no draft has it.
    const draft = draftNow(controls, loadDraft(draftKey.current))
    fillUntouched(controls, draft, answersInAddress(kind.form, controls.keys()))
    saveDraft(draftKey.current, draft)
  }, [kind, again])

  const submit = async () => {
    if (!form.current || sending.current) return
    const answers = readAnswers(kind, form.current)
    const found = findFaults(kind, form.current, answers)
    // Renders at once: the sentence must exist when the focus makes a screen reader read it.
    flushSync(() => setFaults(found))
    if (found.size > 0) return complain(form.current, found)
    if (isTrapped(form.current)) return setStage({ is: 'trapped' })

    sending.current = true
    submitted.current = answers
    const draft = loadDraft(draftKey.current)
    setStage({ is: 'sending' })
    const outcome = await sendRequest(kind, answers, requestOrigin(source), target, emit, translation)
    sending.current = false
    setStage(outcome)
    if (outcome.is === 'sent') return finish(answers, draft)
    if ('late' in outcome && (await outcome.late)) {
      reportSent(kind, answers, emit, translation)
      // Only this outcome's panel closes: a later submission may have its own.
      setStage(now => (now === outcome ? { is: 'sent' } : now))
      finish(answers, draft)
    }
  }

  /** Finishes a request that has arrived. Answers typed or submitted since then stay. */
  const finish = (answers: Answers, draft: Answers) => {
    clearDraft(draftKey.current, draft)
    if (submitted.current === answers) onSent(answers)
  }

  const complain = (element: HTMLFormElement, found: Faults) => {
    const [first] = found.keys()
    if (first) controlsOf(kind, element).get(first)?.focus()
    if (fieldsOf(kind).some(({ name, missing }) => missing && found.get(name) === missing)) {
      const toast = {
        title: t('form.toast.missing.title'),
        description: t('form.toast.missing.description'),
        variant: 'destructive',
      } as const
      // Shows the errors at the fields first, and the toast after the paint.
      afterPaint(() => element.isConnected && showToast(emit, toast, translation))
    }
  }

  /** Validates the field of an event: on blur in full, while typing only to remove errors that are fixed. */
  const recheck = (target: EventTarget, onlyMended: boolean) => {
    const field = fieldsOf(kind).find(({ name }) => name === (target as HTMLInputElement).name)
    if (!field || !form.current) return
    const control = controlsOf(kind, form.current).get(field.name)
    const answer = control?.value.trim() ?? ''
    const fault = findFault(field, answer, control)
    if (fault === faults.get(field.name)) return
    if (fault && (onlyMended || answer === '')) return
    const next = new Map(faults)
    if (fault) next.set(field.name, fault)
    else next.delete(field.name)
    setFaults(next)
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    saveDraft(draftKey.current, typedAnswers(controlsOf(kind, event.currentTarget)))
    const answers = readAnswers(kind, event.currentTarget)
    if (fieldsOf(kind).some(({ name }) => answers[name] !== submitted.current?.[name]))
      submitted.current = undefined
    recheck(event.target, true)
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

  /** Clears the form and its draft: others may use this computer. */
  const clear = () => {
    if (!form.current) return
    const controls = controlsOf(kind, form.current)
    for (const control of controls.values()) control.value = ''
    clearDraft(draftKey.current)
    submitted.current = undefined
    setFaults(new Map())
    setStage({ is: 'editing' })
    controls.values().next().value?.focus()
  }

  return (
    // The browser submits this without our code: never with GET, which would put the answers into a URL.
    <form
      {...formAction(target, settings.contactEmail, kind.plainSubject)}
      className={formGroups}
      data-mail={mailHref(settings.contactEmail, kind.plainSubject)}
      method="post"
      onBlur={onBlur}
      onInput={onInput}
      onSubmit={onSubmit}
      part="form"
      ref={form}
    >
      {kind.groups.map(group => (
        <fieldset className={formGroup} key={group.legend}>
          <legend className={formLegend}>{t(group.legend)}</legend>
          {group.fields.map(field => (
            <FormField
              fault={faults.get(field.name)}
              field={field}
              key={field.name}
              prefill={prefill[field.name]}
            />
          ))}
        </fieldset>
      ))}
      <RobotTrap />
      {stage.is === 'trapped' && <TrapPanel onConfirm={confirmPerson} />}
      {(stage.is === 'fallback' || stage.is === 'failed') && (
        <MailPanel is={stage.is} mail={stage.mail} onClear={clear} />
      )}
      <div className={actions}>
        <button
          className={primaryButton}
          disabled={stage.is === 'sending'}
          onClick={onSubmit}
          part="button"
          type="submit"
        >
          {t(stage.is === 'sending' ? 'form.sending' : `${kind.form}.submit`)}
        </button>
        <p className={hint}>{t(`${kind.form}.note`)}</p>
      </div>
    </form>
  )
}
