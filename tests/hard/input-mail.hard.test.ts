import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressLink, type MailLine, mailLink, maxLinkLength } from '../../src/services/mail-client.ts'
import { englishTranslation, fillIn, translationIn } from '../../src/words/translation.ts'
import { holds, hostile, keys } from './inputs.ts'

// A mail link is one link with one recipient, one subject and one body, whatever was typed, set or translated.

const note = '[shortened: please paste the rest]'
const control = /[\p{Cc}\u2028\u2029]/u

/** What a mail app makes of an address; throws where something can't be decoded. */
function taken(address: string) {
  const url = new URL(address)
  const [, to = '', query = ''] = /^mailto:([^?]*)(?:\?([^?]*))?$/.exec(address) ?? []
  const parts = query.split('&').filter(Boolean)
  const pairs = parts.map(part => part.split('=').map(decodeURIComponent))
  const valueNamed = (wanted: string) => pairs.find(([name]) => name === wanted)?.[1] ?? ''
  return {
    start: url.protocol + url.hash,
    to: decodeURIComponent(to),
    names: pairs.map(([name]) => name),
    subject: valueNamed('subject'),
    body: valueNamed('body'),
  }
}

const lines = fc.array(fc.record({ label: fc.string({ maxLength: 30 }), value: hostile }), { maxLength: 24 })

test('A request’s mail link can be read, and has one recipient, one subject and one body', context => {
  const property = fc.property(hostile, hostile, lines, (to, subject, typed) => {
    const address = mailLink({ to, subject, lines: typed }, note)
    const mail = taken(address)
    expect([mail.start, ...mail.names]).toEqual(['mailto:', 'subject', 'body'])
    expect(control.test(mail.to + mail.subject)).toBe(false)
    expect(/(?<!\r)\n|\r(?!\n)|(?![\r\n\t])\p{Cc}/u.test(mail.body)).toBe(false)
  })
  holds(context, property, 3000)
})

test('However much was typed, and whatever brought the visitor, a mail link has at most 1,800 characters', context => {
  const property = fc.property(fc.emailAddress(), hostile, lines, (to, subject, typed) => {
    expect(mailLink({ to, subject, lines: typed }, note).length).toBeLessThanOrEqual(maxLinkLength)
  })
  holds(context, property, 3000)
})

const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 400 })

/** Whether a line of a message is what was typed, or a start of it with the note behind. */
const isOf = ({ label, value }: MailLine, shown = ''): boolean =>
  shown === `${label}: ${value}` ||
  (shown.endsWith(` ${note}`) && `${label}: ${value}`.startsWith(shown.slice(0, -note.length - 1)))

test('Each line of a form is there, whole or up to the note', context => {
  const form = fc.array(printable, { minLength: 9, maxLength: 9 })
  const property = fc.property(form, values => {
    const typed = values.map((value, index) => ({ label: `Field ${index}`, value }))
    const address = mailLink({ to: 'hello@mrp-agent.example', subject: 'Demo', lines: typed }, note)
    const shown = taken(address).body.split('\r\n')
    expect(shown).toHaveLength(9)
    expect(typed.filter((line, index) => !isOf(line, shown[index]))).toEqual([])
    const body = encodeURIComponent(typed.map(({ label, value }) => `${label}: ${value}`).join('\r\n'))
    const whole = `${addressLink('hello@mrp-agent.example', 'Demo')}&body=${body.replaceAll("'", '%27')}`
    if (whole.length <= maxLinkLength) expect(address).toBe(whole)
  })
  holds(context, property, 1000)
})

test('A link to the contact address is one to it alone, with the given subject or none', context => {
  const property = fc.property(hostile, fc.option(hostile, { nil: undefined }), (address, subject) => {
    const mail = taken(addressLink(address, subject))
    expect([mail.start, ...mail.names]).toEqual(['mailto:', ...(subject === undefined ? [] : ['subject'])])
    expect(control.test(mail.to + mail.subject)).toBe(false)
  })
  holds(context, property, 5000)
})

test('A placeholder is replaced by what was given, to the letter', context => {
  const property = fc.property(hostile, name => {
    expect(fillIn('Thank you, {name}! {other}', { name })).toBe(`Thank you, ${name}! {other}`)
  })
  holds(context, property, 5000)
})

test('A placeholder that nobody gave stays, whatever objects have by nature', context => {
  const property = fc.property(keys, hostile, (name, given) => {
    const text = `{${name}}`
    expect(fillIn(text, {})).toBe(text)
    expect(typeof fillIn(given, { name: given })).toBe('string')
  })
  holds(context, property, 5000)
})

test('Words of the page’s own are texts, and those that it does not have are the bundle’s', context => {
  const overrides = fc.dictionary(keys, hostile)
  const property = fc.property(overrides, hostile, (words, own) => {
    const { t } = translationIn(
      'en',
      { messages: { 'demo.submit': 'Request' } },
      { ...words, 'failure.line': own },
    )
    expect(t('demo.submit')).toBe('Request')
    expect(t('failure.line')).toBe(own)
    expect(t('toast.close', { title: own })).toBe(englishTranslation.t('toast.close', { title: own }))
  })
  holds(context, property, 3000)
})
