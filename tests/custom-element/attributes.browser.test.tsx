import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newCard } from '../support/card.tsx'
import { listenToConsole } from '../support/console.ts'
import { settled, ways } from '../support/mount.tsx'

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

  test('The same attribute value written again does not render again', async () => {
    const { definition, renders } = newCard()
    const items = '[{"name":"Bolt"}]'
    const { write } = await mount(definition, { attributes: { items, heading: 'Stock' } })
    const before = renders.length
    write({ items, heading: 'Stock' })
    await settled()
    expect(renders).toHaveLength(before)
    write({ size: 'large' })
    await expect.element(shown('It is large')).toBeVisible()
    expect(renders.at(-1)?.items).toBe(renders[before - 1]?.items)
  })
})
