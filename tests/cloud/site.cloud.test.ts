import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { typeRequest } from '../support/form-page.ts'
import { withCloud } from './support/cloud-site.ts'

const visit = openChromium()

test('A configured site too loads Firebase for accounts only: a demo form does without', async () => {
  const requests: string[] = []
  const { page, complaints } = await visit('/demo', async opened => {
    opened.on('request', request => requests.push(request.url()))
    await withCloud()(opened)
  })
  await typeRequest(page, 'Anna Huber')
  await page.waitForLoadState('networkidle')
  expect(await page.locator('mrp-config').first().getAttribute('firebase')).toContain('apiKey')
  expect(requests.join()).toContain('mrp-demo-form')
  expect(requests.filter(address => /firebase|cloud-auth|identitytoolkit/.test(address))).toEqual([])
  expect(complaints).toEqual([])
})
