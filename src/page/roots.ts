import { elements } from '../elements.ts'

// Our tags may stand in the open shadow roots of other components, which a page's own queries do not look into.

const known = new WeakSet<ShadowRoot>()

/**
 * Tells of each open shadow root in a place, once; of an element that is not defined yet, as soon as it is. A root that
 * is attached later, to an element that is there already, is announced by nothing.
 */
export function findRoots(place: ParentNode, found: (root: ShadowRoot) => void): void {
  for (const element of place.querySelectorAll('*')) lookInto(element, found)
}

/** The same for one element, without what is in it. */
export function lookInto(element: Element, found: (root: ShadowRoot) => void): void {
  const { localName, shadowRoot } = element
  if (elements.has(localName)) return
  // On a form, the name of a field comes before a member.
  if (shadowRoot instanceof ShadowRoot) {
    if (known.has(shadowRoot)) return
    known.add(shadowRoot)
    found(shadowRoot)
  } else if (element.matches(':not(:defined)')) {
    const later = new WeakRef(element)
    void customElements.whenDefined(localName).then(() => {
      const defined = later.deref()
      if (defined) lookInto(defined, found)
    })
  }
}
