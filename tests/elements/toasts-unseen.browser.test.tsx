import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loginButton, mountAccount } from '../support/account.ts'
import { field, mountDemoForm, sendButton, toast } from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// In a modal dialog of the page everything outside is inert, also a toaster: the element says it itself.

/** Shows an element in a modal dialog of the page. */
function showModally(element: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.append(element)
  dialog.showModal()
  return dialog
}

/** The live region of an element that has a text. */
const spoken = (element: HTMLElement) =>
  [element, element.shadowRoot]
    .flatMap(root => [...(root?.querySelectorAll('[aria-live=polite]') ?? [])])
    .find(region => region.querySelector('b'))?.textContent

test('In a modal dialog of the page, no toast appears outside, and the form itself says what is missing', async () => {
  const element = await mountDemoForm()
  showModally(element)
  await press(sendButton)
  await expect.element(field('Full name')).toBeInvalid()
  await expect.element(toast('Missing Information')).not.toBeInTheDocument()
})

test('In a modal dialog of the page, the account says in itself why nobody was let in', async () => {
  const element = await mountAccount()
  showModally(element)
  await press(loginButton)
  await expect.poll(() => spoken(element)).toContain('Missing Information')
})

test('In a dialog that is not modal, toasts are shown as on the page', async () => {
  const element = await mountDemoForm()
  const dialog = showModally(element)
  dialog.close()
  dialog.show()
  await press(sendButton)
  await expect.element(toast('Missing Information')).toBeVisible()
  await expect.element(page.getByText('Missing Information')).toBeVisible()
  await expect.element(field('Full name')).toBeInvalid()
})

test('On a page without a toaster, the account says in itself why nobody was let in', async () => {
  const account = await mountAccount()
  document.querySelector('mrp-toaster')?.remove()
  await press(loginButton)
  await expect
    .poll(() => account.querySelector('[data-notice]')?.textContent)
    .toContain('Missing Information')
})
