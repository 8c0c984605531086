import { render } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { define } from '../../src/custom-element/define-element.ts'
import { addElement, rendered } from '../support/add-element.ts'
import { kinds, newCard } from '../support/card.tsx'
import { listenToConsole } from '../support/console.ts'
import { press, typeInto } from '../support/hands.ts'
import { addPrerendered, settled, ways } from '../support/mount.tsx'

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const note = page.getByRole('textbox', { name: 'Note' })
const bolts = [{ name: 'Bolt' }]

/** A React app with one element in it. */
function renderHost(tag: string, props: Readonly<Record<string, unknown>>) {
  const view = render(createElement(tag, props))
  return (next: Readonly<Record<string, unknown>>) => view.rerender(createElement(tag, next))
}

test('An object that React wrote as [object Object] before the script came does no harm', async () => {
  const lines = listenToConsole()
  const { tag, definition } = newCard()
  const show = renderHost(tag, { heading: 'Stock', items: { name: 'Bolt' } })
  const ready = rendered()
  define(definition)
  await ready
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument()
  expect(lines).toEqual([
    `<${tag}> attribute "items": "[object Object]" is an object that a framework wrote as text: pass it through JSON.stringify(…); the content inside the tag is shown.`,
  ])

  show({ heading: 'Stock', items: bolts })
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Bolt')
})

test('A property of several words that React wrote before the script came is shown', async () => {
  const { tag, definition } = newCard()
  const show = renderHost(tag, { buttonLabel: 'Order' })
  const ready = rendered()
  define(definition)
  await ready
  await expect.element(page.getByRole('button', { name: 'Order' })).toBeVisible()
  show({ buttonLabel: 'Reserve' })
  await expect.element(page.getByRole('button', { name: 'Reserve' })).toBeVisible()
})

test('A property that was set before the script came is shown in the prerendered nodes', async () => {
  const lines = listenToConsole()
  const { definition } = newCard()
  const element = addPrerendered(definition, { attributes: { heading: 'Prerendered' } })
  await typeInto(note, 'Short of bolts')
  const field = note.element()

  Object.assign(element, { heading: 'Set', items: bolts })
  define(definition)

  await expect.element(heading('Set')).toBeVisible()
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Bolt')
  expect(note.element()).toBe(field)
  await expect.element(note).toHaveValue('Short of bolts')
  expect(lines).toEqual([])
})

test('Attributes changed before the script came are shown, and what was typed stays', async () => {
  const lines = listenToConsole()
  const { definition } = newCard()
  const element = addPrerendered(definition, {
    attributes: { heading: '"Bolts" & <nuts>', href: '#old', open: '' },
  })
  await typeInto(note, 'Short of bolts')
  const field = note.element()

  element.setAttribute('heading', 'Changed')
  element.setAttribute('href', '#new')
  element.removeAttribute('open')
  define(definition)

  await expect.element(heading('Changed')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '#new')
  await expect.element(page.getByText('It is closed')).toBeVisible()
  expect(note.element()).toBe(field)
  await expect.element(note).toHaveValue('Short of bolts')
  expect(lines).toEqual([])
})

test('A prerendered list that nobody changed is rendered once', async () => {
  const { definition, renders } = newCard()
  addPrerendered(definition, { attributes: { items: '[{"name":"Bolt"}]' } })
  const before = renders.length
  const ready = rendered()
  define(definition)
  await ready
  await settled()
  expect(renders).toHaveLength(before + 1)
})

test.for([
  [
    'that another version prerendered is replaced, once and with one console line',
    'could not be hydrated and was rendered again. Prerender the page with this version.',
    '0.0.0-older',
  ],
  [
    'of this version that something on the page has changed is replaced, and no version is blamed',
    'was rendered again: a translation, an extension or an optimizer had changed its markup.',
    undefined,
  ],
] as const)('Markup %s', async ([, sentence, version]) => {
  const lines = listenToConsole()
  const { tag, definition } = newCard()
  const element = addPrerendered(definition, { attributes: { heading: 'Bearings' } })
  if (version) element.shadowRoot?.querySelector('[data-made-by]')?.setAttribute('data-made-by', version)
  element.shadowRoot?.querySelector('h2')?.replaceWith(document.createElement('h3'))
  define(definition)
  await expect.element(heading('Bearings')).toBeVisible()
  expect(page.getByRole('heading').elements()).toHaveLength(1)
  expect(lines).toEqual([expect.stringContaining(`<${tag}> ${sentence}`)])
})

describe.each(ways)('$name', ({ mount }) => {
  test('What stands inside the tag stays there', async () => {
    const { element } = await mount(newCard().definition, {
      inside: '<a href="mailto:a@b.example">Write</a><em slot="note">New</em>',
    })
    expect(element.innerHTML).toBe('<a href="mailto:a@b.example">Write</a><em slot="note">New</em>')
  })
})

describe.for(kinds)('$kind', ({ make }) => {
  test('A prerendered element is seen before its script, and keeps its nodes and what was typed into them', async () => {
    const lines = listenToConsole()
    const { definition } = make()
    const element = addPrerendered(definition, {
      attributes: { heading: 'Bearings', theme: 'dark', open: '' },
    })
    await expect.element(heading('Bearings')).toHaveStyle({ colorScheme: 'dark' })
    await expect.element(page.getByText('It is open')).toBeVisible()
    const nodes = () =>
      [element.shadowRoot, element].flatMap(root => [...(root?.querySelectorAll('[data-root] *') ?? [])])
    const before = nodes()
    await typeInto(note, 'Short of bolts')

    const ready = rendered()
    define(definition)
    await ready

    await press(page.getByRole('button', { name: 'Pick' }))
    await expect.element(page.getByRole('status')).toHaveTextContent(/^Picked$/)
    expect(before.length).toBeGreaterThan(10)
    expect(nodes()).toEqual(before)
    await expect.element(note).toHaveValue('Short of bolts')
    expect(lines).toEqual([])
  })

  test('The content inside a tag is shown until React has rendered', async () => {
    const { tag, definition } = make()
    define(definition)
    const ready = rendered()
    const element = addElement(tag, { inside: '<a href="mailto:a@b.example">Write</a>' })
    expect(element.firstElementChild?.checkVisibility()).toBe(true)
    await ready
    expect(element.firstElementChild?.checkVisibility()).toBe(false)
  })
})
