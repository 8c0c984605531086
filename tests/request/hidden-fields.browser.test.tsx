import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PlanNote } from '../../src/elements/demo-form/place-plan.tsx'
import { attachedPlan } from '../../src/request/attached-plan.ts'
import { planShown } from '../support/attached-plan.ts'
import { mountContactForm, submitMessage } from '../support/contact-form.ts'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { readMail } from '../support/mail.ts'

// Fields that a page leaves out.

const labels = () => Object.values(demo.fieldNames).filter(label => demo.field(label).query())
const all = Object.values(demo.fieldNames)

test.for([['phone, best-time'], ['PHONE bestTime']])(
  'hide="%s" leaves these fields out',
  async ([hide = '']) => {
    await demo.mountDemoForm({ hide })
    expect(labels()).toEqual(
      all.filter(label => !['Phone (optional)', 'Best time to reach you'].includes(label)),
    )
  },
)

test('Choices are left out by their names, those of several words between commas', async () => {
  await demo.mountDemoForm({ hide: 'phone, netsuite odoo, Morning (9am–12pm)' })
  const choices = (label: string) =>
    [...(demo.field(label).element() as HTMLSelectElement).options].map(({ label }) => label)
  expect(choices('ERP system')).not.toContain('NetSuite')
  expect(choices('ERP system').slice(-2)).toEqual(['SAP', 'Other'])
  expect(choices('Best time to reach you').slice(-2)).toEqual(['Afternoon (1pm–4pm)', 'Evening (4pm–6pm)'])
  expect(demo.field('Phone (optional)').query()).toBeNull()
})

test('A field comes back when its name is taken off', async () => {
  const element = await demo.mountDemoForm()
  element.setAttribute('hide', 'comments')
  await expect.element(demo.field('Comments (optional)')).not.toBeInTheDocument()
  element.removeAttribute('hide')
  await expect.element(demo.field('Comments (optional)')).toBeVisible()
})

test('Where all fields of a group are hidden, so is its heading', async () => {
  await demo.mountDemoForm({ hide: 'skuCount erpSystem comments' })
  await expect.element(page.getByText('About you')).toBeVisible()
  await expect.element(page.getByText('About your plant')).not.toBeInTheDocument()
})

test('Required fields and the last choice of a field stay, and one console line names them and what is no field', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const element = await demo.mountDemoForm({ hide: 'email phone jobTitle shoe-size NetSuite Odoo SAP Other' })
  expect(labels()).toEqual(all.filter(label => label !== 'Phone (optional)'))
  expect((demo.field('ERP system').element() as HTMLSelectElement).options.length).toBe(5)
  element.setAttribute('full-name', 'Anna')
  await expect.element(demo.field('Full name')).toHaveValue('Anna')
  expect(warn.mock.calls).toEqual([
    [
      '<mrp-demo-form> cannot hide email, jobtitle, shoesize, netsuite, odoo, sap, other: hide optional fields and choices only.',
    ],
  ])
})

test('A hidden field is not in the request, whatever a page or a draft says; the email service gets what an empty one has', async () => {
  sessionStorage.setItem('mrp:draft:demo', JSON.stringify({ comments: 'A draft' }))
  const submitted = demo.watchEvent('mrp-submit')
  await demo.mountDemoForm({ hide: 'phone comments', phone: '+49 30 1234' })
  await demo.sendRequest('Hidden Phone')
  const { phone, comments, ...fields } = { ...demo.leastFields, fullName: 'Hidden Phone' }
  expect(submitted[0]?.detail.fields).toEqual(fields)
  expect(await demo.lettersFrom('Hidden Phone')).toEqual([
    expect.objectContaining({ phone: 'Not provided', comments: 'None' }),
  ])
})

test('A mail has no line for a hidden field, and keeps its subject', async () => {
  const mails = demo.watchMailApp()
  demo.refuseWith(500)
  await mountContactForm({ hide: 'subject' })
  await submitMessage()
  await expect.element(demo.mailPanel).toBeVisible()
  const { subject, lines } = readMail(mails[0])
  expect(subject).toBe('Contact Form Submission')
  expect(lines.filter(line => line.startsWith('Subject'))).toEqual([])
})

test('A plan that is attached is sent where the comments are hidden, too', async () => {
  await demo.mountDemoForm({ hide: 'comments' })
  attachedPlan.set({ text: 'PLAN: one order', Note: PlanNote })
  await expect.element(planShown).toHaveValue('PLAN: one order')
  await demo.sendRequest('Paul Plan')
  expect(await demo.lettersFrom('Paul Plan')).toEqual([
    expect.objectContaining({ comments: 'PLAN: one order' }),
  ])
})

test('Each field has a part of its own', async () => {
  const element = await demo.mountDemoForm()
  const parts = [...(element.shadowRoot?.querySelectorAll('[part~=field]') ?? [])].map(({ part }) => part[1])
  expect(parts).toEqual([
    ...['field-full-name', 'field-company-name', 'field-job-title', 'field-email', 'field-phone'],
    ...['field-best-time', 'field-sku-count', 'field-erp-system', 'field-comments'],
  ])
})

