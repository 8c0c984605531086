import { readFileSync } from 'node:fs'
import type { declarationOf } from '../../scripts/contract/manifest.ts'

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly ReturnType<typeof declarationOf>[] }[]
}

const { modules }: Manifest = JSON.parse(readFileSync('dist-types/custom-elements.json', 'utf8'))
const [base, ...declarations] = modules.flatMap(module => module.declarations)

/** The elements as the manifest describes them, with the attributes that all have. */
export const elements = declarations.map(described => ({
  ...described,
  attributes: [...described.attributes, ...(base?.attributes ?? [])],
}))
