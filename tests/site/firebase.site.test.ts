import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { typeRequest } from '../support/form-page.ts'
import { rested } from '../support/rested.ts'

const visit = openChromium()

test.for(['/login', '/demo'])('%s loads nothing of Firebase unless it is configured', async route => {
  const requests: string[] = []
  const { page } = await visit(route, async opened =>
    opened.on('request', request => requests.push(request.url())),
  )
  if (route === '/demo') await typeRequest(page, 'Anna Huber')
  else await page.mouse.click(300, 300)
  await rested(page)
  expect(requests.length).toBeGreaterThan(1)
  expect(requests.filter(address => /firebase|cloud-auth|googleapis/.test(address))).toEqual([])
})
