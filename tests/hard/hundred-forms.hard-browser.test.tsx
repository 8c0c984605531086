import { expect, test } from 'vitest'
import { lettersFrom, mountDemoForm, watchEvent, watchMailApp } from '../support/demo-form.ts'
import { fakeNetwork } from './faults/network.ts'

test('A hundred forms on one page are each sent once', async ({ task }) => {
  const sent = watchEvent('mrp-sent')
  const forms = await hundredForms()
  for (const [index, form] of forms.entries()) fill(form, `Faults Hundred ${index}`)
  for (const form of forms) press(form)
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(100)
  const letters = await Promise.all(forms.map((_, index) => lettersFrom(`Faults Hundred ${index}`)))
  expect(letters.map(({ length }) => length)).toEqual(forms.map(() => 1))
  task.meta.figures = { 'forms on one page': forms.length }
})

test('A hundred forms on one page that fail together each have a panel with their own text', async () => {
  const mails = watchMailApp()
  const forms = await hundredForms()
  const network = fakeNetwork()
  network.decide({ service: 'answers 503', after: 0 })
  for (const [index, form] of forms.entries()) fill(form, `Faults Hundred ${index}`)
  for (const form of forms) press(form)
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(100)
  expect(network.asked).toHaveLength(100)
  for (const [index, form] of forms.entries())
    await expect.poll(() => panelText(form)).toContain(`Full name: Faults Hundred ${index}\n`)
})

const panelText = ({ shadowRoot }: Element) =>
  shadowRoot?.querySelector<HTMLTextAreaElement>('[part="fallback"] textarea')?.value ?? ''

async function hundredForms(): Promise<readonly Element[]> {
  const first = await mountDemoForm()
  const others = Array.from({ length: 99 }, () => document.createElement('mrp-demo-form'))
  document.body.append(...others)
  const last = others.at(-1)
  await expect.poll(() => last?.shadowRoot?.querySelector('button[type="submit"]')).toBeTruthy()
  return [first, ...others]
}

function fill({ shadowRoot }: Element, fullName: string): void {
  const texts = { fullName, companyName: 'Huber Gears', email: 'anna@huber.example' }
  for (const [name, text] of Object.entries(texts)) {
    const control = shadowRoot?.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!control) throw new Error(`There is no field ${name}.`)
    control.value = text
    control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }
}

const press = ({ shadowRoot }: Element) =>
  shadowRoot?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
