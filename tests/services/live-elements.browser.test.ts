import { expect, onTestFinished, test } from 'vitest'
import { elementsOf, liveElements } from '../../src/services/live-elements.ts'

test('Elements of one shadow root come in their order there, whichever was first', () => {
  const host = document.createElement('div')
  onTestFinished(() => host.remove())
  const root = host.attachShadow({ mode: 'open' })
  document.body.append(host)
  for (const id of ['third', 'first', 'second']) {
    const element = document.createElement('mrp-one')
    element.id = id
    if (id === 'third') root.append(element)
    else root.insertBefore(element, root.lastChild)
    liveElements.add(element)
    onTestFinished(() => void liveElements.delete(element))
  }
  expect(elementsOf('mrp-one').map(({ id }) => id)).toEqual(['first', 'second', 'third'])
})
