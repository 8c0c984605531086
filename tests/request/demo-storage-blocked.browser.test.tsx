import { expect, test, vi } from 'vitest'
import {
  field,
  lettersFrom,
  mailPanel,
  mountDemoForm,
  submitRequest,
  successScreen,
  watchMailApp,
} from '../support/demo-form.ts'

/** Blocks storage, as a browser does in a frame without an origin. */
function blockStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  }
}

// First: once the email service's SDK is loaded, it needs no storage.
test('Where storage is blocked, the email service cannot be used: the mail app has the request', async () => {
  blockStorage()
  const mails = watchMailApp()
  await mountDemoForm()
  await submitRequest('Bea Blocked')
  await expect.element(mailPanel).toBeVisible()
  expect(mails).toHaveLength(1)
  expect(await lettersFrom('Bea Blocked')).toEqual([])
  await expect.element(field('Full name')).toHaveValue('Bea Blocked')
})

test('Where storage is blocked, a request arrives at an endpoint all the same', async () => {
  blockStorage()
  const mails = watchMailApp()
  await mountDemoForm({}, { endpoint: '/__request' })
  await submitRequest('Bea Blocked')
  await expect.element(successScreen).toBeVisible()
  expect(mails).toEqual([])
})
