import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printable } from '../../src/services/console.ts'

// The console gets lines that quote what strangers wrote: nothing in them may be hidden, or steer a terminal.

test.for([
  ['what a terminal obeys', '\u001B[2J\u0007\u009B', '\\u{1b}[2J\\u{7}\\u{9b}'],
  ['another line', 'one\r\ntwo\u2028three', 'one\\u{d}\\u{a}two\\u{2028}three'],
  [
    'what turns the direction',
    '\u202Egnp.exe\u2066\u061C\u200F',
    '\\u{202e}gnp.exe\\u{2066}\\u{61c}\\u{200f}',
  ],
  ['what cannot be seen', 'a\u200Bb\uFEFF\u{E0041}', 'a\\u{200b}b\\u{feff}\\u{e0041}'],
  ['half a character', '\uD83C and \uDC00', '\\u{d83c} and \\u{dc00}'],
])('A line spells out %s', ([, line = '', shown]) => {
  expect(printable(line)).toBe(shown)
})

test('A line keeps what people write, in any language', () => {
  const line = 'The plan “Größe L”: 100 %, 計画, خطة, 🏭 \\u{1b}'
  expect(printable(line)).toBe(line)
})

/** These quote nothing but names and numbers of our own. */
const ownAlone = [
  'custom-element/handle.ts',
  'custom-element/mounted-element.tsx',
  'custom-element/properties.ts',
  'entries/ssr.ts',
  'loader/load-code.ts',
  'loader/paint.ts',
  'words/languages.ts',
]

test('No template string of the console quotes something else unprinted', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(path => /\.tsx?$/.test(path))
  const quoting = (start: RegExp) => files.filter(path => start.test(readFileSync(`src/${path}`, 'utf8')))
  expect(quoting(/console\.[a-z]+\(\s*`[^`]*\$\{/).sort()).toEqual(ownAlone)
  expect(quoting(/console\.[a-z]+\(\s*printable\(\s*`[^`]*\$\{/).length).toBeGreaterThan(5)
})
