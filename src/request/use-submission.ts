import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormControl } from '../custom-element/early-typing.ts'
import { elementAround } from '../custom-element/handle.ts'
import type { Refusal } from '../services/delivery.ts'
import type { Language } from '../words/languages.ts'
import { useTranslation } from '../words/translation.ts'
import { type Added, addedFields, isUnseen, readAdded } from './added-fields.ts'
import { withPlan } from './attached-plan.ts'
import type { Draft } from './form-draft.ts'
import type { SentAlong } from './request-attribution.ts'
import type { FormContext } from './request-description.ts'
import { type Answers, fieldsOf, type RequestKind, readAnswers } from './request-kind.ts'
import { isTrapped } from './robot-trap.tsx'
import { type Outcome, requestSender } from './send-request.ts'
import { focusField } from './use-faults.ts'

/** Gives the page's tag manager time to tell of a request before the page is left, in ms. */
const tagManagerMs = 300

type Stage = Exclude<Outcome, { is: 'refused' }> | { readonly is: 'editing' | 'trapped' | 'sending' }

interface Submitted {
  /** Holds what the form had, as JSON. */
  readonly typed: string
  /** Holds what is sent: that, and the plan. */
  readonly answers: Answers
  readonly draft: Answers
  readonly outcome: Promise<Outcome>
}

/**
 * Maps what was typed to its request, until that has an outcome: a form that appears with the same would send it twice.
 */
const underway = new Map<string, Submitted>()

/** Sends what a form has, and tells what has become of it. `check` shows what is wrong, and returns whether all fields can be sent. */
export function useSubmission(
  context: FormContext,
  check: (form: HTMLFormElement, answers: Answers) => boolean,
  draft: RefObject<Draft | null>,
) {
  const { form, emit, kind, wholeKind, plan, target } = context
  const translation = useTranslation()
  const send = requestSender(wholeKind, emit, translation)
  const [stage, setStage] = useState<Stage>({ is: 'editing' })
  const edit = () => setStage({ is: 'editing' })
  const { refused, setRefused, refuse, checkAdded } = useRefusal(context, edit)
  const [sending, submitted, follow] = useUnderway(context, draft, setStage, refuse)

  /** Checks what the form has, and sends it once. */
  const submit = () => {
    if (!form.current || sending.current) return
    const typed = readAnswers(kind, form.current)
    const fields = addedFields(form.current)
    if (!check(form.current, typed) || !checkAdded(fields)) return
    if (isTrapped(form.current)) return setStage({ is: 'trapped' })
    setRefused(undefined)
    const answers = withPlan(typed, kind, plan)
    const added = fields.length > 0 ? readAdded(fields) : undefined
    const along = sentAlong(context, translation.language, added)
    const outcome = send(answers, along, target, added?.unseen)
    void follow({ typed: JSON.stringify(typed), answers, draft: draft.current?.load() ?? {}, outcome })
  }

  /** Takes note of what was typed into a field. */
  const noteTyped = (element: HTMLFormElement, name: string) => {
    if (typedIn(element, kind) !== submitted.current?.typed) submitted.current = undefined
    if (refused?.fields[name]) setRefused({ ...refused, fields: { ...refused.fields, [name]: '' } })
  }

  /** Returns to editing, as if nothing had been submitted. */
  const forget = () => {
    submitted.current = undefined
    setRefused(undefined)
    edit()
  }

  return { stage, refused, submit, noteTyped, forget }
}

const typedIn = (form: HTMLFormElement, kind: RequestKind) => JSON.stringify(readAnswers(kind, form))

