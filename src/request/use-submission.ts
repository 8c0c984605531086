import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { Language } from '../words/languages.ts'
import { useTranslation } from '../words/translation.ts'
import { type Added, addedFields, readAdded } from './added-fields.ts'
import { withPlan } from './attached-plan.ts'
import type { OpenFormProps } from './request-description.ts'
import { type Answers, type RequestKind, readAnswers } from './request-kind.ts'
import type { SentAlong } from './request-origin.ts'
import { isTrapped } from './robot-trap.tsx'
import { type Outcome, requestSender } from './send-request.ts'
import { type Refused, refusedIn, useRefusal } from './use-refusal.ts'

/** How long the page's tag manager has to tell of a request before the page is left, in ms. */
const tagManagerMs = 300

type Stage = Exclude<Outcome, { is: 'refused' }> | { readonly is: 'editing' | 'trapped' | 'sending' }

interface SubmissionOptions extends OpenFormProps {
  readonly form: RefObject<HTMLFormElement | null>
  /** Where requests are posted. Undefined where the email service takes them. */
  readonly target: string | undefined
  /** Whether all fields can be sent. Shows what is wrong. */
  readonly check: (form: HTMLFormElement, answers: Answers) => boolean
  readonly loadDraft: () => Answers
  /** Is called with the draft of a request that has arrived. */
  readonly clearDraft: (draft: Answers) => void
}

/** A request that was submitted. */
interface Submitted {
  /** What the form had, as JSON. */
  readonly typed: string
  /** What is sent: that, and the plan. */
  readonly answers: Answers
  readonly draft: Answers
  readonly outcome: Promise<Outcome>
}

/** Those without an outcome yet, by what was typed: a form that appears with the same would send it a second time. */
const underway = new Map<string, Submitted>()

/** Sends what a form has, and tells what has become of it. `shown` are the fields that are not hidden. */
export function useSubmission(options: SubmissionOptions, shown: RequestKind) {
  const { form, emit, kind } = options
  const translation = useTranslation()
  const send = requestSender(kind, emit, translation)
  const [stage, setStage] = useState<Stage>({ is: 'editing' })
  const edit = () => setStage({ is: 'editing' })
  const { refused, setRefused, refuse, areValid } = useRefusal(shown, form, emit, edit)
  const [sending, submitted, follow] = useOnItsWay(options, shown, setStage, refuse)

  /** Validates what the form has, and sends it once. */
  const submit = () => {
    if (!form.current || sending.current) return
    const typed = readAnswers(shown, form.current)
    const fields = addedFields(form.current)
    if (!options.check(form.current, typed) || !areValid(fields)) return
    if (isTrapped(form.current)) return setStage({ is: 'trapped' })
    setRefused(undefined)
    const answers = withPlan(typed, kind, options.plan)
    const added = fields.length > 0 ? readAdded(fields) : undefined
    const along = sentAlong(options, translation.language, added)
    const outcome = send(answers, along, options.target, added?.unseen)
    void follow({ typed: JSON.stringify(typed), answers, draft: options.loadDraft(), outcome })
  }

  /** Takes note of what was typed into a field. */
  const noteTyped = (element: HTMLFormElement, name: string) => {
    if (typedIn(element, shown) !== submitted.current?.typed) submitted.current = undefined
    if (refused?.fields[name]) setRefused({ ...refused, fields: { ...refused.fields, [name]: '' } })
  }

  /** Goes back to editing, as if nothing had been submitted. */
  const forget = () => {
    submitted.current = undefined
    setRefused(undefined)
    edit()
  }

  return { stage, refused, submit, noteTyped, forget }
}

const typedIn = (form: HTMLFormElement, shown: RequestKind) => JSON.stringify(readAnswers(shown, form))

/** Follows a request until it has arrived, also one that the same form sent before it was rendered anew. */
function useOnItsWay(
  { form, clearDraft, onSent, thanksUrl }: SubmissionOptions,
  shown: RequestKind,
  setStage: Dispatch<SetStateAction<Stage>>,
  refuse: (refused: Refused) => void,
) {
  const sending = useRef(false)
  /** The last submitted request, until something else is typed. */
  const submitted = useRef<Submitted>(undefined)

  /** Finishes a request that has arrived. Answers typed or submitted since then stay. */
  const finish = (request: Submitted) => {
    clearDraft(request.draft)
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
    if (outcome.is === 'refused') return form.current && refuse(refusedIn(shown, outcome.refusal))
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
    const before = form.current && underway.get(typedIn(form.current, shown))
    if (before) void follow(before)
  }, [])

  return [sending, submitted, follow] as const
}

/** What the page has set, and what the visitor has filled in and agreed to. A box for consent is ticked: else it is a fault. */
const sentAlong = (
  { source, extra, consentText, privacyUrl }: SubmissionOptions,
  language: Language,
  added: Added | undefined,
): SentAlong => ({
  source,
  language,
  extra: added ? { ...extra, ...added.extra } : extra,
  ...(consentText && { consent: consentText, privacyUrl }),
})
