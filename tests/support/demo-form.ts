import { expect, onTestFinished, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { define } from '../../src/element/define.tsx'
import demoForm from '../../src/forms/mrp-demo-form.tsx'
import { configure } from '../../src/services/configure.ts'
import type { Config } from '../../src/state/config.ts'
import { untilTrue } from './visitor.ts'

define(demoForm)

/** The settings with which requests arrive at the local inbox. */
export const localInbox: Config['emailService'] = {
  serviceId: 'local',
  demoTemplateId: 'demo',
  publicKey: 'local',
  origin: '/',
}

type Attributes = Readonly<Record<string, string>>

/** Puts the form into the page, with the local inbox behind it, and waits until it can be used. */
export async function mountDemoForm(attributes: Attributes = {}, settings: Partial<Config> = {}) {
  configure({ emailService: localInbox, ...settings })
  const element = document.createElement('mrp-demo-form')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  await expect.element(sendButton).toBeVisible()
  return element
}

/** A control by the whole text of its label. */
export const field = (label: string): Locator => page.getByLabelText(label, { exact: true })

export const fieldNames = {
  fullName: 'Full name',
  companyName: 'Company name',
  jobTitle: 'Job title',
  email: 'Email',
  phone: 'Phone (optional)',
  bestTime: 'Best time to reach you',
  skuCount: 'Number of SKUs',
  erpSystem: 'ERP system',
  comments: 'Comments (optional)',
} as const

export const sendButton = page.getByRole('button', { name: 'Request a Demo' })
export const sendingButton = page.getByRole('button', { name: 'Sending...' })
export const successScreen = page.getByRole('heading', { name: /^Thank you/ })
export const mailPanel = page.getByRole('heading', {
  name: 'Please send the email that your mail app now shows',
})
export const failedPanel = page.getByRole('heading', { name: 'Your request has not been sent' })

/** A toast by its title; it is in the page while it is shown. */
export const toast = (title: string): Locator =>
  page.getByRole('button', { name: `Close: ${title}`, exact: true })

/** The matcher of the test runner does not see into shadow roots. */
export const expectFocus = (control: Locator): Promise<void> =>
  expect.poll(() => control.element().matches(':focus')).toBe(true)

/** Types the least that the submit check asks for. */
export async function typeRequest(name = 'Anna Huber'): Promise<void> {
  await field('Full name').fill(name)
  await field('Company name').fill('Huber Gears')
  await field('Email').fill('anna@huber.example')
}

export async function submitRequest(name?: string): Promise<void> {
  await typeRequest(name)
  await sendButton.click()
}

/** What was typed, by field name, when a test has typed the least. */
export const leastFields = {
  fullName: 'Anna Huber',
  companyName: 'Huber Gears',
  jobTitle: '',
  email: 'anna@huber.example',
  phone: '',
  bestTime: '',
  skuCount: '',
  erpSystem: '',
  comments: '',
}

/** Enter, as a visitor presses it in a field. */
export async function pressEnterIn(control: Locator): Promise<void> {
  await control.click()
  await userEvent.keyboard('{Enter}')
}

interface Letter {
  readonly fields: Readonly<Record<string, string>>
}

/** What arrived at the local inbox from a sender; the inbox is shared by all tests, so senders are named apart. */
export async function lettersFrom(name: string): Promise<readonly Letter['fields'][]> {
  const answer = await fetch('/__inbox', { headers: { accept: 'application/json' } })
  const letters: Letter[] = await answer.json()
  return letters.map(({ fields }) => fields).filter(({ from_name }) => from_name === name)
}

/** Puts another email service in place of the local inbox, until the test ends. */
export const fakeEmailService = (answer: () => Promise<Response>) =>
  vi.spyOn(window, 'fetch').mockImplementation(answer)

/** An email service that refuses everything with this status. */
export const refuseWith = (status: number) => fakeEmailService(async () => new Response('no', { status }))

/** An email service that answers only when it is told to; that resolves once the answer has been read and acted on. */
export function slowEmailService() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const service = fakeEmailService(() => promise)
  const answer = async (status: number, text = 'OK') => {
    const response = new Response(text, { status })
    const read = vi.spyOn(response, 'text')
    resolve(response)
    await untilTrue(() => read.mock.settledResults[0]?.type === 'fulfilled')
  }
  return { service, answer }
}

/** The addresses given to the mail app, which no test really opens. */
export function watchMailApp(open: () => void = () => {}): readonly string[] {
  const addresses: string[] = []
  // The one line that comes with each would fill the report.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    open()
    addresses.push(this.href)
  })
  return addresses
}

/** A browser that refuses to open a mail app. */
export const refuseMailApp = () =>
  watchMailApp(() => {
    throw new DOMException('Not allowed', 'NotAllowedError')
  })

/** The subject and the lines of a mailto address. */
export function readMail(address = '') {
  const { pathname, searchParams } = new URL(address)
  return {
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    lines: searchParams.get('body')?.split('\r\n') ?? [],
  }
}

/** The details of an event, as they reach the page, until the test ends. */
export function watchEvent(type: string, handle: (event: CustomEvent) => void = () => {}) {
  const seen: CustomEvent[] = []
  const listener = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    seen.push(event)
    handle(event)
  }
  document.addEventListener(type, listener)
  onTestFinished(() => document.removeEventListener(type, listener))
  return seen
}
