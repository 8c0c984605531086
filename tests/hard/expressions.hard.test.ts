import { readdirSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { maxCell } from '../../src/planning/read/tables/tables.ts'

// Regular expressions that a stranger's text could keep busy. `recheck` searches each for a text whose time grows faster
// than its length: 65 kB of the worst ones freeze a page for seconds.

/** Those that see no text of others, by file, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'src/ui/light-sheet.ts': 'reads our own styles',
  'src/ui/sheet.ts': 'reads our own styles',
}

/** What these see is cells of a list, which are cut at `maxCell` signs: they may take the square of that. */
const seesCells = /^src\/(planning\/read\/(columns|kinds|layouts|rows|tables)\/|elements\/planner\/buttons)/

/** In ms, of a cell. */
const maxTime = 20

/** The least of three: what another process takes away from one is no work of the expression. */
function timeOfCell(expression: RegExp, text: string): number {
  const cell = text.slice(0, maxCell - 1) + text.slice(-1)
  const times = [1, 2, 3].map(() => {
    const begin = performance.now()
    cell.replace(expression, '')
    return performance.now() - begin
  })
  return Math.min(...times)
}

const files = ['src', 'demo-host/embed'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(file => /\.tsx?$/.test(file) && !(file in exempt)),
)

/** Finds the regular expressions in a syntax tree. */
function* expressionsIn(node: unknown): Generator<{ readonly pattern: string; readonly flags: string }> {
  if (typeof node !== 'object' || node === null) return
  if ('regex' in node) yield node.regex as { pattern: string; flags: string }
  for (const part of Object.values(node)) yield* expressionsIn(part)
}

const found = new Map(
  files.flatMap(file =>
    [...expressionsIn(parseSync(file, readFileSync(file, 'utf8')).program)].map(
      ({ pattern, flags }) => [`/${pattern}/${flags}`, { file, pattern, flags }] as const,
    ),
  ),
)

test('There are regular expressions to try', () => {
  expect(found.size).toBeGreaterThan(50)
})

test.for([...found])(
  '%s takes time in proportion to the length of a text',
  ([, { pattern, flags, file }]) => {
    const verdict = checkSync(pattern, flags, { timeout: 20_000 })
    if (seesCells.test(file) && verdict.status === 'vulnerable') {
      expect(verdict.complexity.type).toBe('polynomial')
      expect(timeOfCell(new RegExp(pattern, flags), verdict.attack.string)).toBeLessThan(maxTime)
    } else expect({ ...verdict, file }).toMatchObject({ status: 'safe' })
  },
)

test('65 kB of brackets are shown as a text at once', async () => {
  const { LinkedText } = await import('../../src/ui/linked-text.tsx')
  const { renderToString } = await import('react-dom/server')
  for (const unit of ['[(', '](', '[a](', '[', '[a](b'] as const) {
    const begin = performance.now()
    renderToString(LinkedText({ text: unit.repeat(65_000 / unit.length) }))
    expect(performance.now() - begin).toBeLessThan(500)
  }
})
