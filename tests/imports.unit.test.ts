import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// The house: which room may ask which, so that nobody has to look twice where something comes from.

/** What a room of elements may ask of another: to show a toast, to attach a plan, and a page's settings. */
const shared = [
  'toaster/show-toast.ts',
  'demo-form/attach-plan.ts',
  'create-section.tsx',
  'mrp-config.tsx',
].map(file => `src/elements/${file}`)

/** A folder of `src` or of `src/elements`, or another folder of code. */
const roomOf = (file: string): string => {
  const [folder = '', room = '', inner = '', deep] = file.split('/')
  if (folder !== 'src') return folder
  return room === 'elements' && deep !== undefined ? inner : room
}

const isOfElements = (file: string): boolean => file.startsWith('src/elements/')

const files = ['src', 'demo-host', 'scripts', 'integrations'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(tsx?|m?js)$/.test(path) && !/^(dist|\.scripts)\//.test(path) && path !== 'env.d.ts')
    .map(path => join(folder, path)),
)

const known = new Set(files)

/** The files of code that a file imports, now or later; a type needs nothing at run time, and counts all the same. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\(|^import )'(\.[^']+)'/gm)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter(path => known.has(path))

/** The arrows of the diagram in docs/architecture.md: a room, and those that it leads to. */
const arrows = new Map<string, string[]>()
for (const [, from = '', to = ''] of readFileSync('docs/architecture.md', 'utf8').matchAll(
  /^ {2}(\S+) --> (\S+)$/gm,
))
  arrows.set(from, [...(arrows.get(from) ?? []), to])

const leadsTo = (from: string, to: string): boolean =>
  (arrows.get(from) ?? []).some(next => next === to || leadsTo(next, to))

test('No arrow of the diagram in docs/architecture.md leads back', () => {
  const follow = (room: string, path: readonly string[]): readonly string[] =>
    path.includes(room)
      ? [[...path, room].join(' → ')]
      : (arrows.get(room) ?? []).flatMap(next => follow(next, [...path, room]))
  expect([...arrows.keys()].flatMap(room => follow(room, []))).toEqual([])
})

test('Every import between rooms follows the arrows of the diagram', () => {
  const others = files.flatMap(file =>
    importsOf(file)
      .filter(imported => roomOf(imported) !== roomOf(file) && !leadsTo(roomOf(file), roomOf(imported)))
      .map(imported => `${file} → ${imported}`),
  )
  expect(others).toEqual([])
})

test('Every arrow of the diagram is an import', () => {
  const imports = files.flatMap(file =>
    importsOf(file).map(imported => `${roomOf(file)} → ${roomOf(imported)}`),
  )
  const drawn = [...arrows].flatMap(([from, rooms]) => rooms.map(to => `${from} → ${to}`))
  expect(drawn.filter(arrow => !imports.includes(arrow))).toEqual([])
})

test('The picture of the diagram has its rooms, and none above a room that leads to it', () => {
  const rows = [...readFileSync('docs/architecture.svg', 'utf8').matchAll(/<g [^>]*>([\s\S]*?)<\/g>/g)]
  const rowOf = new Map(
    rows.flatMap(([, row = ''], index) =>
      [...row.matchAll(/>([\w-]+)<\/text>/g)].map(([, room = '']) => [room, index] as const),
    ),
  )
  const below = [...arrows].flatMap(([from, rooms]) => rooms.map(to => [from, to] as const))
  expect([...rowOf.keys()].sort()).toEqual([...new Set(below.flat())].sort())
  const upward = below.filter(([from, to]) => (rowOf.get(from) ?? 0) > (rowOf.get(to) ?? 0))
  expect(upward).toEqual([])
})

test('No room of elements imports from another, except to show a toast and to attach a plan', () => {
  const across = files.filter(isOfElements).flatMap(file =>
    importsOf(file)
      .filter(imported => isOfElements(imported) && roomOf(imported) !== roomOf(file))
      .filter(imported => !shared.includes(imported))
      .map(imported => `${file} → ${imported}`),
  )
  expect(across).toEqual([])
})

/** The stages of the importer, a folder each, in the order in which they run; the words come before all. */
const stages = [
  'layouts',
  'words',
  'files',
  'tables',
  'kinds',
  'columns',
  'column-meanings',
  'rows',
  'input',
].map(stage => `src/planning/read/${stage}`)

test('A stage of the importer imports from itself and from those before it, and none is run by another', () => {
  const stageOf = (file: string) => stages.indexOf(dirname(file))
  const others = files
    .filter(file => stageOf(file) >= 0)
    .flatMap(file =>
      importsOf(file)
        .filter(imported => stageOf(imported) > stageOf(file) || imported.endsWith('/read.ts'))
        .map(imported => `${file} → ${imported}`),
    )
  expect(files.filter(file => stageOf(file) >= 0).length).toBeGreaterThan(60)
  expect(others).toEqual([])
})

test('No file imports itself by way of others', () => {
  const done = new Set<string>()
  const circles: string[] = []
  function follow(file: string, path: readonly string[]): void {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file) || path.includes(file)) return
    for (const imported of importsOf(file)) follow(imported, [...path, file])
    done.add(file)
  }
  for (const file of files) follow(file, [])
  expect(files.length).toBeGreaterThan(100)
  expect(circles).toEqual([])
})

test('The name of a file in src is its own, but for the languages', () => {
  const names = files
    .filter(
      file => file.startsWith('src/') && !file.startsWith('src/words/') && !/\/(de|en|es|fr)\.ts$/.test(file),
    )
    .map(file => basename(file))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('A folder has more than one file in it', () => {
  const folders = files.filter(file => file.startsWith('src/')).map(dirname)
  expect(folders.filter(folder => folders.indexOf(folder) === folders.lastIndexOf(folder))).toEqual([])
})
