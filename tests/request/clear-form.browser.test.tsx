import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sendContactInVain } from '../support/contact-form.ts'
import {
  expectFocus,
  failedPanel,
  field,
  fieldNames,
  mailPanel,
  mountDemoForm,
  refuseMailApp,
  refuseWith,
  sendButton,
  slowEmailService,
  submitInVain,
  submitRequest,
  toast,
  type,
  typeRequest,
  watchMailApp,
} from '../support/demo-form.ts'
import { press, typeInto } from '../support/hands.ts'
import { blockStorage } from '../support/storage.ts'
import { stopTime, untilTrue } from '../support/visitor.ts'

// A request that the mail app has stays in the form and as a draft, because nobody knows whether it was sent. Who shares
// a computer can take it away.

const clearButton = page.getByRole('button', { name: 'Clear this form' })
const shown = () => Object.values(fieldNames).map(label => (field(label).element() as HTMLInputElement).value)
const draft = () => sessionStorage.getItem('mrp:draft:demo')

const handOver = () =>
  submitInVain({ 'job-title': 'Planner' }, {}, async () => {
    await typeInto(field('ERP system'), 'SAP')
    await type({ 'Comments (optional)': 'Bearings are always short.' })
    await typeRequest()
  })

test('The draft stays when the mail app has taken over', async () => {
  await handOver()
  expect(draft()).toContain('Anna Huber')
})

test('“Clear this form” clears fields, draft and panel, and the focus goes to the first field', async () => {
  await handOver()
  await press(clearButton)
  await expect.element(mailPanel).not.toBeInTheDocument()
  expect(shown().join('')).toBe('')
  expect(draft()).toBeNull()
  await expectFocus(field('Full name'))
  document.body.replaceChildren()
  await mountDemoForm()
  expect(shown().join('')).toBe('')
})

test('Where no mail app opened, the form can be cleared too', async () => {
  refuseMailApp()
  refuseWith(500)
  await mountDemoForm()
  await submitRequest()
  await expect.element(failedPanel).toBeVisible()
  await press(clearButton)
  await expect.element(failedPanel).not.toBeInTheDocument()
  expect(draft()).toBeNull()
})

test('Where storage is blocked, clearing forgets what was kept in memory', async () => {
  blockStorage('sessionStorage')
  await handOver()
  await press(clearButton)
  document.body.replaceChildren()
  await mountDemoForm()
  expect(shown().join('')).toBe('')
})

test('A cleared form takes the next request, and says what is missing in it', async () => {
  await handOver()
  await press(clearButton)
  await press(sendButton)
  await expect.element(toast('Missing Information')).toBeVisible()
  vi.restoreAllMocks()
  await submitRequest('Clear Next')
  await expect.element(page.getByRole('heading', { name: 'Thank you, Clear Next.' })).toBeVisible()
})

test('A 200 that comes after the form was cleared is told, and takes no form from who has begun anew', async () => {
  watchMailApp()
  const { answer } = slowEmailService()
  await mountDemoForm()
  await typeRequest()
  stopTime()
  await press(sendButton)
  await vi.advanceTimersByTimeAsync(12_000)
  await untilTrue(() => clearButton.query() !== null)
  await press(clearButton)
  await type({ 'Full name': 'Ben Ortiz' })
  await answer(200)
  await expect.element(toast('Demo Requested!')).toBeVisible()
  await expect.element(field('Full name')).toHaveValue('Ben Ortiz')
  expect(draft()).toContain('Ben Ortiz')
})

test.for([
  ['de', 'Formular leeren'],
  ['es', 'Vaciar el formulario'],
  ['fr', 'Vider le formulaire'],
] as const)('In “%s” the button reads “%s”', async ([lang, words]) => {
  const { element } = await sendContactInVain(lang)
  await press(page.getByRole('button', { name: words }))
  const fields = [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('form [part=input]') ?? [])]
  expect(fields.map(({ value }) => value).join('')).toBe('')
})
