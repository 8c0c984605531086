import { pageDocument } from '../services/page-document.ts'

/** Returns the container that React renders into. Until it has, a slot shows the fallback content. */
export function shadowContainer({ shadowRoot }: HTMLElement): HTMLElement {
  const prerendered = shadowRoot?.querySelector<HTMLElement>('[data-root]')
  if (prerendered) return prerendered
  const container = pageDocument.createElement('div')
  container.dataset.root = ''
  container.append(pageDocument.createElement('slot'))
  shadowRoot?.replaceChildren(container)
  return container
}

/** Shows the fallback content of an element below `data-mrp-ignore`. */
export function showContent(root: ShadowRoot | null): void {
  if (root?.childElementCount === 0) root.append(pageDocument.createElement('slot'))
}
