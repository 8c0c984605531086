import { pageDocument } from '../services/page-document.ts'

/** Returns the container that React renders into. Until it has, a slot shows the fallback content. */
export function shadowContainer(_: HTMLElement, root: ShadowRoot): HTMLElement {
  const prerendered = root.querySelector<HTMLElement>('[data-root]')
  if (prerendered) return prerendered
  const container = pageDocument.createElement('div')
  container.dataset.root = ''
  container.append(pageDocument.createElement('slot'))
  root.replaceChildren(container)
  return container
}
