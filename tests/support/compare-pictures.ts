import type { Page } from 'playwright'

/** How much two pictures differ: by their sizes, and by the pixels that somebody could tell apart. */
interface Difference {
  readonly sizes: readonly [first: string, second: string]
  readonly count: number
  /** Of all pixels. */
  readonly share: number
  /** Where the first of them lies, from the top. */
  readonly from: number
}

/** How far a colour may be from the other one, in any channel, of 255: what the eye does not see. */
const near = 24

/** Compares two pictures in base64, in a page, which knows how to read them. */
export const comparePictures = (page: Page, first: string, second: string): Promise<Difference> =>
  page.evaluate(
    async ([near, ...pictures]) => {
      const read = async (picture: string) => {
        const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes]))
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        context?.drawImage(image, 0, 0)
        const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? []
        return { pixels, width: image.width, size: `${image.width} × ${image.height}` }
      }
      const [a, b] = [await read(pictures[0] ?? ''), await read(pictures[1] ?? '')]
      const different = new Set<number>()
      a.pixels.forEach((value, index) => {
        if (Math.abs(value - (b.pixels[index] ?? 0)) > near) different.add(index >> 2)
      })
      // They were found from the top.
      const [first = Number.POSITIVE_INFINITY] = different
      const from = Math.floor(first / a.width)
      const share = different.size / (a.pixels.length / 4)
      return { sizes: [a.size, b.size] as const, count: different.size, share, from }
    },
    [near, first, second] as const,
  )
