import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashesIn } from './integrity.ts'

/** Matches the files that browsers load for the script tag, an iframe's page or an element's own script. */
const forPages = /^(mrp-widgets|embed|embed-page|(elements|chunks|shells)\/.+)\.js$/

/**
 * Writes an import map to paste: with it, browsers check the SRI hash of every script below the URL, which ends in a
 * slash. It has one line, because partners' pages contain it before our tags.
 */
export async function writeImportMap(folder: string, address: string): Promise<void> {
  const hashes = Object.entries(await hashesIn(folder)).filter(([path]) => forPages.test(path))
  const integrity = Object.fromEntries(hashes.map(([path, hash]) => [address + path, hash]))
  await writeFile(join(folder, 'import-map.json'), `${JSON.stringify({ integrity })}\n`)
}
