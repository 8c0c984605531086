import { expect, onTestFinished, test } from 'vitest'
import {
  cleanAddress,
  encodeText,
  type MailLine,
  mailLink,
  mailtoLink,
  maxLinkLength,
  oneLine,
} from '../../src/services/mail-client.ts'

const note = '[shortened: please paste the rest]'
const to = 'hello@mrp-agent.example'

const addressOf = (lines: readonly MailLine[], subject = 'Demo Request from Anna Huber') =>
  mailLink({ to, subject, lines }, note)

/** What a mail app makes of the address: any half of a surrogate pair, or a stray %, would throw here. */
function read(address: string) {
  const [, recipient, subject, body] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(address) ?? []
  return [recipient, subject, body].map(part => decodeURIComponent(part ?? ''))
}

const person: MailLine = { label: 'Full name', value: 'Anna Huber' }
const company: MailLine = { label: 'Company name', value: 'Huber & Söhne, 100% = ?' }
const comments = (value: string): MailLine => ({ label: 'Comments', value })

test('An address carries recipient, subject and every line, and nothing is lost on the way', () => {
  expect(read(addressOf([person, company]))).toEqual([
    to,
    'Demo Request from Anna Huber',
    'Full name: Anna Huber\r\nCompany name: Huber & Söhne, 100% = ?',
  ])
})

test.for(['one\ntwo', 'one\r\ntwo', 'one\rtwo'])(
  'Line breaks are %%0D%%0A, however they were typed: %j',
  typed => {
    expect(addressOf([comments(typed)])).toMatch(/one%0D%0Atwo$/)
  },
)

test('A message that fits is not shortened, up to the last of 1,800 characters', () => {
  const room = maxLinkLength - addressOf([person, comments('')]).length
  const full = addressOf([person, comments('x'.repeat(room))])
  expect(full).toHaveLength(1800)
  expect(full).not.toContain('shortened')
  expect(addressOf([person, comments('x'.repeat(room + 1))])).toContain('shortened')
})

test('A long comment is cut as little as needed, with a note; all other lines stay whole', () => {
  const typed = Array.from({ length: 500 }, (_, index) => `part ${index}`).join(', ')
  const address = addressOf([person, company, comments(typed)])
  const [, , body = ''] = read(address)
  const [first, second, last = ''] = body.split('\r\n')

  expect([first, second]).toEqual(['Full name: Anna Huber', 'Company name: Huber & Söhne, 100% = ?'])
  expect(last.endsWith(` ${note}`)).toBe(true)
  expect(`Comments: ${typed}`.startsWith(last.slice(0, -note.length - 1))).toBe(true)
  expect(address.length).toBeGreaterThan(1790)
  expect(address.length).toBeLessThanOrEqual(1800)
})

test.for([
  ['umlauts', 'ä'],
  ['Chinese', '物'],
  ['emoji', '🏭'],
  ['line breaks', '\n'],
  ['percent signs', '%'],
  ['halves of a surrogate pair', '\uD83C'],
] as const)('5,000 characters of %s still make a readable address of at most 1,800', ([, character]) => {
  const address = addressOf([person, comments(character.repeat(5000))])
  expect(address.length).toBeLessThanOrEqual(1800)
  expect(read(address)[2]).toContain(note)
})

test('A pair of surrogates is never cut in half', () => {
  for (const filling of ['', 'x', 'xx', 'xxx', 'xxxx', 'xxxxx']) {
    expect(read(addressOf([comments(filling + '🏭'.repeat(5000))]))[2]).not.toContain('\uFFFD')
  }
})

test('Where comments are not what is long, the longest of the other lines is shortened', () => {
  const address = addressOf([
    person,
    { label: 'Company name', value: 'Huber '.repeat(600) },
    comments('Short.'),
  ])
  const lines = read(address)[2]?.split('\r\n')
  expect(address.length).toBeLessThanOrEqual(1800)
  expect([lines?.[0], lines?.[2]]).toEqual(['Full name: Anna Huber', 'Comments: Short.'])
  expect(lines?.[1]).toContain(note)
})

