import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeInto } from '../../scripts/build/files.ts'
import type { ElementFacts } from '../../scripts/contract/definitions.ts'
import { contentfulTypes, storyblokComponents } from './content-types.ts'
import { drupalFiles } from './drupal.ts'
import { type EditorFields, editorElements, editorSettings } from './elements.ts'
import { shopifyFiles } from './shopify.ts'
import { webflowFiles } from './webflow.ts'

// Writes what editors take from files: `dist/editors/`, one folder for each of them.

/** Writes the files. `script` is the address of the bundle. */
export async function writeEditors(
  dist: string,
  elements: readonly ElementFacts[],
  version: string,
  script: string,
): Promise<void> {
  const folder = join(dist, 'editors')
  await rm(folder, { recursive: true, force: true })
  for (const [path, text] of await editorFiles(elements, version, script)) await writeInto(folder, path, text)
}

/** Returns the files, by path. */
export async function editorFiles(
  facts: readonly ElementFacts[],
  version: string,
  script: string,
): Promise<ReadonlyMap<string, string>> {
  const elements = editorElements(facts)
  const kinds = Object.fromEntries(
    Object.entries(elements).map(([tag, { attributes }]) => [tag, kindsOf(attributes)]),
  )
  return new Map([
    ...below('shopify', shopifyFiles(elements, editorSettings(facts))),
    ...below('drupal/mrp_widgets', drupalFiles(elements, version, script)),
    ...below('webflow', webflowFiles(elements)),
    ['storyblok/components.json', json(storyblokComponents(elements))],
    ['contentful/content-types.json', json(contentfulTypes(elements))],
    [
      'tag-of.js',
      (await readFile('integrations/cms/tag-of.js', 'utf8')).replace("JSON.parse('ELEMENTS')", () =>
        JSON.stringify(kinds),
      ),
    ],
  ])
}

const below = (folder: string, files: ReadonlyMap<string, string>): readonly (readonly [string, string])[] =>
  [...files].map(([path, text]) => [`${folder}/${path}`, text] as const)

/** Returns what `tagOf` knows of fields: whether one is a toggle or several texts, and the fields of a list's entries. */
const kindsOf = (fields: EditorFields): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind, fields: inner }]) => [
      name,
      inner ? kindsOf(inner) : /^(toggle|texts)$/.test(kind) ? kind : 'text',
    ]),
  )

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
