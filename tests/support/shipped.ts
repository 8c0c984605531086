import { readFile } from 'node:fs/promises'

/** A package with code in the built files, as listed in `dist/sbom.json`. */
export interface Component {
  readonly name: string
  readonly version: string
  readonly ref: string
  readonly purl: string
  readonly licence: string
  readonly sha512: string
  /** The installation path, relative to this folder. */
  readonly path: string
}

interface Bill {
  readonly components: readonly {
    readonly name: string
    readonly version: string
    readonly 'bom-ref': string
    readonly purl: string
    readonly licenses: readonly { readonly license: { readonly id: string } }[]
    readonly hashes: readonly { readonly content: string }[]
    readonly group?: string
    readonly properties: readonly { readonly name: string; readonly value: string }[]
  }[]
}

/** Returns the packages in the built files. */
export async function readComponents(): Promise<readonly Component[]> {
  const bill: Bill = JSON.parse(await readFile('dist/sbom.json', 'utf8'))
  return bill.components.map(
    ({ 'bom-ref': ref, group, name, version, purl, licenses, hashes, properties }) => ({
      ref,
      name: group ? `${group}/${name}` : name,
      version,
      purl,
      licence: licenses[0]?.license.id ?? '',
      sha512: hashes[0]?.content ?? '',
      path: properties.find(property => property.name === 'cdx:npm:package:path')?.value ?? '',
    }),
  )
}
