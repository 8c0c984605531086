import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../support/account-page.ts'
import { openChromium } from '../support/chromium.ts'
import { scriptTag, typeRequest } from '../support/form-page.ts'
import { serveRedirects } from '../support/redirects.ts'

// What a page sends goes to the address that its settings name, and to no other: a redirect hands nothing on.

const visit = openChromium()
const statuses = [301, 302, 303, 307, 308]

let services: Awaited<ReturnType<typeof serveRedirects>>
beforeAll(async () => {
  services = await serveRedirects()
})
afterAll(() => services.stop())

test.for(statuses)(
  'An endpoint that answers %i sends nobody’s request elsewhere: the mail app has it',
  async status => {
    const { page, mails } = await visit(
      `<mrp-config endpoint="${services.redirecting(status)}"></mrp-config><mrp-demo-form></mrp-demo-form>${scriptTag}`,
    )
    await typeRequest(page, 'Rita Redirected')
    await page.getByRole('button', { name: 'Request a Demo' }).click()
    await page.getByText('Please send the email that your mail app now shows').waitFor()
    expect(mails).toHaveLength(1)
    expect(await page.getByLabel('Full name').inputValue()).toBe('Rita Redirected')
    expect(services.asked(status)).toBe(1)
    expect(services.leaked(status)).toEqual([])
  },
)

test.for(statuses)('A form collection that answers %i hands no registration on', async status => {
  const { page, complaints } = await visit(
    `<mrp-config form-endpoint="${services.redirecting(status, '/forms')}"></mrp-config><mrp-account></mrp-account>${scriptTag}`,
  )
  await createAccount(page)
  await expect.poll(() => complaints.join('\n')).toContain('was not told of a registration')
  expect(services.asked(status, '/forms')).toBe(1)
  expect(services.leaked(status, '/forms')).toEqual([])
})

test.for(statuses)('A token sync that answers %i hands no token on', async status => {
  const { page, complaints } = await visit(
    `<mrp-config firebase='{"apiKey":"any"}' auth-emulator-url="${services.firebase}" token-sync-url="${services.redirecting(status, '/sync')}"></mrp-config><mrp-account provider="cloud"></mrp-account>${scriptTag}`,
  )
  await createAccount(page)
  // It is tried again before it is given up.
  await expect.poll(() => complaints.join('\n')).toContain('Check tokenSyncUrl')
  expect(services.leaked(status, '/sync')).toEqual([])
})
