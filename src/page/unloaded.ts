import { pageDocument } from '../services/page-document.ts'

// What a painted element says when its code could not be loaded.

const notices = new WeakMap<Element, readonly Element[]>()

/** Says it in the element, once, and shows the content inside its tag: that can do something without our code. */
export function sayUnloaded(element: Element): void {
  const { shadowRoot } = element
  const asleep = shadowRoot?.querySelector<HTMLElement>('[data-unloaded]')
  if (!shadowRoot || !asleep || notices.has(element)) return
  const line = pageDocument.createElement('p')
  line.role = 'alert'
  line.part.add('failure')
  line.append(asleep.dataset.unloaded ?? '')
  // What is in such an element has the colours and the font of all others.
  const root = pageDocument.createElement('div')
  root.dataset.root = ''
  root.dataset.theme = shadowRoot.querySelector<HTMLElement>('[data-theme]')?.dataset.theme
  root.append(line)
  const notice = [root, pageDocument.createElement('slot')]
  notices.set(element, notice)
  shadowRoot.append(...notice)
  // Who looks after the element meanwhile may have something to add.
  shadowRoot.dispatchEvent(new CustomEvent('unloaded', { detail: line }))
}

/** Takes it back: the code is there. */
export function takeBack(element: Element): void {
  for (const part of notices.get(element) ?? []) part.remove()
  notices.delete(element)
}
