import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { sendRequest, typeRequest } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'

// What happens next, with the built bundle: what it costs.

const visit = openInTurn({ viewport: { width: 390, height: 844 } })

test('The code of what stands below the thanks comes after a success alone, and is at most 2 kB', async () => {
  const { page } = await visit('/partner.html')
  await typeRequest(page, 'Anna Next')
  await page.getByLabel('Company name').blur()
  const before = await loaded(page, /\.js$/)
  await sendRequest(page, 'Anna Next')
  await page.getByRole('heading', { name: 'What happens next' }).waitFor()
  const own = (await loaded(page, /\.js$/)).filter(path => /after-request|below-thanks/.test(path))
  expect(own).toHaveLength(2)
  expect(before).toEqual(expect.not.arrayContaining(own))
  const files = await Promise.all(own.map(path => readFile(`demo-host/dist${path}`)))
  expect(gzipSync(Buffer.concat(files), { level: 9 }).length).toBeLessThanOrEqual(2000)
})

test.for([390, 1280])(
  'At %i px the page says once what happens next, and the form does not say it again',
  async width => {
    const { page } = await visit('/demo')
    await page.setViewportSize({ width, height: 900 })
    await typeRequest(page, 'Berta Next')
    await sendRequest(page, 'Berta Next')
    await page.getByRole('link', { name: 'While you wait' }).waitFor()
    const steps = page.getByText('In the demo').filter({ visible: true })
    expect(await steps.count()).toBe(1)
  },
)
