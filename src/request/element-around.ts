/** Returns the element around a form's markup: its custom element, or the root of its component in a React app. */
export function elementAround(node: Element): Element | null {
  const root = node.closest('[data-root]')
  const { parentNode } = root ?? {}
  // An app may also render a component into a shadow root of its own.
  const isOurs = parentNode instanceof ShadowRoot && parentNode.host.localName.startsWith('mrp-')
  return isOurs ? parentNode.host : root
}
