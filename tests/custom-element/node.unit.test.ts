import { createElement } from 'react'
import { expect, test } from 'vitest'
import { text } from '../../src/custom-element/attributes.ts'
import { define } from '../../src/custom-element/define.ts'
import { createDefinition, describeElement } from '../../src/custom-element/element.ts'
import { prerenderRoot } from '../../src/custom-element/prerender.tsx'
import { css } from '../../src/ui/sheet.ts'

const box = css`
  color: rgb(1, 2, 3);
`

const description = describeElement({
  tag: 'mrp-plain',
  summary: 'A heading.',
  attributes: { heading: text('The title.', 'Untitled') },
  events: {},
  wake: 'interaction',
})

const definition = createDefinition(description, ({ heading }) =>
  createElement('h2', { className: box }, heading),
)

const prerender = (attributes: Readonly<Record<string, string>>) =>
  prerenderRoot(definition, { getAttribute: name => attributes[name] ?? null })

test('In Node, the code can be imported and defining does nothing', () => {
  expect(typeof HTMLElement).toBe('undefined')
  expect(() => define(definition)).not.toThrow()
})

test('An element is prerendered from its attributes, whichever of their names is there', () => {
  expect(prerender({ heading: ' Bearings ' })).toContain(`<h2 class="${box}">Bearings</h2>`)
  expect(prerender({ 'data-heading': 'Bolts' })).toContain(`<h2 class="${box}">Bolts</h2>`)
  expect(prerender({})).toContain(`<h2 class="${box}">Untitled</h2>`)
})

test('Prerendered markup brings the rules of its classes along', () => {
  expect(prerender({})).toMatch(new RegExp(`<style>[^<]*\\.${box}\\{color:rgb\\(1,2,3\\)\\}[^<]*</style>`))
})

test('Prerendered markup says its theme, and when it needs its code', () => {
  expect(prerender({ theme: 'dark' })).toMatch(
    /<div data-wake="interaction" data-unloaded="[^"]+" data-root data-theme="dark"/,
  )
  expect(prerender({})).toContain('data-theme="light"')
})

test('All prerendered elements carry the same style text, so that one hash in a CSP allows it', () => {
  const styleOf = (html: string) => html.match(/<style>.*<\/style>/s)?.[0]
  const first = styleOf(prerender({}))
  expect(first?.length).toBeGreaterThan(1000)
  expect(styleOf(prerender({ theme: 'dark', heading: 'Other' }))).toBe(first)
})
