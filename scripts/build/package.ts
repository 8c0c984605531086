import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { npm } from '../npm.mjs'
import { writeIntegrity } from './integrity.ts'

/** What goes along as it is committed. */
const committed = ['package.json', 'LICENSE', 'CHANGELOG.md']

/**
 * Packs the npm package into a folder, as `mrp-widgets-<version>.tgz`: what is in `dist/`, and the described files as
 * they follow from the same sources, whatever is committed. The same files give the same bytes.
 */
export async function writePackage(
  folder: string,
  describedFiles: ReadonlyMap<string, string>,
): Promise<void> {
  const stage = await mkdtemp(join(tmpdir(), 'mrp-package-'))
  try {
    for (const path of committed) await cp(path, join(stage, path))
    // Source maps stay with the host, who has the stack traces.
    const isPacked = (path: string) => !/\.(tgz|map)$/.test(path)
    await cp('dist', join(stage, 'dist'), { recursive: true, filter: isPacked })
    for (const [path, text] of describedFiles) {
      await mkdir(dirname(join(stage, path)), { recursive: true })
      await writeFile(join(stage, path), text)
    }
    // The hashes of its own files: it cannot have the one of itself, which stands in the folder's.
    await writeIntegrity(join(stage, 'dist'))
    // Its `prepack` would build it; and an `npm pack --dry-run` that builds it means itself alone.
    const options = ['--ignore-scripts', '--no-dry-run', '--silent', '--pack-destination', resolve(folder)]
    npm(['pack', ...options], { cwd: stage })
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}
