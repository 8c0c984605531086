import manifest from '../../package.json' with { type: 'json' }
import { rollUp } from './api.ts'
import { elements, readCommon, readTokens } from './definitions.ts'
import { vscodeCustomData, webTypes } from './editors.ts'
import { customElementsManifest } from './manifest.ts'
import { reference } from './reference.ts'
import { componentTypings, domTypings, elementTypings, entryTypings, templateTypings } from './typings.ts'

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

const tokens = readTokens()

export { elements }

/** Every generated and committed file: path → text. */
export const describedFiles: ReadonlyMap<string, string> = new Map([
  ['dist-types/custom-elements.json', json(customElementsManifest(elements, tokens))],
  ['dist-types/vscode.html-custom-data.json', json(vscodeCustomData(elements))],
  ['dist-types/web-types.json', json(webTypes(elements, tokens, manifest))],
  ['dist-types/index.d.ts', domTypings(elements, rollUp('src/entries/index.ts'))],
  ['dist-types/element.d.ts', elementTypings()],
  ['dist-types/react.d.ts', componentTypings(elements)],
  ['dist-types/ssr.d.ts', entryTypings(rollUp('src/entries/ssr.ts'))],
  ['dist-types/planner.d.ts', entryTypings(rollUp('src/entries/planner.ts'))],
  ...templateTypings(elements),
  ['docs/reference.md', reference(readCommon(), elements, tokens)],
])