// What a request carries besides its fields: `extra`, and the named fields that a page puts into the slot `before-submit`.

async function mountWith(html: string, attributes: Readonly<Record<string, string>> = {}) {
  const form = await demo.mountDemoForm({ endpoint: 'https://in.example/take', ...attributes })
  const place = document.createElement('div')
  place.slot = 'before-submit'
  place.innerHTML = html
  form.append(place)
  return form
}

const taking = () => demo.fakeEmailService(async () => new Response(null, { status: 204 }))

const extraOf = (service: ReturnType<typeof taking>): unknown =>
  JSON.parse(String(service.mock.calls[0]?.[1]?.body)).extra

test('Named fields of the slot are sent along, beside “extra”, and the event has them', async () => {
  const service = taking()
  const submitted = demo.watchEvent('mrp-submit')
  const fields = `
    <input type="hidden" name="cf-turnstile-response" value="a token">
    <select name="vat"><option>DE</option></select>
    <input type="checkbox" name="news" value="yes" checked><input type="checkbox" name="calls" checked disabled>
    <input type="checkbox" name="letters"><input type="radio" name="size" value="s"><input type="radio" name="size" value="m" checked>
    <input value="nameless"><button name="pressed">A button</button><input type="file" name="file">`
  await mountWith(fields, { extra: '{"plan": "team", "seats": 12, "isTrial": false, "vat": "none"}' })
  await demo.sendRequest()
  const given = { plan: 'team', seats: 12, isTrial: false }
  const extra = { ...given, vat: 'DE', 'cf-turnstile-response': 'a token', news: 'yes', size: 'm' }
  expect(extraOf(service)).toEqual(extra)
  expect(submitted[0]?.detail.extra).toEqual(extra)
})

test('The email service gets the named fields of the slot as parameters, and none takes the place of a field of the form', async () => {
  const service = demo.fakeEmailService(async () => new Response('OK'))
  const form = await demo.mountDemoForm()
  form.innerHTML = `<input slot="before-submit" name="g-recaptcha-response" value="a token">
    <input slot="before-submit" name="from_name" value="Mallory"><input slot="before-submit" name="to_email" value="m@m.example">`
  await demo.sendRequest()
  const { template_params } = JSON.parse(String(service.mock.calls[0]?.[1]?.body))
  expect(template_params).toMatchObject({
    'g-recaptcha-response': 'a token',
    from_name: 'Anna Huber',
    to_email: 'hello@mrp-agent.example',
  })
})

test('A visitor’s own mail has what they see of the slot, and no token', async () => {
  const mails = demo.watchMailApp()
  demo.refuseWith(500)
  await mountWith(
    '<input name="vat" value="DE 1"><textarea name="g-recaptcha-response" style="display:none">a token</textarea>',
    { extra: '{"plan": "team"}' },
  )
  await demo.submitRequest()
  await expect.element(demo.mailPanel).toBeVisible()
  const mail = decodeURIComponent(mails[0] ?? '')
  expect(mail).toContain('vat: DE 1')
  expect(mail).toContain('plan: team')
  expect(mail).not.toContain('token')
})

test('A required field of the slot holds the request back, and the browser says why', async () => {
  const service = taking()
  const invalid = demo.watchEvent('mrp-invalid')
  const form = await mountWith('<input name="vat" required>')
  await demo.submitRequest()
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('vat')
  expect(invalid.map(({ detail }) => detail)).toEqual([{ form: 'demo', fields: ['vat'] }])
  expect(service).not.toHaveBeenCalled()
  for (const input of form.querySelectorAll('input')) input.value = 'DE 1'
  await press(demo.sendButton)
  await expect.element(demo.successScreen).toBeVisible()
})

test('A required field that nobody sees says above the button what is missing', async () => {
  const service = taking()
  await mountWith('<textarea name="g-recaptcha-response" required style="display: none"></textarea>')
  await demo.submitRequest()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Please fill out this field.' }))
    .toBeVisible()
  expect(service).not.toHaveBeenCalled()
})

test('Where the browser cannot tell what is visible, the request goes out all the same', async () => {
  const service = taking()
  const form = await mountWith('<select name="vat"><option>DE</option></select>')
  Object.assign(form.querySelector('select') ?? {}, { checkVisibility: undefined })
  await demo.sendRequest()
  expect(extraOf(service)).toEqual({ vat: 'DE' })
})

test.for([['team'], ['{"plan":{"name":"team"}}']])(
  'extra=%j is none, and one console line says so',
  async ([text = '']) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const submitted = demo.watchEvent('mrp-submit')
    await demo.mountAndSend({ extra: text }, { endpoint: '' })
    expect(submitted[0]?.detail.extra).toBeUndefined()
    expect(warn.mock.calls).toEqual([[expect.stringContaining('attribute "extra"')]])
  },
)
