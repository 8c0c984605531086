import { pageDocument } from '../services/page-document.ts'

// The notice in a painted element whose code could not be loaded.

const notices = new WeakMap<Element, readonly Element[]>()

/** Shows the notice once, and the fallback content, which works without our code. */
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
  // This attribute gives it the colours and the font of the elements.
  const root = pageDocument.createElement('div')
  root.dataset.root = ''
  root.dataset.theme = asleep.dataset.theme ?? 'light'
  root.append(line)
  // An element in the light DOM has a slot for the fallback content already.
  const notice = [root, shadowRoot.querySelector('slot:not([name])') ?? pageDocument.createElement('slot')]
  notices.set(element, notice)
  shadowRoot.append(...notice)
  // `shells/asleep.ts` adds what was typed to the mail link.
  shadowRoot.dispatchEvent(new CustomEvent('unloaded', { detail: link }))
}

/** Removes the notice: the code is loaded. */
export function takeBack(element: Element): void {
  for (const part of notices.get(element) ?? []) part.remove()
  notices.delete(element)
}
