import { pageDocument } from '../services/page-document.ts'
import { elements } from './elements.ts'

// Our tags may stand in the open shadow roots of other components, which a page's own queries do not look into.

type Found = (root: ShadowRoot) => void

const known = new WeakSet<ShadowRoot>()
/** By root: its tags that are not defined yet. */
const awaited = new WeakMap<Node, Set<string>>()

/**
 * Tells of each open shadow root in a place, once; of an element that is not defined yet, as soon as it is. A root that
 * is attached later, to an element that is there already, is announced by nothing.
 */
export function findRoots(place: ParentNode, found: Found): void {
  for (const element of place.querySelectorAll('*')) lookInto(element, found)
}

/** The same for one element alone. On a form, a field named `shadowRoot` would hide the property. */
export function lookInto(element: Element, found: Found): void {
  const { localName, shadowRoot } = element
  if (elements.has(localName)) return
  if (shadowRoot instanceof ShadowRoot) {
    if (known.has(shadowRoot)) return
    known.add(shadowRoot)
    found(shadowRoot)
  } else if (/-/.test(localName) && !customElements.get(localName)) {
    waitFor(localName, element.getRootNode() as ParentNode, found)
  }
}

/** Once for a tag and a root, however many elements come and go. */
function waitFor(tag: string, root: ParentNode, found: Found): void {
  const tags = awaited.get(root) ?? new Set()
  awaited.set(root, tags)
  if (tags.has(tag)) return
  tags.add(tag)
  const later = new WeakRef(root === document ? pageDocument : root)
  customElements.whenDefined(tag).then(
    () => {
      for (const element of later.deref()?.querySelectorAll(tag) ?? []) lookInto(element, found)
    },
    // A name that can't be defined.
    () => {},
  )
}
