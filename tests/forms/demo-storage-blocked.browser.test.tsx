import { expect, test, vi } from 'vitest'
import { mountDemoForm, submitRequest, successScreen, watchMailApp } from '../support/demo-form.ts'

// In a file of its own: the email service's library looks at localStorage when it is imported, which happens once.

test('Where storage is blocked, the email library can’t even be imported, and the request arrives all the same', async () => {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, storage, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  }
  const imported = vi.fn()
  await import('@emailjs/browser').then(imported, () => {})
  const warn = vi.spyOn(console, 'warn')
  const mails = watchMailApp()
  await mountDemoForm()
  await submitRequest('Bea Blocked')

  await expect.element(successScreen).toBeVisible()
  const inbox = await fetch('/__inbox', { headers: { accept: 'application/json' } })
  expect(await inbox.text()).toContain('"from_name":"Bea Blocked"')
  expect(imported).not.toHaveBeenCalled()
  expect(mails).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})
