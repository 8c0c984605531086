import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showToast } from '../../src/elements/toaster/show-toast.ts'
import { englishTranslation } from '../../src/words/translation.ts'
import { addToaster } from './add-element.ts'
import { toast } from './demo-form.ts'

export type Variant = 'default' | 'destructive'

/** Dispatches a toast, as an element does. The host page does not prevent it. */
export function raise(title: string, variant: Variant = 'default'): void {
  addToaster()
  showToast(() => true, { title, description: `About ${title}.`, variant }, englishTranslation)
}

/** Dispatches a toast and returns its toaster. */
export async function raised(title: string, variant?: Variant): Promise<HTMLElement> {
  raise(title, variant)
  await expect.element(toast(title)).toBeVisible()
  const element = document.querySelector<HTMLElement>('mrp-toaster')
  if (!element) throw new Error('There is no toaster.')
  return element
}

/** Moves from the page to a toast with Tab alone. */
export async function tabTo(title: string): Promise<void> {
  const start = document.createElement('button')
  document.body.prepend(start)
  start.focus()
  while (!toast(title).element().matches(':focus')) await userEvent.tab()
}
