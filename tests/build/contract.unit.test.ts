import { expect, test } from 'vitest'
import { type ElementFacts, factsOf, readTokens } from '../../scripts/contract/definitions.ts'
import { vscodeCustomData, webTypes } from '../../scripts/contract/editors.ts'
import { customElementsManifest } from '../../scripts/contract/manifest.ts'
import { reference } from '../../scripts/contract/reference.ts'
import { componentTypings, domTypings, templateTypings } from '../../scripts/contract/typings.ts'
import { choice, copy, list, record } from '../../src/element/attributes.ts'
import { createDefinition, describeElement } from '../../src/element/element.ts'

// What of an element's description is part of the API that `dist-types/` has for review.

/** An element with these words as the default of its heading. */
const withWords = (words: string): ElementFacts =>
  factsOf(
    createDefinition(
      describeElement({
        tag: 'mrp-platform',
        summary: 'Where trains stop.',
        attributes: {
          heading: copy('Title.', words),
          side: choice('Where it lies.', ['left', 'right'], 'right'),
        },
        events: {},
        wake: 'never',
      }),
      () => null,
    ),
  )

/** All that is made from it. */
function madeFrom(facts: ElementFacts): string {
  const tokens = readTokens()
  const described = [
    customElementsManifest([facts], tokens),
    webTypes([facts], tokens, { name: 'mrp-widgets', version: '1.0.0' }),
    vscodeCustomData([facts]),
    reference({ attributes: [], events: [] }, [facts], tokens),
    domTypings([facts], ''),
    componentTypings([facts]),
    templateTypings([facts]),
  ]
  return JSON.stringify(described)
}

test('Other words as the default of a text change nothing of what reviews the API', () => {
  expect(madeFrom(withWords('Mind the gap'))).toBe(madeFrom(withWords('All aboard')))
})

test('The default of a choice stays in the manifest, and a text with a default is never undefined', () => {
  const made = JSON.stringify(customElementsManifest([withWords('All aboard')], []))
  expect(made).toContain(`"default":"right"`)
  expect(made).toContain(
    `"name":"heading","attribute":"heading","description":"Title.","type":{"text":"string"}}`,
  )
})

test('What a template writes as a list or a record may be its JSON: a server gives tags nothing but text', () => {
  const facts = factsOf(
    createDefinition(
      describeElement({
        tag: 'mrp-platform',
        summary: 'Where trains stop.',
        attributes: {
          trains: list('What stops here.', { title: 'text' }, []),
          clock: record('Its clock.', '{ zone: string }'),
          signs: record('Its signs.', 'Record<string, string>'),
        },
        events: {},
        wake: 'never',
      }),
      () => null,
    ),
  )
  const typings = Object.fromEntries(templateTypings([facts]))
  for (const name of ['jsx', 'vue', 'svelte', 'solid']) {
    const text = typings[`dist-types/${name}.d.ts`]
    expect(text).toContain(`'trains'?: readonly { title: string }[] | string | undefined`)
    expect(text).toContain(`'clock'?: { zone: string } | string | undefined`)
    expect(text).toContain(`'signs'?: Record<string, string> | string | undefined`)
  }
})
