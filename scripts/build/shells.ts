import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify } from 'terser'
import type { Shell } from '../../src/loader/shell-types.ts'
import type { ElementFacts } from '../contract/definitions.ts'
import { makeShells } from './make-shells.ts'

type Prerender = (html: string) => Promise<string>

/** Writes the shell of each element that can have one, in all its languages. Returns them by name. */
export async function writeShells(
  folder: string,
  elements: readonly ElementFacts[],
): Promise<ReadonlyMap<string, Shell>> {
  const { prerender }: { prerender: Prerender } = await import(
    `${pathToFileURL(join(folder, 'ssr.js')).href}?${Date.now()}`
  )
  const shells = await makeShells(elements, prerender)
  const fileOf = (name: string) => join(folder, 'shells', `${name}.js`)
  await mkdir(join(folder, 'shells'), { recursive: true })
  for (const [name, shell] of shells) {
    const { code = '' } = await minify(`export default ${JSON.stringify(shell)}`, { module: true })
    await writeFile(fileOf(name), code)
  }
  return shells
}
