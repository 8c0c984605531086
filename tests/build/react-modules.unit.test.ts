import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { reactModules } from '../../scripts/build/react-modules.ts'

// How the script tag's build reads React: as ES modules, without what nothing here reaches.

interface Transform {
  readonly handler: (code: string, id: string) => string
}

// To the types a plugin's hook may be a function as well.
const { handler } = reactModules().transform as unknown as Transform
const read = async (path: string) =>
  handler(await readFile(`node_modules/${path}`, 'utf8'), `/node_modules/${path}`)

test('A package’s entry is its production build', async () => {
  expect(await read('react/index.js')).toBe("export * from './cjs/react.production.js'")
  expect(await read('react-dom/client.js')).toBe("export * from './cjs/react-dom-client.production.js'")
})

test('What it requires is imported, and what it exports is exported by name', async () => {
  const code = await read('react-dom/cjs/react-dom.production.js')
  expect(code).toContain('import * as React from "react";')
  expect(code).toMatch(/export \{.*\$flushSync as flushSync.*\}/)
  expect(code).not.toMatch(/\brequire\(|\bexports\./)
})

test('An export that is assigned twice is one', async () => {
  const code = await read('scheduler/cjs/scheduler.production.js')
  expect(code.match(/var \$unstable_now =/g)).toHaveLength(1)
})

test('Functions that only <Suspense> and the like reach are empty, and what every element needs is not', async () => {
  const code = await read('react-dom/cjs/react-dom-client.production.js')
  expect(code).toMatch(/function updateSuspenseComponent\([^)]*\) \{\}/)
  expect(code).toMatch(/function updateFunctionComponent\([^)]*\) \{\n/)
})

test('It listens to the events that components ask for, and to no others', async () => {
  const code = await read('react-dom/cjs/react-dom-client.production.js')
  const [, simple = ''] = /simpleEventPluginEvents =\s*"([^"]*)"/.exec(code) ?? []
  expect(simple.split(' ')).toEqual(expect.arrayContaining(['click', 'input', 'keyDown', 'submit', 'toggle']))
  expect(simple).not.toMatch(/drag|touch|volume/)
  expect(code).toContain('registerSimpleEvent("focusout", "onBlur")')
  expect(code).not.toMatch(/register\w+\(\s*"(onDoubleClick|onCompositionEnd)"/)
})

test('A React of another shape ends the build, and says why', () => {
  expect(() => handler('exports.a = require("b").c', '/node_modules/react/cjs/react.production.js')).toThrow(
    'has a shape that `reactModules` does not know',
  )
  expect(() => handler('', '/node_modules/react-dom/cjs/react-dom-client.production.js')).toThrow(
    'React DOM has no function updateSuspenseComponent to empty.',
  )
})
