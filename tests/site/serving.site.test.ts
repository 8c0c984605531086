import { expect, inject, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { testServing } from '../support/serving.ts'

// `npm start` keeps the rules of demo-host/serving.

testServing({ address: () => inject('site'), brotli: true })

test('The partner’s page is where partners know it', async () => {
  const { status, headers } = await ask(`${inject('site')}/partner.html`)
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect((await ask(`${inject('site')}/partner`)).headers.location).toBe('/partner.html')
})
