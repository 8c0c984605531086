import { showToast } from '../elements/toaster/show-toast.ts'
import { afterPaint } from '../services/turns.ts'
import type { Translation } from '../words/translation.ts'
import type { Faults } from './request.ts'
import type { EmitRequest } from './request-events.ts'

/** Focuses the first faulty field. Shows a toast too if anything is missing. */
export function complain(
  form: HTMLFormElement,
  faults: Faults,
  emit: EmitRequest,
  translation: Translation,
): void {
  const { t } = translation
  const [first] = faults.keys()
  const control = first && form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
  if ([...faults.values()].every(fault => fault.startsWith('form.email.'))) return
  const toast = {
    title: t('form.toast.missing.title'),
    description: t('form.toast.missing.description'),
    variant: 'destructive',
  } as const
  // Shows the errors at the fields first, and the toast after the paint.
  afterPaint(() => form.isConnected && showToast(emit, toast, translation))
}
