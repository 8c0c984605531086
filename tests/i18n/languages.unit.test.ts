import { describe, expect, test } from 'vitest'
import { accountMessages } from '../../src/content/account-messages.ts'
import { contactMessages } from '../../src/content/contact-messages.ts'
import { demoMessages } from '../../src/content/demo-messages.ts'
import { formMessages } from '../../src/content/form-messages.ts'
import de from '../../src/content/languages/de.ts'
import es from '../../src/content/languages/es.ts'
import fr from '../../src/content/languages/fr.ts'
import { sharedMessages } from '../../src/content/shared-messages.ts'
import { languageFor, loadLanguage } from '../../src/i18n/languages.ts'
import { translationIn } from '../../src/i18n/translation.ts'

const english: Readonly<Record<string, string>> = {
  ...sharedMessages,
  ...formMessages,
  ...demoMessages,
  ...contactMessages,
  ...accountMessages,
}

test.for([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  ['fr-CA', 'fr'],
  ['es-419', 'es'],
  ['en-GB', 'en'],
  ['ja', 'en'],
  ['den', 'en'],
  ['', 'en'],
] as const)('`lang="%s"` is %s', ([lang, language]) => {
  expect(languageFor(lang)).toBe(language)
})

test('Without a `lang`, the first of the visitor’s languages that is spoken here counts', () => {
  expect(languageFor(undefined, ['ja', 'fr-CH', 'de'])).toBe('fr')
  expect(languageFor(undefined, ['ja'])).toBe('en')
})

test('“An unknown language falls back to English”, whatever the visitor’s are', () => {
  expect(languageFor('ja', ['de'])).toBe('en')
})

describe.each([
  ['German', de],
  ['Spanish', es],
  ['French', fr],
] as const)('%s', (_, texts) => {
  const all: Readonly<Record<string, string>> = texts

  test('Every text is there and says something', () => {
    expect(Object.keys(all)).toEqual(expect.arrayContaining(Object.keys(english)))
    expect(Object.values(all).filter(text => text.trim() === '')).toEqual([])
  })

  test('Every text has the placeholders of the English one', () => {
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const [key, text] of Object.entries(english)) {
      expect([key, ...placeholders(all[key] ?? '')]).toEqual([key, ...placeholders(text)])
    }
  })
})

test('“The setting `messages` overrides any text”, in any language, placeholders too', async () => {
  await loadLanguage('de')
  for (const language of ['en', 'de'] as const) {
    const { t } = translationIn(language, demoMessages, { 'demo.sent.heading': 'Cheers, {name}!' })
    expect(t('demo.sent.heading', { name: 'Anna' })).toBe('Cheers, Anna!')
  }
  expect(translationIn('de', demoMessages).t('demo.submit')).toBe('Demo anfragen')
})
