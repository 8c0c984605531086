import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Rolldown } from 'vite'
import manifest from '../../package.json' with { type: 'json' }

// Lists the packages whose code ships: for people with their licences, for tools as CycloneDX. Vite notes what each
// environment has bundled, and cyclonedx-npm describes what the lock file has.

/** Describes a bundled package, as Vite's `build.license` lists it. */
interface Bundled {
  readonly name: string
  readonly version: string
  /** Is the SPDX name. */
  readonly identifier: string
  /** Is the text of the package's own licence file, if it has one. */
  readonly text?: string
}

const listing = 'THIRD-PARTY.txt'

/** Says where each environment's build leaves its list, relative to `dist`. */
export const licenceFiles = {
  client: 'licences.json',
  lists: 'licences-lists.json',
  ssr: 'licences-ssr.json',
  npm: 'npm/licences.json',
} as const

/** Returns a comment that points to the licences, because minifying removes the packages' own notices. */
export const licenceNotice = ({ modules }: Rolldown.RenderedChunk): string =>
  Object.keys(modules).some(id => id.includes('/node_modules/'))
    ? `/*! Licences of other people's code: ${listing} */`
    : ''

/** Writes both lists, in place of those of the environments. */
export async function writeThirdParty(folder: string): Promise<void> {
  const bundled = new Map<string, Bundled>()
  for (const path of Object.values(licenceFiles)) {
    const found: readonly Bundled[] = JSON.parse(await readFile(join(folder, path), 'utf8'))
    for (const entry of found) bundled.set(`${entry.name}@${entry.version}`, entry)
    await rm(join(folder, path))
  }
  const packages = [...bundled.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  await writeFile(join(folder, listing), await listingOf(packages))
  await writeFile(join(folder, 'sbom.json'), `${JSON.stringify(await billOf(packages), null, 2)}\n`)
}

/** Groups the packages by the text of their licence. */
async function listingOf(packages: readonly Bundled[]): Promise<string> {
  const title = ({ name, version, identifier }: Bundled) => `${name} ${version}, ${identifier}`
  const groups = new Map<string, string[]>()
  for (const entry of packages) {
    const text = entry.text ?? (await commonText(entry))
    const heading = entry.text ? title(entry) : `${title(entry)}\nCopyright (c) the authors of ${entry.name}`
    groups.set(text, [...(groups.get(text) ?? []), heading])
  }
  return [
    `The files of ${manifest.name} ${manifest.version} have code of these packages in them:`,
    packages.map(title).join('\n'),
    ...[...groups].map(([text, titles]) => `${'-'.repeat(80)}\n\n${titles.join('\n')}\n\n${text}`),
  ]
    .join('\n\n')
    .concat('\n')
}

/** Returns the words of a common licence: some packages name theirs and do not include it. */
async function commonText({ name, identifier }: Bundled): Promise<string> {
  const words = await readFile(`scripts/build/licences/${identifier}.txt`, 'utf8').catch(() => {
    throw new Error(
      `${name} is under ${identifier}, whose words are neither in it nor in scripts/build/licences.`,
    )
  })
  return words.trim()
}

interface Component {
  readonly 'bom-ref': string
  readonly purl: string
  readonly properties: readonly { readonly name: string; readonly value: string }[]
}

interface Bill {
  readonly metadata: { readonly component: object }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

/** Returns the lock file's bill of materials. Takes another core for as long as this one makes shells. */
async function readLockBill(): Promise<Bill> {
  const program = 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js'
  const options = [
    '--package-lock-only',
    '--output-reproducible',
    '--flatten-components',
    '--spec-version',
    '1.6',
  ]
  // In production it would leave out what is installed for the build, and all that ships is.
  const env = { ...process.env, NODE_ENV: 'development' }
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options], {
    maxBuffer: 50e6,
    env,
  })
  return JSON.parse(stdout)
}

/** Returns the part of the lock file's bill of materials that ships, with the hashes of the registry's archives. */
async function billOf(packages: readonly Bundled[]): Promise<object> {
  const bill = await readLockBill()
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const shipped = new Map<string, Component>()
  for (const { name, version } of packages) {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
    const component = bill.components.find(one => one.purl === purl)
    if (!component)
      throw new Error(`${name} ${version} ships and is not in package-lock.json: run \`npm ci\`.`)
    shipped.set(component['bom-ref'], component)
  }
  const hashOf = ({ properties }: Component) => {
    const path = properties.find(({ name }) => name === 'cdx:npm:package:path')?.value ?? ''
    const sha512 = String(lock.packages[path]?.integrity).replace('sha512-', '')
    return { alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }
  }
  // Not `pkg:npm`: the name is free on the public registry, and a stranger could claim it.
  const self = `pkg:generic/${manifest.name}@${manifest.version}`
  const own = { ...bill.metadata.component, 'bom-ref': self, purl: self }
  const dependencies = bill.dependencies
    .filter(({ ref }) => shipped.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(other => shipped.has(other)) }))
  return {
    ...bill,
    // Without the tools, whose versions are the machine's: the same code gives the same file.
    metadata: { component: own },
    components: [...shipped.values()].map(one => ({ ...one, hashes: [hashOf(one)] })),
    dependencies: [{ ref: self, dependsOn: [...shipped.keys()] }, ...dependencies],
  }
}
