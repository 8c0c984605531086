import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { filesIn, writeInto } from '../../scripts/build/files.ts'
import type { ElementFacts } from '../../scripts/contract/definitions.ts'
import { mayBeMadeByDiv, mayBeSetByDiv } from '../../src/embed/allowed.ts'
import type { Shell } from '../../src/loader/shell-types.ts'
import {
  type EditorElement,
  type EditorElements,
  type EditorField,
  type EditorFields,
  editorElements,
  editorSettings,
} from '../cms/elements.ts'
import { names } from '../cms/names.ts'
import { patterns } from './patterns.ts'

// Writes the WordPress plugin, as a folder and as a zip: its sources in `plugin/`, what the descriptions say, the
// shells and the built bundle.

/** Has the plugin's own files: PHP, and its part of the block editor. */
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

/** Returns what the script tag loads, in a folder of its version: the first file's name has no hash. */
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

// What the plugin knows besides the elements, and its blocks' descriptions.

/** Returns the attributes that authors without `unfiltered_html` may paste, by tag: what a `<div data-mrp>` may have. */
const pastedAttributes = (elements: EditorElements): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(elements)
      .filter(([tag]) => mayBeMadeByDiv(tag))
      .map(([tag, { attributes }]) => [tag, Object.keys(attributes).filter(mayBeSetByDiv)]),
  )

/**
 * Returns a block.json. No `enum` and no `default`: WordPress would drop what no longer fits, and write defaults into
 * pages, where the element's own have to rule.
 */
function blockDescription(tag: string, element: EditorElement, version: string): object {
  const name = tag.slice('mrp-'.length)
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `mrp/${name}`,
    version,
    title: element.title,
    category: 'mrp-widgets',
    icon: names[tag]?.icon ?? 'screenoptions',
    description: element.summary,
    keywords: names[tag]?.keywords ?? name.split('-'),
    textdomain: 'mrp-widgets',
    attributes: Object.fromEntries([
      // A section has margins of its own, a form has none.
      ['align', { type: 'string', default: tag.endsWith('-form') ? 'wide' : 'full' }],
      ...Object.entries(element.attributes).map(([key, { kind }]) => [
        key,
        { type: types[kind] ?? 'string' },
      ]),
    ]),
    supports: { html: false, align: ['wide', 'full'] },
    example: {},
  }
}

const types: Readonly<Partial<Record<EditorField['kind'], string>>> = {
  toggle: 'boolean',
  number: 'number',
  list: 'array',
}

// Makes the file that translators begin with: every sentence of the plugin, from its sources and from the descriptions.

/** Matches a call of WordPress's translating functions with its text. */
const calls = /(?:\b__|\besc_html__|\b_e)\(\s*'((?:[^'\\]|\\.)*)',\s*'mrp-widgets'/g

/** Returns languages/mrp-widgets.pot. It names no date, so that the same sources give the same bytes. */
function translationTemplate(
  sources: ReadonlyMap<string, string>,
  elements: EditorElements,
  settings: EditorFields,
  version: string,
): string {
  const texts = new Map<string, string>()
  const add = (text: string, context = '') => texts.set(`${context}\u0004${text}`, context)
  const addField = ({ label, doc, choices = [], fields = {} }: EditorField) => {
    for (const text of [label, doc ?? '', ...choices]) add(text)
    for (const field of Object.values(fields)) add(field.label)
  }
  for (const source of sources.values())
    for (const [, text = ''] of source.matchAll(calls)) add(text.replaceAll("\\'", "'"))
  for (const [tag, { title, summary, attributes }] of Object.entries(elements)) {
    add(title, 'block title')
    add(summary, 'block description')
    for (const keyword of names[tag]?.keywords ?? []) add(keyword, 'block keyword')
    for (const attribute of Object.values(attributes)) addField(attribute)
  }
  for (const setting of Object.values(settings)) addField(setting)
  const entries = [...texts].map(([key, context]) => {
    const line = context ? `msgctxt ${JSON.stringify(context)}\n` : ''
    return `${line}msgid ${JSON.stringify(key.slice(key.indexOf('\u0004') + 1))}\nmsgstr ""\n`
  })
  const head = `msgid ""\nmsgstr ""\n"Project-Id-Version: MRP Widgets ${version}\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"X-Domain: mrp-widgets\\n"\n`
  return [head, ...entries].join('\n')
}
