import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newCard } from '../support/card.tsx'
import { listenToConsole } from '../support/console.ts'
import { mountOnClient, settled, ways } from '../support/mount.tsx'

// What an element is told by its attributes and its properties.

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const shown = (text: string) => page.getByText(text, { exact: true })

describe.each(ways)('$name', ({ mount }) => {
  test('An empty attribute is an empty text', async () => {
    const { write } = await mount(newCard().definition, { attributes: { heading: '' } })
    await expect.element(page.getByRole('heading', { includeHidden: true })).toHaveTextContent(/^$/)
    write({ heading: 'Bearings' })
    await expect.element(heading('Bearings')).toBeVisible()
    write({ heading: '' })
    await expect.element(page.getByRole('heading', { includeHidden: true })).toHaveTextContent(/^$/)
  })

  test('Taking an attribute away brings its default back', async () => {
    const { write } = await mount(newCard().definition, {
      attributes: { heading: 'Bearings', open: '', size: 'large', items: '[{"name":"Bolt"}]' },
    })
    await expect.element(heading('Bearings')).toBeVisible()
    write({ heading: null, open: null, size: null, items: null })
    await expect.element(heading('Untitled')).toBeVisible()
    await expect.element(shown('It is closed')).toBeVisible()
    await expect.element(shown('It is small')).toBeVisible()
    await expect.element(page.getByRole('listitem')).toHaveTextContent('Nothing yet')
  })

  test('Malformed JSON gives one warning that names the tag, the attribute and the value', async () => {
    const { tag, definition } = newCard()
    const { write } = await mount(definition, { attributes: { items: '[{"name":"Bolt"}]' } })
    const lines = listenToConsole()
    write({ items: '[{"name":]' })
    await expect.element(page.getByRole('listitem')).not.toBeInTheDocument()
    write({ heading: 'Stock' })
    write({ items: '[{"name":"Nut"}]' })
    await expect.element(heading('Stock')).toBeVisible()
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(
          `^<${tag}> (attribute|property) "items": "\\[{"name":]" is not JSON \\(.+\\); the content inside the tag is shown\\.$`,
        ),
      ),
    ])
  })

  test('The same value written or set again does not render again', async () => {
    const { definition, renders } = newCard()
    const items = '[{"name":"Bolt"}]'
    const settings = { limit: 3 }
    const { element, write } = await mount(definition, {
      attributes: { items, heading: 'Stock' },
      properties: { settings, open: true },
    })
    await expect.element(shown('It is open')).toBeVisible()
    const before = renders.length
    write({ items, heading: 'Stock' })
    Object.assign(element, { settings, open: true })
    await settled()
    expect(renders).toHaveLength(before)
    write({ size: 'large' })
    await expect.element(shown('It is large')).toBeVisible()
    expect(renders.at(-1)?.items).toBe(renders[before - 1]?.items)
  })

  test('A property is never written to the DOM, not as an attribute that a style sheet would take for open either', async () => {
    const { element, set } = await mount(newCard().definition, {
      properties: { settings: { token: 'secret' } },
    })
    set({ heading: 'Personal', open: true, size: 'large', items: [{ name: 'Bolt' }] })
    await expect.element(heading('Personal')).toBeVisible()
    expect(element.getAttributeNames()).toEqual([])
    set({ open: false })
    await expect.element(shown('It is closed')).toBeVisible()
    expect(element.getAttributeNames()).toEqual([])
  })

  test('Objects arrive as they are, dates, maps and functions in them included', async () => {
    const { definition, renders } = newCard()
    const early = [{ name: 'Bolt', at: new Date(0), stock: new Map([['bin', 3]]), price: () => 5 }]
    const { set } = await mount(definition, { properties: { items: early } })
    await expect.poll(() => renders.at(-1)?.items).toBe(early)
    const later = [{ name: 'Nut', before: new Map([['self', early]]) }]
    set({ items: later })
    await expect.poll(() => renders.at(-1)?.items).toBe(later)
  })

  test('An equal object set anew is taken', async () => {
    const { definition, renders } = newCard()
    const { set } = await mount(definition, { properties: { settings: { limit: 3 } } })
    const equal = { limit: 3 }
    set({ settings: equal })
    await expect.poll(() => renders.at(-1)?.settings).toBe(equal)
  })

  test('Null and undefined give a property back to its attribute', async () => {
    // Written with its data- name, which React passes on as an attribute too.
    const { element, set } = await mount(newCard().definition, { attributes: { 'data-heading': 'Written' } })
    for (const nothing of [null, undefined]) {
      set({ heading: 'Set' })
      await expect.element(heading('Set')).toBeVisible()
      set({ heading: nothing })
      await expect.element(heading('Written')).toBeVisible()
    }
    element.removeAttribute('data-heading')
    await expect.element(heading('Untitled')).toBeVisible()
  })

  test('The last word counts, said by attribute or by property', async () => {
    const { element, set } = await mount(newCard().definition, { properties: { heading: 'Set' } })
    element.setAttribute('heading', 'Written')
    await expect.element(heading('Written')).toBeVisible()
    set({ heading: 'Set again' })
    await expect.element(heading('Set again')).toBeVisible()
  })
})

test('A property reads as what is shown', async () => {
  const { element, set } = await mountOnClient(newCard().definition, { attributes: { heading: ' Bolts ' } })
  expect(element).toMatchObject({ heading: 'Bolts', open: false, size: 'small', buttonLabel: 'Pick' })
  set({ open: true, size: 'large' })
  expect(element).toMatchObject({ open: true, size: 'large' })
})
