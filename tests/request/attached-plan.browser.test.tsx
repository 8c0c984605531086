import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { attachPlan } from '../../src/elements/demo-form/attach-plan.ts'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import { configure } from '../../src/services/config.ts'
import { watchOutcomes } from '../../src/services/watch-outcomes.ts'
import { addElement } from '../support/add-element.ts'
import { addPlanner, comments, planShown, removeButton, stored, summary } from '../support/attached-plan.ts'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { readMail } from '../support/mail.ts'
import { settled } from '../support/mount.tsx'

// A plan that the visitor attaches to their demo request: the form shows it, it is sent with the comments, and leaves no trace.

const attach = async (text = summary) => {
  attachPlan(text, document.body)
  await expect.element(planShown).toHaveValue(text)
}

async function typeWithPlan(text?: string): Promise<void> {
  await demo.type({ Comments: 'Please call me.' })
  await attach(text)
  await demo.typeRequest()
}

test('The request has what was typed and the plan, which cannot be changed, and so has its event', async () => {
  const events = ['mrp-submit', 'mrp-sent'].map(type => demo.watchEvent(type))
  await demo.mountDemoForm()
  await demo.type({ Comments: 'Please call me.' })
  await attach()
  await expect.element(planShown).toHaveAttribute('readonly')
  await demo.sendRequest('Paula Plan')
  const [letter] = await demo.lettersFrom('Paula Plan')
  expect(letter?.comments).toBe(`Please call me.\n\n${summary}`)
  expect(events.map(([event]) => event?.detail.fields.comments)).toEqual([letter?.comments, letter?.comments])
})

test('A plan that is too long for a mail link is cut there, and says so; the message for copying has all of it', async () => {
  const long = Array.from(
    { length: 40 },
    (_, index) => `Release ${index} of roller-${index} by week ${index}`,
  )
    .join('\n')
    .slice(0, 1500)
  const mails = await demo.submitInVain({}, {}, () => typeWithPlan(long))
  expect(mails[0]?.length).toBeLessThanOrEqual(1800)
  expect(readMail(mails[0]).lines).toContain('Email: anna@huber.example')
  expect(readMail(mails[0]).lines.join('\n')).toMatch(
    /Comments: Please call me\.\n\nRelease 0 .*\[shortened: please paste the rest\]$/s,
  )
  expect((demo.field('Your message').element() as HTMLTextAreaElement).value).toContain(long)
})

test('Nothing stores the plan, addresses it, or writes it into the markup', async () => {
  Object.assign(globalThis, { dataLayer: [] })
  watchOutcomes()
  configure({ analytics: 'dataLayer' })
  const element = await demo.mountDemoForm()
  const [length, address] = [history.length, location.href]
  await attach()
  const markup = () =>
    document.documentElement.outerHTML +
    element.getHTML({
      serializableShadowRoots: true,
      shadowRoots: element.shadowRoot ? [element.shadowRoot] : [],
    })
  expect(markup()).not.toContain('roller')
  await demo.type({ 'Full name': 'Dora DataLayer' })
  expect(sessionStorage.getItem('mrp:draft:demo')).toContain('Dora DataLayer')
  expect(stored()).not.toContain('roller')
  await demo.sendRequest('Dora DataLayer')
  await expect.poll(() => (Reflect.get(globalThis, 'dataLayer') as unknown[]).length).toBe(1)
  expect(JSON.stringify(Reflect.get(globalThis, 'dataLayer'))).not.toContain('roller')
  expect([history.length, location.href, JSON.stringify(history.state)]).toEqual([length, address, 'null'])
  expect(stored() + document.cookie + markup()).not.toContain('roller')
  configure({ analytics: undefined })
})

test('The button removes the plan, and the focus goes to the comments', async () => {
  await demo.mountDemoForm()
  await demo.type({ Comments: 'Please call me.' })
  await attach()
  await press(removeButton)
  await expect.element(planShown).not.toBeInTheDocument()
  await demo.expectFocus(comments())
  await demo.sendRequest('Rita Removed')
  expect((await demo.lettersFrom('Rita Removed'))[0]?.comments).toBe('Please call me.')
})

test('Once sent, the plan is forgotten: the next request starts without it', async () => {
  await demo.mountDemoForm()
  await attach()
  await demo.sendRequest('Sonja Sent')
  await press(page.getByRole('button', { name: 'Request Another Demo' }))
  await expect.element(demo.sendButton).toBeVisible()
  await settled()
  await expect.element(planShown).not.toBeInTheDocument()
})

test('Removed in one form, the plan leaves the others too', async () => {
  await demo.mountDemoForm()
  const other = addElement(demoForm.tag)
  await expect.poll(() => other.shadowRoot?.querySelector('form')).toBeTruthy()
  attachPlan(summary, document.body)
  await expect.poll(() => planShown.elements().length).toBe(2)
  await press(removeButton.first())
  await expect.poll(() => planShown.elements().length).toBe(0)
})

test('“Clear this form” forgets the plan', async () => {
  await demo.submitInVain({}, {}, () => typeWithPlan())
  await press(page.getByRole('button', { name: 'Clear this form' }))
  await expect.element(planShown).not.toBeInTheDocument()
})

test('A plan that comes after a request was sent opens a new one', async () => {
  await demo.mountDemoForm()
  await demo.sendRequest('Nora Next')
  await attach()
  await expect.element(demo.sendButton).toBeVisible()
})

test('The contact form takes no plan', async () => {
  const { default: contactForm } = await import('../../src/elements/contact-form/mrp-contact-form.tsx')
  const { define } = await import('../../src/custom-element/define-element.ts')
  define(contactForm)
  await demo.mountDemoForm()
  const contact = addElement(contactForm.tag)
  await attach()
  await settled()
  expect(contact.shadowRoot?.querySelector('[readonly]')).toBeNull()
})

test('A plan that comes while a request is being sent is not part of it, and is not forgotten', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const service = vi.spyOn(window, 'fetch').mockReturnValue(promise)
  await demo.mountDemoForm()
  await demo.typeRequest()
  await press(demo.sendButton)
  await expect.poll(() => service.mock.calls.length).toBe(1)
  await attach()
  resolve(new Response('OK'))
  await expect.element(demo.successScreen).toBeVisible()
  expect(String(service.mock.calls[0]?.[1]?.body)).not.toContain('roller')
  await press(page.getByRole('button', { name: 'Request Another Demo' }))
  await expect.element(planShown).toHaveValue(summary)
})

test('A planner that attaches nothing opens the form all the same', async () => {
  attachPlan('  ', addPlanner())
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(planShown).not.toBeInTheDocument()
})
