import { describe, expect, test } from 'vitest'
import { accountMessages } from '../../src/content/account-messages.ts'
import deAfter from '../../src/content/after-request/de.ts'
import { afterRequestMessages } from '../../src/content/after-request/en.ts'
import esAfter from '../../src/content/after-request/es.ts'
import frAfter from '../../src/content/after-request/fr.ts'
import { bestTimes } from '../../src/content/choices.ts'
import { contactMessages } from '../../src/content/contact-messages.ts'
import dashboardDe from '../../src/content/dashboard/de.ts'
import { dashboardMessages } from '../../src/content/dashboard/en.ts'
import dashboardEs from '../../src/content/dashboard/es.ts'
import dashboardFr from '../../src/content/dashboard/fr.ts'
import { demoMessages } from '../../src/content/demo-messages.ts'
import { formMessages } from '../../src/content/form-messages.ts'
import de from '../../src/content/languages/de.ts'
import es from '../../src/content/languages/es.ts'
import fr from '../../src/content/languages/fr.ts'
import { planNoteMessages } from '../../src/content/plan-note-messages.ts'
import dePlanner from '../../src/content/planner/de.ts'
import { plannerMessages } from '../../src/content/planner/en.ts'
import esPlanner from '../../src/content/planner/es.ts'
import frPlanner from '../../src/content/planner/fr.ts'
import { listMessages as deList } from '../../src/content/planner-problems/de.ts'
import { listMessages } from '../../src/content/planner-problems/en.ts'
import { listMessages as esList } from '../../src/content/planner-problems/es.ts'
import { listMessages as frList } from '../../src/content/planner-problems/fr.ts'
import { plant } from '../../src/content/plant.ts'
import { sharedMessages } from '../../src/content/shared-messages.ts'
import { unloadedMessages } from '../../src/content/unloaded-messages.ts'
import { languageFor, loadLanguage } from '../../src/i18n/languages.ts'
import { translationIn } from '../../src/i18n/translation.ts'

const english: Readonly<Record<string, string>> = {
  ...sharedMessages,
  ...formMessages,
  ...unloadedMessages,
  ...planNoteMessages,
  ...demoMessages,
  ...contactMessages,
  ...accountMessages,
  ...dashboardMessages,
  ...plannerMessages,
  ...listMessages,
  ...afterRequestMessages,
  // What is sent in English whatever the language is its own English text.
  ...Object.fromEntries(
    [
      ...['Other', ...bestTimes, 'Not provided', 'None', 'Contact Form Submission'],
      ...['Demo Request', 'Demo Request from {name}'],
    ].map(text => [text, text]),
  ),
}

/** Texts that a language writes as English does, or that are placeholders alone. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  German: [
    ...['form.optional', 'contact.name', 'account.connections.type', 'account.table.status'],
    ...['planner.cause.demand', 'planner.status'],
  ],
  Spanish: ['planner.cause.demand'],
  French: ['contact.message', 'planner.cause.demand', 'planner.meaning.date'],
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
  ['German', { ...de, ...dashboardDe, ...dePlanner, ...deList, ...deAfter }],
  ['Spanish', { ...es, ...dashboardEs, ...esPlanner, ...esList, ...esAfter }],
  ['French', { ...fr, ...dashboardFr, ...frPlanner, ...frList, ...frAfter }],
] as const)('%s', (name, texts) => {
  const { itemNames, ...messages } = texts
  const all: Readonly<Record<string, string>> = messages

  test('Every item of the plant has a name', () => {
    expect(Object.keys(itemNames)).toEqual(plant.items.map(item => item.name))
  })

  test('Every text is there and says something', () => {
    expect(Object.keys(all)).toEqual(expect.arrayContaining(Object.keys(english)))
    expect(Object.values(all).filter(text => text.trim() === '')).toEqual([])
  })

  test('Every text differs from the English one, but for words that both languages share', () => {
    const same = Object.keys(english).filter(key => all[key] === english[key])
    expect(same).toEqual(sameAsEnglish[name])
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
    const { t } = translationIn(
      language,
      { messages: demoMessages },
      { 'demo.sent.heading': 'Cheers, {name}!' },
    )
    expect(t('demo.sent.heading', { name: 'Anna' })).toBe('Cheers, Anna!')
  }
  expect(translationIn('de', { messages: demoMessages }).t('demo.submit')).toBe('Demo anfragen')
})

test('A text that is given by language under its key is no text, and ours stays', async () => {
  await loadLanguage('de')
  const own = JSON.parse('{"demo.submit":{"de":"Los"}}')
  expect(translationIn('de', { messages: demoMessages }, own).t('demo.submit')).toBe('Demo anfragen')
})
