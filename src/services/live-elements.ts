import { isIgnored } from './page-document.ts'
import { sharedState } from './store.ts'

// Our elements that are connected now, in whatever root: a query from the document would not find those in shadow roots.

/** Holds the connected elements. Their own class keeps it. */
export const liveElements = sharedState('mrp-elements', () => new Set<Element>())

/** Returns the host around all shadow roots that an element is in, or the element itself. */
export function outermostOf(element: Element): Element {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? outermostOf(root.host) : element
}

/** Tells whether an element was made by a `<div data-mrp>`, which a stranger may have written. */
export function isMadeByDiv(element: Element): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host.hasAttribute('data-mrp')
}

/** Returns the page's elements with a tag in the order of the page, except those below `data-mrp-ignore`. */
export const elementsOf = (tag: string): readonly Element[] =>
  [...liveElements]
    // An element whose window was closed gets no `disconnectedCallback`.
    .filter(element => element.localName === tag && element.ownerDocument.defaultView && !isIgnored(element))
    .sort((one, other) =>
      // Elements of one host have the same, which is 0.
      (outermostOf(one).compareDocumentPosition(outermostOf(other)) || one.compareDocumentPosition(other)) &
      one.DOCUMENT_POSITION_PRECEDING
        ? 1
        : -1,
    )
