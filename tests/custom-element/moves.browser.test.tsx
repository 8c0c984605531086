import { render } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { define } from '../../src/custom-element/define-element.ts'
import { rendered } from '../support/add-element.ts'
import { newCard } from '../support/card.tsx'
import { press, typeInto } from '../support/hands.ts'
import { mountOnClient, waysWithoutReact } from '../support/mount.tsx'

const note = page.getByRole('textbox', { name: 'Note' })

const addBox = (): HTMLElement => {
  const box = document.createElement('div')
  document.body.append(box)
  return box
}

/** What Turbo does with a permanent element: the new page's body takes it over in the same task. */
function swapBody(element: Element): void {
  const body = document.createElement('body')
  document.body.replaceWith(body)
  body.append(element)
}

const moves: readonly (readonly [string, (element: Element) => void])[] = [
  ['insertBefore', element => document.body.insertBefore(element, document.body.firstChild)],
  ['remove and append in one go', element => [element.remove(), addBox().append(element)]],
  ['moveBefore', element => addBox().moveBefore(element, null)],
  ['a swap of the whole body', swapBody],
]

describe.each(waysWithoutReact)('$name', ({ mount }) => {
  test.for(moves)('%s keeps what was typed, and the same field', async ([, move]) => {
    const { definition, running } = newCard()
    const { element, set } = await mount(definition)
    await typeInto(note, 'Short of bolts')
    const field = note.element()

    move(element)
    set({ heading: 'Moved' })

    await expect.element(page.getByRole('heading', { name: 'Moved' })).toBeVisible()
    await expect.element(note).toHaveValue('Short of bolts')
    expect(note.element()).toBe(field)
    expect(running()).toBe(1)
  })

  test('moveBefore keeps the focus in the field', async () => {
    const { element } = await mount(newCard().definition)
    await press(note)
    addBox().moveBefore(element, null)
    expect(element.shadowRoot?.activeElement).toBe(note.element())
  })
})

/** A React app that shows one card for each key. */
function renderCards(tag: string, keys: readonly string[]) {
  const cards = (shown: readonly string[]) =>
    createElement(
      'main',
      null,
      shown.map(key => createElement(tag, { key, heading: key })),
    )
  const view = render(cards(keys))
  return (shown: readonly string[]) => view.rerender(cards(shown))
}

const headings = () =>
  page
    .getByRole('heading')
    .elements()
    .map(heading => heading.textContent)

test('React putting keyed elements in another order keeps what was typed, and the same fields', async () => {
  const { tag, definition } = newCard()
  define(definition)
  const ready = rendered()
  const show = renderCards(tag, ['Bolts', 'Nuts', 'Screws'])
  await ready
  await expect.poll(headings).toEqual(['Bolts', 'Nuts', 'Screws'])
  for (const [index, text] of ['b', 'n', 's'].entries()) await typeInto(note.nth(index), text)
  const [bolts, nuts, screws] = note.elements()

  show(['Screws', 'Bolts', 'Nuts'])

  await expect.poll(headings).toEqual(['Screws', 'Bolts', 'Nuts'])
  expect(note.elements()).toEqual([screws, bolts, nuts])
  await expect.element(note.nth(0)).toHaveValue('s')
  await expect.element(note.nth(1)).toHaveValue('b')
  await expect.element(note.nth(2)).toHaveValue('n')
})

test('An element that never comes into the page runs nothing, whatever is set on it', async () => {
  const { tag, definition, renders, running } = newCard()
  const { element } = await mountOnClient(definition)
  await expect.element(note).toBeVisible()
  const before = renders.length

  const detached = Array.from({ length: 20 }, () => document.createElement(tag))
  for (const each of detached) {
    each.setAttribute('heading', 'Nowhere')
    Object.assign(each, { items: [{ name: 'Bolt' }] })
  }
  element.setAttribute('heading', 'Here')

  await expect.element(page.getByRole('heading', { name: 'Here' })).toBeVisible()
  expect(renders).toHaveLength(before + 1)
  expect(running()).toBe(1)
})
