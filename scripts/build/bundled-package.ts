import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A package with code in a built file. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** The SPDX name. */
  readonly licence: string
  /** The licence's text. */
  readonly licenceText: string
  /** The copyright holders, if the licence's text does not name them. */
  readonly rights: string
  readonly home: string
  readonly purl: string
  /** The installation path in the lock file. */
  readonly path: string
  /** The hash of the registry's archive, in hex. */
  readonly sha512: string
  /** The names of its dependencies. */
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

/** Reads a package's own data, with the copyright notices of the given modules. */
export async function readPackage(folder: string, modules: Iterable<string>): Promise<BundledPackage> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const { name, version, license, homepage, repository } = manifest
  // As the lock file has it. The folder may be a link to that of another checkout.
  const path = folder.replaceAll('\\', '/').replace(/^.*?\/(?=node_modules\/)/, '')
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

/** Returns the text of a common licence: some packages name theirs and do not include it. */
async function commonLicence({ name, license }: Manifest): Promise<string> {
  const words = await readFile(`scripts/build/licences/${license}.txt`, 'utf8').catch(() => {
    throw new Error(
      `${name} is under ${license}, whose words are neither in it nor in scripts/build/licences.`,
    )
  })
  return words.trim()
}

/** Returns the copyright notices in the modules. Without any, returns the author's. */
async function rightsIn({ author }: Manifest, modules: Iterable<string>): Promise<string> {
  const sources = await Promise.all([...modules].map(module => readFile(module, 'utf8')))
  const claims = sources.flatMap(source => source.match(/\bCopyright (\(c\)|\d{4}) .*$/gim) ?? [])
  const holder = typeof author === 'string' ? author : author?.name
  return claims.length > 0 ? [...new Set(claims)].sort().join('\n') : `Copyright (c) ${holder}`
}
