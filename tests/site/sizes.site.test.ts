import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { typeRequest } from '../support/form-page.ts'

const visit = openChromium()

/** In kB, as a server would send it. */
async function gzipped(path: string): Promise<number> {
  return gzipSync(await readFile(`demo-host/dist${path}`), { level: 9 }).length / 1000
}

test('The script tag’s first file is at most 3 kB gzipped and imports nothing on its own', async () => {
  expect(await gzipped('/mrp-widgets.js')).toBeLessThanOrEqual(3)
  expect(await readFile('demo-host/dist/mrp-widgets.js', 'utf8')).not.toMatch(/^import[ {*"']/m)
})

test('Everything that a demo form loads until it is sent, React included, is at most 80 kB gzipped', async () => {
  const { page } = await visit('/partner.html')
  await typeRequest(page, 'Anna Huber')
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByText('Demo Requested!').waitFor()

  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.endsWith('.js')),
  )
  const sizes = await Promise.all(paths.map(gzipped))
  expect(paths.join()).toMatch(/core.*mrp-demo-form/)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(80)
})
