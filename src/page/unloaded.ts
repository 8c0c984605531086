import { pageDocument } from '../services/page-document.ts'

// The notice in a painted element whose code could not be loaded.

/** Shows the notice, and the fallback content, which works without our code. Returns what to remove once it is loaded. */
export function sayUnloaded(element: Element): readonly Element[] {
  const { shadowRoot } = element
  const asleep = shadowRoot?.querySelector<HTMLElement>('[data-unloaded]')
  if (!shadowRoot || !asleep) return []
  const line = pageDocument.createElement('p')
  line.role = 'alert'
  line.part.add('failure')
  line.append(asleep.dataset.unloaded ?? '', ' ')
  const link = pageDocument.createElement('a')
  const { mail } = shadowRoot.querySelector('form')?.dataset ?? {}
  if (mail) {
    link.href = mail
    link.append(link.pathname)
    line.append(link)
  }
  // This attribute gives it the colours and the font of the elements.
  const root = pageDocument.createElement('div')
  root.dataset.root = ''
  root.dataset.theme = asleep.dataset.theme ?? 'light'
  root.append(line)
  // An element in the light DOM has a slot for the fallback content already.
  const notice = [root, shadowRoot.querySelector('slot:not([name])') ?? pageDocument.createElement('slot')]
  shadowRoot.append(...notice)
  // `shells/asleep.ts` adds what was typed to the mail link.
  shadowRoot.dispatchEvent(new CustomEvent('unloaded', { detail: link }))
  return notice
}
