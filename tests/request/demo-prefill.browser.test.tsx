import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, fieldNames, mountDemoForm, type } from '../support/demo-form.ts'
import { press, typeInto } from '../support/hands.ts'

// What stands in the fields before anyone types, and what was typed and not yet sent.

const given = {
  'full-name': 'Anna Huber',
  'company-name': 'Huber Gears',
  'job-title': 'Planner',
  email: 'anna@huber.example',
  phone: '+49 30 1234',
  'best-time': 'Evening (4pm–6pm)',
  'sku-count': '>1000',
  'erp-system': 'NetSuite',
  comments: 'Bearings & bolts, 100%',
} as const

const labels = Object.values(fieldNames)
const shown = () => labels.map(label => (field(label).element() as HTMLInputElement).value)

const draft = (fields: Readonly<Record<string, string>>) =>
  sessionStorage.setItem('mrp:draft:demo', JSON.stringify(fields))
const storedDraft = () => sessionStorage.getItem('mrp:draft:demo')

test.for([
  ['Attributes fill', '', given],
  ['The page’s address fills', `?${new URLSearchParams(given)}`, {}],
] as const)('%s in every field', async ([, address, attributes]) => {
  history.replaceState(null, '', address)
  await mountDemoForm(attributes)
  await expect.poll(shown).toEqual(Object.values(given))
})

test('Of the page’s address, only the form’s own field names count', async () => {
  history.replaceState(null, '', '?email=anna@huber.example&leave-empty=x&theme=dark&fullName=Camel&source=x')
  const element = await mountDemoForm()
  await expect.element(field('Email')).toHaveValue('anna@huber.example')
  await expect.element(field('Full name')).toHaveValue('')
  await expect.element(page.getByLabelText('Please leave this field empty')).toHaveValue('')
  expect(element).toMatchObject({ theme: 'light', source: undefined })
})

test.for([
  [
    'With url-prefill="off" it fills in nothing',
    '?email=anna@huber.example&company-name=Huber',
    { 'url-prefill': ' off ', 'company-name': 'Attribute' },
    ['', 'Attribute'],
  ],
  [
    'With a prefix in url-prefill, only names behind it count',
    '?email=shop@huber.example&company-name=Shop&demo-email=anna@huber.example',
    { 'url-prefill': 'demo-' },
    ['anna@huber.example', ''],
  ],
  [
    'A plus in the address of a person stays one, though it stands for a space in a query',
    '?email=anna+news@huber.example&company-name=Huber+Gears',
    {},
    ['anna+news@huber.example', 'Huber Gears'],
  ],
] as const)('Of the page’s address: %s', async ([, address, attributes, [email, company]]) => {
  history.replaceState(null, '', address)
  await mountDemoForm(attributes)
  await expect.element(field('Email')).toHaveValue(email)
  await expect.element(field('Company name')).toHaveValue(company)
})

test('Choices count in capitals or not, in attributes and in the page’s address', async () => {
  history.replaceState(null, '', '?erp-system=netsuite')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await mountDemoForm({ 'best-time': 'MORNING (9AM–12PM)', mode: 'Inline', theme: 'DARK' })
  await expect.element(field('Best time to reach you')).toHaveValue('Morning (9am–12pm)')
  await expect.element(field('ERP system')).toHaveValue('NetSuite')
  expect(warn).not.toHaveBeenCalled()
})

test('A choice in the page’s address that does not exist is ignored', async () => {
  history.replaceState(null, '', '?erp-system=Excel&sku-count=100-500')
  await mountDemoForm()
  await expect.element(field('Number of SKUs')).toHaveValue('100-500')
  await expect.element(field('ERP system')).toHaveValue('')
})

test('A draft goes before the address, and the address before the attributes', async () => {
  draft({ fullName: 'Draft', erpSystem: 'Odoo' })
  history.replaceState(null, '', '?full-name=Address&company-name=Address&erp-system=SAP&sku-count=<100')
  await mountDemoForm({
    'full-name': 'Attribute',
    'company-name': 'Attribute',
    'job-title': 'Attribute',
    'erp-system': 'Other',
    'sku-count': '>1000',
    'best-time': 'Evening (4pm–6pm)',
  })
  await expect.poll(() => shown().slice(0, 3)).toEqual(['Draft', 'Address', 'Attribute'])
  await expect.element(field('ERP system')).toHaveValue('Odoo')
  await expect.element(field('Number of SKUs')).toHaveValue('<100')
  await expect.element(field('Best time to reach you')).toHaveValue('Evening (4pm–6pm)')
})

test('An attribute that changes later changes the fields that nobody touched, and only those', async () => {
  const element = await mountDemoForm({
    'full-name': 'Before',
    'company-name': 'Before',
    'erp-system': 'SAP',
  })
  await type({ 'Full name': 'Typed' })
  await typeInto(field('Number of SKUs'), '<100')
  for (const name of ['full-name', 'company-name', 'job-title']) element.setAttribute(name, 'After')
  element.setAttribute('erp-system', 'Odoo')
  element.setAttribute('sku-count', '>1000')

  await expect.poll(() => shown().slice(0, 3)).toEqual(['Typed', 'After', 'After'])
  await expect.element(field('ERP system')).toHaveValue('Odoo')
  await expect.element(field('Number of SKUs')).toHaveValue('<100')
})

test('Removing an attribute empties a field that nobody touched', async () => {
  const element = await mountDemoForm({ 'full-name': 'Before', 'erp-system': 'SAP' })
  element.removeAttribute('full-name')
  element.removeAttribute('erp-system')
  await expect.element(field('Full name')).toHaveValue('')
  await expect.element(field('ERP system')).toHaveValue('')
})

test('What was typed outlives the element’s removal and return', async () => {
  const element = await mountDemoForm()
  await type({ 'Full name': 'Anna Huber' })
  await typeInto(field('ERP system'), 'SAP')
  element.remove()
  await expect.poll(() => element.shadowRoot?.querySelector('form')).toBeNull()

  document.body.append(element)
  await expect.element(field('Full name')).toHaveValue('Anna Huber')
  await expect.element(field('ERP system')).toHaveValue('SAP')
})

test('What the page filled in is no draft, nor is the trap for robots: only what was typed is kept', async () => {
  await mountDemoForm({ 'company-name': 'Huber Gears' })
  const trap = page.getByLabelText('Please leave this field empty').element() as HTMLInputElement
  trap.value = 'robots.example'
  trap.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await type({ 'Full name': 'Anna Huber' })
  expect(JSON.parse(storedDraft() ?? '')).toEqual({
    fullName: 'Anna Huber',
    savedAt: expect.any(Number),
  })
})

test('A field emptied by hand is no longer in the draft', async () => {
  await mountDemoForm()
  await type({ 'Full name': 'Anna' })
  await press(field('Full name'))
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
  expect(storedDraft()).toBeNull()
})
