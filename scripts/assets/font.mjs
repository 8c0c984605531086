import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { letters } from './font-letters.mjs'

// Cuts the site's typeface, Inter, to the letters and weights that the pages use. Run it after a change of
// `font-letters.mjs`, and commit the result.

const whole = await readFile('node_modules/inter-ui/variable/InterVariable.woff2')
/** @type {Parameters<typeof subsetFont>[2] & { keepFeatures: string[] }} its types are older than it is */
const options = {
  targetFormat: 'woff2',
  // The widest headline is 700. The cut for small text serves all sizes, at half the bytes.
  variationAxes: { wght: { min: 400, max: 700 }, opsz: 14 },
  keepFeatures: ['ccmp', 'kern', 'mark', 'tnum'],
}
const font = await subsetFont(whole, letters, options)
await writeFile('demo-host/public/inter.woff2', font)
await copyFile('node_modules/inter-ui/LICENSE.txt', 'demo-host/public/inter-licence.txt')
