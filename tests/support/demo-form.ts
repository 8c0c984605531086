import { expect, onTestFinished, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { define } from '../../src/custom-element/define-element.ts'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import { type Config, configure } from '../../src/services/config.ts'
import { addElement, addToaster, rendered } from './add-element.ts'
import { press, typeInto } from './hands.ts'
import { stopTime, untilTrue } from './visitor.ts'

define(demoForm)

/** Sends requests to the local inbox. */
export const localInbox: Config['emailService'] = {
  serviceId: 'local',
  demoTemplateId: 'demo',
  publicKey: 'local',
  origin: '/',
}

type Attributes = Readonly<Record<string, string>>

/** Mounts the form with the local inbox as its service, and waits until it is ready. */
export async function mountDemoForm(attributes: Attributes = {}, settings: Partial<Config> = {}) {
  configure({ emailService: localInbox, ...settings })
  addToaster()
  const element = addElement('mrp-demo-form', { attributes })
  await expect.element(sendButton).toBeVisible()
  return element
}

/** Mounts a form that is closed until it is opened. */
export async function mountClosed(mode: string, attributes: Attributes = {}): Promise<HTMLElement> {
  configure({ emailService: localInbox })
  addToaster()
  const element = addElement('mrp-demo-form', { attributes: { mode, ...attributes } })
  await rendered(element)
  return element
}

/** Finds a control by the whole text of its label, with or without “(optional)”. */
export const field = (label: string): Locator => {
  const whole = label.replace(/ \(optional\)$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return page.getByLabelText(new RegExp(`^${whole}( \\(optional\\))?$`))
}

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

/** Finds a visible toast by its title. */
export const toast = (title: string): Locator =>
  page.getByRole('button', { name: `Close: ${title}`, exact: true })

/** Replaces the test runner's matcher, which does not see into shadow roots. */
export const expectFocus = (control: Locator): Promise<void> =>
  expect.poll(() => control.element().matches(':focus')).toBe(true)

/** Types into the fields with these labels, or chooses there. */
export async function type(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await typeInto(field(label), text)
}

/** Types the least that validation requires. */
export const typeRequest = (name = 'Anna Huber'): Promise<void> =>
  type({ 'Full name': name, 'Company name': 'Huber Gears', Email: 'anna@huber.example' })

export async function submitRequest(name?: string): Promise<void> {
  await typeRequest(name)
  await press(sendButton)
}

/** Submits a request that arrives. */
export async function sendRequest(name?: string): Promise<void> {
  await submitRequest(name)
  await expect.element(successScreen).toBeVisible()
}

/** Mounts the form, and submits a request. */
export async function mountAndSubmit(...given: Parameters<typeof mountDemoForm>): Promise<void> {
  await mountDemoForm(...given)
  await submitRequest()
}

/** Mounts the form, and submits a request that arrives. */
export async function mountAndSend(...given: Parameters<typeof mountDemoForm>): Promise<void> {
  await mountDemoForm(...given)
  await sendRequest()
}

/**
 * Submits a request, or what else was filled in, to a service that refuses it. Returns the addresses that the mail app got
 * in its place.
 */
export async function submitInVain(
  attributes: Attributes = {},
  settings: Partial<Config> = {},
  fill: () => Promise<void> = typeRequest,
): Promise<readonly string[]> {
  const mails = watchMailApp()
  refuseWith(500)
  await mountDemoForm(attributes, settings)
  await fill()
  await press(sendButton)
  await expect.element(mailPanel).toBeVisible()
  return mails
}

/** Submits a request to a service that keeps it waiting, and stops time. */
export async function submitWithTimeStopped(): Promise<void> {
  await mountDemoForm()
  await typeRequest()
  stopTime()
  await press(sendButton)
  await untilTrue(() => sendingButton.query() !== null)
}

/** Submits a request that no service takes in time: the form hands it over to the mail app. */
export async function letTimeRunOut(): Promise<void> {
  await submitWithTimeStopped()
  await vi.advanceTimersByTimeAsync(12_000)
  await untilTrue(() => sendButton.query() !== null)
}

/** The answers of `typeRequest`, by field name. */
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

/** Presses Enter in a field, as a visitor does. */
export async function pressEnterIn(control: Locator): Promise<void> {
  await control.click()
  await userEvent.keyboard('{Enter}')
}

interface Letter {
  readonly fields: Readonly<Record<string, string>>
}

/** Returns the messages of a sender. All tests share the inbox, so each uses its own sender. */
export async function lettersFrom(name: string): Promise<readonly Letter['fields'][]> {
  const answer = await fetch('/__inbox', { headers: { accept: 'application/json' } })
  const letters: Letter[] = await answer.json()
  return letters.map(({ fields }) => fields).filter(({ from_name }) => from_name === name)
}

/** Replaces the local inbox by another email service until the test ends. */
export const fakeEmailService = (answer: () => Promise<Response>) =>
  vi.spyOn(window, 'fetch').mockImplementation(answer)

/** Refuses all requests with this status. */
export const refuseWith = (status: number) => fakeEmailService(async () => new Response('no', { status }))

/** Answers only when the test says so. `answer` resolves once the form has read the response and acted on it. */
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

/** Returns the mail links that the page opens. Does not open a mail app. */
export function watchMailApp(open: () => void = () => {}): readonly string[] {
  const addresses: string[] = []
  // Hides the line that comes with each link, which would fill the report.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    open()
    addresses.push(this.href)
  })
  return addresses
}

/** Refuses to open a mail app. */
export const refuseMailApp = () =>
  watchMailApp(() => {
    throw new DOMException('Not allowed', 'NotAllowedError')
  })

/** What the page sees of an event besides its detail. */
export const manners = ({ target, bubbles, composed, cancelable }: Event) => ({
  target,
  bubbles,
  composed,
  cancelable,
})

/** Returns the details of an event as they reach the page, until the test ends. */
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

/** Answers each request as a page does that sends it its own way: with what this returns. */
export const respondWith = (answer: () => unknown) =>
  watchEvent('mrp-submit', event => Reflect.get(event, 'respondWith')(answer()))

/** What is kept of what was typed, as the browser stores it. */
export const draft = (): string | null => sessionStorage.getItem('mrp:draft:demo')
