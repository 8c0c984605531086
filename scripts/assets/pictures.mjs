import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { preview, runnerImport } from 'vite'
import { findBrowser, howToInstallBrowser } from '../browser.mjs'

// Draws the image files: icons from the favicon, the share image from the plan, and those of docs/styling.md. Run
// `npm run build` first and commit the result. The README's are drawn by tests/site/pictures, which notices when they are old.

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
/** @param {number} size */
const iconOf = size =>
  `<style>body{margin:0;background:#6429d6}svg{display:block}</style>${favicon.replace('<svg', `<svg width="${size}"`)}`
for (const size of [180, 192, 512]) {
  await draw({ width: size, height: size }, `demo-host/public/icon-${size}.png`, page =>
    page.setContent(iconOf(size)),
  )
}

// For what asks for this address without reading any page.
const small = await browser.newPage({ viewport: { width: 32, height: 32 } })
await small.setContent(iconOf(32))
await writeFile('demo-host/public/favicon.ico', icoOf(await small.screenshot()))
await small.close()

/** @type {{ module: typeof import('../../src/plant/sales-order.ts') }} */
const { module: planned } = await runnerImport('./src/plant/sales-order.ts', { configFile: false })
const [{ hero }, { company }] = await Promise.all(
  ['home', 'company'].map(async name => {
    const { module } = await runnerImport(`./src/words/en/${name}.ts`, { configFile: false })
    return /** @type {any} */ (module)
  }),
)
await draw({ width: 1200, height: 630 }, 'demo-host/public/share.png', async page =>
  page.setContent(
    sharePicture({
      name: company.brandName,
      headline: hero.heading,
      icon: favicon,
      drive: await readFile('demo-host/public/drive.svg', 'utf8'),
      font: await readFile('demo-host/public/inter.woff2'),
      planned,
    }),
  ),
)

/**
 * Returns a function that opens a host page with this HTML.
 *
 * @param {string} html
 * @returns {(page: import('playwright').Page) => Promise<unknown>}
 */
const foreignPage = html => async page => {
  await page.route('**/styling.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><script type="module" src="/mrp-widgets.js"></script>
        <style>body { margin: 0; padding: 24px; display: flex; align-items: start; gap: 24px; background: #eceaf0 } mrp-contact-form { flex: 1; min-width: 0 }</style>${html}`,
    }),
  )
  await page.goto(`http://127.0.0.1:${port}/styling.html`)
  await page.getByRole('button', { name: 'Send Message' }).last().waitFor()
}

// Illustrates docs/styling.md.
await draw({ width: 1320, height: 720 }, 'docs/styling-doors.png', async page =>
  foreignPage(`<style>
      .ours { --mrp-accent: #0a7a5c; --mrp-radius: 2px; --mrp-radius-large: 2px; --mrp-font: Georgia, serif }
      .ours::part(button) { text-transform: uppercase; letter-spacing: .08em }
    </style>
    <mrp-contact-form></mrp-contact-form><mrp-contact-form theme="dark"></mrp-contact-form><mrp-contact-form class="ours"></mrp-contact-form>`)(
    page,
  ),
)
await draw({ width: 560, height: 860 }, 'docs/styling-parts.png', async page => {
  await foreignPage('<mrp-contact-form></mrp-contact-form>')(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.locator('[part=error]').first().waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('mrp-contact-form').evaluate(form => {
    const named = new Set()
    for (const element of form.shadowRoot?.querySelectorAll('[part]') ?? []) {
      const [part = ''] = element.getAttribute('part')?.split(' ') ?? []
      if (named.has(part) || element.checkVisibility() === false) continue
      named.add(part)
      const { left, top, width, height } = element.getBoundingClientRect()
      const frame = document.createElement('div')
      frame.style.cssText = `position:absolute;left:${left - 2}px;top:${top - 2 + scrollY}px;width:${width}px;height:${height}px;border:2px solid #c2185b;border-radius:4px`
      const name = document.createElement('b')
      name.textContent = part
      name.style.cssText =
        'position:absolute;right:-2px;top:-11px;padding:1px 7px;border-radius:4px;background:#c2185b;color:#fff;font:600 13px/1.5 ui-monospace,monospace'
      frame.append(name)
      document.body.append(frame)
    }
  })
})

await browser.close()
await server.close()

// What stands in front of a link to the site where somebody shares it: seen small, so few words, and large.

/**
 * @typedef {object} Shared
 * @property {string} name the company's
 * @property {string} headline
 * @property {string} icon an SVG
 * @property {string} drive an SVG
 * @property {Buffer} font the site's
 * @property {typeof import('../../src/plant/sales-order.ts')} planned
 */

/**
 * Returns the picture as a page of 1200 × 630 px. Its numbers come from the plan.
 *
 * @param {Shared} shared
 */
function sharePicture({ name, headline, icon, drive, font, planned: { pegging } }) {
  const after = headline.indexOf('—') + 1
  const drawing = Buffer.from(drive.replace(/<g id="leaders">.*<\/g>/, '')).toString('base64')
  return `<!doctype html><style>
    @font-face { font-family: Inter; src: url(data:font/woff2;base64,${font.toString('base64')}); font-weight: 400 700; }
    body { position: relative; margin: 0; overflow: hidden; width: 1200px; height: 630px; background: radial-gradient(at 72% 46%, #4d28a0, #26104f 68%); color: #f4effd; font: 30px/1.35 Inter; }
    .words { position: absolute; inset: 64px auto auto 64px; }
    .name { display: flex; align-items: center; gap: 16px; font-weight: 600; letter-spacing: -.02em; }
    svg { width: 52px; height: 52px; border-radius: 12px; }
    h1 { margin: 44px 0 0; font-size: 72px; line-height: 1.04; letter-spacing: -.045em; }
    h1 span { color: #c3a8ff; }
    p { margin: 0; color: #cfc2ec; }
    img { position: absolute; inset: 92px -100px auto auto; width: 810px; }
    .order { position: absolute; inset: auto auto 64px 64px; }
    b { color: #ffc35a; }
  </style>
  <img src="data:image/svg+xml;base64,${drawing}" alt="">
  <div class="words"><div class="name">${icon}${name}</div><h1>${headline.slice(0, after).replace(' ', '<br>')}<br><span>${headline.slice(after).replace(/ (?=\S*$)/, '<br>')}</span></h1></div>
  <p class="order"><b>${pegging.part.short} short</b>: order ${pegging.quantity} in week ${pegging.releaseWeek}</p>`
}

/**
 * Returns an icon file around a picture of 32 × 32 px.
 *
 * @param {Uint8Array} png
 */
function icoOf(png) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
