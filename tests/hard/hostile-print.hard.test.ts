import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { withContrast } from '../support/contrast.ts'
import { scriptTag } from '../support/form-page.ts'
import { layouts } from './hostile/pages.ts'

// On paper: a browser prints no background that does not insist on it, and paper is white.

/** A4 less its margins, on a system that is dark. */
const visit = openChromium({ viewport: { width: 718, height: 1046 }, colorScheme: 'dark' })

interface Text {
  readonly text: string
  /** Between it and what is printed behind it, as WCAG counts. */
  readonly contrast: number
  /** By how many px it is wider or higher than the box that clips it. */
  readonly cut: number
}

/** Every text that is printed, in all shadow roots. */
const printedTexts = (page: Page): Promise<readonly Text[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('There is no canvas.')

    const channels = (color: string, behind: readonly number[]) => {
      canvas.fillStyle = `rgb(${behind.join()})`
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }
    const around = (element: Element): Element | null =>
      element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as Element | undefined) ?? null
    const paperBehind = (element: Element | null): readonly number[] => {
      if (!element) return [255, 255, 255]
      const { backgroundColor, backgroundImage, printColorAdjust } = getComputedStyle(element)
      const [firstStop = 'transparent'] = backgroundImage.match(/(rgba?|color)\([^()]*\)/) ?? []
      const behind = paperBehind(around(element))
      return printColorAdjust === 'exact' ? channels(firstStop, channels(backgroundColor, behind)) : behind
    }
    const elementsIn = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap(element => [
        element,
        ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
      ])
    const textOf = (element: Element) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : [...element.childNodes].map(node => (node instanceof Text ? node.data.trim() : '')).join('')

    return elementsIn(document.body)
      .filter(element => element.checkVisibility() && textOf(element) && !element.closest('[inert]'))
      .map(element => {
        const behind = paperBehind(element)
        const [text, paper] = [channels(getComputedStyle(element).color, behind), behind]
        const { overflow } = getComputedStyle(element)
        const cut = overflow === 'visible' ? 0 : element.scrollWidth - element.clientWidth
        return { text: textOf(element), contrast: contrast(`rgb(${text})`, `rgb(${paper})`), cut }
      })
  })

test.for(['light', 'dark', 'auto'])(
  'With theme="%s", all that is printed can be read on white paper, and nothing is cut',
  async theme => {
    for (const tag of layouts) {
      const { page, complaints } = await visit(
        `${scriptTag}<body style="margin:0"><${tag} theme="${theme}"></${tag}>`,
        withContrast,
      )
      await page.locator(`${tag} [data-root] > *`).first().waitFor({ state: 'attached' })
      if (tag === 'mrp-demo-form') await page.getByLabel('Full name').fill('Anna Huber')
      await page.emulateMedia({ media: 'print' })
      const texts = await printedTexts(page)
      expect(texts.length, tag).toBeGreaterThan(2)
      expect(
        texts.filter(({ contrast, cut }) => contrast < 4.5 || cut > 0),
        tag,
      ).toEqual([])
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider, tag).toBeLessThanOrEqual(0)
      expect(complaints).toEqual([])
    }
  },
)
