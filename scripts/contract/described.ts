import { rollUp } from './api.ts'
import { elements, readCommon, readTokens } from './definitions.ts'
import { vscodeCustomData, webTypes } from './editors.ts'
import { customElementsManifest } from './manifest.ts'
import { readMessages, reference } from './reference.ts'
import { componentTypings, domTypings, entryTypings } from './typings.ts'

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

const common = readCommon()
const tokens = readTokens()
const api = await rollUp(['index', 'ssr', 'planner'])

/** Maps the path of every generated and committed file to its text. */
export const describedFiles: ReadonlyMap<string, string> = new Map([
  ['dist-types/custom-elements.json', json(customElementsManifest(common, elements, tokens))],
  ['dist-types/vscode.html-custom-data.json', json(vscodeCustomData(elements, tokens))],
  ['dist-types/web-types.json', json(webTypes(elements, tokens))],
  ['dist-types/index.d.ts', domTypings(common, elements, api.index)],
  ['dist-types/react.d.ts', componentTypings(elements)],
  ['dist-types/ssr.d.ts', entryTypings(api.ssr)],
  ['dist-types/planner.d.ts', entryTypings(api.planner)],
  ['docs/reference.md', await reference(common, elements, tokens, readMessages())],
])
