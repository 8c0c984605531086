import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify } from 'terser'
import type { Shell } from '../../src/loader/shell-types.ts'
import type { ElementFacts } from '../contract/definitions.ts'
import { makeShells } from './make-shells.ts'

/**
 * Writes the shell of each element that can have one, in all its languages. Returns them by name, and the CSS that all begin
 * with: `shells/paint.js` has it.
 */
export async function writeShells(
  folder: string,
  elements: readonly ElementFacts[],
): Promise<{ readonly shells: ReadonlyMap<string, Shell>; readonly commonCss: string }> {
  const { prerender }: { prerender: (html: string) => Promise<string> } = await import(
    `${pathToFileURL(join(folder, 'ssr.js')).href}?${Date.now()}`
  )
  const shells = await makeShells(elements, prerender)
  const commonCss = commonStart([...shells.values()].map(({ css }) => css))
  const fileOf = (name: string) => join(folder, 'shells', `${name}.js`)
  await mkdir(join(folder, 'shells'), { recursive: true })
  for (const [name, shell] of shells) {
    const source = `export default ${JSON.stringify({ ...shell, css: shell.css.slice(commonCss.length) })}`
    const { code = '' } = await minify(source, { module: true })
    await writeFile(fileOf(name), code)
  }
  return { shells, commonCss }
}

/** What all of them begin with, to the end of a rule. */
function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1
  return first.slice(0, first.lastIndexOf('}\n', length - 1) + 2)
}
