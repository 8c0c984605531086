import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../support/account-page.ts'
import { openChromium } from '../support/chromium.ts'
import { scriptTag, typeRequest } from '../support/form-page.ts'
import { serveRedirects } from '../support/redirects.ts'

// What a page sends goes to the address that its settings name, and to no other: a redirect hands nothing on.

const visit = openChromium()

let services: Awaited<ReturnType<typeof serveRedirects>>
beforeAll(async () => {
  services = await serveRedirects()
})
afterAll(() => services.stop())

test('An endpoint that redirects sends nobody’s request elsewhere: the mail app has it', async () => {
  const { page, mails } = await visit(
    `<mrp-config endpoint="${services.redirecting}/endpoint"></mrp-config><mrp-demo-form></mrp-demo-form>${scriptTag}`,
  )
  await typeRequest(page, 'Rita Redirected')
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByText('Please send the email that your mail app now shows').waitFor()
  expect(mails).toHaveLength(1)
  expect(await page.getByLabel('Full name').inputValue()).toBe('Rita Redirected')
  expect(services.asked('/endpoint')).toBe(1)
  expect(services.leaked('/endpoint')).toBe(0)
})

test('A form collection that redirects hands no registration on', async () => {
  const { page, complaints } = await visit(
    `<mrp-config form-endpoint="${services.redirecting}/forms"></mrp-config><mrp-account></mrp-account>${scriptTag}`,
  )
  await createAccount(page)
  await expect.poll(() => complaints.join('\n')).toContain('was not told of a registration')
  expect(services.asked('/forms')).toBe(1)
  expect(services.leaked('/forms')).toBe(0)
})

test('A token sync that redirects hands no token on', async () => {
  const { page, complaints } = await visit(
    `<mrp-config firebase='{"apiKey":"any"}' auth-emulator-url="${services.firebase}" token-sync-url="${services.redirecting}/sync"></mrp-config><mrp-account provider="cloud"></mrp-account>${scriptTag}`,
  )
  await createAccount(page)
  // It is tried again before it is given up.
  await expect.poll(() => complaints.join('\n')).toContain('Check tokenSyncUrl')
  expect(services.leaked('/sync')).toBe(0)
})
