import { define } from '../../../src/custom-element/define-element.ts'
import contactForm from '../../../src/elements/contact-form/mrp-contact-form.tsx'
import demoForm from '../../../src/elements/demo-form/mrp-demo-form.tsx'
import { configure } from '../../../src/services/config.ts'
import { loadEmailSdk } from '../../../src/services/email-service.ts'
import { until } from './time.ts'

// A form as a visitor has it in hand, without the runner's own waiting: a thousand visits take a minute.

define(demoForm)
define(contactForm)
// The SDK's import fails where storage is blocked, and a page whose import failed once never gets it again.
await loadEmailSdk()

export type FormName = 'demo' | 'contact'
export type Texts = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export async function openForm(name: FormName) {
  configure({
    emailService: {
      serviceId: 'fake',
      demoTemplateId: 'demo',
      contactTemplateId: 'contact',
      publicKey: 'fake',
      origin: '/',
    },
  })
  const element = document.createElement(`mrp-${name}-form`)
  const find = <Found extends Element>(selector: string) =>
    element.shadowRoot?.querySelector<Found>(selector) ?? null

  const form = {
    element,
    button: () => find<HTMLButtonElement>('form button[type="submit"]'),
    panel: () => find<HTMLElement>('[part="fallback"]'),
    /** What the panel shows for copying. */
    panelText: () => find<HTMLTextAreaElement>('[part="fallback"] textarea')?.value,
    success: () => find<HTMLElement>('[part="success"]'),
    control: (field: string) => find<Control>(`form [name="${field}"]:not([tabindex="-1"])`),
    controls: () => [...(element.shadowRoot?.querySelectorAll<Control>('form [part=input]') ?? [])],
    /** What stands in the fields, as it was typed. */
    texts: (): Texts => Object.fromEntries(form.controls().map(({ name, value }) => [name, value])),
    isSending: () => form.button()?.disabled === true,
    isOpen: () => form.button() !== null,
    type(texts: Texts) {
      for (const [field, text] of Object.entries(texts)) {
        const control = form.control(field)
        if (!control) continue
        control.value = text
        control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      }
    },
    async putIn() {
      document.body.append(element)
      await until(() => form.isOpen() || form.success() !== null)
    },
    async startAgain() {
      find<HTMLButtonElement>('[part="success"] button')?.click()
      await until(form.isOpen)
    },
  }
  await form.putIn()
  return form
}

export type OpenedForm = Awaited<ReturnType<typeof openForm>>

/** Trimmed, and without half pairs, which forms never hand out. */
export const asSent = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim().toWellFormed()]))
