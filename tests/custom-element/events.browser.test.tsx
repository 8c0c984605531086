import { render } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { define } from '../../src/custom-element/define.ts'
import { rendered } from '../support/add-element.ts'
import { newCard } from '../support/card.tsx'
import { press } from '../support/hands.ts'
import { mountOnClient, ways } from '../support/mount.tsx'

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

  test('An event that was not described as cancelable cannot be prevented', async () => {
    await mount(newCard().definition)
    listenTo(document, 'mrp-leave', event => event.preventDefault())
    await press(button('Leave'))
    await expect.element(page.getByRole('status')).toHaveTextContent(/^Left$/)
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

test('A React app hears an event by "on" and its name', async () => {
  const { tag, definition } = newCard()
  define(definition)
  const picked: unknown[] = []
  const ready = rendered()
  render(
    createElement(tag, {
      heading: 'Bearings',
      'onmrp-pick': ({ detail }: CustomEvent) => picked.push(detail),
    }),
  )
  await ready
  await press(button('Pick'))
  expect(picked).toEqual([{ heading: 'Bearings' }])
})

test('An event leaves a shadow root around the element too', async () => {
  const outer = document.createElement('div')
  document.body.append(outer)
  const { element } = await mountOnClient(newCard().definition)
  const ready = rendered()
  const copy = document.createElement(element.localName)
  element.remove()
  outer.attachShadow({ mode: 'open' }).append(copy)
  await ready
  const targets: unknown[] = []
  listenTo(document, 'mrp-leave', event => targets.push(event.target))
  await press(button('Leave'))
  expect(targets).toEqual([outer])
})
