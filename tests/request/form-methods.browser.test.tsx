import { expect, test } from 'vitest'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// What a page's code may do with a form: `focus()`, `submit()`, `reset()`, and disable it with a `<fieldset>` around it.

type FormElement = HTMLElement & { submit(): void; reset(): void }

const mount = async (attributes: Readonly<Record<string, string>> = {}) =>
  (await demo.mountDemoForm(attributes)) as FormElement

test('React, which gives the focus back to a form of which the focused field is gone, does not move it', async () => {
  const form = await mount()
  await press(demo.field('Email'))
  demo.field('Email').element().remove()
  form.focus()
  expect(form.matches(':focus-within')).toBe(false)
  form.focus()
  await demo.expectFocus(demo.field('Full name'))
})

test('“submit()” sends the request as a press on the button does', async () => {
  const form = await mount()
  await demo.typeRequest('Submitted by script')
  form.submit()
  await expect.element(demo.successScreen).toBeVisible()
  expect(await demo.lettersFrom('Submitted by script')).toHaveLength(1)
})

test('“reset()” takes back what was typed, its draft and the sentences at fields, and keeps what the page has filled in', async () => {
  const form = await mount({ 'company-name': 'Acme' })
  await demo.typeRequest()
  await demo.type({ Email: 'no address' })
  await press(demo.sendButton)
  await expect.element(demo.field('Email')).toHaveAttribute('aria-invalid', 'true')
  form.reset()
  await expect.element(demo.field('Email')).not.toHaveAttribute('aria-invalid')
  await expect.element(demo.field('Full name')).toHaveValue('')
  await expect.element(demo.field('Company name')).toHaveValue('Acme')
  expect(sessionStorage.getItem('mrp:draft:demo')).toBeNull()
})

test('A request on its way is not reset', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  demo.fakeEmailService(() => promise)
  const form = await mount()
  await demo.typeRequest('On its way')
  form.submit()
  await expect.element(demo.field('Full name')).toBeVisible()
  form.reset()
  await expect.element(demo.field('Full name')).toHaveValue('On its way')
  resolve(new Response('OK'))
  await expect.element(demo.successScreen).toBeVisible()
})

test('In a disabled fieldset of the page, a form takes neither focus nor press until it is enabled', async () => {
  const form = await mount()
  const fieldset = document.createElement('fieldset')
  fieldset.disabled = true
  form.replaceWith(fieldset)
  fieldset.append(form)
  await expect.poll(() => form.inert).toBe(true)
  expect(form.matches(':disabled')).toBe(true)
  form.focus()
  expect(form.matches(':focus-within')).toBe(false)
  fieldset.disabled = false
  await expect.poll(() => form.inert).toBe(false)
  form.focus()
  await demo.expectFocus(demo.field('Full name'))
})

test('A form inside a page’s own form adds nothing to that', async () => {
  const form = await mount()
  const around = document.createElement('form')
  form.replaceWith(around)
  around.append(form)
  await demo.typeRequest()
  expect([...new FormData(around).keys()]).toEqual([])
})
