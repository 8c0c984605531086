import { isIgnored } from './page-document.ts'

// Our elements that are connected now, in whatever root: a query from the document would not find those in shadow roots.
// All copies of this code share one list.

const key = Symbol.for('mrp-elements')
const shared: { [key]?: Set<Element> } = globalThis as never
shared[key] ??= new Set()

/** Kept by the elements' own class. */
export const liveElements: Set<Element> = shared[key]

/** Where an element stands in its document: of one in a shadow root, the host around all. */
export function placeOf(element: Element): Element {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? placeOf(root.host) : element
}

/** Tells whether an element was made by a `<div data-mrp>`, which a stranger may have written. */
export function isInPlace(element: Element): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host.hasAttribute('data-mrp')
}

/** Returns the page's elements with a tag in the order of the page, except those below `data-mrp-ignore`. */
export const elementsOf = (tag: string): readonly Element[] =>
  [...liveElements]
    // One whose window is gone was never told.
    .filter(element => element.localName === tag && element.ownerDocument.defaultView && !isIgnored(element))
    .sort((one, other) =>
      placeOf(one).compareDocumentPosition(placeOf(other)) & globalThis.Node.DOCUMENT_POSITION_PRECEDING
        ? 1
        : -1,
    )
