import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { attachPlan } from '../../src/elements/demo-form/attach-plan.ts'
import demoForm from '../../src/elements/demo-form/mrp-demo-form.tsx'
import { configure } from '../../src/services/configure.ts'
import { watchOutcomes } from '../../src/services/outcomes.ts'
import {
  addPlanner,
  commented,
  comments,
  planLine,
  removeButton,
  stored,
  summary,
  undoButton,
} from '../support/attached-plan.ts'
import { examinePage } from '../support/axe.ts'
import {
  field,
  lettersFrom,
  localInbox,
  mailPanel,
  mountDemoForm,
  refuseWith,
  sendButton,
  submitRequest,
  successScreen,
  typeRequest,
  watchEvent,
  watchMailApp,
} from '../support/demo-form.ts'
import { readMail } from '../support/mail.ts'
import { addPrerendered, addUndefined, rendered, settled } from '../support/mount.tsx'

// A plan that the visitor attaches to their demo request: it goes into the comments, is seen there, and leaves no trace.

const attach = async (text = summary) => {
  attachPlan(text, document.body)
  await expect.poll(commented).toContain(text)
}
const draft = (): Record<string, unknown> => JSON.parse(sessionStorage.getItem('mrp:draft:demo') ?? '{}')

test('A plan goes into the comments, behind what was typed, and a line says so', async () => {
  await mountDemoForm()
  await comments().fill('Please call me.')
  await attach()
  expect(commented()).toBe(`Please call me.\n\n${summary}`)
  await expect.element(planLine).toBeVisible()
})

test('The request has what was typed and the plan, and so has its event', async () => {
  const events = ['mrp-submit', 'mrp-sent'].map(type => watchEvent(type))
  await mountDemoForm()
  await comments().fill('Please call me.')
  await attach()
  await submitRequest('Paula Plan')
  await expect.element(successScreen).toBeVisible()
  const [letter] = await lettersFrom('Paula Plan')
  expect(letter?.comments).toBe(`Please call me.\n\n${summary}`)
  expect(events.map(([event]) => event?.detail.fields.comments)).toEqual([letter?.comments, letter?.comments])
})

test('The mail to send has what was typed and the plan', async () => {
  const [mails] = [watchMailApp(), refuseWith(500)]
  await mountDemoForm()
  await comments().fill('Please call me.')
  await attach()
  await submitRequest()
  await expect.element(mailPanel).toBeVisible()
  expect(readMail(mails[0]).lines.join('\n')).toContain(`Comments: Please call me.\n\n${summary}`)
})

test('A plan that is too long for a mail link is cut there, and says so; the message for copying has all of it', async () => {
  const long = Array.from(
    { length: 40 },
    (_, index) => `Release ${index} of roller-${index} by week ${index}`,
  )
    .join('\n')
    .slice(0, 1500)
  const [mails] = [watchMailApp(), refuseWith(500)]
  await mountDemoForm()
  await comments().fill('Please call me.')
  await attach(long)
  await submitRequest()
  await expect.element(mailPanel).toBeVisible()
  expect(mails[0]?.length).toBeLessThanOrEqual(1800)
  expect(readMail(mails[0]).lines.join('\n')).toMatch(
    /Comments: Please call me\.\n\nRelease 0 .*\[shortened: please paste the rest\]$/s,
  )
  expect((field('Your message').element() as HTMLTextAreaElement).value).toContain(long)
})

test('Drafts have what was typed, before and after, and nothing of the plan', async () => {
  await mountDemoForm()
  await comments().fill('Please call me.')
  await attach()
  expect(draft()).toMatchObject({ comments: 'Please call me.' })
  await field('Full name').fill('Anna Huber')
  expect(draft()).toMatchObject({ comments: 'Please call me.', fullName: 'Anna Huber' })
  await comments().fill(`Please call me soon.\n\n${summary}\nThank you`)
  expect(draft()).toMatchObject({ comments: 'Please call me soon.\n\nThank you' })
})

test.for([
  ['changed', (text: string) => text.replace('400', '500')],
  ['shortened', (text: string) => text.replace(/Release.*/s, '')],
  ['pasted into a line', () => 'I mean RM-4711 für Zürich'],
] as const)('Drafts have nothing of a plan that the visitor has %s', async ([, change]) => {
  await mountDemoForm()
  await comments().fill('Please call me.')
  await attach()
  await comments().fill(`Please call me.\n\n${change(summary)}\n\nThank you`)
  expect(String(draft().comments).split(/\s*\n\s*/)).toEqual(['Please call me.', 'Thank you'])
  expect(stored()).not.toMatch(/roller|RM-4711|12 weeks/)
})

