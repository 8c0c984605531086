import { type RefObject, useEffect, useRef } from 'react'
import { elementAround } from '../custom-element/handle.ts'
import { answersInAddress, controlsIn, type Draft, keepDraft } from './form-draft.ts'
import type { ShownForm } from './request-description.ts'

/**
 * Keeps what was typed and not yet sent, and fills it in when the form's code comes. A form that is used `again` is empty
 * and takes the focus.
 */
export function useDraft({ shown, form, again, urlPrefill, emit }: ShownForm): RefObject<Draft | null> {
  const draft = useRef<Draft>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: fills in once, when the form appears
  useEffect(() => {
    if (!form.current) return
    // Turns off the browser's own validation, which worked until this code was loaded.
    form.current.noValidate = true
    const controls = controlsIn(form.current)
    const given = again ? undefined : answersInAddress(shown.form, urlPrefill, controls.keys())
    const host = elementAround(form.current) ?? form.current
    draft.current = keepDraft(host, shown.form, form.current, given, () =>
      emit('mrp-start', { form: shown.form }),
    )
    if (again) focusFirst(controls)
  }, [shown.form, again])

  return draft
}

export const focusFirst = (controls: ReadonlyMap<string, HTMLElement>): void =>
  controls.values().next().value?.focus()

/**
 * Applies a prefill that the page changes later, unless the visitor has typed or chosen something else. React itself
 * does this only for text fields that were empty at first.
 */
export function useChangedPrefill({ form, prefill }: ShownForm): void {
  const last = useRef(prefill)
  useEffect(() => {
    if (!form.current || last.current === prefill) return
    for (const [name, control] of controlsIn(form.current)) {
      const [before = '', now = ''] = [last.current[name], prefill[name]]
      if (now !== before && control.value === before) control.value = String(now)
    }
    last.current = prefill
  })
}
