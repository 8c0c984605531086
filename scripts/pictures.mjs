import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { findBrowser, howToInstallBrowser } from './browser.mjs'

// Draws the pictures that have to be files: icons from the favicon, the share picture and the README's from the built
// pages. Run `npm run build` before and commit what this writes.

const executablePath = findBrowser()
if (!executablePath) throw new Error(`The pictures need Chromium. ${howToInstallBrowser}`)

const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' })
const address = server.httpServer.address()
const port = typeof address === 'object' ? address?.port : undefined
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })

/**
 * @param {{ width: number, height: number }} viewport
 * @param {string} path where the picture is written
 * @param {(page: import('playwright').Page) => Promise<unknown>} open
 */
async function draw(viewport, path, open) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await open(page)
  await page.screenshot({ path })
  await page.close()
}

const favicon = await readFile('demo-host/public/favicon.svg', 'utf8')
for (const size of [180, 192, 512]) {
  const html = `<style>body{margin:0;background:#6429d6}svg{display:block}</style>${favicon.replace('<svg', `<svg width="${size}"`)}`
  await draw({ width: size, height: size }, `demo-host/public/icon-${size}.png`, page =>
    page.setContent(html),
  )
}
await draw({ width: 1200, height: 630 }, 'demo-host/public/share.png', page =>
  page.goto(`http://127.0.0.1:${port}/`),
)
await draw({ width: 1200, height: 800 }, 'docs/home.png', page => page.goto(`http://127.0.0.1:${port}/`))

await browser.close()
await server.close()