test('Nothing stores the plan, addresses it, or writes it into the markup', async () => {
  Object.assign(globalThis, { dataLayer: [] })
  watchOutcomes()
  configure({ analytics: 'dataLayer' })
  const element = await mountDemoForm()
  const [length, address] = [history.length, location.href]
  await attach()
  const markup = () =>
    document.documentElement.outerHTML +
    element.getHTML({
      serializableShadowRoots: true,
      shadowRoots: element.shadowRoot ? [element.shadowRoot] : [],
    })
  expect(markup()).not.toContain('roller')
  await submitRequest('Dora DataLayer')
  await expect.element(successScreen).toBeVisible()
  await expect.poll(() => (Reflect.get(globalThis, 'dataLayer') as unknown[]).length).toBe(1)
  expect(JSON.stringify(Reflect.get(globalThis, 'dataLayer'))).not.toContain('roller')
  expect([history.length, location.href, JSON.stringify(history.state)]).toEqual([length, address, 'null'])
  expect(stored() + document.cookie + markup()).not.toContain('roller')
  configure({ analytics: undefined })
})

test('A prefill that the visitor has left alone is in no draft either', async () => {
  await mountDemoForm({ comments: 'From the fair' })
  await attach()
  expect(commented()).toBe(`From the fair\n\n${summary}`)
  await field('Full name').fill('Anna Huber')
  expect(draft()).not.toHaveProperty('comments')
})

test('The button removes exactly the plan, and another press brings it back', async () => {
  await mountDemoForm()
  await comments().fill('Please call me.')
  await attach()
  await comments().fill(`${commented()}\n\nThank you`)
  await removeButton.click()
  expect(commented()).toBe('Please call me.\n\nThank you')
  await expect.element(page.getByText('The plan is no longer attached.')).toBeVisible()
  await comments().fill('Please call me tomorrow.')
  await undoButton.click()
  await expect.poll(commented).toBe(`Please call me tomorrow.\n\n${summary}`)
  await expect.element(removeButton).toBeVisible()
})

test('Removing a changed plan leaves what was typed beside it, and Undo brings the changes back', async () => {
  await mountDemoForm()
  await comments().fill('Please call me.')
  await attach()
  const changed = summary.replace('400', '500')
  await comments().fill(`Please call me.\n\n${changed}\n\nIs that possible?`)
  await removeButton.click()
  expect(commented().split(/\n+/)).toEqual(['Please call me.', 'Is that possible?'])
  await undoButton.click()
  await expect.poll(commented).toContain('Release 500 of roller-12')
  expect(commented()).toContain('Is that possible?')
})

test('A plan that is deleted by hand is not attached any more; the browser’s undo attaches it again', async () => {
  await mountDemoForm()
  await attach()
  await comments().click()
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  await expect.element(planLine).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(planLine).toBeVisible()
  expect(commented()).toBe(summary)
  expect(stored()).not.toContain('roller')
  await userEvent.keyboard('{Control>}a{/Control}{Delete}Please call me.')
  expect(draft()).toMatchObject({ comments: 'Please call me.' })
  await expect.element(planLine).not.toBeInTheDocument()
})

test('A second plan takes the first one’s place', async () => {
  await mountDemoForm()
  await comments().fill('Please call me.')
  await attach()
  await attach('Plan of 9 parts')
  expect(commented()).toBe('Please call me.\n\nPlan of 9 parts')
})

test('A second plan stands behind a first one that the visitor has changed, and both are the plan’s', async () => {
  await mountDemoForm()
  await attach()
  await comments().fill(summary.replace('400', '500'))
  await attach('Plan of 9 parts')
  expect(commented()).toBe(`${summary.replace('400', '500')}\n\nPlan of 9 parts`)
  await attach('Plan of 10 parts')
  expect(commented()).toBe(`${summary.replace('400', '500')}\n\nPlan of 10 parts`)
  await comments().fill(`${commented()}\nThank you`)
  expect(draft()).toMatchObject({ comments: 'Thank you' })
  await removeButton.click()
  expect(commented()).toBe('Thank you')
})

test('A form that comes later takes the plan behind its draft', async () => {
  const first = await mountDemoForm()
  await comments().fill('Please call me.')
  await attach()
  first.remove()
  await settled()
  await mountDemoForm()
  await expect.poll(commented).toBe(`Please call me.\n\n${summary}`)
})

test('A prerendered form keeps its nodes and what was typed, and takes the plan', async () => {
  configure({ emailService: localInbox })
  const other = await mountDemoForm()
  await attach()
  other.remove()
  await settled()
  const ready = rendered()
  const element = addPrerendered(demoForm)
  const control = element.shadowRoot?.querySelector<HTMLTextAreaElement>('[name=comments]')
  if (control) control.value = 'Typed early'
  await ready
  await expect.poll(() => control?.value).toBe(`Typed early\n\n${summary}`)
  expect(control?.isConnected).toBe(true)
  await expect.element(planLine).toBeVisible()
})

