import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashesIn } from './integrity.ts'

/** What the script tag, an iframe's page and an element's own script load in a browser. */
const forPages = /^(mrp-widgets|embed|(elements|chunks|shells)\/.+)\.js$/

/**
 * Writes an import map to be pasted: it has browsers check the SRI hash of every script at the address, which ends in a
 * slash. It stands in one line, because partners' pages carry it before anything of ours.
 */
export async function writeImportMap(folder: string, address: string): Promise<void> {
  const hashes = Object.entries(await hashesIn(folder)).filter(([path]) => forPages.test(path))
  const integrity = Object.fromEntries(hashes.map(([path, hash]) => [address + path, hash]))
  await writeFile(join(folder, 'import-map.json'), `${JSON.stringify({ integrity })}\n`)
}
