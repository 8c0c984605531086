import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

// What a visitor's hands do, all within the page: a way to the browser and back, and its look at whether something covers
// the place, take longer than most tests. Where the mouse or the keyboard is the subject, tests use the browser's own.

/** Presses what is there and can be pressed. */
export async function press(target: Locator): Promise<void> {
  await expect.element(target).toBeEnabled()
  const found = target.element()
  if (!(found instanceof HTMLElement) || !found.checkVisibility()) throw new Error('Nobody can press that.')
  found.focus()
  found.click()
}

/** Types a text in place of what stands in a field, or chooses it there, by its words or by its value. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await expect.element(target).toBeEnabled()
  const control = target.element()
  if (!(control instanceof HTMLElement) || !('value' in control)) throw new Error('Nobody can type there.')
  control.focus()
  const option =
    control instanceof HTMLSelectElement &&
    [...control.options].find(({ label, value }) => [label, value].includes(text))
  if (option) option.selected = true
  else if (control instanceof HTMLSelectElement) throw new Error(`There is no choice “${text}”.`)
  // React looks at what a script has set through the element's own property.
  else Reflect.set(Object.getPrototypeOf(control), 'value', text, control)
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  if (option) control.dispatchEvent(new Event('change', { bubbles: true }))
}
