import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// The house: which floor may ask which, so that nobody has to look twice where something comes from.

/** The rooms of elements: what people see. None of them knows another, but for these two. */
const elementRooms = ['layout', 'sections', 'forms', 'account', 'planner', 'doctor']

/** Shows a toast, and attaches a plan to the demo request: each loads the element that does. */
const shared = ['src/layout/toast.ts', 'src/forms/attach-plan.ts']

/** The rooms of `src`, from the ground up; those that share a floor may ask each other. */
const floors = [
  ['planning'],
  ['content'],
  ['i18n'],
  ['state'],
  ['ui', 'services'],
  ['auth'],
  ['element'],
  elementRooms,
  ['ways', 'shells'],
  ['page'],
  ['entries'],
]

const roomOf = (file: string): string => file.split('/')[1] ?? ''

const floorOf = (file: string): number => floors.findIndex(rooms => rooms.includes(roomOf(file)))

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path))
  .map(path => join('src', path))
  .filter(path => path !== 'src/env.d.ts')

/** The files that a file imports, now or later; a type needs nothing at run time, and counts all the same. */
const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\(|^import )'(\.[^']+)'/gm)].map(
    ([, path = '']) => join(dirname(file), path),
  )

test('Every file is in a room that stands on a floor', () => {
  expect(files.filter(file => floorOf(file) < 0)).toEqual([])
})

test('No import runs up', () => {
  const upward = files.flatMap(file =>
    importsOf(file)
      .filter(imported => floorOf(imported) > floorOf(file))
      .map(imported => `${file} → ${imported}`),
  )
  expect(upward).toEqual([])
})

test('No room of elements imports from another, except to show a toast and to attach a plan', () => {
  const across = files
    .filter(file => elementRooms.includes(roomOf(file)))
    .flatMap(file =>
      importsOf(file)
        .filter(imported => elementRooms.includes(roomOf(imported)) && roomOf(imported) !== roomOf(file))
        .filter(imported => !shared.includes(imported))
        .map(imported => `${file} → ${imported}`),
    )
  expect(across).toEqual([])
})

test('Of the state, the outside services ask for the settings alone', () => {
  const asked = files
    .filter(file => roomOf(file) === 'services')
    .flatMap(importsOf)
    .filter(file => roomOf(file) === 'state')
  expect([...new Set(asked)]).toEqual(['src/state/config.ts'])
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

test('A folder has more than one file in it', () => {
  const folders = files.map(dirname)
  expect(folders.filter(folder => folders.indexOf(folder) === folders.lastIndexOf(folder))).toEqual([])
})
