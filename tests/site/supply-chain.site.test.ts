import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import own from '../../package.json' with { type: 'json' }
import { ask } from '../support/ask.ts'
import { type Component, readComponents } from '../support/shipped.ts'

// Whose code ships, under which licences, and that nobody has to run a stranger's script for it.

const components = await readComponents()
const listing = await readFile('dist/THIRD-PARTY.txt', 'utf8')
const scripts = (await readdir('dist', { recursive: true })).filter(file => file.endsWith('.js'))
const sources = new Map(
  await Promise.all(scripts.map(async file => [file, await readFile(join('dist', file), 'utf8')] as const)),
)

/** The package that an import or a path in `node_modules` leads to. */
const packageOf = (path: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path

test('What ships has code of these packages in it, and of no other', () => {
  expect(components.map(({ name }) => name)).toEqual([
    '@emailjs/browser',
    '@firebase/app',
    '@firebase/auth',
    '@firebase/component',
    '@firebase/logger',
    '@firebase/util',
    '@floating-ui/core',
    '@floating-ui/dom',
    '@floating-ui/react',
    '@floating-ui/react-dom',
    '@floating-ui/utils',
    '@r2wc/core',
    'entities',
    'fflate',
    'firebase',
    'goober',
    'idb',
    'papaparse',
    'parse5',
    'react',
    'react-dom',
    'read-excel-file',
    'scheduler',
  ])
})

test('Every package whose module the readable build names is among them', () => {
  const paths = [...sources].flatMap(([, text]) =>
    [...text.matchAll(/^\/\/ (?:.*\/)?node_modules\/(\S+)/gm)].map(([, path = '']) => packageOf(path)),
  )
  expect(paths).toContain('goober')
  const names = components.map(({ name }) => name)
  expect(paths.filter(name => !names.includes(name))).toEqual([])
})

test.for(components)('The listing has $name with its version, its licence and the words of it', async one => {
  const line = `${one.name} ${one.version}, ${one.licence}\n`
  // Once above, with where it comes from, and once over the words.
  expect(listing.split(line)).toHaveLength(3)
  const words = listing.slice(listing.lastIndexOf(line)).split('-'.repeat(80))[0]
  expect(words).toMatch(/copyright/i)
  expect(words).toMatch(/as is/i)
  const files = (await readdir(one.path)).filter(file => /^licen[cs]e/i.test(file))
  for (const file of files) expect(words).toContain((await readFile(join(one.path, file), 'utf8')).trim())
})

test('A file with a stranger’s code says where the licences are', () => {
  const pointing = [...sources].filter(([, text]) => text.includes('THIRD-PARTY.txt')).map(([file]) => file)
  for (const part of ['core-', 'firebase-auth-', 'mrp-site-header-'])
    expect(
      pointing.some(file => file.startsWith(`chunks/${part}`)),
      part,
    ).toBe(true)
  expect(pointing).toContain('mrp-widgets.js')
})

test('The site serves the listing with the files, and keeps the bill of materials for the package', async () => {
  const { status, headers, body } = await ask(`${inject('site')}/THIRD-PARTY.txt`)
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(body.toString()).toBe(listing)
  expect((await ask(`${inject('site')}/sbom.json`)).status).toBe(404)
})

test('The bill of materials names each package once, with its hash, and what depends on what', async () => {
  const bill = JSON.parse(await readFile('dist/sbom.json', 'utf8'))
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  // A `pkg:npm` would be the package of this name on the public registry, which is not ours.
  expect(bill.metadata.component.purl).toBe(`pkg:generic/${own.name}@${own.version}`)
  const refs = components.map(({ ref }) => ref)
  expect(new Set(refs).size).toBe(components.length)
  for (const { name, version, purl, sha512 } of components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect(sha512).toMatch(/^[0-9a-f]{128}$/)
  }
  const dependsOn = (ref?: string): string[] =>
    bill.dependencies.find((entry: { ref: string }) => entry.ref === ref).dependsOn
  expect(dependsOn(bill.metadata.component['bom-ref'])).toEqual(refs)
  const refOf = (name: string) => components.find(component => component.name === name)?.ref
  expect(dependsOn(refOf('react-dom'))).toContain(refOf('scheduler'))
})

const atInstall = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish']

async function installScripts({ path }: Pick<Component, 'path'>): Promise<readonly string[]> {
  const { scripts = {} } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'))
  // `prepare` and `prepublish` run where a package is made, and here it is installed.
  return atInstall.slice(0, 3).filter(name => name in scripts)
}

test('Our package brings nothing along and runs nothing when it is installed', () => {
  expect(Object.keys(own)).not.toContain('dependencies')
  expect(Object.keys(own.scripts).filter(name => atInstall.includes(name))).toEqual([])
})

test('No package that ships needs a script to be installed', async () => {
  const withScript: string[] = []
  for (const component of components)
    if ((await installScripts(component)).length > 0) withScript.push(component.name)
  // Its script would write the builder's own settings into it, where an environment variable has some.
  expect(withScript).toEqual(['@firebase/util'])
  expect(await readFile('node_modules/@firebase/util/dist/postinstall.mjs', 'utf8')).toContain(
    'getDefaultsFromPostinstall = () => undefined;',
  )
})

test('There is no key in what ships', () => {
  const key = /AIza[\w-]{35}|-----BEGIN|\b(service|template)_[a-z0-9]{7}\b|\bsk_(live|test)_/
  expect('"AIzaSyA1234567890abcdefghijklmnopqrstuvwx"').toMatch(key)
  for (const [file, text] of sources) expect(key.exec(text)?.[0], file).toBeUndefined()
})
