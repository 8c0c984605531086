import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { define } from '../../src/custom-element/define-element.ts'
import contactForm from '../../src/elements/contact-form/mrp-contact-form.tsx'
import { type Config, configure } from '../../src/services/config.ts'
import { addElement, addToaster } from './add-element.ts'
import { localInbox, type } from './demo-form.ts'
import { press } from './hands.ts'

define(contactForm)

export const sendMessage = page.getByRole('button', { name: 'Send Message' })

/** Mounts the form with the local inbox as its service, and waits until it is ready. */
export async function mountContactForm(
  attributes: Readonly<Record<string, string>> = {},
  emailService: Config['emailService'] = { ...localInbox, contactTemplateId: 'contact' },
) {
  configure({ emailService })
  addToaster()
  const element = addElement('mrp-contact-form', { attributes })
  await expect.element(sendMessage).toBeVisible()
  return element
}

/** Types the least that validation requires. */
export const typeMessage = (name = 'Anna Huber'): Promise<void> =>
  type({ Name: name, Email: 'anna@huber.example', Message: 'Can you plan co-products?' })

export async function submitMessage(name?: string): Promise<void> {
  await typeMessage(name)
  await press(sendMessage)
}
