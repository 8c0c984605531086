import { expect, test, vi } from 'vitest'
import {
  lettersFrom,
  mountDemoForm,
  submitRequest,
  successScreen,
  watchMailApp,
} from '../support/demo-form.ts'

test('Where storage is blocked, as in a frame without an origin, the request arrives all the same', async () => {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  }
  const mails = watchMailApp()
  await mountDemoForm()
  await submitRequest('Bea Blocked')
  await expect.element(successScreen).toBeVisible()
  expect(await lettersFrom('Bea Blocked')).toHaveLength(1)
  expect(mails).toEqual([])
})
