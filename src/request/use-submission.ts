import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormControl } from '../custom-element/early-input.ts'
import { elementAround } from '../custom-element/handle.ts'
import { useTranslation } from '../words/translation.ts'
import { addedFields, isUnseen, readAdded } from './added-fields.ts'
import { type AttachedPlan, withPlan } from './attached-plan.ts'
import { type Refused, refusedIn } from './outcome-panels.tsx'
import type { EmitRequest, RequestOptions } from './request-description.ts'
import { type Answers, type Faults, fieldsOf, type RequestKind, readAnswers } from './request-kind.ts'
import { requestOrigin } from './request-origin.ts'
import { isTrapped } from './robot-trap.tsx'
import { type Outcome, requestSender } from './send-request.ts'
import { complain, focusField } from './use-faults.ts'

/** How long the page's tag manager has to tell of a request before the page is left, in ms. */
const tagManagerMs = 300

type Stage = Exclude<Outcome, { is: 'refused' }> | { readonly is: 'editing' | 'trapped' | 'sending' }

interface SubmissionOptions extends RequestOptions {
  /** With all its fields, also those that are hidden. */
  readonly kind: RequestKind
  readonly source: string | undefined
  readonly emit: EmitRequest
  readonly form: RefObject<HTMLFormElement | null>
  /** Where requests are posted. Undefined where the email service takes them. */
  readonly target: string | undefined
  readonly plan: AttachedPlan | undefined
  /** Validates all fields, shows what is wrong, and returns it. */
  readonly check: (form: HTMLFormElement, answers: Answers) => Faults
  readonly loadDraft: () => Answers
  /** Is called with the draft of a request that has arrived. */
  readonly clearDraft: (draft: Answers) => void
  /** Is called if the form still shows what has arrived. */
  readonly onSent: (answers: Answers) => void
}

interface Submitted {
  /** What the form had. */
  readonly typed: Answers
  /** What is sent: with the plan. */
  readonly answers: Answers
  /** The draft at that time. */
  readonly draft: Answers
}

interface Submission {
  readonly stage: Stage
  /** Why the last request was refused. */
  readonly refused: Refused | undefined
  /** Validates what the form has, and sends it once. */
  readonly submit: () => Promise<void>
  /** Call it after something was typed into a field. */
  readonly typed: (form: HTMLFormElement, name: string) => void
  /** Goes back to editing, as if nothing had been submitted. */
  readonly forget: () => void
}

/** Sends what a form has, and tells what has become of it. */
export function useSubmission(options: SubmissionOptions, shown: RequestKind): Submission {
  const { form, emit, kind, plan, source, extra, consentText, privacyUrl, thanksUrl } = options
  const translation = useTranslation()
  const sender = requestSender(kind, emit, translation)
  const sending = useRef(false)
  /** The last submitted answers, until something else is typed. */
  const submitted = useRef<Answers>(undefined)
  const [stage, setStage] = useState<Stage>({ is: 'editing' })
  const [refused, setRefused] = useState<Refused>()

  const sayInvalid = (fields: readonly string[]) => emit('mrp-invalid', { form: kind.form, fields })

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
    focusField(form.current, fieldsOf(shown).find(({ name }) => name in now.fields)?.name)
    sayInvalid(Object.keys(now.fields))
  }

  /** Whether all fields can be sent. Shows what is wrong. */
  const isComplete = (element: HTMLFormElement, typed: Answers, added: readonly FormControl[]): boolean => {
    const found = options.check(element, typed)
    if (found.size > 0) {
      sayInvalid([...found.keys()])
      complain(element, found, emit, translation)
      return false
    }
    const wrong = added.find(field => !field.checkValidity())
    if (!wrong) return true
    // The browser has nowhere to say what is wrong with a field that nobody sees.
    if (isUnseen(wrong)) refuse({ message: wrong.validationMessage, fields: {} })
    else {
      sayInvalid([wrong.name])
      wrong.reportValidity()
    }
    return false
  }

  const send = async (answers: Answers, fields: readonly FormControl[]): Promise<Outcome> => {
    const added = readAdded(fields)
    // Ticked: an unticked box is a fault.
    const consent = consentText && { consent: consentText, privacyUrl }
    const along = fields.length > 0 ? { ...extra, ...added.extra } : extra
    const origin = await requestOrigin({
      source,
      language: translation.language,
      extra: along,
      ...consent,
    })
    return sender.send(answers, origin, options.target, added.unseen)
  }

  /** Finishes a request that has arrived. Answers typed or submitted since then stay. */
  const finish = ({ typed, answers, draft }: Submitted) => {
    options.clearDraft(draft)
    if (submitted.current === typed) options.onSent(answers)
  }

  const show = async (outcome: Outcome, request: Submitted) => {
    if (outcome.is === 'refused') return refuse(refusedIn(shown, outcome.refusal))
    setStage(outcome)
    if (outcome.is === 'sent') {
      finish(request)
      if (!thanksUrl || submitted.current !== request.typed) return
      await new Promise(resolve => setTimeout(resolve, tagManagerMs))
      location.assign(thanksUrl)
    } else if ('late' in outcome && (await outcome.late)) {
      sender.reportSent(request.answers)
      // Only this outcome's panel closes: a later submission may have its own.
      setStage(now => (now === outcome ? { is: 'sent' } : now))
      finish(request)
    }
  }

  return {
    stage,
    refused,
    submit: async () => {
      if (!form.current || sending.current) return
      const typed = readAnswers(shown, form.current)
      const added = addedFields(form.current)
      if (!isComplete(form.current, typed, added)) return
      if (isTrapped(form.current)) return setStage({ is: 'trapped' })
      const request = { typed, answers: withPlan(typed, kind, plan), draft: options.loadDraft() }
      sending.current = true
      submitted.current = typed
      setRefused(undefined)
      setStage({ is: 'sending' })
      const outcome = await send(request.answers, added)
      sending.current = false
      await show(outcome, request)
    },
    typed: (element, name) => {
      const isSame = JSON.stringify(readAnswers(shown, element)) === JSON.stringify(submitted.current)
      if (!isSame) submitted.current = undefined
      if (refused?.fields[name]) setRefused({ ...refused, fields: { ...refused.fields, [name]: '' } })
    },
    forget: () => {
      submitted.current = undefined
      setRefused(undefined)
      setStage({ is: 'editing' })
    },
  }
}
