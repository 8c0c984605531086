import { describe, expect, test } from 'vitest'
import { plant } from '../../src/plant/plant.ts'
import dashboardDe from '../../src/words/de/dashboard.ts'
import dePlanner from '../../src/words/de/planner.ts'
import { bestTimes } from '../../src/words/en/choices.ts'
import { dashboardMessages } from '../../src/words/en/dashboard.ts'
import { demoMessages } from '../../src/words/en/demo-messages.ts'
import { plannerMessages } from '../../src/words/en/planner.ts'
import dashboardEs from '../../src/words/es/dashboard.ts'
import esPlanner from '../../src/words/es/planner.ts'
import dashboardFr from '../../src/words/fr/dashboard.ts'
import frPlanner from '../../src/words/fr/planner.ts'
import { languageFor, loadLanguage } from '../../src/words/languages.ts'
import { translationIn } from '../../src/words/translation.ts'

type Texts = Readonly<Record<string, string>>

const files = import.meta.glob<Readonly<Record<string, Texts>>>(
  '../../src/words/*/{*messages,dashboard,planner,planner-list,after-request}.ts',
  { eager: true },
)

/** All messages of a language, from every file of its folder that has some. */
const messagesOf = (language: string): Texts =>
  Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .flatMap(([, module]) => Object.values(module)),
  )

const english: Texts = {
  ...messagesOf('en'),
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
  ['German', 'de'],
  ['Spanish', 'es'],
  ['French', 'fr'],
])('%s', (name, language) => {
  const { itemNames = {}, ...all } = messagesOf(language)

  test('Every item of the plant has a name', () => {
    expect(Object.keys(itemNames)).toEqual(plant.items.map(item => item.name))
  })

  test('Every text is there and says something', () => {
    expect(Object.keys(all)).toEqual(expect.arrayContaining(Object.keys(english)))
    expect(Object.values(all).filter(text => text.trim() === '')).toEqual([])
  })

  test('Every text differs from the English one, but for words that both languages share', () => {
    const same = Object.keys(english).filter(key => all[key] === english[key])
    expect(same.sort()).toEqual(sameAsEnglish[name]?.toSorted())
  })

  test('Every text has the placeholders of the English one', () => {
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const [key, text] of Object.entries(english)) {
      expect([key, ...placeholders(all[key] ?? '')]).toEqual([key, ...placeholders(text)])
    }
  })
})

test.for([
  ['English', dashboardMessages, plannerMessages],
  ['German', dashboardDe, dePlanner],
  ['Spanish', dashboardEs, esPlanner],
  ['French', dashboardFr, frPlanner],
] as const)('In %s, the dashboard says of orders what the planner says', ([, dashboard, planner]) => {
  const result = (key: string) =>
    String(Object.entries(dashboard).find(([of]) => of.endsWith(`result.${key}`))?.[1])
  for (const [own, shared] of [
    ['first', `${planner['planner.place.one']} {by}`],
    ['buy', planner['planner.kind.buy']],
    ['make', planner['planner.kind.make']],
    ['why', planner['planner.why']],
    ['lots', planner['planner.rule.lot']],
    ['lead', planner['planner.alone']],
  ] as const)
    expect(result(own), own).toBe(shared)
  expect(planner['planner.placeAndStart']).toContain(`${result('to-place')}, ${result('to-start')}`)
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