test('Of several long lines the longest is shortened, and the others only where that is not enough', () => {
  const long = (label: string, length: number): MailLine => ({ label, value: label.repeat(length) })
  const values = (...lines: MailLine[]) =>
    (read(addressOf([...lines, comments('Short.')]))[2] ?? '').split('\r\n').map(line => line.split(': ')[1])
  const [a, b, c] = values(long('a', 500), long('b', 1200), long('c', 400))
  expect([a, c]).toEqual(['a'.repeat(500), 'c'.repeat(400)])
  expect(b).toMatch(/^b{300,} \[shortened/)
})

test('A subject has 120 characters at most, its dots included', () => {
  const subject = (typed: string) => read(addressOf([person], typed))[1]
  expect(subject('x'.repeat(120))).toBe('x'.repeat(120))
  expect(subject('x'.repeat(121))).toBe(`${'x'.repeat(119)}…`)
  // 400 characters when they are encoded.
  expect(subject('ü'.repeat(66))).toBe('ü'.repeat(66))
  expect(subject('ü'.repeat(67))).toBe(`${'ü'.repeat(65)}…`)
})

test('With every line long, the address still is at most 1,800 characters', () => {
  const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(label => ({
    label,
    value: 'ü'.repeat(3000),
  }))
  expect(addressOf(lines, `Demo Request from ${'ü'.repeat(3000)}`).length).toBeLessThanOrEqual(1800)
})

test('Control characters other than line breaks and tabs are left out of the message', () => {
  expect(read(addressOf([comments('a\u0000b\u0007c\td')]))[2]).toBe('Comments: abc\td')
})

test('Apostrophes, which a browser encodes when it opens the address, count as what they become', () => {
  const address = addressOf([person, comments("the planner's ".repeat(200))])
  expect(address).not.toContain("'")
  expect(address.length).toBeLessThanOrEqual(maxLinkLength)
})

test('A long subject in a script of long codes leaves room for every line', () => {
  const address = addressOf([person, company, comments('x'.repeat(3000))], '𐀀'.repeat(200))
  const [, subject = '', body = ''] = read(address)
  expect(address.length).toBeLessThanOrEqual(maxLinkLength)
  expect(subject).toMatch(/^𐀀{20,}…$/u)
  expect(body).toContain('Full name: Anna Huber\r\nCompany name: Huber & Söhne, 100% = ?\r\nComments: xxx')
})

test.for([
  ['a zero-width space in front', '\u200banna@huber.example'],
  ['zero-width letters within', 'an\u200cna\u2060@hu\u200dber.example\ufeff'],
  ['a soft hyphen', 'an\u00adna@huber.example'],
  ['marks of the writing direction', '\u202aanna@huber.example\u202c'],
  ['no-break spaces', '\u00a0anna@huber.example\u00a0'],
  ['a mail link', 'mailto:anna@huber.example'],
  ['a mail link with a subject', ' MAILTO:anna@huber.example?subject=Hello%20you'],
] as const)('A copied address with %s is the address', ([, address]) => {
  expect(cleanAddress(address)).toBe('anna@huber.example')
})

test('A browser that mends no halves of letters itself makes the link too', () => {
  const { toWellFormed } = String.prototype
  Reflect.deleteProperty(String.prototype, 'toWellFormed')
  onTestFinished(() => void Object.assign(String.prototype, { toWellFormed }))
  expect(read(addressOf([comments('half \uD83D and whole 😀')]))[2]).toBe(
    'Comments: half \uFFFD and whole 😀',
  )
})

test.for([
  ['a@b.example', undefined, 'mailto:a@b.example'],
  ['a@b.example', '', 'mailto:a@b.example?subject='],
  ['a@b.example', 'Hello, you & me', 'mailto:a@b.example?subject=Hello%2C%20you%20%26%20me'],
  ['a@b.example?bcc=c@d.example', undefined, 'mailto:a@b.example%3Fbcc%3Dc@d.example'],
  [' a@b.example\n', ' Hi\r\nBcc: x ', 'mailto:a@b.example?subject=Hi%20Bcc%3A%20x'],
] as const)('A link to %j about %j says that, and nothing of its own', ([address, subject, href]) => {
  expect(mailtoLink(address, subject)).toBe(href)
})

test('A text is encoded as a browser writes it, half a surrogate pair too', () => {
  expect(encodeText("the planner's 100%\uD83C")).toBe('the%20planner%27s%20100%25%EF%BF%BD')
})

test('Line breaks and control characters become one space, and none is left at an end', () => {
  expect(oneLine('\n a\r\n\u2028b\u0000\u0085c\t')).toBe('a b c')
})
