import { rootOf } from '../custom-element/handle.ts'
import { pageDocument } from '../services/page-document.ts'

// The notice in a painted element whose code could not be loaded.

/** Shows the notice, and the fallback content, which works without our code. Returns what to remove once it is loaded. */
export function sayUnloaded(element: Element): readonly Element[] {
  const root = rootOf(element)
  const asleep = root?.querySelector<HTMLElement>('[data-unloaded]')
  if (!root || !asleep) return []
  const notice = pageDocument.createElement('div')
  const line = pageDocument.createElement('p')
  const link = pageDocument.createElement('a')
  // These give it the colours and the font of the elements.
  notice.dataset.root = ''
  notice.dataset.theme = asleep.dataset.theme ?? 'light'
  notice.append(line)
  line.role = 'alert'
  line.part.add('failure')
  line.append(`${asleep.dataset.unloaded} `)
  const { mail } = root.querySelector('form')?.dataset ?? {}
  if (mail) {
    link.href = mail
    link.append(link.pathname)
    line.append(link)
  }
  // An element in the light DOM has a slot for the fallback content already.
  const parts = [notice, root.querySelector('slot:not([name])') ?? pageDocument.createElement('slot')]
  root.append(...parts)
  // `asleep.ts` adds what was typed to the mail link.
  root.dispatchEvent(new globalThis.CustomEvent('unloaded', { detail: link }))
  return parts
}
