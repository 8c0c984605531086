import { readFile } from 'node:fs/promises'

/** A package whose code is in the built files, as `dist/sbom.json` has it. */
export interface Component {
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly licence: string
  readonly sha512: string
  /** Where it is installed, from this folder on. */
  readonly path: string
}

interface Bill {
  readonly components: readonly {
    readonly name: string
    readonly version: string
    readonly purl: string
    readonly licenses: readonly { readonly license: { readonly id: string } }[]
    readonly hashes: readonly { readonly content: string }[]
    readonly properties: readonly { readonly value: string }[]
  }[]
}

/** What the built files are made of besides our own code. */
export async function readComponents(): Promise<readonly Component[]> {
  const bill: Bill = JSON.parse(await readFile('dist/sbom.json', 'utf8'))
  return bill.components.map(({ name, version, purl, licenses, hashes, properties }) => ({
    name,
    version,
    purl,
    licence: licenses[0]?.license.id ?? '',
    sha512: hashes[0]?.content ?? '',
    path: properties[0]?.value ?? '',
  }))
}
