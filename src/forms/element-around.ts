/** What a form's markup lies in: its custom element, or the root of its component in a host's own React tree. */
export function elementAround(node: Element): Element | null {
  const root = node.closest('[data-root]')
  const { parentNode } = root ?? {}
  // A host may render a component into a shadow root of its own, too.
  const isOurs = parentNode instanceof ShadowRoot && parentNode.host.localName.startsWith('mrp-')
  return isOurs ? parentNode.host : root
}
