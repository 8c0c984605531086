import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'

const visit = openChromium()

const hashes: Readonly<Record<string, string>> = JSON.parse(await readFile('dist/integrity.json', 'utf8'))

const pinned = (integrity: string | undefined) =>
  `<script type="module" src="/mrp-widgets.js" integrity="${integrity}" crossorigin></script><mrp-timeline></mrp-timeline>`

test('`dist/integrity.json` has the SRI hash of every file', async () => {
  const entries = await readdir('dist', { recursive: true, withFileTypes: true })
  // The folder `wordpress/mrp-widgets` is in the plugin's zip, and no page loads what editors copy.
  const files = entries.filter(
    entry =>
      entry.isFile() &&
      entry.name !== 'integrity.json' &&
      !/wordpress.mrp-widgets|dist.editors/.test(entry.parentPath),
  )
  expect(Object.keys(hashes)).toHaveLength(files.length)
  for (const [path, hash] of Object.entries(hashes)) {
    const bytes = await readFile(join('dist', path))
    expect(hash, path).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)
  }
})

test('The names of chunks carry a hash, those of entries do not', () => {
  const chunks = Object.keys(hashes).filter(path => path.includes('chunks/'))
  expect(chunks.length).toBeGreaterThan(0)
  for (const path of chunks) expect(path).toMatch(/-[\w-]{7,8}\.js(\.map)?$/)
  expect(hashes).toHaveProperty(['mrp-widgets.js'])
  expect(hashes).toHaveProperty(['elements/mrp-demo-form.js'])
})

test('The script tag with its hash runs, and with another one does not', async () => {
  const right = await visit(pinned(hashes['mrp-widgets.js']))
  await right.page.locator('mrp-timeline').getByRole('heading').first().waitFor()
  const wrong = await visit(pinned(hashes['elements/mrp-hero.js']))
  await expect.poll(() => wrong.complaints.join()).toContain('integrity')
  expect(await wrong.page.evaluate(() => customElements.get('mrp-timeline') === undefined)).toBe(true)
})
