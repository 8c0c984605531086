import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { elementFacts } from '../../demo-host/embed/facts.ts'
import { rowsOf } from '../../scripts/build/elements.ts'
import { elements, factsOf } from '../../scripts/contract/definitions.ts'
import { flag } from '../../src/custom-element/attributes.ts'
import { createDefinition, type Description, describeElement } from '../../src/custom-element/description.ts'
import { lightDom } from '../../src/custom-element/light-dom.ts'
import { requestEvents } from '../../src/request/request-description.ts'

// What follows from an element's description alone, tried on elements that nobody has written.

const invented = (changes: Partial<Description> = {}) =>
  factsOf(
    createDefinition(
      describeElement({
        tag: 'mrp-platform',
        summary: 'Where trains stop.',
        attributes: { covered: flag('Whether it has a roof.') },
        events: {},
        wake: 'never',
        ...changes,
      }),
      () => null,
    ),
  )

/** The row of the made table of tags for an element. */
const rowOf = (element: ReturnType<typeof invented>) => rowsOf([element])

test.for(['mrp-platform', 'mrp-accountant', 'mrp-configurator'] as const)(
  'An element without texts called %s speaks no language and has a shell',
  tag => {
    expect(rowOf(invented({ tag }))).toBe(`${tag} 0 covered`)
  },
)

test('An element with texts speaks', () => {
  expect(rowOf(invented({ messages: { 'demo.submit': 'All aboard' } }))).toBe('mrp-platform 1 covered')
})

test.for<[string, Partial<Description>]>([
  ['lies in the light DOM', { lightDom }],
  ['wakes by itself', { wake: 'load' }],
  ['is not for partners', { embeddable: false }],
])('An element that %s has no shell', ([, changes]) => {
  expect(rowOf(invented(changes))).toBe('mrp-platform 2 covered')
})

test('An element is a form if it sends a request, whatever its name', () => {
  expect(invented({ tag: 'mrp-reform-form' }).isForm).toBe(false)
  expect(invented({ events: requestEvents }).isForm).toBe(true)
})

test('The builder offers what partners may place, with every attribute of its description, and nothing else', () => {
  const tags = elements.filter(({ isEmbeddable }) => isEmbeddable).map(({ tag }) => tag)
  expect(elementFacts.map(({ tag }) => tag)).toEqual(tags)
  expect(tags).toContain('mrp-faq')
  expect(tags).not.toContain('mrp-config')
  const hide = elementFacts
    .find(({ tag }) => tag === 'mrp-demo-form')
    ?.attributes.find(({ name }) => name === 'hide')
  expect(hide).toMatchObject({ kind: 'text', doc: expect.stringContaining('left out') })
})

test('Nothing that the build makes goes into a build again', () => {
  const sources = ['src', 'demo-host', 'scripts'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(ts|tsx|mjs)$/.test(file))
      .map(file => `${folder}/${file}`),
  )
  const made = /(?:from |import\()'[^']*\b(dist|dist-types)\//
  expect(sources.filter(file => made.test(readFileSync(file, 'utf8')))).toEqual([])
})
