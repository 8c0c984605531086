import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Folders of files that are made: what lies in one, and one more in it.

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
