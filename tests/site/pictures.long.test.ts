import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { routes } from '../../demo-host/build-pages.ts'
import { openChromium } from '../support/chromium.ts'

// Every page as it looked when somebody last looked at it: `npm run test:hard -- tests/site/pictures -u` draws them anew. They are
// drawn small, so that they can be kept, and letters in them are no more than a shade of grey. What a browser draws is the
// same from run to run, on one machine, where the page is laid out in its own size: the tolerance is for another version of Chromium (these are of 156, with the fonts
// that Debian brings beside it). With other fonts lines break elsewhere, and no tolerance is large enough: draw them anew.

/** How far a colour may be from the one in the picture, in any channel, of 255. */
const near = 24
/** So many pixels may be farther: fewer than a button has. */
const tolerated = 20

const guises = [
  { viewport: { width: 1440, height: 900 }, smaller: 12 },
  { viewport: { width: 390, height: 844 }, smaller: 9 },
].map(({ viewport, smaller }) => ({
  viewport,
  smaller,
  visit: openChromium({ viewport, reducedMotion: 'reduce', colorScheme: 'light' }),
}))
const all = (await routes()).flatMap(route =>
  guises.map(({ viewport: { width }, smaller, visit }) => [route, width, smaller, visit] as const),
)

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

interface Difference {
  /** How wide and high the two pictures are. */
  readonly sizes: readonly [string, string]
  /** How many pixels differ. */
  readonly count: number
  /** Where the first of them lies, from the top, in the picture's own pixels. */
  readonly from: number
}

/** Makes a picture smaller, in the page. */
const shrunk = async (page: Page, picture: Buffer, times: number): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(
      async ([text, times]) => {
        const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
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

/** Compares two pictures in the page, which knows how to read them. */
const compare = (page: Page, pictures: readonly Buffer[]): Promise<Difference> =>
  page.evaluate(
    async ([near, ...texts]) => {
      const read = async (text: string) => {
        const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes]))
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        context?.drawImage(image, 0, 0)
        const data = context?.getImageData(0, 0, image.width, image.height).data ?? []
        return { data, width: image.width, size: `${image.width} × ${image.height}` }
      }
      const [before, now] = [await read(texts[0] ?? ''), await read(texts[1] ?? '')]
      const differing = new Set<number>()
      before.data.forEach((value, index) => {
        if (Math.abs(value - (now.data[index] ?? 0)) > near) differing.add(index >> 2)
      })
      const from = Math.floor(Math.min(...differing) / before.width)
      return { sizes: [before.size, now.size] as const, count: differing.size, from }
    },
    [near, ...pictures.map(picture => picture.toString('base64'))] as const,
  )

test.for(all)('%s looks at %i px as it did', async ([route, width, smaller, visit]) => {
  const { page } = await visit(route, opened => opened.addInitScript(nameFonts))
  const now = await shrunk(page, await page.screenshot({ fullPage: true }), smaller)
  const name = `${route.slice(1) || 'home'}-${width}.png`
  const file = `tests/pictures/${name}`
  if (inject('drawsAnew')) await writeFile(file, now)
  const { sizes, count, from } = await compare(page, [await readFile(file), now])
  const isAsBefore = sizes[0] === sizes[1] && count <= tolerated
  const drawn = join(tmpdir(), name)
  if (!isAsBefore) await writeFile(drawn, now)
  expect(
    isAsBefore,
    `${file} is ${sizes[0]}, the page ${sizes[1]}, and ${count} pixels differ, from ${from} down. It is now as ${drawn} shows; if that is right, run \`npm run test:hard -- tests/site/pictures -u\`.`,
  ).toBe(true)
})
