import { type RefObject, useEffect, useRef } from 'react'
import { clearDraft, loadDraft, saveDraft, whenSentElsewhere } from '../services/draft-storage.ts'
import { answersInAddress } from './address-answers.ts'
import { draftNow, fillUntouched, typedAnswers } from './answers.ts'
import { draftName } from './draft-name.ts'
import { elementAround } from './element-around.ts'
import { controlsOf } from './prefill.ts'
import type { Answers, RequestKind } from './request.ts'

type UseDraft = readonly [
  load: () => Answers,
  /** `kept` is what a draft may have of what was typed. */
  save: (typed: Answers, kept: Answers) => void,
  /** Removes what was sent, or without an argument everything. */
  clear: (sent?: Answers) => void,
]

/**
 * Keeps what was typed and not yet sent, and fills it in when the form's code comes. A form that is used `again` is empty
 * and takes the focus. Calls `onStart` at the first answer of a request.
 */
export function useDraft(
  kind: RequestKind,
  form: RefObject<HTMLFormElement | null>,
  again: boolean,
  urlPrefill: string | undefined,
  onStart: () => void,
): UseDraft {
  const key = useRef<string>(kind.form)
  const started = useRef(false)

  const start = (typed: Answers) => {
    if (started.current || Object.keys(typed).length === 0) return
    started.current = true
    onStart()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` is new in each render, and does the same; a plan that shows a field is no draft
  useEffect(() => {
    if (!form.current) return
    // Turns off the browser's own validation, which worked until this code was loaded.
    form.current.noValidate = true
    key.current = draftName(elementAround(form.current) ?? form.current, kind.form)
    const controls = controlsOf(kind, form.current)
    if (again) {
      focusFirst(controls)
      return
    }
    // Includes what was typed or emptied before this code was loaded: no draft has it.
    const kept = loadDraft(key.current)
    const draft = draftNow(controls, kept)
    fillUntouched(controls, draft, answersInAddress(kind.form, urlPrefill, controls.keys()))
    saveDraft(key.current, draft)
    // A draft was started on the page before.
    started.current = Object.keys(kept).length > 0
    start(draft)
    return whenSentElsewhere(
      key.current,
      () => typedAnswers(controls),
      () => form.current?.reset(),
    )
  }, [kind.form, again])

  return [
    () => loadDraft(key.current),
    (typed, kept) => {
      saveDraft(key.current, kept)
      start(typed)
    },
    sent => {
      clearDraft(key.current, sent)
      started.current = false
    },
  ]
}

export const focusFirst = (controls: ReadonlyMap<string, HTMLElement>): void =>
  controls.values().next().value?.focus()
