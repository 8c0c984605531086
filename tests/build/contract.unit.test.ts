import { expect, test } from 'vitest'
import { keyTypes } from '../../scripts/contract/api.ts'
import { type ElementFacts, factsOf, readCommon, readTokens } from '../../scripts/contract/definitions.ts'
import { vscodeCustomData, webTypes } from '../../scripts/contract/editors.ts'
import { customElementsManifest } from '../../scripts/contract/manifest.ts'
import { readMessages, reference } from '../../scripts/contract/reference.ts'
import { componentTypings, domTypings } from '../../scripts/contract/typings.ts'
import { choice, slottedText } from '../../src/custom-element/attributes.ts'
import { createDefinition, describeElement } from '../../src/custom-element/description.ts'
import germanRequest from '../../src/words/de/after-request.ts'
import germanDashboard from '../../src/words/de/dashboard.ts'
import germanForms from '../../src/words/de/messages.ts'
import germanPlanner from '../../src/words/de/planner.ts'
import germanProblems from '../../src/words/de/planner-list.ts'

// What of an element's description is part of the API that `dist-types/` has for review.

/** An element with these words as the default of its heading. */
const withWords = (words: string): ElementFacts =>
  factsOf(
    createDefinition(
      describeElement({
        tag: 'mrp-platform',
        summary: 'Where trains stop.',
        attributes: {
          heading: slottedText('Title.', words),
          side: choice('Where it lies.', ['left', 'right'], 'right'),
        },
        events: {},
        wake: 'never',
      }),
      () => null,
    ),
  )

const common = readCommon()
const manifestOf = (facts: ElementFacts) => customElementsManifest(common, [facts], readTokens())

test('Other words as the default of a text change nothing of what reviews the API', async () => {
  const madeFrom = async (facts: ElementFacts) => [
    manifestOf(facts),
    await reference(common, [facts], readTokens(), []),
    domTypings(common, [facts], ''),
    componentTypings([facts]),
  ]
  expect(await madeFrom(withWords('Mind the gap'))).toEqual(await madeFrom(withWords('All aboard')))
})

test('The reference has each text that a page can replace, by its key', async () => {
  const text = await reference(common, [], readTokens(), readMessages())
  const keys = [germanForms, germanPlanner, germanDashboard, germanRequest, germanProblems].flatMap(
    Object.keys,
  )
  // Choices are sent in English: their texts are their own keys.
  const named = keys.filter(key => /^\w+\.\w/.test(key))
  expect(named.length).toBeGreaterThan(500)
  expect(named.filter(key => !text.includes(`| \`${key}\` | `))).toEqual([])
  expect(text).toContain('| `demo.submit` | `Request a Demo` |')
})

test('The typings have the key of each text, and not the text', () => {
  const types = keyTypes([{ name: 'demo', texts: [['demo.submit', 'Request a Demo']] }])
  expect(types).toContain("type DemoKey = 'demo.submit'\n")
  expect(types).not.toContain('Request a Demo')
})

test('The default of a choice stays in the manifest, and a text with a default is never undefined', () => {
  const facts = withWords('All aboard')
  expect(JSON.stringify(manifestOf(facts))).toContain(`"default":"right"`)
  expect(domTypings(common, [facts], '')).toContain('get heading(): string\n')
})

test('Editors offer the values of a choice, and of each element what all have', () => {
  const facts = withWords('All aboard')
  expect(vscodeCustomData([facts], readTokens())).toMatchObject({
    tags: [
      {
        name: 'mrp-platform',
        attributes: [
          { name: 'heading', values: [] },
          { name: 'side', values: [{ name: 'left' }, { name: 'right' }] },
          { name: 'theme', values: [{ name: 'light' }, { name: 'dark' }, { name: 'auto' }] },
          { name: 'lang', values: [] },
        ],
      },
    ],
  })
  expect(webTypes([facts], readTokens())).toMatchObject({
    contributions: {
      html: {
        elements: [
          {
            name: 'mrp-platform',
            attributes: [{ name: 'heading' }, { name: 'side' }, { name: 'theme' }, { name: 'lang' }],
            events: [{ name: 'mrp-ready' }],
          },
        ],
      },
    },
  })
})
