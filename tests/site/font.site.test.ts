import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { letters } from '../../scripts/font-letters.mjs'
import { openChromium } from '../support/chromium.ts'

const visit = openChromium()

const site = 'demo-host/dist'

test('The site’s font has every character of every page', async () => {
  const pages = (await readdir(site, { recursive: true })).filter(file => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(40)
  const known = new Set(`${letters}\n\t\u00ad`)
  for (const page of pages) {
    const missing = [...(await readFile(join(site, page), 'utf8'))].filter(letter => !known.has(letter))
    expect([...new Set(missing)], `${page}: add them to scripts/font-letters.mjs`).toEqual([])
  }
})

test('Headlines and controls are in the site’s font, which is asked for before anything needs it', async () => {
  const { page } = await visit('/')
  await page.evaluate(() => document.fonts.ready)
  const families = await page.evaluate(() =>
    ['mrp-hero h1', 'mrp-hero input', 'mrp-site-footer a'].map(path => {
      const [tag = '', inner = ''] = path.split(' ')
      const found = document.querySelector(tag)?.shadowRoot?.querySelector(inner)
      return found && getComputedStyle(found).fontFamily.split(',')[0]
    }),
  )
  expect(families).toEqual(['Inter', 'Inter', 'Inter'])
  expect(await page.locator('link[rel=preload][as=font]').getAttribute('href')).toBe('/inter.woff2')
  expect(await page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true)
})

test('A font that comes late moves nothing: the page keeps the one it began with', async () => {
  const { page } = await visit('/', async opened => {
    await opened.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(globalThis, { shifts })
    })
    await opened.route('**/inter.woff2', async route => {
      await new Promise(resolve => setTimeout(resolve, 1500))
      await route.continue()
    })
  })
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([])
})

test('A partner’s page keeps its own font, and asks for no other', async () => {
  const { page } = await visit('/partner.html')
  await page.locator('mrp-demo-form').waitFor()
  expect(await page.evaluate(() => [...document.fonts].length)).toBe(0)
})
