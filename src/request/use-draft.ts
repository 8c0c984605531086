import { type RefObject, useEffect, useRef } from 'react'
import type { FormControl } from '../custom-element/early-input.ts'
import { elementAround } from '../custom-element/handle.ts'
import { clearDraft, loadDraft, saveDraft } from '../services/draft-storage.ts'
import { answersInAddress, draftName, draftNow, fillUntouched } from './form-draft.ts'
import { type Answers, fieldsOf, type RequestKind } from './request-kind.ts'

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
) {
  const key = useRef<string>(kind.form)
  const started = useRef(false)

  const start = (typed: Answers) => {
    if (started.current || Object.keys(typed).length === 0) return
    started.current = true
    onStart()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` is new in each render, and does the same
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
  }, [kind.form, again])

  return {
    load: () => loadDraft(key.current),
    save: (typed: Answers) => {
      saveDraft(key.current, typed)
      start(typed)
    },
    /** Removes what was sent, or without an argument everything. */
    clear: (sent?: Answers) => {
      clearDraft(key.current, sent)
      started.current = false
    },
  }
}

export const focusFirst = (controls: ReadonlyMap<string, HTMLElement>): void =>
  controls.values().next().value?.focus()

/** Returns the form's own controls by name. */
export function controlsOf(kind: RequestKind, form: HTMLFormElement): Map<string, FormControl> {
  const found = new Map<string, FormControl>()
  for (const { name } of fieldsOf(kind)) {
    const control = form.elements.namedItem(name)
    if (control instanceof Element) found.set(name, control as FormControl)
  }
  return found
}

export type Prefill = Readonly<Record<string, unknown>>

/**
 * Applies a prefill that the page changes later, unless the visitor has typed or chosen something else. React itself
 * does this only for text fields that were empty at first.
 */
export function useChangedPrefill(
  kind: RequestKind,
  form: RefObject<HTMLFormElement | null>,
  prefill: Prefill,
): void {
  const last = useRef(prefill)
  useEffect(() => {
    if (!form.current || last.current === prefill) return
    for (const [name, control] of controlsOf(kind, form.current)) {
      const [before = '', now = ''] = [last.current[name], prefill[name]]
      if (now !== before && control.value === before) control.value = String(now)
    }
    last.current = prefill
  })
}
