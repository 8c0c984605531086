import type { Page } from 'playwright'
import { rested } from './rested.ts'

// Which elements are awake: their code is there and looks after them. A tag is registered as soon as the script runs.

/** Runs in the page. */
function countIn(tag: string): number {
  const live: ReadonlySet<Element> = Reflect.get(globalThis, Symbol.for('mrp-elements')) ?? new Set()
  const isAwake = (element: Element) => Reflect.get(element, Symbol.for('mrp-element')).isAwake
  return [...live].filter(element => element.localName === tag && isAwake(element)).length
}

/** Returns how many elements with a tag are awake, in whatever root. */
export const countAwake = (page: Page, tag: string): Promise<number> => page.evaluate(countIn, tag)

/** Waits until an element with a tag is awake. */
export async function untilAwake(page: Page, tag: string): Promise<void> {
  await page.waitForFunction(countIn, tag)
}

/** Loads the code of all that has a use for it, without an input, which would excuse what then moves. */
export async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) {
      // A change of any attribute wakes what does not wait for a touch.
      if (element.localName.startsWith('mrp-')) element.setAttribute('data-touched', '')
      element.dispatchEvent(new PointerEvent('pointerover'))
    }
  })
  await rested(page)
}
