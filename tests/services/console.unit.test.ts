import { expect, test } from 'vitest'
import { printable } from '../../src/services/console.ts'

// In Node, lines quote what strangers wrote: nothing in them may be hidden, or steer the terminal.

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
