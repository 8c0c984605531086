import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { define } from '../../src/custom-element/define-element.ts'
import { addElement, rendered } from '../support/add-element.ts'
import { newLightCard } from '../support/card.tsx'
import { typeInto } from '../support/hands.ts'
import { lookOf } from '../support/look.ts'
import { mountOnClient, ways, waysWithoutReact } from '../support/mount.tsx'

// An element that renders into its light DOM, where password managers look.

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const note = page.getByRole('textbox', { name: 'Note' })

describe.each(ways)('$name', ({ mount }) => {
  test('Fields in the light DOM are found from the document, and the element has an open shadow root', async () => {
    const { tag, definition } = newLightCard()
    const { element } = await mount(definition, { attributes: { heading: 'Bearings' } })
    await expect.element(heading('Bearings')).toBeVisible()
    expect(document.querySelectorAll(`${tag} input[name=note]`)).toHaveLength(1)
    expect(element.shadowRoot?.mode).toBe('open')
  })

  test('The fallback inside the tag stays in the page and is out of view', async () => {
    const { element } = await mount(newLightCard().definition, { inside: '<a href="/demo">Write to us</a>' })
    await expect.element(heading('Untitled')).toBeVisible()
    const fallback = element.querySelector('a[href="/demo"]')
    expect(fallback?.checkVisibility()).toBe(false)
  })

  test('An element in the light DOM keeps its styles where the page assigns a list of style sheets of its own', async () => {
    await mount(newLightCard().definition)
    const styled = getComputedStyle(heading('Untitled').element()).fontSize
    document.adoptedStyleSheets = []
    await expect.poll(() => getComputedStyle(heading('Untitled').element()).fontSize).toBe(styled)
  })
})

describe.each(waysWithoutReact)('$name', ({ mount }) => {
  test('A move in the page keeps what was typed in the light DOM', async () => {
    const { element } = await mount(newLightCard().definition)
    await typeInto(note, 'Short of bolts')
    const place = document.createElement('main')
    document.body.append(place)
    place.append(element)
    await expect.element(note).toHaveValue('Short of bolts')
  })
})

test('Inside somebody else’s shadow root, an element in the light DOM is styled', async () => {
  const { tag, definition } = newLightCard()
  define(definition)
  const box = document.createElement('div')
  document.body.append(box)
  const ready = rendered()
  box.attachShadow({ mode: 'open' }).innerHTML = `<${tag}></${tag}>`
  await ready
  await expect.element(note).toHaveStyle({ boxSizing: 'border-box' })
})

/** What a page may do to everything in it. */
const hostile = [
  '* { all: unset !important; }',
  '* { color: red !important; font: 40px cursive !important; letter-spacing: 1em !important; display: inline !important; }',
  'input, button, h2, section, label { display: none !important; }',
  'html { font-size: 62.5%; } * { line-height: 5; text-transform: uppercase; }',
  '#page * { border: 9px solid red !important; visibility: hidden !important; }',
  '*::before, *::after { content: "BAD" !important; }',
]

/** How everything in the element looks. */
const looks = (element: HTMLElement): readonly string[] =>
  [...element.querySelectorAll('[data-root] *')].flatMap(part =>
    ['', '::before', '::after'].map(pseudo => part.localName + pseudo + lookOf(part, pseudo)),
  )

test.for(['* { all: unset !important }', 'svg, path { display: none !important; opacity: 0 !important }'])(
  'A drawing in the light DOM keeps what its attributes say on a page with %s',
  async css => {
    const { element } = await mountOnClient(newLightCard().definition)
    addElement('style', { inside: css })
    const section = element.querySelector('section')
    section?.insertAdjacentHTML(
      'beforeend',
      '<svg width="20" height="20"><path d="M0 0H20V20" fill="lime" /></svg>',
    )
    const path = section?.querySelector('path')
    if (!path) throw new Error('It is not there.')
    const { d, fill, opacity } = getComputedStyle(path)
    expect({ d, fill, opacity, width: path.getBoundingClientRect().width }).toEqual({
      d: 'path("M 0 0 H 20 V 20")',
      fill: 'rgb(0, 255, 0)',
      opacity: '1',
      width: 20,
    })
  },
)

test.for(hostile)('An element in the light DOM looks the same on a page with %s', async css => {
  const stage = document.createElement('div')
  stage.id = 'page'
  document.body.append(stage)
  const { tag, definition } = newLightCard()
  define(definition)
  const ready = rendered()
  stage.innerHTML = `<${tag} style="display: block !important; width: 600px !important; visibility: visible !important"></${tag}>`
  await ready
  const element = document.querySelector<HTMLElement>(tag)
  if (!element) throw new Error('It is not there.')
  const before = looks(element)

  addElement('style', { inside: css })
  expect(before.length).toBeGreaterThan(20)
  expect(looks(element)).toEqual(before)
})
