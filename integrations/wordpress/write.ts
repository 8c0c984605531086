import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { filesIn, writeInto } from '../../scripts/build/files.ts'
import type { ElementFacts } from '../../scripts/contract/definitions.ts'
import type { Shell } from '../../src/loader/shell-types.ts'
import { editorElements, editorSettings } from '../cms/elements.ts'
import { blockDescription, pastedAttributes } from './blocks.ts'
import { patterns } from './patterns.ts'
import { translationTemplate } from './translations.ts'

// Writes the WordPress plugin, as a folder and as a zip: its sources in `plugin/`, what the descriptions say, the
// shells and the built bundle.

/** The plugin's own files: PHP, and its part of the block editor. */
const plugin = 'integrations/wordpress/plugin'

/** Writes `<dist>/wordpress/`. Reads the bundle from `dist`. The same files give the same bytes. */
export async function writeWordPress(
  dist: string,
  elements: readonly ElementFacts[],
  shells: ReadonlyMap<string, Shell>,
  version: string,
): Promise<void> {
  const files = new Map([...(await generated(elements, shells, version)), ...(await bundle(dist, version))])
  const folder = join(dist, 'wordpress')
  await rm(folder, { recursive: true, force: true })
  for (const [path, text] of files) await writeInto(folder, `mrp-widgets/${path}`, text)
  await writeInto(folder, 'mrp-widgets.zip', zipped(files))
}

/** Returns all files of the plugin but the bundle's, by path. */
export async function generated(
  elements: readonly ElementFacts[],
  shells: ReadonlyMap<string, Shell>,
  version: string,
): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<string, string>()
  for (const path of await filesIn(plugin)) {
    const text = await readFile(join(plugin, path), 'utf8')
    sources.set(path, text.replaceAll('%version%', version))
  }
  const blocks = editorElements(elements)
  const settings = editorSettings(elements)
  const files = new Map(sources)
  files.set('LICENSE', await readFile('LICENSE', 'utf8'))
  files.set('elements.json', json({ elements: blocks, pasted: pastedAttributes(blocks), settings }))
  files.set('languages/mrp-widgets.pot', translationTemplate(sources, blocks, settings, version))
  for (const [tag, element] of Object.entries(blocks))
    files.set(`blocks/${tag.slice('mrp-'.length)}/block.json`, json(blockDescription(tag, element, version)))
  for (const [name, blocksOfPage] of await patterns(blocks)) files.set(`patterns/${name}.html`, blocksOfPage)
  for (const [name, shell] of shells) files.set(`shells/${name}.json`, json(shell, 0))
  return files
}

/** What the script tag loads, in a folder of its version: the first file's name has no hash. */
async function bundle(dist: string, version: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  const isLoaded = (path: string) =>
    /^(mrp-widgets\.js|THIRD-PARTY\.txt|(chunks|elements|shells)\/.*\.js)$/.test(path)
  for (const path of (await filesIn(dist)).filter(isLoaded))
    files.set(`bundle/${version}/${path}`, await readFile(join(dist, path), 'utf8'))
  return files
}

/** Returns a zip with one folder in it. The date is the first one that zips have. */
export function zipped(files: ReadonlyMap<string, string>): Uint8Array {
  const encoder = new TextEncoder()
  const entries: Zippable = {}
  for (const path of [...files.keys()].sort())
    entries[`mrp-widgets/${path}`] = encoder.encode(files.get(path))
  return zipSync(entries, { level: 9, mtime: new Date(1980, 0, 1) })
}

const json = (value: object, indent = 2): string => `${JSON.stringify(value, null, indent)}\n`
