import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { minify } from 'terser'
import { transformWithOxc } from 'vite'
import { filesIn, integrityOf, writeInto } from './files.ts'

/** Matches what the first file of a page can import, now or later. */
const imported = /^(elements|chunks|shells)\/.+\.js$/

/** Matches an import by a path that stands in the code: static, or by `import()`. */
const byPath = /\b(?:from|import|import\()\s*["'`](\.{1,2}\/[^"'`$]+\.js)["'`]/g

/** Matches an `import()` of anything else. */
const byExpression = /\bimport\((?!\s*["'`]\.{1,2}\/[^"'`$]+\.js["'`])/

/**
 * Writes `v<version>/` into the folder: the files of pages that pin a version. There, the first file has the hash of a
 * list, and the list has the hash of everything that it imports.
 */
export async function writePinned(folder: string, version: string): Promise<void> {
  const pinned = join(folder, `v${version}`)
  const paths = (await filesIn(folder)).filter(path => imported.test(path))
  for (const path of [...paths, 'embed.js', 'THIRD-PARTY.txt'])
    await writeInto(pinned, path, await readFile(join(folder, path)))
  const entries = await Promise.all(
    paths.map(async path => {
      const bytes = await readFile(join(folder, path))
      return [path, [integrityOf(bytes, 'sha256'), importsOf(path, bytes.toString())]] as const
    }),
  )
  const list = `export default ${JSON.stringify(Object.fromEntries(entries))}`
  await writeFile(join(pinned, 'list.js'), list)
  const start = await transformWithOxc(await readFile('src/entries/pinned.ts', 'utf8'), 'pinned.ts')
  const loader = await readFile(join(folder, 'mrp-widgets.js'), 'utf8')
  const { code = '' } = await minify(
    start.code
      .replaceAll('__LIST_HASH__', JSON.stringify(integrityOf(Buffer.from(list), 'sha256')))
      .replace('export async function', 'async function') + loader.replaceAll('import(', 'importVouched('),
    { module: true, ecma: 2020, compress: { passes: 3 }, format: { comments: /^!/ } },
  )
  await writeFile(join(pinned, 'mrp-widgets.js'), code)
}

/** Returns the files that a file may import. Throws where its code does not say which. */
function importsOf(path: string, code: string): readonly string[] {
  if (byExpression.test(code)) throw new Error(`${path} imports what no list can name.`)
  return [...code.matchAll(byPath)].map(([, from = '']) => join(dirname(path), from).replaceAll('\\', '/'))
}
