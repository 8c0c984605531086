import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rendered } from '../support/add-element.ts'
import { kinds, newCard, newLightCard } from '../support/card.tsx'
import { listenToConsole } from '../support/console.ts'
import { typeInto } from '../support/hands.ts'
import { mountOnClient, ways, waysWithoutReact } from '../support/mount.tsx'

// What an element is given: by which names, and that it has it however it was made, moved or cloned.

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const note = page.getByRole('textbox', { name: 'Note' })
const shown = (text: string) => page.getByText(text, { exact: true })

describe.each(ways)('$name', ({ mount }) => {
  test('A theme chosen later is taken', async () => {
    const { write } = await mount(newCard().definition)
    write({ theme: 'dark' })
    await expect.element(heading('Untitled')).toHaveStyle({ colorScheme: 'dark' })
    write({ theme: null })
    await expect.element(heading('Untitled')).toHaveStyle({ colorScheme: 'light' })
  })
})

test.for([
  [newLightCard, 'dark', 'dark'],
  [newCard, 'auto', 'light dark'],
] as const)('$0.name: with the theme $1 the colours are $2', async ([make, theme, scheme]) => {
  await mountOnClient(make().definition, { attributes: { theme } })
  await expect.element(heading('Untitled')).toHaveStyle({ colorScheme: scheme })
})

describe.for(waysWithoutReact.flatMap(way => kinds.map(kind => ({ ...way, ...kind }))))(
  '$name, $kind',
  ({ mount, make }) => {
    test('Taken out of the page, an element stops; put back, it shows the latest values', async () => {
      const { definition, running } = make()
      const { element, set, write } = await mount(definition, { attributes: { heading: 'Bearings' } })
      expect(running()).toBe(1)

      element.remove()
      await expect.poll(running).toBe(0)
      write({ heading: 'Bolts', theme: 'dark' })
      set({ open: true })

      const ready = rendered()
      document.body.append(element)
      await ready
      await expect.element(heading('Bolts')).toHaveStyle({ colorScheme: 'dark' })
      await expect.element(shown('It is open')).toBeVisible()
      expect(running()).toBe(1)
    })

    test('A clone is an element of its own with the same attributes', async () => {
      const { element, write } = await mount(make().definition, { attributes: { heading: 'Bearings' } })
      const lines = listenToConsole()
      const ready = rendered()
      const clone = element.cloneNode(true)
      document.body.append(clone)
      await ready
      await expect.poll(() => heading('Bearings').elements()).toHaveLength(2)
      write({ heading: 'Bolts' })
      await typeInto(note.nth(0), 'Of the first one')
      await expect.element(heading('Bolts')).toBeVisible()
      await expect.element(heading('Bearings')).toBeVisible()
      await expect.element(note.nth(1)).toHaveValue('')
      expect(lines).toEqual([])
    })
  },
)

test('An element that moves into a frame’s document goes on there with what was typed', async () => {
  const { definition, running } = newCard()
  const { element, set } = await mountOnClient(definition)
  await typeInto(note, 'Short of bolts')
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const field = note.element()

  frame.contentDocument?.body.append(element)
  set({ heading: 'Moved' })

  await expect.poll(() => element.shadowRoot?.querySelector('h2')?.textContent).toBe('Moved')
  expect(element.shadowRoot?.querySelector('input')).toBe(field)
  expect(field).toHaveProperty('value', 'Short of bolts')
  expect(running()).toBe(1)
})
