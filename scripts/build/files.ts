import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Folders of files that are made: what lies in one, one more in it, and the hashes of all.

/** Returns the paths of the files in a folder, with slashes, in an order that is always the same. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** Writes a file, with the folders that it lies in. */
export async function writeInto(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** Prerenders, as the bundle's `ssr.js` does. */
export type Prerender = (html: string) => Promise<string>

/** Loads what prerenders, as it has just been built: a build may follow another in one process. */
export const loadSsr = (folder: string): Promise<{ readonly prerender: Prerender }> =>
  import(`${pathToFileURL(join(folder, 'ssr.js')).href}?${Date.now()}`)

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
