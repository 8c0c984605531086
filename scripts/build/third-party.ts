import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { type BundledPackage, readPackage } from './bundled-package.ts'

// What ships beside our own code: which packages, under which licences. Known from the modules that the bundler put into
// the files, so that nobody has to keep a list.

/** The modules of packages that are in some built file: the package's folder → paths. */
const bundled = new Map<string, Set<string>>()

/** The nearest folder of a package around a module; the bundler has helpers of its own in some files. */
const packageFolder = (id: string): string | undefined =>
  id.startsWith('\0rolldown/')
    ? resolve('node_modules/rolldown')
    : /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)\//.exec(id)?.[1]

const listing = 'THIRD-PARTY.txt'

/** Minifying takes the packages' own notices away: each file that has code of theirs says where they are. */
export const licenceNotice = ({ modules }: Rolldown.RenderedChunk): string =>
  Object.keys(modules).some(packageFolder) ? `/*! Licences of other people's code: ${listing} */` : ''

/** Notes whose code is in the built files. */
export function noteThirdParty(): Plugin {
  return {
    name: 'mrp-third-party',
    apply: 'build',
    // Each environment would have this file anew, and a list of its own.
    sharedDuringBuild: true,
    renderChunk(_, { modules }) {
      for (const id of Object.keys(modules).filter(packageFolder)) note(id)
      return null
    },
  }
}

function note(id: string): void {
  const folder = packageFolder(id)
  if (!folder) return
  const modules = bundled.get(folder) ?? new Set()
  modules.add(id.replace(/^\0|\?.*/g, ''))
  bundled.set(folder, modules)
}

/** Writes the packages with their licences, for people, and the bill of materials, for tools. */
export async function writeThirdParty(folder: string): Promise<void> {
  const packages = await Promise.all([...bundled].map(([path, modules]) => readPackage(path, modules)))
  packages.sort((a, b) => (a.name < b.name ? -1 : 1))
  await writeFile(join(folder, listing), listingOf(packages))
  await writeFile(join(folder, 'sbom.json'), `${JSON.stringify(billOfMaterials(packages), null, 2)}\n`)
}

const title = ({ name, version, licence }: BundledPackage): string => `${name} ${version}, ${licence}`

const heading = (one: BundledPackage): string => `${title(one)}\n${one.rights && `${one.rights}\n`}`

/** Packages under the same words stand together above them. */
function listingOf(packages: readonly BundledPackage[]): string {
  const texts = [...new Set(packages.map(({ licenceText }) => licenceText))].map(text =>
    [...packages.filter(({ licenceText }) => licenceText === text).map(heading), text].join('\n'),
  )
  return [
    `The files of ${manifest.name} ${manifest.version} have code of these packages in them:`,
    packages.map(entry => `${title(entry)}\n  ${entry.home}`).join('\n'),
    ...texts.map(text => `${'-'.repeat(80)}\n\n${text}`),
  ]
    .join('\n\n')
    .concat('\n')
}

/** CycloneDX 1.6. It has no time and no serial number: the same code gives the same file. */
function billOfMaterials(packages: readonly BundledPackage[]) {
  // Not `pkg:npm`: on the public registry the name is nobody's yet, and may become a stranger's.
  const self = `pkg:generic/${manifest.name}@${manifest.version}`
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'library',
        'bom-ref': self,
        name: manifest.name,
        version: manifest.version,
        purl: self,
        licenses: [{ license: { id: manifest.license } }],
      },
    },
    components: packages.map(({ name, version, purl, licence, path, sha512 }) => ({
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: sha512 }],
      licenses: [{ license: { id: licence } }],
      properties: [{ name: 'cdx:npm:package:path', value: path }],
    })),
    dependencies: [
      { ref: self, dependsOn: packages.map(({ purl }) => purl) },
      ...packages.map(({ purl, needs }) => ({
        ref: purl,
        dependsOn: packages.filter(({ name }) => needs.includes(name)).map(other => other.purl),
      })),
    ],
  }
}
