import { expect, test, vi } from 'vitest'
import { field, mailPanel, mountDemoForm, submitRequest, watchMailApp } from '../support/demo-form.ts'

// In a file of its own: the email service's library looks at localStorage when it is imported, which happens once.

test('Where storage is blocked, even importing the email library throws, and the mail client still opens', async () => {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  }
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const mails = watchMailApp()
  await mountDemoForm()
  await submitRequest()

  await expect.element(mailPanel).toBeVisible()
  await expect.element(field('Full name')).toHaveValue('Anna Huber')
  expect(mails).toHaveLength(1)
  expect(warn.mock.calls.flat().join()).toContain('The operation is insecure.')
})
