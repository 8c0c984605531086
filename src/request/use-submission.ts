import { type RefObject, useRef, useState } from 'react'
import type { Language } from '../words/languages.ts'
import { useTranslation } from '../words/translation.ts'
import { type Added, addedFields, readAdded } from './added-fields.ts'
import { withPlan } from './attached-plan.ts'
import type { OpenFormProps } from './request-description.ts'
import { type Answers, type RequestKind, readAnswers } from './request-kind.ts'
import { requestOrigin, type SentAlong } from './request-origin.ts'
import { isTrapped } from './robot-trap.tsx'
import { type Outcome, requestSender } from './send-request.ts'
import { refusedIn, useRefusal } from './use-refusal.ts'

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

/** What the form had, what is sent (with the plan), and the draft at that time. */
type Submitted = Readonly<Record<'typed' | 'answers' | 'draft', Answers>>

/** Sends what a form has, and tells what has become of it. `shown` are the fields that are not hidden. */
export function useSubmission(options: SubmissionOptions, shown: RequestKind) {
  const { form, emit, kind, plan, thanksUrl } = options
  const translation = useTranslation()
  const sender = requestSender(kind, emit, translation)
  const sending = useRef(false)
  /** The last submitted answers, until something else is typed. */
  const submitted = useRef<Answers>(undefined)
  const [stage, setStage] = useState<Stage>({ is: 'editing' })
  const edit = () => setStage({ is: 'editing' })
  const { refused, setRefused, refuse, areValid } = useRefusal(shown, form, emit, edit)

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

  /** Validates what the form has, and sends it once. */
  const submit = async () => {
    if (!form.current || sending.current) return
    const typed = readAnswers(shown, form.current)
    const fields = addedFields(form.current)
    if (!options.check(form.current, typed) || !areValid(fields)) return
    if (isTrapped(form.current)) return setStage({ is: 'trapped' })
    const request = { typed, answers: withPlan(typed, kind, plan), draft: options.loadDraft() }
    sending.current = true
    submitted.current = typed
    setRefused(undefined)
    setStage({ is: 'sending' })
    const added = fields.length > 0 ? readAdded(fields) : undefined
    const origin = await requestOrigin(sentAlong(options, translation.language, added))
    const outcome = await sender.send(request.answers, origin, options.target, added?.unseen)
    sending.current = false
    await show(outcome, request)
  }

  /** Takes note of what was typed into a field. */
  const noteTyped = (element: HTMLFormElement, name: string) => {
    const isSame = JSON.stringify(readAnswers(shown, element)) === JSON.stringify(submitted.current)
    if (!isSame) submitted.current = undefined
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
