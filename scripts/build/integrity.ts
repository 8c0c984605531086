import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const name = 'integrity.json'

/** Writes what a page may ask of every file: its path in the folder → its SRI hash. */
export async function writeIntegrity(folder: string): Promise<void> {
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
  await writeFile(join(folder, name), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
}

/** As an `integrity` attribute has it. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
