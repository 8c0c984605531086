import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** A package whose code is in a built file. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** By its SPDX name. */
  readonly licence: string
  /** The words of the licence. */
  readonly licenceText: string
  /** Whose rights they are about, where they do not say so. */
  readonly rights: string
  readonly home: string
  readonly purl: string
  /** Where it is installed, as the lock file has it. */
  readonly path: string
  /** Of the archive that the registry gives out, in hex. */
  readonly sha512: string
  /** The names of what it depends on. */
  readonly needs: readonly string[]
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly author?: string | { readonly name: string }
  readonly homepage?: string
  readonly repository?: string | { readonly url: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const locked: Readonly<Record<string, { readonly integrity?: string }>> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages

/** What a package says of itself, with the rights that these modules of it claim. */
export async function readPackage(folder: string, modules: Iterable<string>): Promise<BundledPackage> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const { name, version, license, homepage, repository } = manifest
  const path = relative('.', folder).replaceAll('\\', '/')
  const licenceText = await ownLicence(folder)
  return {
    name,
    version,
    licence: license,
    licenceText: licenceText || (await commonLicence(manifest)),
    rights: licenceText ? '' : await rightsIn(manifest, modules),
    home: homepage ?? (typeof repository === 'string' ? repository : repository?.url) ?? '',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    path,
    sha512: Buffer.from(sha512Of(path), 'base64').toString('hex'),
    needs: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  }
}

function sha512Of(path: string): string {
  const integrity = locked[path]?.integrity
  if (!integrity?.startsWith('sha512-')) throw new Error(`The lock file has no hash of ${path}.`)
  return integrity.slice('sha512-'.length)
}

async function ownLicence(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter(file => /^(licen[cs]e|copying|copyright|notice)/i.test(file))
  const texts = await Promise.all(files.sort().map(file => readFile(join(folder, file), 'utf8')))
  return texts.map(text => text.trim()).join('\n\n')
}

/** Some packages name a licence and do not bring its words along. */
async function commonLicence({ name, license }: Manifest): Promise<string> {
  const words = await readFile(`scripts/build/licences/${license}.txt`, 'utf8').catch(() => {
    throw new Error(
      `${name} is under ${license}, whose words are neither in it nor in scripts/build/licences.`,
    )
  })
  return words.trim()
}

/** What the modules themselves claim; where they don't, the author's. */
async function rightsIn({ author }: Manifest, modules: Iterable<string>): Promise<string> {
  const sources = await Promise.all([...modules].map(module => readFile(module, 'utf8')))
  const claims = sources.flatMap(source => source.match(/\bCopyright (\(c\)|\d{4}) .*$/gim) ?? [])
  const holder = typeof author === 'string' ? author : author?.name
  return claims.length > 0 ? [...new Set(claims)].sort().join('\n') : `Copyright (c) ${holder}`
}
