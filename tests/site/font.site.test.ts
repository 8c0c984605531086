import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { letters } from '../../scripts/assets/font.mjs'
import { openChromium } from '../support/chromium.ts'
import { holdBack } from '../support/hold-back.ts'
import { twoFrames } from '../support/in-page.ts'
import { noteShifts, shiftsOn } from '../support/shifts.ts'

const visit = openChromium()

const site = 'demo-host/dist'

test('The site’s font has every character of every page', async () => {
  const pages = (await readdir(site, { recursive: true })).filter(file => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(40)
  const known = new Set(`${letters}\n\t\u00ad`)
  for (const page of pages) {
    const missing = [...(await readFile(join(site, page), 'utf8'))].filter(letter => !known.has(letter))
    expect([...new Set(missing)], `${page}: add them to scripts/assets/font.mjs`).toEqual([])
  }
})

test('Headlines and controls are in the site’s font, which is asked for before anything needs it', async () => {
  const { page } = await visit('/')
  await page.waitForFunction(() => document.fonts.check('16px Inter'))
  const families = await page.evaluate(() =>
    ['mrp-hero h1', 'mrp-hero input', 'mrp-site-footer a'].map(path => {
      const [tag = '', inner = ''] = path.split(' ')
      const found = document.querySelector(tag)?.shadowRoot?.querySelector(inner)
      return found && getComputedStyle(found).fontFamily.split(',')[0]
    }),
  )
  expect(families).toEqual(['Inter', 'Inter', 'Inter'])
  expect(await page.locator('link[rel=preload][as=font]').getAttribute('href')).toBe('/inter.woff2')
})

test('A font that comes late moves nothing: the page keeps the one it began with', async () => {
  const { page } = await visit('/robots.txt', noteShifts)
  const deliver = await holdBack(page, '**/inter.woff2')
  const late = page.waitForResponse('**/inter.woff2')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // So long after it was asked for that the browser no longer keeps text back.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)))
  deliver()
  await (await late).finished()
  await page.waitForFunction(() => document.fonts.check('16px Inter'))
  await twoFrames(page)
  expect(await shiftsOn(page)).toEqual([])
})

test('A partner’s page keeps its own font, and asks for no other', async () => {
  const { page } = await visit('/partner.html')
  await page.locator('mrp-demo-form').waitFor()
  expect(await page.evaluate(() => [...document.fonts].length)).toBe(0)
})
