import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as demo from '../support/demo-form.ts'
import { press } from '../support/hands.ts'
import { blockStorage } from '../support/storage.ts'

// A request that the mail app has stays in the form and as a draft, because nobody knows whether it was sent. Who shares
// a computer can take it away.

const clearButton = page.getByRole('button', { name: 'Clear this form' })
const shown = () =>
  Object.values(demo.fieldNames).map(label => (demo.field(label).element() as HTMLInputElement).value)
const handOver = () =>
  demo.submitInVain({ 'job-title': 'Planner' }, {}, async () => {
    await demo.type({ 'ERP system': 'SAP', Comments: 'Bearings are always short.' })
    await demo.typeRequest()
  })

test('“Clear this form” clears fields, draft and panel, and the focus goes to the first field', async () => {
  await handOver()
  await press(clearButton)
  await expect.element(demo.mailPanel).not.toBeInTheDocument()
  expect(shown().join('')).toBe('')
  expect(demo.draft()).toBeNull()
  await demo.expectFocus(demo.field('Full name'))
  document.body.replaceChildren()
  await demo.mountDemoForm()
  expect(shown().join('')).toBe('')
})

test('Where no mail app opened, the form can be cleared', async () => {
  demo.refuseMailApp()
  demo.refuseWith(500)
  await demo.mountAndSubmit()
  await expect.element(demo.failedPanel).toBeVisible()
  await press(clearButton)
  await expect.element(demo.failedPanel).not.toBeInTheDocument()
  expect(demo.draft()).toBeNull()
})

test('Where storage is blocked, clearing forgets what was kept in memory', async () => {
  blockStorage('sessionStorage')
  await handOver()
  await press(clearButton)
  document.body.replaceChildren()
  await demo.mountDemoForm()
  expect(shown().join('')).toBe('')
})

test('A cleared form takes the next request, and says what is missing in it', async () => {
  await handOver()
  await press(clearButton)
  await press(demo.sendButton)
  await expect.element(demo.toast('Missing Information')).toBeVisible()
  vi.restoreAllMocks()
  await demo.submitRequest('Clear Next')
  await expect.element(page.getByRole('heading', { name: 'Thank you, Clear Next.' })).toBeVisible()
})

test('A 200 that comes after the form was cleared is told, and takes no form from who has begun anew', async () => {
  demo.watchMailApp()
  const { answer } = demo.slowEmailService()
  await demo.letTimeRunOut()
  await press(clearButton)
  await demo.type({ 'Full name': 'Ben Ortiz' })
  await answer(200)
  await expect.element(demo.toast('Demo Requested!')).toBeVisible()
  await expect.element(demo.field('Full name')).toHaveValue('Ben Ortiz')
  expect(demo.draft()).toContain('Ben Ortiz')
})
