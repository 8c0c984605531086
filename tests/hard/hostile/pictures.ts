import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { comparePictures } from '../../support/compare-pictures.ts'

/** What the edges of letters may differ by, from one run to the next. */
const tolerance = 0.0005

/** Pictures in base64, by what they show. */
export type Pictures = Readonly<Record<string, string>>

/** A picture of an element, without caret and at the end of every animation. */
export const takePicture = async (element: Locator): Promise<string> =>
  (await element.screenshot({ animations: 'disabled' })).toString('base64')

/** Has every picture that is expected be there again, as far as the eye can tell. */
export async function expectSame(page: Page, expected: Pictures, seen: Pictures): Promise<void> {
  for (const [what, picture] of Object.entries(expected)) {
    const { sizes, share } = await comparePictures(page, picture, seen[what] ?? '')
    expect(sizes[1], what).toBe(sizes[0])
    expect(share, what).toBeLessThanOrEqual(tolerance)
  }
}
