import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { doctorMessages } from '../src/words/doctor.ts'

// docs/troubleshooting.md has a heading for each sentence that the console or the doctor shows.

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

test('Every sentence of the console has its heading, and no heading is out of date', () => {
  expect(spoken.length).toBeGreaterThan(25)
  const all = new Set([...spoken, ...diagnosed])
  expect({
    missing: [...all].filter(text => !headings.includes(text)),
    outdated: headings.filter(text => !all.has(text)),
  }).toEqual({ missing: [], outdated: [] })
})

test('Every section says the cause and the fix', () => {
  const sections = readFileSync('docs/troubleshooting.md', 'utf8')
    .split(/^(?:### .*\n+)+/m)
    .slice(1)
  expect(sections.filter(text => !/\*\*Cause\.\*\*[\s\S]*\*\*Fix\.\*\*/.test(text))).toEqual([])
})
