import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { layouts, plainPage, serveHostile } from './hostile/pages.ts'

// On a page that reads from right to left everything stands where its mirror image would.

const wide = openChromium({ viewport: { width: 1280, height: 900 } })
const narrow = openChromium({ viewport: { width: 360, height: 800 } })

interface Box {
  readonly what: string
  readonly start: number
  readonly width: number
}

/** The boxes of an element, from where the page's lines begin. */
const boxes = (page: Page, tag: string): Promise<readonly Box[]> =>
  page.locator(tag).evaluate(element => {
    const mirrored = document.documentElement.dir === 'rtl'
    const parts = element.shadowRoot?.querySelectorAll('[part], label, legend, li, summary, button') ?? []
    return [...parts]
      .filter(part => part.checkVisibility())
      .map(part => {
        const { left, right, width } = part.getBoundingClientRect()
        return {
          what: `${part.localName} ${part.textContent?.slice(0, 20)}`,
          start: Math.round(mirrored ? innerWidth - right : left),
          width: Math.round(width),
        }
      })
  })

for (const [width, visit] of [
  ['wide', wide],
  ['narrow', narrow],
] as const) {
  test.for(layouts)(
    `In a ${width} window from right to left, <%s> is its own mirror image and overflows nowhere`,
    async tag => {
      const seen = []
      for (const direction of ['ltr', 'rtl']) {
        const { page } = await visit(
          '/robots.txt',
          serveHostile({ ...plainPage(`<${tag}></${tag}>`), htmlAttributes: `dir="${direction}"` }),
        )
        await page.goto('/try.html')
        await page.locator(`${tag} [data-root] > *`).first().waitFor({ state: 'attached' })
        seen.push(await boxes(page, tag))
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wider, direction).toBe(0)
      }
      expect(seen[0]?.length).toBeGreaterThan(2)
      expect(seen[1]).toEqual(seen[0])
    },
  )
}
