import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { routes } from '../../demo-host/build-pages.ts'
import { openInTurn } from '../support/chromium.ts'
import { comparePictures } from '../support/compare-pictures.ts'
import { rested } from '../support/rested.ts'

// Each kind of page as it looked when somebody last looked at it: `npm run test:hard -- tests/site/pictures -u` draws them anew. They are
// drawn small, so that they can be kept, and letters in them are no more than a shade of grey. What a browser draws is the
// same from run to run, on one machine, where the page is laid out in its own size: the tolerance is for another version of Chromium (these are of 156, with the fonts
// that Debian brings beside it). With other fonts lines break elsewhere, and no tolerance is large enough: draw them anew.

/** So many pixels may be farther: fewer than a button has. */
const tolerated = 20

const guises = [
  { viewport: { width: 1440, height: 900 }, smaller: 12 },
  { viewport: { width: 390, height: 844 }, smaller: 9 },
].map(({ viewport, smaller }) => ({
  viewport,
  smaller,
  visit: openInTurn({ viewport, colorScheme: 'light' }),
}))
/** They have no element that is not on another one, nor a layout of their own. */
const alike = ['/404', '/clients', '/contact', '/privacy', '/security']
const drawn = (await routes()).filter(route => !alike.includes(route))
const all = drawn.flatMap(route =>
  guises.map(({ viewport: { width }, smaller, visit }) => [route, width, smaller, visit] as const),
)

/** The README's screenshots, which are kept as large as they are shown. */
const screenshots = (
  [
    ['docs/partner.png', '/partner.html', { width: 1320, height: 960 }],
    ['docs/plan.png', '/plan', { width: 1100, height: 860 }],
  ] as const
).map(([file, route, viewport]) => [file, route, openInTurn({ viewport, bypassCSP: true })] as const)

/** Runs in the page. What `system-ui` and `monospace` are depends on what else somebody has installed. */
function nameFonts(): void {
  // Before anything is laid out: Chromium sometimes leaves the old size to a part of a headline when the fonts change.
  new MutationObserver((_, observer) => {
    observer.disconnect()
    const { style } = document.documentElement
    style.setProperty('--mrp-font', '"DejaVu Sans"')
    style.setProperty('--mrp-mono', '"DejaVu Sans Mono"')
  }).observe(document, { childList: true })
}

/** Lets a page wait for the site's font, without which it is painted where the font comes late. */
async function waitForFont(page: Page): Promise<void> {
  await page.route('**/*', async exchange => {
    if (exchange.request().resourceType() !== 'document') return exchange.fallback()
    const response = await exchange.fetch()
    const body = (await response.text()).replace('font-display:optional', 'font-display:block')
    await exchange.fulfill({ response, body })
  })
}

/** Makes a picture smaller, in the page. */
const shrunk = async (page: Page, picture: Buffer, times: number): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(
      async ([text, times]) => {
        const letters = atob(text)
        const bytes = new Uint8Array(letters.length)
        for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at)
        const image = await createImageBitmap(new Blob([bytes]))
        const canvas = new OffscreenCanvas(Math.round(image.width / times), Math.round(image.height / times))
        const context = canvas.getContext('2d')
        if (context) context.imageSmoothingQuality = 'high'
        context?.drawImage(image, 0, 0, canvas.width, canvas.height)
        const small = await (await canvas.convertToBlob()).arrayBuffer()
        return Array.from(new Uint8Array(small), byte => String.fromCharCode(byte)).join('')
      },
      [picture.toString('base64'), times] as const,
    ),
    'latin1',
  )

test.for(all)('%s looks at %i px as it did', async ([route, width, smaller, visit]) => {
  const { page } = await visit(route, opened => opened.addInitScript(nameFonts))
  const now = await shrunk(
    page,
    await page.screenshot({ fullPage: true, type: 'jpeg', quality: 100 }),
    smaller,
  )
  await expectAsBefore(page, `tests/pictures/${route.slice(1) || 'home'}-${width}.png`, now)
})

test.for(screenshots)('%s shows the page as it is', async ([file, route, visit]) => {
  const { page } = await visit(route, waitForFont)
  // A partner’s page is painted by its script.
  await rested(page)
  await expectAsBefore(page, file, await page.screenshot(), picture => shrunk(page, picture, 8))
})

/** Compares a picture with the file of an earlier one, both as `seen` makes them. Draws the file anew if the run does. */
async function expectAsBefore(
  page: Page,
  file: string,
  now: Buffer,
  seen = async (picture: Buffer): Promise<Buffer> => picture,
): Promise<void> {
  if (inject('drawsAnew')) await writeFile(file, now)
  const [before, after] = [await seen(await readFile(file)), await seen(now)]
  const difference = await comparePictures(page, before.toString('base64'), after.toString('base64'))
  const { sizes, count, from } = difference
  const isAsBefore = sizes[0] === sizes[1] && count <= tolerated
  const drawn = join(tmpdir(), basename(file))
  if (!isAsBefore) await writeFile(drawn, now)
  expect(
    isAsBefore,
    `${file} is ${sizes[0]}, the page ${sizes[1]}, and ${count} pixels differ, from ${from} down. It is now as ${drawn} shows; if that is right, run \`npm run test:hard -- tests/site/pictures -u\`.`,
  ).toBe(true)
}
