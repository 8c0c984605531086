import { isIgnored } from './page-document.ts'
import { sharedState } from './store.ts'

// Our elements that are connected now, in whatever root: a query from the document would not find those in shadow roots.

/** Kept by the elements' own class. */
export const liveElements = sharedState('mrp-elements', () => new Set<Element>())

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
    // An element whose window was closed gets no `disconnectedCallback`.
    .filter(element => element.localName === tag && element.ownerDocument.defaultView && !isIgnored(element))
    .sort((one, other) =>
      // Elements of one host are in one place, which is 0.
      (placeOf(one).compareDocumentPosition(placeOf(other)) || one.compareDocumentPosition(other)) &
      one.DOCUMENT_POSITION_PRECEDING
        ? 1
        : -1,
    )
