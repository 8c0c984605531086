import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { define } from '../../src/custom-element/define.ts'
import contactForm from '../../src/elements/contact-form/mrp-contact-form.tsx'
import type { Config } from '../../src/services/config.ts'
import { configure } from '../../src/services/configure.ts'
import { field, localInbox, refuseWith, watchMailApp } from './demo-form.ts'

define(contactForm)

export const sendMessage = page.getByRole('button', { name: 'Send Message' })

/** Mounts the form with the local inbox as its service, and waits until it is ready. */
export async function mountContactForm(
  attributes: Readonly<Record<string, string>> = {},
  emailService: Config['emailService'] = { ...localInbox, contactTemplateId: 'contact' },
) {
  configure({ emailService })
  if (!document.querySelector('mrp-toaster')) document.body.append(document.createElement('mrp-toaster'))
  const element = document.createElement('mrp-contact-form')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  await expect.element(sendMessage).toBeVisible()
  return element
}

/** Types the least that validation requires. */
export async function typeMessage(name = 'Anna Huber'): Promise<void> {
  await field('Name').fill(name)
  await field('Email').fill('anna@huber.example')
  await field('Message').fill('Can you plan co-products?')
}

/** Sends a message in a language through a service that refuses it. The form falls back to the mail app. */
export async function sendContactInVain(lang: string) {
  const mails = watchMailApp()
  refuseWith(500)
  configure({ emailService: localInbox })
  const element = document.createElement('mrp-contact-form')
  element.lang = lang
  for (const name of ['name', 'email', 'message']) element.setAttribute(name, 'anna@huber.example')
  document.body.append(element)
  const send = () => element.shadowRoot?.querySelector<HTMLButtonElement>('button[type=submit]')
  await expect.poll(send).toBeTruthy()
  send()?.click()
  return { element, mails }
}
