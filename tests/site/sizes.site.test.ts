import { copyFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { compressFiles } from '../../demo-host/serving/compress.ts'
import { pumpList } from '../elements/planner/pump-list.ts'
import { ask } from '../support/ask.ts'
import { openChromium } from '../support/chromium.ts'
import { sendRequest } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

const visit = openChromium()

/** In kB, as a server would send it. */
async function gzipped(path: string): Promise<number> {
  return gzipSync(await readFile(`demo-host/dist${path}`), { level: 9 }).length / 1000
}

/** All the scripts that a page has loaded so far. */
const scripts = (page: Page) => loaded(page, /\.js$/)

async function sizeOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(gzipped))
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('The script tag’s first file is at most 7.7 kB gzipped and imports nothing on its own', async () => {
  expect(await gzipped('/mrp-widgets.js')).toBeLessThanOrEqual(7.7)
  expect(await readFile('demo-host/dist/mrp-widgets.js', 'utf8')).not.toMatch(/^import[ {*"']/m)
})

test('What documents the elements is not in what visitors download', async () => {
  const manifest = await readFile('dist-types/custom-elements.json', 'utf8')
  const documentation = [
    ...manifest.matchAll(/"(?:summary|description)": "((?:[^"\\]|\\.)+)"/g),
    ...manifest.matchAll(/"text": "CustomEvent<(.+)>"/g),
  ].map(([, text = '']) => text)
  const files = (await readdir('dist/chunks'))
    .filter(name => name.endsWith('.js'))
    .map(name => readFile(`dist/chunks/${name}`, 'utf8'))
  const shipped = (await Promise.all(files)).join('\n')
  // Shorter ones, such as “The button.”, may stand there for another reason.
  const long = documentation.filter(text => text.length > 30)
  expect(long.length).toBeGreaterThan(100)
  expect(long.filter(text => shipped.includes(text))).toEqual([])
})

const withForm = ['/demo', '/contact']

/** The scripts that a page has run: without those that it only fetched. */
async function scriptsRun(page: Page): Promise<string[]> {
  const fetched = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][fetchpriority=low]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  )
  return (await scripts(page)).filter(path => !fetched.includes(path))
}

test.for([...withForm, '/partner.html'])(
  '%s runs at most 12.4 kB of JavaScript until somebody touches it or it has come to rest',
  async route => {
    // One that never does.
    const { page } = await visit(route, opened =>
      opened.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: function never() {} })),
    )
    await expect.poll(async () => (await scripts(page)).join()).toMatch(/core/)
    await rested(page)
    const run = await scriptsRun(page)
    expect(run).toEqual(expect.arrayContaining(['/mrp-widgets.js', '/shells/asleep.js']))
    // A shell is data: nothing in it runs.
    expect(await sizeOf(run.filter(path => !path.endsWith('-form.js')))).toBeLessThanOrEqual(12.4)
  },
)

test('The code of a demo form, React and the email service’s SDK included, is at most 97.5 kB gzipped; with all that shows it before, 109 kB', async () => {
  const { page } = await visit('/partner.html')
  await sendRequest(page, 'Anna Huber')
  // What a visitor gets for a request that was sent comes afterwards: tests/site/demo-request.
  const all = (await scripts(page)).filter(path => !/after-request|below-thanks|download/.test(path))
  const code = all.filter(path => !path.startsWith('/shells/'))
  expect(code.join()).toMatch(/core.*mrp-demo-form|mrp-demo-form.*core/)
  expect(await sizeOf(code)).toBeLessThanOrEqual(97.5)
  expect(await sizeOf(all)).toBeLessThanOrEqual(109)
})

test('Items, their bill and orders are planned with at most 130.7 kB gzipped beyond React and the CSV library', async () => {
  const { page } = await visit('/plan')
  await page.getByText('Paste a list').click()
  await page.getByLabel('Your list, with its headings').fill(pumpList)
  await page.getByRole('button', { name: 'Plan this list' }).click()
  await page.getByRole('button', { name: 'Download' }).waitFor()
  await rested(page)
  const all = await scripts(page)
  expect(all.join()).toMatch(/mrp-planner.*read-list/)
  expect(await sizeOf(all.filter(path => !/mrp-widgets\.js|core-|papaparse/.test(path)))).toBeLessThanOrEqual(
    130.7,
  )
})

const allowed: readonly (readonly [name: string, kilobytes: number])[] = [
  ['demo-form', 11.1],
  ['contact-form', 10],
  ['account', 9.5],
  // With Floating UI, which nothing else loads.
  ['site-header', 16.5],
  ['hero', 9.5],
  ['planner', 28.8],
  ['doctor', 6.2],
]

test('An element’s own file is at most 4 kB gzipped; the demo form’s at most 11.1 kB, the contact form’s 10 kB, the account’s and the hero’s 9.5 kB, the header’s 16.5 kB, the planner’s 28.8 kB, the doctor’s 6.2 kB', async () => {
  const files = (await readdir('demo-host/dist/chunks')).filter(file => /^mrp-.*\.js$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const [, most] = allowed.find(([name]) => file.startsWith(`mrp-${name}-`)) ?? ['', 4]
    expect(await gzipped(`/chunks/${file}`), file).toBeLessThanOrEqual(most)
  }
})

// A server sends ten packets of 1,460 bytes before it waits for an answer.
test('The home page is at most 14.6 kB compressed, headers included: what a server sends at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mrp-compressed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyFile('demo-host/dist/index.html', join(folder, 'index.html'))
  await compressFiles(folder)
  for (const [encoding, ending] of [
    ['gzip', 'gz'],
    ['br', 'br'],
  ] as const) {
    const { headers } = await ask(inject('site'), { 'Accept-Encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const { size } = await stat(join(folder, `index.html.${ending}`))
    expect((head.join('').length + size) / 1000, encoding).toBeLessThanOrEqual(14.6)
  }
})
