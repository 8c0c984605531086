import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// What makes the form pleasant beyond the specification: one click is one request, and no trap for people.

test.for([
  ['Full name', 'name', 'text'],
  ['Company name', 'organization', 'text'],
  ['Job title', 'organization-title', 'text'],
  ['Email', 'email', 'email'],
  ['Phone (optional)', 'tel', 'tel'],
] as const)(
  'The browser can fill in %s, and a phone shows the right keys',
  async ([label, autocomplete, keys]) => {
    await demo.mountDemoForm()
    await expect.element(demo.field(label)).toHaveAttribute('autocomplete', autocomplete)
    await expect.element(demo.field(label)).toHaveAttribute('inputmode', keys)
  },
)

test.for(['Number of SKUs', 'ERP system', 'Best time to reach you', 'Comments (optional)'])(
  'The browser does not guess %s',
  async label => {
    await demo.mountDemoForm()
    await expect.element(demo.field(label)).toHaveAttribute('autocomplete', 'off')
  },
)

test.for([
  ['A double click', () => demo.sendButton.dblClick()],
  [
    'Clicks before the button is disabled',
    async () => {
      const button = demo.sendButton.element() as HTMLButtonElement
      button.click()
      button.click()
    },
  ],
  [
    'Enter, held down',
    () => demo.pressEnterIn(demo.field('Full name')).then(() => userEvent.keyboard('{Enter}{Enter}')),
  ],
] as const)('%s sends once', async ([, send]) => {
  const { service, answer } = demo.slowEmailService()
  await demo.mountDemoForm()
  await demo.typeRequest()
  await send()
  await expect.poll(() => service.mock.calls.length).toBeGreaterThan(0)
  await answer(200)
  await expect.element(demo.successScreen).toBeVisible()
  expect(service).toHaveBeenCalledTimes(1)
})

test('A click sends where no submit event comes, as in a sandboxed frame without “allow-forms”', async () => {
  const { shadowRoot } = await demo.mountDemoForm()
  shadowRoot?.addEventListener('submit', event => event.stopImmediatePropagation(), true)
  await demo.sendRequest()
})

const robotsField = () => page.getByLabelText('Please leave this field empty').element() as HTMLInputElement

test('People do not meet the trap for robots: neither by Tab nor by screen reader', async () => {
  await demo.mountDemoForm()
  expect(page.getByRole('textbox').elements()).not.toContain(robotsField())
  robotsField().focus()
  expect(robotsField().matches(':focus')).toBe(false)
})

test('A filled trap asks first, and a person’s confirmation sends the request', async () => {
  await demo.mountDemoForm()
  await demo.typeRequest('Comfort Autofilled')
  robotsField().value = 'https://robots.example'
  await press(demo.sendButton)
  await demo.expectFocus(page.getByRole('heading', { name: 'One more click' }))
  expect(await demo.lettersFrom('Comfort Autofilled')).toEqual([])

  await press(page.getByRole('button', { name: 'I am a person, send it' }))
  await expect.element(demo.successScreen).toBeVisible()
  const [letter] = await demo.lettersFrom('Comfort Autofilled')
  expect(JSON.stringify(letter)).not.toContain('robots.example')
})

test('A filled trap loses nothing: what was typed stays, and sending again asks again', async () => {
  await demo.mountDemoForm()
  await demo.typeRequest()
  robotsField().value = 'x'
  await press(demo.sendButton)
  await press(demo.sendButton)
  await expect.element(page.getByRole('heading', { name: 'One more click' })).toBeVisible()
  await expect.element(demo.field('Full name')).toHaveValue('Anna Huber')
})

/** The parameters that the specification gives the email service. */
const specified = [
  ...[
    'from_name',
    'from_email',
    'company_name',
    'job_title',
    'phone',
    'sku_count',
    'erp_system',
    'best_time',
  ],
  ...['comments', 'to_email'],
]

test.for([
  ['the ten', {}, specified],
  ['the ten and “source”', { source: 'fair' }, [...specified, 'source']],
] as const)(
  'By default, a request has %s parameters, whatever brought the visitor',
  async ([, attributes, names]) => {
    history.replaceState(null, '', '?utm_source=letter&gclid=abc')
    await demo.mountDemoForm(attributes)
    await demo.sendRequest(`Comfort ${names.length}`)
    const [letter = {}] = await demo.lettersFrom(`Comfort ${names.length}`)
    expect(Object.keys(letter).sort()).toEqual([...names].sort())
  },
)

test('With attribution on, the page and its campaign are sent along, and nothing else of the address', async () => {
  history.replaceState(null, '', '?utm_source=letter&utm_campaign=spring&token=s3cret&UTM_X=s3cret#s3cret')
  await demo.mountDemoForm({ source: 'bolt-and-bearing' }, { attribution: 'on' })
  await demo.sendRequest('Comfort Origin')
  const [letter] = await demo.lettersFrom('Comfort Origin')
  expect(letter).toMatchObject({
    source: 'bolt-and-bearing',
    page: location.origin + location.pathname,
    utm_source: 'letter',
    utm_campaign: 'spring',
  })
  expect(JSON.stringify(letter)).not.toContain('s3cret')
})

test('An address cannot pass for one of the specification’s parameters', async () => {
  history.replaceState(null, '', '?to_email=thief@robots.example&utm_=x&from_name=Nobody')
  await demo.mountDemoForm()
  await demo.sendRequest('Comfort Honest')
  expect((await demo.lettersFrom('Comfort Honest'))[0]?.to_email).toBe('hello@mrp-agent.example')
})

test('The form’s fault toast is replaced by what is true now', async () => {
  await demo.mountDemoForm()
  await press(demo.sendButton)
  await expect.element(demo.toast('Missing Information')).toBeVisible()
  await demo.submitRequest()
  await expect.element(demo.toast('Demo Requested!')).toBeVisible()
  await expect.element(demo.toast('Missing Information')).not.toBeInTheDocument()
})

test('A narrow column shows one field in a row, a wide one two', async () => {
  const element = await demo.mountDemoForm()
  const top = (label: string) => demo.field(label).element().getBoundingClientRect().top
  element.style.width = '900px'
  expect(top('Company name')).toBe(top('Full name'))
  element.style.width = '400px'
  expect(top('Company name')).toBeGreaterThan(top('Full name'))
})
