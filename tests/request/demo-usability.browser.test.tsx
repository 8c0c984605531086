import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// What makes the form pleasant beyond the specification: one click is one request, and no trap for people.

test('The browser can fill in who somebody is, and guesses nothing else; a phone shows the right keys', async () => {
  await demo.mountDemoForm()
  const asked = Object.values(demo.fieldNames).map(label => {
    const { autocomplete, inputMode } = demo.field(label).element() as HTMLInputElement
    return [label, autocomplete, inputMode]
  })
  expect(asked).toEqual([
    ['Full name', 'name', 'text'],
    ['Company name', 'organization', 'text'],
    ['Job title', 'organization-title', 'text'],
    ['Email', 'email', 'email'],
    ['Phone (optional)', 'tel', 'tel'],
    ['Best time to reach you', 'off', ''],
    ['Number of SKUs', 'off', ''],
    ['ERP system', 'off', ''],
    ['Comments (optional)', 'off', ''],
  ])
})

test.for([
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

const robotsField = () => page.getByLabelText('Please leave this field empty').element() as HTMLInputElement

test('People do not meet the trap for robots: neither by Tab nor by screen reader', async () => {
  await demo.mountDemoForm()
  expect(page.getByRole('textbox').elements()).not.toContain(robotsField())
  robotsField().focus()
  expect(robotsField().matches(':focus')).toBe(false)
})

test('A filled trap asks first, as often as somebody presses, and a person’s confirmation sends the request', async () => {
  await demo.mountDemoForm()
  await demo.typeRequest('Comfort Autofilled')
  robotsField().value = 'https://robots.example'
  await press(demo.sendButton)
  await demo.expectFocus(page.getByRole('heading', { name: 'One more click' }))
  await press(demo.sendButton)
  await expect.element(demo.field('Full name')).toHaveValue('Comfort Autofilled')
  expect(await demo.lettersFrom('Comfort Autofilled')).toEqual([])

  await press(page.getByRole('button', { name: 'I am a person, send it' }))
  await expect.element(demo.successScreen).toBeVisible()
  const [letter] = await demo.lettersFrom('Comfort Autofilled')
  expect(JSON.stringify(letter)).not.toContain('robots.example')
})

test('A narrow column shows one field in a row, a wide one two', async () => {
  const element = await demo.mountDemoForm()
  const top = (label: string) => demo.field(label).element().getBoundingClientRect().top
  element.style.width = '900px'
  expect(top('Company name')).toBe(top('Full name'))
  element.style.width = '400px'
  expect(top('Company name')).toBeGreaterThan(top('Full name'))
})
