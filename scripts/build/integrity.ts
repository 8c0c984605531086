import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const name = 'integrity.json'

/** Writes what a page may ask of every other file of the folder: its path there → its SRI hash. */
export async function writeIntegrity(folder: string): Promise<void> {
  await writeFile(join(folder, name), `${JSON.stringify(await hashesIn(folder), null, 2)}\n`)
}

/** The SRI hash of every file of the folder, by its path there, but of the one that has these hashes. */
export async function hashesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && entry.name !== name)
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
  const hashes = await Promise.all(
    paths.map(async path => [path, integrityOf(await readFile(join(folder, path)))] as const),
  )
  return Object.fromEntries(hashes)
}

/** As an `integrity` attribute has it. */
const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
