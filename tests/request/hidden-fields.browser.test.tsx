import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PlanNote } from '../../src/elements/demo-form/place-plan.tsx'
import { attachedPlan } from '../../src/request/attached-plan.ts'
import { planShown } from '../support/attached-plan.ts'
import { mountContactForm, submitMessage } from '../support/contact-form.ts'
import * as demo from '../support/demo-form.ts'
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
