import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { serveByRules } from '../../demo-host/serving/preview.ts'
import { rulesFor } from '../../demo-host/serving/rules.ts'
import { openChromium } from '../support/chromium.ts'
import { serve } from '../support/served.ts'

// The form's page for iframes, served where the rules name one origin that may frame it.

const visit = openChromium()
const named = 'http://named.example'
const other = 'http://other.example'
const path = '/embed/demo-form/'

const html = await readFile('demo-host/dist/embed/demo-form/index.html', 'utf8')
const rules = rulesFor([{ address: path, html }], { publicFiles: [], ancestors: [named] })
const answer = serveByRules('demo-host/dist', { base: '', addresses: [path], rules })
const { origin, close } = await serve((request, response) =>
  answer(request, response, () => response.writeHead(404).end()),
)
const form = origin + path
afterAll(close)

/** Opens the page of an origin with these addresses in frames. */
async function framedBy(origin: string, src: string, headers = {}): Promise<Page> {
  const { page } = await visit('/robots.txt', async opened => {
    for (const partner of [named, other])
      await opened.route(`${partner}/**`, route =>
        route.fulfill({
          contentType: 'text/html',
          headers,
          body: `<iframe src="${new URL(route.request().url()).searchParams.get('frame')}"></iframe>`,
        }),
      )
  })
  await page.goto(`${origin}/?${new URLSearchParams({ frame: src })}`)
  return page
}

const innermost = (page: Page) => page.frames().at(-1)

test.for([
  ['', {}],
  [', cross-origin isolated', { 'Cross-Origin-Embedder-Policy': 'require-corp' }],
] as const)('The named origin%s may frame the form', async ([, headers]) => {
  const page = await framedBy(named, form, headers)
  await innermost(page)?.getByRole('button', { name: 'Request a Demo' }).waitFor()
})

test.for([
  ['itself', form],
  ['by a page of the named origin', `${named}/?${new URLSearchParams({ frame: form })}`],
] as const)('Another origin may not, %s', async ([, src]) => {
  const page = await framedBy(other, src)
  await expect.poll(() => innermost(page)?.url()).toMatch(/^chrome-error:/)
})