test('Once sent, the plan is forgotten: the next request starts without it', async () => {
  await mountDemoForm()
  await attach()
  await submitRequest('Sonja Sent')
  await expect.element(successScreen).toBeVisible()
  await page.getByRole('button', { name: 'Request Another Demo' }).click()
  await expect.element(sendButton).toBeVisible()
  await settled()
  expect(commented()).toBe('')
  await expect.element(planLine).not.toBeInTheDocument()
})

test('Sent from one form, or removed there, the plan leaves the others too', async () => {
  await mountDemoForm()
  const other = addUndefined(demoForm.tag, { attributes: { id: 'other' } })
  const control = () => other.shadowRoot?.querySelector<HTMLTextAreaElement>('[name=comments]')?.value
  await expect.poll(control).toBe('')
  attachPlan(summary, document.body)
  await expect.poll(control).toBe(summary)
  await removeButton.first().click()
  await expect.poll(control).toBe('')
  await undoButton.click()
  await expect.poll(control).toBe(summary)
})

test('“Clear this form” forgets the plan', async () => {
  watchMailApp()
  refuseWith(500)
  await mountDemoForm()
  await attach()
  await submitRequest()
  await page.getByRole('button', { name: 'Clear this form' }).click()
  expect(commented()).toBe('')
  await expect.element(planLine).not.toBeInTheDocument()
  await comments().fill('Please call me.')
  expect(draft()).toMatchObject({ comments: 'Please call me.' })
})

test('A plan that comes after a request was sent opens a new one', async () => {
  await mountDemoForm()
  await submitRequest('Nora Next')
  await expect.element(successScreen).toBeVisible()
  attachPlan(summary, document.body)
  await expect
    .poll(() => document.querySelector('mrp-demo-form')?.shadowRoot?.querySelector('form'))
    .toBeTruthy()
  await expect.poll(commented).toBe(summary)
})

test('The contact form takes no plan', async () => {
  const { default: contactForm } = await import('../../src/elements/contact-form/mrp-contact-form.tsx')
  const { define } = await import('../../src/custom-element/define.ts')
  define(contactForm)
  await mountDemoForm()
  const contact = addUndefined(contactForm.tag)
  await attach()
  await settled()
  expect(contact.shadowRoot?.querySelector<HTMLTextAreaElement>('[name=message]')?.value).toBe('')
})

test.for([
  ['de', 'Ihr Plan ist angehängt', 'Plan entfernen', 'Der Plan ist nicht mehr angehängt', 'Rückgängig'],
  ['es', 'Su plan está adjunto', 'Quitar el plan', 'El plan ya no está adjunto', 'Deshacer'],
  ['fr', 'Votre plan est joint', 'Retirer le plan', 'Le plan n’est plus joint', 'Annuler le retrait'],
] as const)(
  'In %s, the line and its button are in that language',
  async ([lang, attached, remove, removed, undo]) => {
    configure({ emailService: localInbox })
    const ready = rendered()
    addUndefined(demoForm.tag, { attributes: { lang } })
    await ready
    attachPlan(summary, document.body)
    await expect.element(page.getByText(attached)).toBeVisible()
    await page.getByRole('button', { name: remove }).click()
    await expect.element(page.getByText(removed)).toBeVisible()
    await expect.element(page.getByRole('button', { name: undo })).toBeVisible()
  },
)

test('axe finds nothing at the line, before and after, in both themes', async () => {
  const element = await mountDemoForm()
  await attach()
  for (const theme of ['light', 'dark']) {
    element.setAttribute('theme', theme)
    for (const button of [removeButton, undoButton]) {
      await expect.element(button).toBeVisible()
      await expect.poll(() => element.shadowRoot?.getAnimations() ?? []).toEqual([])
      const { violations } = await examinePage()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      await button.click()
    }
  }
})

test('A plan that comes while a request is being sent is not part of it, and is not forgotten', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const service = vi.spyOn(window, 'fetch').mockReturnValue(promise)
  await mountDemoForm()
  await typeRequest()
  await sendButton.click()
  await expect.poll(() => service.mock.calls.length).toBe(1)
  await attach()
  resolve(new Response('OK'))
  await expect.element(successScreen).toBeVisible()
  expect(String(service.mock.calls[0]?.[1]?.body)).not.toContain('roller')
  await page.getByRole('button', { name: 'Request Another Demo' }).click()
  await expect.poll(commented).toBe(summary)
})

test('A planner that attaches nothing opens the form all the same', async () => {
  attachPlan('  ', addPlanner())
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(commented()).toBe('')
})
