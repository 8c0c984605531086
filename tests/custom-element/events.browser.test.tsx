import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { newCard } from '../support/card.tsx'
import { press } from '../support/hands.ts'
import { ways } from '../support/mount.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** What of an event arrives at a listener. */
function listenTo(target: EventTarget, type: string, answer?: (event: Event) => void): CustomEvent[] {
  const heard: CustomEvent[] = []
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) heard.push(event)
    answer?.(event)
  }
  target.addEventListener(type, listener)
  onTestFinished(() => target.removeEventListener(type, listener))
  return heard
}

describe.each(ways)('$name', ({ mount }) => {
  test('An event reaches the document with its detail, and names the element as its target', async () => {
    const { element } = await mount(newCard().definition, { attributes: { heading: 'Bearings' } })
    const targets: unknown[] = []
    const heard = listenTo(document, 'mrp-leave', event => targets.push(event.target))
    await press(button('Leave'))
    expect(heard.map(({ detail }) => detail)).toEqual([{ heading: 'Bearings' }])
    expect(targets).toEqual([element])
  })

  test('A cancelable event tells the component that a listener prevented it', async () => {
    await mount(newCard().definition)
    listenTo(document, 'mrp-pick', event => event.preventDefault())
    await press(button('Pick'))
    await expect.element(page.getByRole('status')).toHaveTextContent('Not picked')
  })

  test('mrp-ready says that what the element shows is there', async () => {
    const found: unknown[] = []
    const heard = listenTo(document, 'mrp-ready', ({ target }) => {
      if (target instanceof Element) found.push(target.shadowRoot?.querySelector('h2')?.textContent)
    })
    await mount(newCard().definition, { attributes: { heading: 'Bearings' } })
    expect(heard.map(({ detail }) => detail)).toEqual([{}])
    expect(found).toEqual(['Bearings'])
  })

  test('mrp-ready comes once, and not again with later changes', async () => {
    const heard = listenTo(document, 'mrp-ready')
    const { set } = await mount(newCard().definition)
    set({ heading: 'Bearings' })
    await expect.element(page.getByRole('heading', { name: 'Bearings' })).toBeVisible()
    expect(heard).toHaveLength(1)
  })
})
