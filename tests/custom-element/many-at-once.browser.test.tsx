import { beforeEach, expect, test } from 'vitest'
import { define } from '../../src/custom-element/define-element.ts'
import { newCard } from '../support/card.tsx'

// Many elements at once, as when their code comes: `define` upgrades all that wait for it. Each takes 10 ms here.

beforeEach(() => {
  const takeTime = () => {
    const end = performance.now() + 10
    while (performance.now() < end);
  }
  document.addEventListener('mrp-ready', takeTime)
  return () => document.removeEventListener('mrp-ready', takeTime)
})

function addCards(count: number) {
  const { definition, tag } = newCard()
  const cards = Array.from({ length: count }, () => document.createElement(tag))
  for (const card of cards)
    card.append(Object.assign(document.createElement('button'), { textContent: 'Wait' }))
  document.body.append(...cards)
  const rendered = () => cards.map(card => card.shadowRoot?.querySelector('[data-root] > :not(slot)') != null)
  return { cards, rendered, define: () => define(definition) }
}

test('The first of many are there before the next paint, and the others soon', async () => {
  const { rendered, define } = addCards(40)
  define()
  await Promise.resolve()
  expect(rendered()[0]).toBe(true)
  expect(rendered()[39]).toBe(false)
  await expect.poll(() => rendered().filter(Boolean).length).toBe(40)
})

test('The one that is being touched comes first', async () => {
  const { cards, rendered, define } = addCards(20)
  cards[15]?.querySelector('button')?.focus()
  define()
  await Promise.resolve()
  expect(rendered()[15]).toBe(true)
  expect(rendered()[14]).toBe(false)
})

test('One that is taken out while it waits is not rendered, and is once it is back', async () => {
  const { cards, rendered, define } = addCards(20)
  define()
  const last = cards[19]
  last?.remove()
  await expect.poll(() => rendered().filter(Boolean).length).toBe(19)
  if (last) document.body.append(last)
  await expect.poll(() => rendered()[19]).toBe(true)
})
