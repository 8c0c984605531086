import { pageDocument } from '../services/page-document.ts'

// Browsers look for the target of a URL's hash in the document alone. This looks in the shadow roots of our elements, and is
// loaded where the URL has a hash.

/** Returns the target of a hash in one of our shadow roots, unless the document has that id itself. */
function findTarget(hash: string, roots: Iterable<ShadowRoot> = ownRoots(pageDocument)): Element | undefined {
  const id = hash.slice(1)
  if (!id || pageDocument.getElementById(id)) return undefined
  for (const root of roots) {
    const target = root.getElementById(id)
    if (target) return target
  }
  return undefined
}

/** Yields the shadow roots of our elements, also inside other components. */
function* ownRoots(root: ParentNode): Generator<ShadowRoot> {
  for (const { localName, shadowRoot } of root.querySelectorAll('*')) {
    // On a form, a field named `shadowRoot` would hide the property.
    if (!(shadowRoot instanceof ShadowRoot)) continue
    if (localName.startsWith('mrp-')) yield shadowRoot
    else yield* ownRoots(shadowRoot)
  }
}

/** Scrolls to what the page's address names, and puts the focus there. */
export const showTarget = (): void => show(findTarget(location.hash))

function show(target: Element | undefined): void {
  target?.scrollIntoView()
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

let isFound = false

/** Looks in an element that has just been painted, or in all of them, for what the page's address names. */
export function showTargetOnce(element?: Element): void {
  if (isFound) return
  if (!element) showUnlessBusy(findTarget(location.hash))
  else if (element.shadowRoot) showUnlessBusy(findTarget(location.hash, [element.shadowRoot]))
}

/** Shows it once, unless the visitor has gone on to something else meanwhile. */
function showUnlessBusy(target: Element | undefined): void {
  if (!target) return
  isFound = true
  const focused = pageDocument.activeElement
  if (scrollY === 0 && (!focused || focused === pageDocument.body)) show(target)
}
