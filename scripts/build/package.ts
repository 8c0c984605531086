import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { npm } from '../programs.mjs'
import { writeIntegrity } from './files.ts'

/** Lists what is packed as committed. `npm run build` has generated what is generated of it before. */
const committed = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist-types', 'docs/reference.md']

/**
 * Packs the npm package into a folder, as `mrp-widgets-<version>.tgz`: `dist/` and what is committed. The same files give
 * the same bytes.
 */
export async function writePackage(folder: string): Promise<void> {
  const stage = await mkdtemp(join(tmpdir(), 'mrp-package-'))
  try {
    for (const path of committed) await cp(path, join(stage, path), { recursive: true })
    // Source maps stay with the host, who reads the stack traces. What editors take, such as the WordPress plugin, they take from the folder.
    const isPacked = (path: string) => !/\.(tgz|map)$|^dist\/(wordpress|editors|v\d.*)$/.test(path)
    await cp('dist', join(stage, 'dist'), { recursive: true, filter: isPacked })
    // Hashes the package's own files. The folder's list has the hash of the package itself.
    await writeIntegrity(join(stage, 'dist'))
    // Skips `prepack`, which would build again, and overrides the options of an outer `npm pack --dry-run`.
    const options = ['--ignore-scripts', '--no-dry-run', '--silent', '--pack-destination', resolve(folder)]
    npm(['pack', ...options], { cwd: stage })
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}
