import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** How much two pictures differ: by their sizes, and by the share of pixels that somebody could tell apart. */
interface Difference {
  readonly sizes: readonly [first: string, second: string]
  readonly share: number
}

/** What the edges of letters may differ by, from one run to the next. */
export const tolerance = 0.0005

/** Pictures in base64, by what they show. */
export type Pictures = Readonly<Record<string, string>>

/** A picture of an element, without caret and at the end of every animation. */
export const takePicture = async (element: Locator): Promise<string> =>
  (await element.screenshot({ animations: 'disabled' })).toString('base64')

/** Compares two pictures in a page of ours, where nothing is hostile. */
export const compare = (page: Page, first: string, second: string): Promise<Difference> =>
  page.evaluate(
    async pictures => {
      const [a, b] = await Promise.all(
        pictures.map(async picture => {
          const answer = await fetch(`data:image/png;base64,${picture}`)
          const { width, height } = await createImageBitmap(await answer.clone().blob())
          const context = new OffscreenCanvas(width, height).getContext('2d')
          context?.drawImage(await createImageBitmap(await answer.blob()), 0, 0)
          return { size: `${width} × ${height}`, pixels: context?.getImageData(0, 0, width, height).data }
        }),
      )
      if (!a?.pixels || !b?.pixels) throw new Error('A picture could not be read.')
      let different = 0
      for (let at = 0; at < a.pixels.length; at += 4) {
        // Of eight bits, what the eye does not see.
        const isSeen = [0, 1, 2].some(
          channel => Math.abs((a.pixels?.[at + channel] ?? 0) - (b.pixels?.[at + channel] ?? 0)) > 24,
        )
        if (isSeen) different += 1
      }
      return { sizes: [a.size, b.size] as const, share: different / (a.pixels.length / 4) }
    },
    [first, second],
  )

/** Has every picture that is expected be there again, as far as the eye can tell. */
export async function expectSame(page: Page, expected: Pictures, seen: Pictures): Promise<void> {
  for (const [what, picture] of Object.entries(expected)) {
    const { sizes, share } = await compare(page, picture, seen[what] ?? '')
    expect(sizes[1], what).toBe(sizes[0])
    expect(share, what).toBeLessThanOrEqual(tolerance)
  }
}
