import { afterEach, expect, test } from 'vitest'
import { define } from '../../src/custom-element/define-element.ts'
import type { ElementDefinition } from '../../src/custom-element/description.ts'
import { importCode, tags } from '../../src/loader/elements.ts'
import { attributeName } from '../../src/services/attribute-names.ts'
import { configure, defaultConfig } from '../../src/services/config.ts'
import { attackTexts } from './attacks.ts'
import { allReady, expectUnharmed, flushed, listenForErrors } from './unharmed.ts'

// Every element with every attack in every attribute, property and slot, in a real browser. A new element is tried
// by itself: the list is the bundle's own.

const all = (await Promise.all(tags.flatMap(tag => importCode(tag) ?? []))).map(module => module.default)
const settings = all.filter(({ tag }) => tag === 'mrp-config')
const shown = all.filter(({ tag }) => tag !== 'mrp-config')

const errors = listenForErrors()
afterEach(() => configure(defaultConfig))

/** Where they stand: not laid out, which 100 kB of text in each of them would make slow. */
function addStage(): HTMLElement {
  const stage = document.createElement('div')
  stage.hidden = true
  document.body.append(stage)
  return stage
}

/** The attacks that an attribute's own kind of JSON can carry, and the texts themselves. */
function valuesFor(type: string, attack: string): readonly unknown[] {
  const keys = [...type.matchAll(/(\w+)\??: (readonly string\[\]|string|boolean)/g)]
  const item = Object.fromEntries(
    keys.map(([, key = '', kind]) => [
      key,
      kind === 'string' ? attack : kind === 'boolean' ? true : [attack],
    ]),
  )
  const words = { 'demo.submit': attack, 'failure.line': attack, apiKey: attack, [attack]: attack }
  if (type.startsWith('readonly')) return [attack, [item], [{ ...item, url: '/' }]]
  if (/^(\{|Record)/.test(type)) return [attack, words]
  return [attack]
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** One element for each attribute, so that none hides what another does. */
function addOnePerAttribute(definitions: readonly ElementDefinition[]): readonly Target[] {
  const stage = addStage()
  return definitions.flatMap(({ tag, attributes }) =>
    Object.entries(attributes).map(([key, { type }]) => {
      const element = document.createElement(tag)
      stage.append(element)
      return { element, key, type }
    }),
  )
}

interface Target {
  readonly element: HTMLElement
  readonly key: string
  readonly type: string
}

/** Gives these every attack in every form that their kind of value has. */
async function attackAll(
  targets: readonly Target[],
  give: (element: HTMLElement, key: string, value: unknown) => unknown,
): Promise<void> {
  for (const attack of attackTexts) {
    for (const at of [0, 1, 2]) {
      for (const { element, key, type } of targets) {
        const values = valuesFor(type, attack)
        if (!(at in values)) continue
        give(element, key, values[at])
      }
      await flushed()
      expectUnharmed(attack, errors)
    }
  }
}

const write = (element: HTMLElement, key: string, value: unknown) =>
  element.setAttribute(attributeName(key), written(value))

test('Every attribute of every element takes every attack as text, and no more comes of it', async () => {
  for (const definition of shown) define(definition)
  const targets = addOnePerAttribute(shown)
  await allReady(targets.map(({ element }) => element))
  await attackAll(targets, write)
  const other = document.createElement('mrp-faq')
  document.body.append(other)
  await expect.poll(() => other.shadowRoot?.querySelector('h2')?.textContent).toBeTruthy()
})

test('Every property of every element takes every attack, and no more comes of it', async () => {
  const targets = addOnePerAttribute(shown)
  await allReady(targets.map(({ element }) => element))
  await attackAll(targets, (element, key, value) => Reflect.set(element, key, value))
})

test('Settings take every attack, and no element of the page is worse off', async () => {
  for (const definition of settings) define(definition)
  const stage = addStage()
  const beside = shown.map(({ tag }) => document.createElement(tag))
  const element = document.createElement('mrp-config')
  stage.append(...beside, element)
  const targets = settings.flatMap(({ attributes }) =>
    Object.entries(attributes).map(([key, { type }]) => ({ element, key, type })),
  )
  expect(targets.length).toBeGreaterThan(10)
  await allReady(beside)
  await attackAll(targets, write)
})
