/** Returns what a form's markup is in: its custom element, or the root of its component in an app's React tree. */
export function elementAround(node: Element): Element | null {
  const root = node.closest('[data-root]')
  const { parentNode } = root ?? {}
  // An app may render a component into a shadow root of its own, too.
  const isOurs = parentNode instanceof ShadowRoot && parentNode.host.localName.startsWith('mrp-')
  return isOurs ? parentNode.host : root
}
