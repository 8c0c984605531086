import { expect, test } from 'vitest'
import { lettersFrom, mountDemoForm, sendRequest, watchMailApp } from '../support/demo-form.ts'
import { blockStorage } from '../support/storage.ts'

/** As a browser does in a frame without an origin. */
function blockAll(): void {
  blockStorage('localStorage')
  blockStorage('sessionStorage')
}

// First: once the email service's SDK is loaded, it needs no storage.
test('Where storage is blocked, so that the email service’s SDK cannot load, the same request is made without it', async () => {
  blockAll()
  const mails = watchMailApp()
  await mountDemoForm()
  await sendRequest('Bea Blocked')
  expect(await lettersFrom('Bea Blocked')).toMatchObject([
    { from_name: 'Bea Blocked', phone: 'Not provided', comments: 'None' },
  ])
  expect(mails).toEqual([])
})
