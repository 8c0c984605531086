import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contactMessage } from '../../src/elements/contact-form/contact-message.ts'
import { demoRequest } from '../../src/elements/demo-form/demo-request.ts'
import { templateParameters } from '../../src/request/mail-and-template.ts'
import type { RequestAttribution } from '../../src/request/request-attribution.ts'
import { fieldsOf, type RequestKind } from '../../src/request/request-kind.ts'

// docs/email-delivery.md has every variable that a form sends to the email template.

const docs = readFileSync('docs/email-delivery.md', 'utf8')

const forms: readonly (readonly [string, RequestKind])[] = [
  ['The demo form', demoRequest],
  ['The contact form', contactMessage],
]

/** The rows that a form's table must have, as they must be written. */
const rowsOf = (kind: RequestKind): readonly string[] =>
  fieldsOf(kind).map(
    ({ parameter, name, whenEmpty = '' }) =>
      `| \`{{${parameter}}}\` | \`${name}\` | ${whenEmpty ? `\`${whenEmpty}\`` : 'empty'} |`,
  )

const section = (heading: string): string => docs.split(`### ${heading}\n`)[1]?.split(/^#/m)[0] ?? ''

const rowsIn = (text: string): readonly string[] => text.split('\n').filter(line => line.startsWith('| `{{'))

test.for(forms)('%s: the table has each of its variables, and no other', ([heading, kind]) => {
  expect(rowsIn(section(heading))).toEqual(rowsOf(kind))
})

test('Every variable that a request sends is in a table, also the ones about its attribution', () => {
  const attribution: RequestAttribution = {
    source: 'fair',
    language: 'en',
    extra: undefined,
    consent: 'Yes, call me.',
    privacyUrl: 'https://partner.example/privacy',
    page: 'https://partner.example/page',
    landingPage: 'https://partner.example/',
    referrer: 'https://news.example/',
    campaign: { utm_source: 'news' },
  }
  const sent = forms.flatMap(([, kind]) =>
    Object.keys(templateParameters(kind, {}, 'a@b.example', attribution)),
  )
  const named = rowsIn(docs).flatMap(row => [...row.matchAll(/`\{\{(\w+)\}\}`/g)].map(([, name]) => name))
  expect([...new Set(sent)].filter(name => !named.includes(name))).toEqual([])
})

test('The templates to paste use known variables alone', () => {
  const known = rowsIn(docs).join('\n')
  const blocks = [...docs.matchAll(/^```text\n([\s\S]*?)^```/gm)].map(([, text = '']) => text)
  const used = blocks.flatMap(text => text.match(/\{\{\w+\}\}/g) ?? [])
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter(variable => !known.includes(variable))).toEqual([])
})
