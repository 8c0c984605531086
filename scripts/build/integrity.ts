import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { filesIn } from './files.ts'

const name = 'integrity.json'

/** Writes the SRI hashes of all other files of the folder: path → hash. */
export async function writeIntegrity(folder: string): Promise<void> {
  await writeFile(join(folder, name), `${JSON.stringify(await hashesIn(folder), null, 2)}\n`)
}

/** Returns the SRI hash of every file of the folder by its path, except the file with the hashes. */
export async function hashesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  // What no page loads: the plugin's zip has its own copy, and editors take files as they are.
  const isLoaded = (path: string) => !/^(wordpress\/mrp-widgets|editors)\//.test(path)
  const paths = (await filesIn(folder)).filter(path => basename(path) !== name && isLoaded(path))
  const hashes = await Promise.all(
    paths.map(async path => [path, integrityOf(await readFile(join(folder, path)))] as const),
  )
  return Object.fromEntries(hashes)
}

/** Returns a hash for an `integrity` attribute. */
export const integrityOf = (bytes: Uint8Array, algorithm = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
