import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { hostileStyles } from './hostile/page-styles.ts'
import { type HostilePage, hostilePages, plainPage, serveHostile } from './hostile/pages.ts'
import { expectSame, type Pictures, takePicture } from './hostile/pictures.ts'

// What else the bundle shows, on pages whose CSS is hostile, or whose lists are: painted, before any of its code has come, and opened.

// So high that nothing scrolls: the header would lie over what is below it.
const visit = openChromium({ viewport: { width: 1280, height: 5000 } })

const others = ['no doctype', 'lists of MooTools and Prototype']
const tags = [
  'mrp-site-header',
  'mrp-hero',
  'mrp-faq',
  'mrp-pricing-plans',
  'mrp-benefits',
  'mrp-contact-form',
  'mrp-site-footer',
]
const list =
  '<article data-figure="5 h" data-unit="a week"><h3>Time</h3><p>Nobody types orders.</p></article>'
const body = tags.map(tag => `<${tag}>${tag === 'mrp-benefits' ? list : ''}</${tag}>`).join('')

async function picturesOn(
  hostile: HostilePage,
): Promise<{ pictures: Pictures; complaints: readonly string[] }> {
  const { page, complaints } = await visit('/try.html', serveHostile({ ...hostile, body }))
  const pictures: Record<string, string> = {}
  for (const tag of tags) {
    await page.locator(`${tag} [data-root] > *`).first().waitFor({ state: 'attached' })
    pictures[tag] = await takePicture(page.locator(tag))
  }
  return { pictures: { ...pictures, ...(await opened(page)) }, complaints }
}

async function opened(page: Page): Promise<Pictures> {
  await page.getByRole('button', { name: 'Product' }).click()
  const menu = await takePicture(page.locator('mrp-site-header [popover]:popover-open > ul'))
  await page.keyboard.press('Escape')
  await page.locator('mrp-faq summary').first().click()
  return { 'a menu': menu, 'an answer': await takePicture(page.locator('mrp-faq details').first()) }
}

let plain: Promise<Pictures> | undefined

test.for(
  hostilePages
    .filter(({ name }) => name in hostileStyles || others.includes(name))
    .map(hostile => [hostile.name, hostile] as const),
)(
  'On a page with %s, header, menu, picture, questions, prices, fields and footer look the same',
  async ([, hostile]) => {
    plain ??= picturesOn(plainPage()).then(({ pictures }) => pictures)
    const expected = await plain
    const { pictures, complaints } = await picturesOn(hostile)
    const { page } = await visit('/robots.txt')
    await expectSame(page, expected, pictures)
    expect(complaints).toEqual([])
  },
)
