import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify } from 'terser'
import { commonCss, type Shell } from '../../src/loader/shell-types.ts'
import type { ElementFacts } from '../contract/definitions.ts'
import { makeShells } from './make-shells.ts'
import { putIn } from './put-in.ts'

/**
 * Completes `shells/paint.js`. Writes the shell of each element that can have one, in all its
 * languages. Returns them by name.
 */
export async function writeShells(
  folder: string,
  elements: readonly ElementFacts[],
): Promise<ReadonlyMap<string, Shell>> {
  const { prerender }: { prerender: (html: string) => Promise<string> } = await import(
    `${pathToFileURL(join(folder, 'ssr.js')).href}?${Date.now()}`
  )
  const shells = await makeShells(elements, prerender)
  const common = commonStart([...shells.values()].map(({ css }) => css))
  const fileOf = (name: string) => join(folder, 'shells', `${name}.js`)
  await replaceIn(fileOf('paint'), commonCss, common)
  for (const [name, shell] of shells) {
    const source = `export default ${JSON.stringify({ ...shell, css: shell.css.slice(common.length) })}`
    const { code = '' } = await minify(source, { module: true })
    await writeFile(fileOf(name), code)
  }
  return shells
}

/** Puts into a built file what only the build knows. */
async function replaceIn(file: string, mark: string, text: string): Promise<void> {
  const map = JSON.parse(await readFile(`${file}.map`, 'utf8'))
  const built = { code: await readFile(file, 'utf8'), mappings: map.mappings }
  const { code, mappings } = putIn(built, new RegExp(`(["'\`])${mark}\\1`), JSON.stringify(text))
  await writeFile(file, code)
  await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings }))
}

/** What all of them begin with, to the end of a rule. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1
  return first.slice(0, first.lastIndexOf('}\n', length - 1) + 2)
}
