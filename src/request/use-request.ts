import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import { elementAround } from '../custom-element/handle.ts'
import { useConfig } from '../services/config.ts'
import { loadEmailSdk } from '../services/email-service.ts'
import { consentBox } from './consent-box.tsx'
import { answersInQuery, type Draft, fieldControls, keepDraft } from './form-draft.ts'
import type { FormContext } from './request-description.ts'
import { emptyTrap } from './robot-trap.tsx'
import { useFaults } from './use-faults.ts'
import { useSubmission } from './use-submission.ts'

/** Keeps the draft of a form, its errors, and what becomes of its request. */
export function useRequest(context: FormContext) {
  const { form } = context
  usePreparedService(context)
  const { faults, check, recheck, forgetFaults } = useFaults(context)
  useChangedPrefill(context)
  const draft = useDraft(context)
  const { stage, refused, submit, noteTyped, forget } = useSubmission(context, check, draft)

  const forgetAll = () => {
    context.forgetPlan()
    draft.current?.clear()
    forgetFaults()
    forget()
  }

  return {
    faults,
    stage,
    refused,
    submit,
    confirmPerson: () => {
      if (form.current) emptyTrap(form.current)
      submit()
    },
    /** Clears the form and its draft: others may use this computer. */
    clear: () => {
      if (!form.current) return
      const controls = fieldControls(form.current)
      for (const control of controls.values()) control.value = ''
      const box = consentBox(form.current)
      if (box) box.checked = false
      forgetAll()
      focusFirst(controls)
    },
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      draft.current?.save()
      noteTyped(currentTarget, (target as HTMLInputElement).name)
      recheck(target, true)
    },
    // Only when the focus goes to another field. An error that appears while the button is pressed would move it away,
    // and lose the click.
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !(relatedTarget instanceof HTMLButtonElement)) recheck(target, false)
    },
    /** Forgets everything when a page resets the form, unless a request is on its way. */
    onReset: (event: SyntheticEvent) => {
      if (stage.is === 'sending') event.preventDefault()
      else forgetAll()
    },
  }
}

/** Loads the email service ahead of the request, which then has one wait less. Sending reports a failure. */
function usePreparedService({ target }: FormContext): void {
  const { serviceId } = useConfig().emailService
  useEffect(() => {
    if (!target && serviceId) loadEmailSdk().catch(() => {})
  }, [target, serviceId])
}

/**
 * Keeps what was typed and not yet sent, and fills it in when the form's code comes. A form that is used `again` is empty
 * and takes the focus.
 */
function useDraft({ kind, form, again, urlPrefill, emit }: FormContext): RefObject<Draft | null> {
  const draft = useRef<Draft>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: fills in once, when the form appears
  useEffect(() => {
    if (!form.current) return
    // Turns off the browser's own validation, which worked until this code was loaded.
    form.current.noValidate = true
    const controls = fieldControls(form.current)
    const inQuery = again ? undefined : answersInQuery(kind.form, urlPrefill, controls.keys())
    const host = elementAround(form.current) ?? form.current
    draft.current = keepDraft(host, kind.form, form.current, inQuery, () =>
      emit('mrp-start', { form: kind.form }),
    )
    if (again) focusFirst(controls)
  }, [kind.form, again])

  return draft
}

const focusFirst = (controls: ReadonlyMap<string, HTMLElement>): void =>
  controls.values().next().value?.focus()

/**
 * Applies a prefill that the page changes later, unless the visitor has typed or chosen something else. React itself
 * does this only for text fields that were empty at first.
 */
function useChangedPrefill({ form, prefill }: FormContext): void {
  const last = useRef(prefill)
  useEffect(() => {
    if (!form.current || last.current === prefill) return
    for (const [name, control] of fieldControls(form.current)) {
      const [before = '', now = ''] = [last.current[name], prefill[name]]
      if (now !== before && control.value === before) control.value = String(now)
    }
    last.current = prefill
  })
}
