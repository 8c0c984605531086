import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newCard } from '../support/card.tsx'
import { listenToConsole } from '../support/console.ts'
import { mountOnClient, settled, ways } from '../support/mount.tsx'

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const shown = (text: string) => page.getByText(text, { exact: true })

describe.each(ways)('$name', ({ mount }) => {
  test('Gap 4: open = false writes no attribute that a style sheet would take for open', async () => {
    const { element, set } = await mount(newCard().definition)
    set({ open: true })
    await expect.element(shown('It is open')).toBeVisible()
    set({ open: false })
    await expect.element(shown('It is closed')).toBeVisible()
    expect(element.matches('[open]')).toBe(false)
  })

  test('Gap 8: a property set as early as the page can is shown, and so are later ones', async () => {
    const { set } = await mount(newCard().definition, { properties: { heading: 'Early' } })
    await expect.element(heading('Early')).toBeVisible()
    set({ heading: 'Later' })
    await expect.element(heading('Later')).toBeVisible()
  })

  test('Gap 9: a property is never written to the DOM', async () => {
    const { element, set } = await mount(newCard().definition, {
      properties: { settings: { token: 'secret' } },
    })
    set({ heading: 'Personal', open: true, size: 'large', items: [{ name: 'Bolt' }] })
    await expect.element(heading('Personal')).toBeVisible()
    expect(element.getAttributeNames()).toEqual([])
  })

  test('Gap 9: objects arrive as they are, dates, maps and functions in them included', async () => {
    const { definition, renders } = newCard()
    const early = [{ name: 'Bolt', at: new Date(0), stock: new Map([['bin', 3]]), price: () => 5 }]
    const { set } = await mount(definition, { properties: { items: early } })
    await expect.poll(() => renders.at(-1)?.items).toBe(early)
    const later = [{ name: 'Nut', before: new Map([['self', early]]) }]
    set({ items: later })
    await expect.poll(() => renders.at(-1)?.items).toBe(later)
  })

  test('Gap 10: a list changed in place shows once it is set as a new list', async () => {
    const items = [{ name: 'Bolt' }]
    const { set } = await mount(newCard().definition, { properties: { items } })
    await expect.element(shown('Bolt')).toBeVisible()
    items.push({ name: 'Nut' })
    set({ items: [...items] })
    await expect.element(shown('Nut')).toBeVisible()
  })

  test('Gap 10: an equal object set anew is taken', async () => {
    const { definition, renders } = newCard()
    const { set } = await mount(definition, { properties: { settings: { limit: 3 } } })
    const equal = { limit: 3 }
    set({ settings: equal })
    await expect.poll(() => renders.at(-1)?.settings).toBe(equal)
  })

  test('Gap 12: null and undefined give a property back to its attribute', async () => {
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

  test('Gap 13: a number set on a text is shown as text', async () => {
    const { set } = await mount(newCard().definition, { properties: { heading: 12 } })
    await expect.element(heading('12')).toBeVisible()
    set({ heading: 0 })
    await expect.element(heading('0')).toBeVisible()
  })

  test('Gap 13: a calculation gone wrong is not shown as NaN', async () => {
    const lines = listenToConsole()
    const { tag, definition } = newCard()
    await mount(definition, { properties: { heading: Number.NaN } })
    await expect.element(heading('Untitled')).toBeVisible()
    expect(lines).toEqual([`<${tag}> property "heading": NaN is not a text; the default is used.`])
  })

  test('Gap 28: the same property value set again does not render again', async () => {
    const { definition, renders } = newCard()
    const items = [{ name: 'Bolt' }]
    const { element, set } = await mount(definition)
    set({ items, heading: 'Stock', open: true })
    await expect.element(shown('It is open')).toBeVisible()
    const before = renders.length
    Object.assign(element, { items, heading: 'Stock', open: true })
    await settled()
    expect(renders).toHaveLength(before)
  })

  test('The last word counts, said by attribute or by property', async () => {
    const { element, set } = await mount(newCard().definition, { properties: { heading: 'Set' } })
    element.setAttribute('heading', 'Written')
    await expect.element(heading('Written')).toBeVisible()
    set({ heading: 'Set again' })
    await expect.element(heading('Set again')).toBeVisible()
  })
})

const misfits: readonly (readonly [string, unknown])[] = [
  ['a named function', function alert() {}],
  ['an arrow function', () => {}],
  ['a symbol', Symbol('misfit')],
  ['an object without a prototype', Object.create(null)],
  ['an object that cannot be turned to text', { toString: null, valueOf: null }],
  ['a list in a list', [['large']]],
  ['a big integer', 7n],
]

describe.each(['heading', 'open', 'size', 'items', 'settings'])('%s', property => {
  test.for(misfits)(
    'Gap 11: set to %s throws nothing, and the element works with the next right value',
    async ([, misfit]) => {
      listenToConsole()
      const { set } = await mountOnClient(newCard().definition)
      expect(() => set({ [property]: misfit })).not.toThrow()
      set({ [property]: undefined, buttonLabel: 'Order' })
      await expect.element(page.getByRole('button', { name: 'Order' })).toBeVisible()
    },
  )
})

test('Gap 11: a function is refused with a warning, whatever its name', async () => {
  const lines = listenToConsole()
  const { tag, definition } = newCard()
  const { set } = await mountOnClient(definition, { attributes: { heading: 'alert' } })
  set({ heading: function alert() {} })
  await expect.element(heading('Untitled')).toBeVisible()
  expect(lines).toEqual([
    `<${tag}> property "heading": [object Function] is not a text; the default is used.`,
  ])
})

test('A property reads as what is shown', async () => {
  const { element, set } = await mountOnClient(newCard().definition, { attributes: { heading: ' Bolts ' } })
  expect(element).toMatchObject({ heading: 'Bolts', open: false, size: 'small', buttonLabel: 'Pick' })
  set({ open: true, size: 'large' })
  expect(element).toMatchObject({ open: true, size: 'large' })
})
