import { expect, test } from 'vitest'
import { addressLink, encodeText, oneLine } from '../../src/services/mail-client.ts'

// A mail link of what somebody has typed: it says that, and nothing of its own.

test.for([
  ['a@b.example', undefined, 'mailto:a@b.example'],
  ['a@b.example', '', 'mailto:a@b.example?subject='],
  ['a@b.example', 'Hello, you & me', 'mailto:a@b.example?subject=Hello%2C%20you%20%26%20me'],
  ['a@b.example?bcc=c@d.example', undefined, 'mailto:a@b.example%3Fbcc%3Dc@d.example'],
  [' a@b.example\n', ' Hi\r\nBcc: x ', 'mailto:a@b.example?subject=Hi%20Bcc%3A%20x'],
] as const)('To %j about %j', ([address, subject, href]) => {
  expect(addressLink(address, subject)).toBe(href)
})

test('A text is encoded as a browser writes it, half a surrogate pair too', () => {
  expect(encodeText("the planner's 100%\uD83C")).toBe('the%20planner%27s%20100%25%EF%BF%BD')
})

test('Line breaks and control characters become one space, and none is left at an end', () => {
  expect(oneLine('\n a\r\n\u2028b\u0000\u0085c\t')).toBe('a b c')
})