/** Follows a request until it has arrived, also one that the same form sent before it was rendered anew. */
function useUnderway(
  { kind, form, onSent, thanksUrl }: FormContext,
  draft: RefObject<Draft | null>,
  setStage: Dispatch<SetStateAction<Stage>>,
  refuse: (refused: Refused) => void,
) {
  const sending = useRef(false)
  /** Holds the last submitted request, until something else is typed. */
  const submitted = useRef<Submitted>(undefined)

  /** Clears what has arrived from the draft. Answers typed or submitted since then stay. */
  const finish = (request: Submitted) => {
    draft.current?.clear(request.draft)
    if (submitted.current === request) onSent(request.answers)
  }

  /** Shows what becomes of a request on its way. */
  const follow = async (request: Submitted) => {
    underway.set(request.typed, request)
    sending.current = true
    submitted.current = request
    setStage({ is: 'sending' })
    const outcome = await request.outcome
    sending.current = false
    underway.delete(request.typed)
    if (outcome.is === 'refused') return form.current && refuse(refusedIn(kind, outcome.refusal))
    setStage(outcome)
    if (outcome.is === 'sent') {
      finish(request)
      if (thanksUrl && submitted.current === request)
        setTimeout(() => location.assign(thanksUrl), tagManagerMs)
    } else if ('late' in outcome && (await outcome.late)) {
      // Only this outcome's panel closes: a later submission may have its own.
      setStage(now => (now === outcome ? { is: 'sent' } : now))
      finish(request)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the form appears
  useEffect(() => {
    const before = form.current && underway.get(typedIn(form.current, kind))
    if (before) void follow(before)
  }, [])

  return [sending, submitted, follow] as const
}

/**
 * Returns what the page has set, and what the visitor has filled in and agreed to. A form with a box for consent is
 * only sent with it ticked.
 */
const sentAlong = (
  { source, extra, consentText, privacyUrl }: FormContext,
  language: Language,
  added: Added | undefined,
): SentAlong => ({
  source,
  language,
  extra: added ? { ...extra, ...added.extra } : extra,
  ...(consentText && { consent: consentText, privacyUrl }),
})

/** Holds what a form shows of a refusal: sentences at fields, until these are typed into, and one for the whole. */
export type Refused = Pick<Refusal, 'message' | 'fields'>

/** Puts what concerns no field of the form into the sentence for the whole, so that none is lost. */
function refusedIn(kind: RequestKind, { message, fields }: Refusal): Refused {
  const names = new Set<string>(fieldsOf(kind).map(({ name }) => name))
  const entries = Object.entries(fields)
  const others = entries.flatMap(([name, sentence]) => (names.has(name) ? [] : sentence))
  return {
    message: [message, ...others].filter(Boolean).join(' '),
    fields: Object.fromEntries(entries.filter(([name]) => names.has(name))),
  }
}

/** Keeps why the last request was refused, by its receiver or by a field of the page. `edit` lets the visitor go on. */
function useRefusal({ kind, form, emit }: FormContext, edit: () => void) {
  const [refused, setRefused] = useState<Refused>()
  const sayInvalid = (fields: readonly string[]) => emit('mrp-invalid', { form: kind.form, fields })

  /** Shows why a request was refused. What was typed stays. */
  const refuse = (now: Refused) => {
    // Whoever has closed the dialog meanwhile takes the request for sent.
    const dialog = form.current?.closest('dialog')
    if (dialog && !dialog.open) elementAround(dialog)?.setAttribute('open', '')
    // At once: the sentence must exist when the focus makes a screen reader read it.
    flushSync(() => {
      edit()
      setRefused(now)
    })
    focusField(form.current, fieldsOf(kind).find(({ name }) => name in now.fields)?.name)
    sayInvalid(Object.keys(now.fields))
  }

  /**
   * Shows what is wrong with the page's own fields: by the browser, except with a field that nobody sees. Returns whether they
   * can be sent.
   */
  const checkAdded = (added: readonly FormControl[]): boolean => {
    const wrong = added.find(field => !field.checkValidity())
    if (wrong && isUnseen(wrong)) refuse({ message: wrong.validationMessage, fields: {} })
    else if (wrong) {
      sayInvalid([wrong.name])
      wrong.reportValidity()
    }
    return !wrong
  }

  return { refused, setRefused, refuse, checkAdded }
}
