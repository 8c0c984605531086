import type { OpenedForm } from './form.ts'
import type { Press } from './schedule.ts'

/** How a visitor, or a script of the page, submits a form. */
export const presses: Readonly<Record<Press, (form: OpenedForm) => void>> = {
  click: ({ button }) => button()?.click(),
  'double click': ({ button }) => {
    button()?.click()
    button()?.click()
  },
  Enter: form => pressEnter(form),
  'Enter twice': form => {
    pressEnter(form)
    pressEnter(form)
  },
  'by script, twice': ({ button }) => {
    const form = button()?.form
    form?.requestSubmit()
    form?.requestSubmit()
  },
}

/** A browser answers Enter in a field with a click on the form's button, unless that is disabled. */
function pressEnter({ controls, button }: OpenedForm): void {
  controls()[0]?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }),
  )
  button()?.click()
}
