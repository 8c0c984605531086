import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as demo from '../support/demo-form.ts'
import { press, typeInto } from '../support/hands.ts'

// One test, or one row, for each rule of the specification about the demo form, in the specification's order.

/** Each field with its type and its label, in the form's order. The mark of a required field is for the eye and the browser alone. */
const fields = [
  ['fullName', 'text', 'Full name', 'required'],
  ['companyName', 'text', 'Company name', 'required'],
  ['jobTitle', 'text', 'Job title', 'required'],
  ['email', 'email', 'Email', 'required'],
  ['phone', 'tel', 'Phone (optional)', ''],
  ['bestTime', 'select-one', 'Best time to reach you (optional)', ''],
  ['skuCount', 'select-one', 'Number of SKUs (optional)', ''],
  ['erpSystem', 'select-one', 'ERP system (optional)', ''],
  ['comments', 'textarea', 'Comments (optional)', ''],
] as const

test('“Demo request form” has the specification’s fields and no other; what may stay empty is marked as optional', async () => {
  const element = await demo.mountDemoForm()
  const named = [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('[part=input]') ?? [])]
  expect(
    named.map(({ name, type, required, labels }) => [
      ...[name, type, labels?.[0]?.innerText],
      required ? 'required' : '',
    ]),
  ).toEqual(fields)
})

test.for([
  ['SKU count', 'Number of SKUs', ['<100', '100-500', '500-1000', '>1000']],
  ['ERP', 'ERP system', ['NetSuite', 'Odoo', 'SAP', 'Other']],
  ['Best time', 'Best time to reach you', ['Morning (9am–12pm)', 'Afternoon (1pm–4pm)', 'Evening (4pm–6pm)']],
] as const)('The choices of “%s” are the specification’s, in its order', async ([, label, choices]) => {
  await demo.mountDemoForm()
  const offered = demo.field(label).getByRole('option').elements()
  expect(offered.map(option => option.textContent)).toEqual(['Please choose', ...choices])
})

test.for([
  ['fullName', 'Full name'],
  ['companyName', 'Company name'],
  ['email', 'Email'],
] as const)(
  '“%s … required by the submit check”: empty, it is not sent, and “the toast ‘Missing Information’ / ‘Please fill in all required fields.’ (destructive style) shows”',
  async ([, label]) => {
    await demo.mountDemoForm()
    await demo.typeRequest()
    await typeInto(demo.field(label), '   ')
    const submitted = demo.watchEvent('mrp-submit')
    const toasts = demo.watchEvent('mrp-toast')
    await press(demo.sendButton)
    await expect.element(demo.field(label)).toBeInvalid()
    const alert = page.getByRole('alert')
    await expect.element(alert).toHaveTextContent('Missing Information')
    await expect.element(alert).toHaveTextContent('Please fill in all required fields.')
    expect(toasts.map(({ detail }) => detail.variant)).toEqual(['destructive'])
    expect(submitted).toEqual([])
  },
)

test('What is left empty is sent so, the job title too, but “phone (‘Not provided’ if empty)”, “comments (‘None’ if empty)”', async () => {
  await demo.mountDemoForm()
  await demo.sendRequest('Rules Empty')
  expect(await demo.lettersFrom('Rules Empty')).toMatchObject([
    { job_title: '', phone: 'Not provided', comments: 'None' },
  ])
})

test('“While submitting, the button reads ‘Sending...’ and is disabled”', async () => {
  const { answer } = demo.slowEmailService()
  await demo.mountAndSubmit()
  await expect.element(demo.sendingButton).toBeDisabled()
  await answer(200)
  await expect.element(demo.successScreen).toBeVisible()
})

test('“Success is status 200”: then a success screen and a toast, and neither panel; “Promised response time: 24 hours” stands in the form and in both', async () => {
  await demo.mountDemoForm()
  await expect.element(page.getByText('We answer within 24 hours.')).toBeVisible()
  await demo.submitRequest()
  await expect.element(page.getByRole('heading', { name: 'Thank you, Anna Huber.' })).toBeVisible()
  await expect.element(page.getByText('answers at anna@huber.example within 24 hours.')).toBeVisible()
  await expect.element(demo.toast('Demo Requested!')).toBeVisible()
  const shown = page.getByRole('status')
  await expect.element(shown).toHaveTextContent('Demo Requested!')
  await expect.element(shown).toHaveTextContent("We'll be in touch within 24 hours.")
  expect([
    ...demo.mailPanel.elements(),
    ...demo.failedPanel.elements(),
    ...demo.sendButton.elements(),
  ]).toEqual([])
})

test('“Request Another Demo … clears the form and returns to the form”, with the focus in its first field', async () => {
  await demo.mountDemoForm({ 'job-title': 'Planner', 'sku-count': '<100' })
  await demo.type({ 'Comments (optional)': 'Bearings are always short.' })
  await typeInto(demo.field('ERP system'), 'Odoo')
  await demo.submitRequest()
  await press(page.getByRole('button', { name: 'Request Another Demo' }))

  await demo.expectFocus(demo.field('Full name'))
  for (const label of Object.values(demo.fieldNames)) await expect.element(demo.field(label)).toHaveValue('')
})

test('“Demo parameters” carry every field under the specification’s name, and the configured address', async () => {
  await demo.mountDemoForm({}, { contactEmail: 'sales@factory.example' })
  await demo.type({
    'Job title': 'Planner',
    Phone: '+49 30 1234',
    'Number of SKUs': '100-500',
    'ERP system': 'SAP',
    'Best time to reach you': 'Evening (4pm–6pm)',
    Comments: 'Lead time: 6 weeks.',
  })
  await demo.sendRequest('Rules Everything')
  const [letter] = await demo.lettersFrom('Rules Everything')
  expect(letter).toEqual({
    from_name: 'Rules Everything',
    from_email: 'anna@huber.example',
    company_name: 'Huber Gears',
    job_title: 'Planner',
    phone: '+49 30 1234',
    sku_count: '100-500',
    erp_system: 'SAP',
    best_time: 'Evening (4pm–6pm)',
    comments: 'Lead time: 6 weeks.',
    to_email: 'sales@factory.example',
  })
})
