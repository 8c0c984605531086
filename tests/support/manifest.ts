import { readFileSync } from 'node:fs'
import type { Manifest } from '../../scripts/contract/manifest.ts'

const { modules }: Manifest = JSON.parse(readFileSync('dist-types/custom-elements.json', 'utf8'))
const [base, ...declarations] = modules.flatMap(module => module.declarations)

/** The elements as the manifest describes them, with the attributes that all have. */
export const elements = declarations.map(({ tagName = '', ...described }) => ({
  ...described,
  tagName,
  slots: described.slots ?? [],
  attributes: [...described.attributes, ...(base?.attributes ?? [])],
}))
