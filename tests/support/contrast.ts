import type { Page } from 'playwright'

/** The contrast of two colours as WCAG has it, of what the browser paints. Uses nothing from around it: it runs in pages, too. */
export function contrast(one: string, other: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const luminanceOf = (colour: string): number => {
    if (!canvas) throw new Error('There is no canvas.')
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, channel => {
      const share = channel / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Gives every page of this window `contrast`. */
export const withContrast = (page: Page): Promise<unknown> =>
  page.addInitScript(`globalThis.contrast = ${contrast}`)
