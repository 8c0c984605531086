import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { doctorMessages } from '../src/words/doctor.ts'

// docs/troubleshooting.md has a heading for each sentence that the console or the doctor shows, as an example of it.

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path))
  .map(path => readFileSync(join('src', path), 'utf8'))
  .join('\n')

/** Writes `…` for everything that differs from page to page. */
const general = (text: string): string =>
  text
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}|\{\w+\}/g, '…')
    .replace(/\\(.)/g, '$1')
    .trim()

const literal = /^\s*(?:printable\(\s*)?(?:'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`|(\w+))/

/** The first argument of a call: its text, or that of the constant that it names. */
function sentence(call: string): string {
  const [, quoted, template, name] = literal.exec(call) ?? []
  const text = quoted ?? template ?? new RegExp(`const ${name} = [\`']([^\`'\\n]*)`).exec(sources)?.[1]
  if (!text) throw new Error(`No sentence was found in console.…(${call.slice(0, 60)}`)
  return general(text)
}

const spoken = [...sources.matchAll(/^[^\n*]*?console\.(?:warn|error|info)\((?!\))/gm)].map(
  ({ 0: line, index }) => sentence(sources.slice(index + line.length, index + line.length + 600)),
)

/** The doctor's problems. The other messages are its labels, and what to change. */
const diagnosed = Object.entries(doctorMessages)
  .filter(([key]) => /^\w+\.\w+$/.test(key))
  .map(([, text]) => general(text))

const headings = [
  ...readFileSync('docs/troubleshooting.md', 'utf8').matchAll(/^### (`+)([\s\S]*?)\1$/gm),
].map(([, , text = '']) => text.trim())

/** Tells whether a heading is a sentence with something in the place of each `…`. */
const isExampleOf = (sentence: string, heading: string): boolean =>
  new RegExp(`^${sentence.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.+')}$`).test(heading)

/** Returns the sentence that a heading is an example of: of several, the one that says most by itself. */
const sentenceOf = (heading: string, all: readonly string[]): string | undefined =>
  all
    .filter(sentence => isExampleOf(sentence, heading))
    .toSorted((a, b) => b.replaceAll('…', '').length - a.replaceAll('…', '').length)[0]

test('Every sentence of the console has its heading, and no heading is out of date', () => {
  expect(spoken.length).toBeGreaterThan(25)
  const all = [...new Set([...spoken, ...diagnosed])]
  const told = headings.map(heading => ({ heading, sentence: sentenceOf(heading, all) }))
  expect({
    missing: all.filter(text => !told.some(({ sentence }) => sentence === text)),
    outdated: told.filter(({ sentence }) => !sentence),
    twice: told.filter(({ sentence }, at) => told.findIndex(other => other.sentence === sentence) !== at),
  }).toEqual({ missing: [], outdated: [], twice: [] })
})

test('No heading is made of dots alone: it can be read, and found by its words', () => {
  expect(headings.filter(text => /<…|…>|… …|^… /.test(text))).toEqual([])
})

test('Every section says the cause and the fix', () => {
  const sections = readFileSync('docs/troubleshooting.md', 'utf8')
    .split(/^(?:### .*\n+)+/m)
    .slice(1)
  expect(sections.filter(text => !/\*\*Cause\.\*\*[\s\S]*\*\*Fix\.\*\*/.test(text))).toEqual([])
})
