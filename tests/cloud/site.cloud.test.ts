import { expect, inject, test } from 'vitest'
import { createAccount } from '../support/account-page.ts'
import { untilAwake } from '../support/awake.ts'
import { openChromium } from '../support/chromium.ts'
import { typeRequest } from '../support/form-page.ts'
import { rested } from '../support/rested.ts'
import { withCloud } from './support/cloud-site.ts'
import { newEmail } from './support/emulated.ts'

const visit = openChromium()

test('A configured site too loads Firebase for accounts only: a demo form does without', async () => {
  const requests: string[] = []
  const { page, complaints } = await visit('/demo', async opened => {
    opened.on('request', request => requests.push(request.url()))
    await withCloud()(opened)
  })
  await typeRequest(page, 'Anna Huber')
  await rested(page)
  expect(await page.locator('mrp-config').first().getAttribute('firebase')).toContain('apiKey')
  expect(requests.join()).toContain('mrp-demo-form')
  expect(requests.filter(address => /firebase|firebase-auth|identitytoolkit/.test(address))).toEqual([])
  expect(complaints).toEqual([])
})

test('The policy of a configured site lets accounts reach their provider, and whoever is told of sign-ins', async () => {
  const { page, complaints } = await visit('/login', withCloud(new URL('/policy', inject('tokenSync')).href))
  await page.locator('mrp-account').evaluate(account => account.setAttribute('provider', 'cloud'))
  await untilAwake(page, 'mrp-account')
  const told = page.waitForResponse(`${inject('tokenSync')}/**`)
  await createAccount(page, newEmail())
  expect((await told).ok()).toBe(true)
  expect(await page.getByText('throwaway password').count()).toBe(0)
  expect(complaints).toEqual([])
})
