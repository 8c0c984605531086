import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { installCommand, targets } from '../demo-host/embed/targets.ts'
import manifest from '../package.json' with { type: 'json' }

// Nobody has claimed the name `mrp-widgets` on the public registry: a stranger could. So nothing that people read tells
// them to install the package by its name; they install it by its address.

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(md|tsx?|json|html|conf|webmanifest)$/.test(file))
    .map(file => `${folder}/${file}`)

/** Everything that tells somebody what to do, and everything that a tool reads about the package. */
const files = [
  ...readdirSync('.').filter(file => file.endsWith('.md')),
  'package.json',
  ...['docs', 'demo-host/embed', 'demo-host/pages', 'dist-types', 'src'].flatMap(filesIn),
  'demo-host/index.html',
  'demo-host/partner.html',
]
const texts = files.map(file => [file, readFileSync(file, 'utf8')] as const)

const verbs = 'i|install|add|ci|exec|x|dlx|create|view|info|show|update|up|publish'
const command = `(?:npm|pnpm|yarn|bun)\\s+(?:${verbs})|npx|pnpx|bunx`
/** A command of a package manager with the package's name on its line; an address ends in it. */
const byName = new RegExp(`\\b(?:${command})\\b[^\\n]*?(?<![\\w/.-])mrp-widgets(?![\\w/-]|\\.\\w)`)
/** Publishing it, and the places that give out what the registry has. */
const publicly =
  /npm publish|pkg:npm\/mrp-widgets|\b(npmjs\.(com|org)|unpkg\.com|jsdelivr\.(net|com)|esm\.sh|skypack\.dev|jspm\.(dev|io))/

test.for([
  'npm install mrp-widgets',
  'npm install mrp-widgets, and tell the compiler',
  'Run npm i --save react mrp-widgets@0.1.0.',
  '`npm exec mrp-widgets`',
  'npm view mrp-widgets',
  'pnpm add mrp-widgets',
  'npx mrp-widgets',
])('“%s” installs by name', line => {
  expect(line).toMatch(byName)
})

/** What of a text names the package as one of the public registry. */
const registryNames = (text: string): readonly string[] =>
  [byName, publicly].flatMap(pattern => pattern.exec(text)?.[0] ?? [])

test('Nothing that people or tools read names the package as one of the public registry', () => {
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.flatMap(([file, text]) => registryNames(text).map(found => [file, found]))).toEqual([])
})

test.for(targets)('Nothing that the builder says for $name names the public registry', ({ how, snippet }) => {
  const origin = 'https://widgets.example'
  const written = snippet({ tag: 'mrp-demo-form', attributes: {}, settings: {}, fallback: '' }, origin)
  expect([how, written, installCommand(origin)].flatMap(registryNames)).toEqual([])
})

test('Wherever an address names a version, to be installed or pinned, it is this one', () => {
  const named = texts.flatMap(([file, text]) =>
    [...text.matchAll(/widgets\.example\/(?:v|mrp-widgets-)(\d+\.\d+\.\d+)/g)].map(([, version]) => ({
      file,
      version,
    })),
  )
  expect(named.map(({ file }) => file)).toEqual(expect.arrayContaining(['README.md', 'docs/frameworks.md']))
  expect(named.filter(({ version }) => version !== manifest.version)).toEqual([])
})
