import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { demoRequest } from '../../src/elements/demo-form/demo-request.ts'
import { mountDemoForm, sendRequest, submitRequest } from '../support/demo-form.ts'
import { press } from '../support/hands.ts'

// What a visitor learns when a demo request was sent.

const heading = page.getByRole('heading', { name: 'What happens next' })

test('Three steps say what happens next, below the thanks and the button that was there', async () => {
  const form = await mountDemoForm()
  await submitRequest()
  await expect.element(heading).toBeVisible()
  expect(form.shadowRoot?.querySelector('[part~=next]')).not.toBeNull()
  const steps = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem')
  expect(steps.elements().map(step => step.textContent)).toEqual([
    'Within 24 hours a planner on our team answers.',
    'Bring an export of your items and bills of materials. No need to tidy it. Ten parts are enough.',
    'In the demo we plan those parts together, and you keep the result.',
  ])
  expect(steps.elements().map(step => getComputedStyle(step).listStyleType)).toEqual(Array(3).fill('decimal'))
  await expect.element(page.getByRole('link', { name: 'plan your own parts' })).toBeVisible()
  const again = page.getByRole('button', { name: 'Request Another Demo' })
  expect(
    again.element().compareDocumentPosition(heading.element()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
})

test('The steps are in the visitor’s language', async () => {
  const form = await mountDemoForm({
    'full-name': 'Anna Huber',
    'company-name': 'Huber Gears',
    email: 'anna@huber.example',
    'best-time': 'Morning (9am–12pm)',
  })
  form.lang = 'de'
  await press(page.getByRole('button', { name: 'Demo anfragen' }))
  await expect.element(page.getByRole('heading', { name: 'Wie es weitergeht' })).toBeVisible()
  await expect.element(page.getByText('Vormittags (9–12 Uhr).')).toBeVisible()
})

test('Where the code of what happens next cannot be loaded, the thanks are whole without it', async () => {
  vi.spyOn(demoRequest, 'next').mockRejectedValue(new TypeError('Failed to fetch'))
  await mountDemoForm()
  await sendRequest()
  await expect.element(page.getByRole('button', { name: 'Request Another Demo' })).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
})
