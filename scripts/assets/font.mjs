import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { isStarted } from '../started.mjs'

// Cuts the site's typeface, Inter, to the letters and weights that the pages use. Run it after a change of these letters, and
// commit the result: node scripts/assets/font.mjs

/**
 * Returns the characters from one to another, both included.
 *
 * @param {number} first
 * @param {number} last
 */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** Lists the characters in the site's font: those of English, German, French and Spanish, and the signs in texts and pictures. */
export const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„‹›•…€←↑→↓↗−≈≠≤≥⌘✓`

/** @type {Parameters<typeof subsetFont>[2] & { keepFeatures: string[] }} its types are older than it is */
const options = {
  targetFormat: 'woff2',
  // The widest headline is 700. The cut for small text serves all sizes, at half the bytes.
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  keepFeatures: ['ccmp', 'kern', 'mark', 'tnum'],
}

if (isStarted(import.meta.filename)) {
  const whole = await readFile('node_modules/inter-ui/variable/InterVariable.woff2')
  await writeFile('demo-host/public/inter.woff2', await subsetFont(whole, letters, options))
  await copyFile('node_modules/inter-ui/LICENSE.txt', 'demo-host/public/inter-licence.txt')
}
