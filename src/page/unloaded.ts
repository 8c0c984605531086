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
  line.append(asleep.dataset.unloaded ?? '', ' ')
  const link = pageDocument.createElement('a')
  const { mail } = shadowRoot.querySelector('form')?.dataset ?? {}
  if (mail) {
    link.href = mail
    link.append(mail.replace(/mailto:|\?.*/g, ''))
    line.append(link)
  }
  // What is in such an element has the colours and the font of all others.
  const root = pageDocument.createElement('div')
  root.dataset.root = ''
  root.dataset.theme = asleep.dataset.theme ?? 'light'
  root.append(line)
  // Where something else is shown in its place, there is a slot for it already.
  const notice = [root, shadowRoot.querySelector('slot:not([name])') ?? pageDocument.createElement('slot')]
  notices.set(element, notice)
  shadowRoot.append(...notice)
  // Who looks after the element meanwhile knows what was typed.
  shadowRoot.dispatchEvent(new CustomEvent('unloaded', { detail: link }))
}

/** Takes it back: the code is there. */
export function takeBack(element: Element): void {
  for (const part of notices.get(element) ?? []) part.remove()
  notices.delete(element)
}
