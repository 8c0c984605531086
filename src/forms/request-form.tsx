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
  /** What the page filled in, by field name. */
  readonly prefill: Readonly<Record<string, string | undefined>>
  readonly source: string | undefined
  /** This form's own, before that of the settings. */
  readonly endpoint: string | undefined
  readonly emit: EmitRequest
}

const nothing: RequestFormProps['prefill'] = {}

/** A form that asks, checks, sends and says what became of it. */
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
  /** Whether a request was sent from here before: this form then begins empty, with the focus in it. */
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
  /** What was submitted last, as long as nothing else is typed. */
  const submitted = useRef<Answers>(undefined)
  const [stage, setStage] = useState<Stage>({ is: 'editing' })
  const [faults, setFaults] = useState<Faults>(new Map())
  const draftKey = useRef<string>(kind.form)
  useChangedPrefill(kind, form, prefill)

  useEffect(() => {
    if (!form.current) return
    // Until now the browser itself had to check: nobody else was there.
    form.current.noValidate = true
    draftKey.current = draftName(elementAround(form.current) ?? form.current, kind.form)
    const controls = controlsOf(kind, form.current)
    if (again) {
      controls.values().next().value?.focus()
      return
    }
    // What was typed, or taken out, before this code came is known to no draft.
    const draft = draftNow(controls, loadDraft(draftKey.current))
    fillUntouched(controls, draft, answersInAddress(kind.form, controls.keys()))
    saveDraft(draftKey.current, draft)
  }, [kind, again])

  const submit = async () => {
    if (!form.current || sending.current) return
    const answers = readAnswers(kind, form.current)
    const found = findFaults(kind, form.current, answers)
    // Rendered at once, so that the sentence is there when the focus makes a screen reader read it.
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
      // Its mail is no longer asked for; that of a later submission is.
      setStage(now => (now === outcome ? { is: 'sent' } : now))
      finish(answers, draft)
    }
  }

  /** A request has arrived. What was typed or submitted since has not, and stays. */
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
      // The sentences at the fields are the answer, and wait for nothing.
      afterPaint(() => showToast(emit, toast, translation))
    }
  }

  /** Checks the field an event came from: all faults when it is left, only mended ones while it is typed in. */
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

  // Only on the way to another field: a sentence that appears under a press on the button moves it from the pointer,
  // and the click is lost.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !(relatedTarget instanceof HTMLButtonElement)) recheck(target, false)
  }

  // A click submits too, and Enter arrives as one: a sandboxed frame without `allow-forms` raises no submit event.
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void submit()
  }

  const confirmPerson = () => {
    if (form.current) emptyTrap(form.current)
    void submit()
  }

  /** Takes what was typed off the screen and out of the storage: others may use this computer. */
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
    // What the browser itself sends before this code has come, or without any script: never by GET, so that nothing
    // typed can end up in an address.
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
          // A press before hydration has set aria-busy.
          suppressHydrationWarning
          type="submit"
        >
          {t(stage.is === 'sending' ? 'form.sending' : `${kind.form}.submit`)}
        </button>
        <p className={hint}>{t(`${kind.form}.note`)}</p>
      </div>
    </form>
  )
}
