import { type FocusEvent, type FormEvent, type SyntheticEvent, useEffect } from 'react'
import { useConfig } from '../services/config.ts'
import { loadEmailSdk } from '../services/email-service.ts'
import { consentBox } from './consent-box.tsx'
import { controlsIn } from './form-draft.ts'
import type { ShownForm } from './request-description.ts'
import { emptyTrap } from './robot-trap.tsx'
import { focusFirst, useChangedPrefill, useDraft } from './use-draft.ts'
import { useFaults } from './use-faults.ts'
import { useSubmission } from './use-submission.ts'

/** Keeps the draft of a form, its errors, and what becomes of its request. */
export function useRequest(shown: ShownForm) {
  const { form } = shown
  usePreparedService(shown)
  const { faults, check, recheck, forgetFaults } = useFaults(shown)
  useChangedPrefill(shown)
  const draft = useDraft(shown)
  const { stage, refused, submit, noteTyped, forget } = useSubmission(shown, check, draft)

  /** Forgets a request, its plan and its draft. */
  const forgetAll = () => {
    shown.forgetPlan()
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
      const controls = controlsIn(form.current)
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
    /** A page has reset the form, unless a request is on its way. */
    onReset: (event: SyntheticEvent) => {
      if (stage.is === 'sending') event.preventDefault()
      else forgetAll()
    },
  }
}

/** Loads the email service ahead of the request, which then has one wait less. Sending reports a failure. */
function usePreparedService({ target }: ShownForm): void {
  const { serviceId } = useConfig().emailService
  useEffect(() => {
    if (!target && serviceId) loadEmailSdk().catch(() => {})
  }, [target, serviceId])
}
