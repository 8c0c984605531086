import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { hostileStyles } from './hostile/page-styles.ts'
import { type HostilePage, hostilePages, plainPage, serveHostile } from './hostile/pages.ts'
import { compare, takePicture, tolerance } from './hostile/pictures.ts'

// What else the bundle shows, on pages whose CSS is hostile: painted, before any of its code has come, and opened.

const visit = openChromium({ viewport: { width: 1280, height: 900 } })

const tags = [
  'mrp-site-header',
  'mrp-hero',
  'mrp-faq',
  'mrp-pricing-plans',
  'mrp-contact-form',
  'mrp-site-footer',
]
const body = tags.map(tag => `<${tag}></${tag}>`).join('')

type Pictures = ReadonlyMap<string, string>

async function picturesOn(
  hostile: HostilePage,
): Promise<{ pictures: Pictures; complaints: readonly string[] }> {
  const { page, complaints } = await visit('/robots.txt', serveHostile({ ...hostile, body }))
  await page.goto('/try.html')
  const pictures = new Map<string, string>()
  for (const tag of tags) {
    await page.locator(`${tag} [data-root] > *`).first().waitFor({ state: 'attached' })
    pictures.set(tag, await takePicture(page.locator(tag)))
  }
  await openAll(page, pictures)
  return { pictures, complaints }
}

async function openAll(page: Page, pictures: Map<string, string>): Promise<void> {
  await page.getByRole('button', { name: 'Product' }).click()
  pictures.set('a menu', await takePicture(page.locator('mrp-site-header [popover]:popover-open > ul')))
  await page.keyboard.press('Escape')
  await page.locator('mrp-faq summary').first().click()
  pictures.set('an answer', await takePicture(page.locator('mrp-faq details').first()))
}

let plain: Promise<Pictures> | undefined

test.for(
  hostilePages
    .filter(({ name }) => name in hostileStyles || name === 'no doctype')
    .map(hostile => [hostile.name, hostile] as const),
)(
  'On a page with %s, header, menu, picture, questions, prices, fields and footer look the same',
  async ([, hostile], { task }) => {
    plain ??= picturesOn(plainPage()).then(({ pictures }) => pictures)
    const expected = await plain
    const { pictures, complaints } = await picturesOn(hostile)
    const { page } = await visit('/robots.txt')
    for (const [what, picture] of expected) {
      const { sizes, share } = await compare(page, picture, pictures.get(what) ?? '')
      expect(sizes[1], what).toBe(sizes[0])
      expect(share, what).toBeLessThanOrEqual(tolerance)
    }
    expect(complaints).toEqual([])
    task.meta.figures = { 'pictures of hostile pages': expected.size }
  },
)
