import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { flag, text } from '../../src/custom-element/attributes.ts'
import { define } from '../../src/custom-element/define-element.ts'
import { createDefinition, describeElement, type PropsOf } from '../../src/custom-element/description.ts'
import { addElement, rendered } from '../support/add-element.ts'
import { newCard } from '../support/card.tsx'
import { listenToConsole } from '../support/console.ts'
import { ways } from '../support/mount.tsx'

let copies = 0

/** `define` as another copy of the bundle on the same page has it. */
async function loadCopy(): Promise<typeof define> {
  copies += 1
  const copy: typeof import('../../src/custom-element/define-element.ts') = await import(
    /* @vite-ignore */ `/src/custom-element/define-element.ts?copy=${copies}`
  )
  return copy.define
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true })

test('A tag that another version of the bundle has defined stays its own, and one warning says so', async () => {
  const { tag, definition } = newCard()
  class Older extends HTMLElement {
    static mrpVersion = '0.0.0-older'
  }
  customElements.define(tag, Older)
  const defineCopy = await loadCopy()
  const lines = listenToConsole()
  defineCopy(definition)
  defineCopy(definition)
  expect(customElements.get(tag)).toBe(Older)
  expect(lines).toEqual([
    `<${tag}> is already defined by version 0.0.0-older of this bundle; version 0.0.0-test is not used. Load the bundle once.`,
  ])
})

test('Of two copies of one version, the first one’s class and code stay, without a word', async () => {
  const first = newCard()
  const second = newCard()
  define(first.definition)
  const defineCopy = await loadCopy()
  const lines = listenToConsole()

  defineCopy({ ...second.definition, tag: first.definition.tag })

  expect(lines).toEqual([])
  const ready = rendered()
  addElement(first.tag, { attributes: { heading: 'First' } })
  await ready
  await expect.element(heading('First')).toBeVisible()
  expect(second.renders).toHaveLength(0)
})

test('A tag that the page itself has defined stays the page’s, and the one warning of a page is enough', async () => {
  const { tag, definition } = newCard()
  class OfThePage extends HTMLElement {}
  customElements.define(tag, OfThePage)
  const defineCopy = await loadCopy()
  const lines = listenToConsole()
  defineCopy(definition)
  expect(customElements.get(tag)).toBe(OfThePage)
  expect(lines).toEqual([])
})

const native = describeElement({
  tag: 'mrp-native',
  summary: 'Attributes that every element has a property for.',
  attributes: {
    lang: text('The language.', 'en'),
    title: text('The title.', 'Untitled'),
    hidden: flag('Whether it is hidden.'),
  },
  events: {},
  wake: 'never',
})

let natives = 0

const newNative = () => {
  natives += 1
  return createDefinition(
    { ...native, tag: `mrp-native-${natives}` },
    ({ lang, title, hidden }: PropsOf<typeof native>) => (
      <p>
        {title}, {lang}
        {hidden && ', hidden'}
      </p>
    ),
  )
}

describe.each(ways)('$name', ({ mount }) => {
  test('An attribute named like a native property is read', async () => {
    const { element, write } = await mount(newNative(), { attributes: { title: 'Bolts', lang: 'de' } })
    await expect.element(page.getByText('Bolts, de')).toBeVisible()
    write({ lang: 'fr' })
    element.removeAttribute('title')
    await expect.element(page.getByText('Untitled, fr')).toBeVisible()
  })

  test('A native property stays the browser’s own, and what it changes is shown', async () => {
    const { element } = await mount(newNative(), { attributes: { title: 'Bolts' } })
    element.lang = 'de'
    element.title = 'Nuts'
    await expect.element(page.getByText('Nuts, de')).toBeVisible()
    expect(element.getAttribute('lang')).toBe('de')
    expect(element.getAttribute('title')).toBe('Nuts')
    element.hidden = true
    await expect.element(element).not.toBeVisible()
    element.hidden = false
    await expect.element(page.getByText('Nuts, de', { exact: true })).toBeVisible()
  })
})
