import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, localInbox, sendRequest, servePage } from '../support/form-page.ts'

// A page that pins this version by the import map of the build: every script that it loads is the one it was written for.

const visit = openInTurn()

const map = await readFile('dist/import-map.json', 'utf8')
const { integrity }: { integrity: Readonly<Record<string, string>> } = JSON.parse(map)
const [folder = ''] =
  Object.keys(integrity)
    .find(address => address.endsWith('/mrp-widgets.js'))
    ?.match(/.*\//) ?? []
const hashes: Readonly<Record<string, string>> = JSON.parse(await readFile('dist/integrity.json', 'utf8'))
const form = '<mrp-demo-form><a href="mailto:sales@example.com">Ask by email</a></mrp-demo-form>'
const script = `<script type="module" src="${folder}mrp-widgets.js" integrity="${hashes['mrp-widgets.js']}" crossorigin></script>`
const pinned = `<script type="importmap">${map}</script>${script}${localInbox}${form}`
const unpinned = `${script}${localInbox}${form}`

/** Serves `dist/` where the version lies, with another text in the files that match; gives what was asked for. */
async function serveVersion(page: Page, changed?: RegExp): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(`${folder}**`, async route => {
    const { pathname } = new URL(route.request().url())
    const path = pathname.slice(new URL(folder).pathname.length)
    asked.push(path)
    const text = await readFile(join('dist', path), 'utf8')
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: changed?.test(path) ? `document.title = 'Changed';${text}` : text,
    })
  })
  return asked
}

test('The map has the hash of every script that a page can load, and of nothing else', () => {
  const scripts = Object.keys(hashes).filter(
    path => path.endsWith('.js') && path !== 'ssr.js' && !path.startsWith('npm/'),
  )
  expect(scripts).toContain('shells/mrp-demo-form.js')
  expect(integrity).toEqual(Object.fromEntries(scripts.map(path => [folder + path, hashes[path]])))
})

test('A pinned form is painted, wakes and sends, from files of the map alone', async () => {
  let asked: readonly string[] = []
  const { page, complaints } = await visit('/try.html', async opened => {
    asked = await serveVersion(opened)
    await servePage(pinned)(opened)
  })
  await sendRequest(page, 'Pia Pinned')
  expect(await lettersFrom(page, 'Pia Pinned')).toHaveLength(1)
  expect(asked.filter(path => path.startsWith('chunks/')).length).toBeGreaterThan(1)
  expect(asked.filter(path => integrity[folder + path] === undefined)).toEqual([])
  expect(complaints).toEqual([])
})

test.for([
  ['the form’s', /^chunks\/mrp-demo-form-/],
  ['the core', /^chunks\/core-/],
] as const)(
  '%s chunk with other bytes does not run, and the content inside the tag stays',
  async ([, changed]) => {
    const { page, complaints } = await visit('/try.html', async opened => {
      await serveVersion(opened, changed)
      await servePage(pinned)(opened)
    })
    await page.getByLabel('Full name').click()
    await page.getByRole('link', { name: 'Ask by email' }).waitFor()
    expect(await page.title()).toBe('')
    expect(complaints.join()).toContain('integrity')
  },
)

test('Where no map pins it, the same chunk runs', async () => {
  const { page } = await visit('/try.html', async opened => {
    await serveVersion(opened, /^chunks\/core-/)
    await servePage(unpinned)(opened)
  })
  await page.getByLabel('Full name').click()
  await expect.poll(() => page.title()).toBe('Changed')
})

test('A shell with other bytes is not painted, and the form comes without it', async () => {
  const { page } = await visit('/try.html', async opened => {
    await serveVersion(opened, /^shells\/mrp-demo-form/)
    await servePage(pinned)(opened)
  })
  await page.getByLabel('Full name').waitFor()
  expect(await page.title()).toBe('')
})
