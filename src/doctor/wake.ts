// Loads the code of the page's elements: an element's description is part of its code.

/**
 * Loads the code of elements that have none. Returns those for which it has not come. What else has none by then is not
 * missing: it comes when the page shows it.
 */
export async function wakeAll(sleeping: readonly Element[]): Promise<ReadonlySet<Element>> {
  const wereAsked = await Promise.all(sleeping.map(wake))
  return new Set(
    sleeping.filter((element, index) => wereAsked[index] && !customElements.get(element.localName)),
  )
}

/** Several looks may be under way at once: an element is put back by the first one alone. */
const waking = new WeakMap<Element, Promise<boolean>>()

function wake(element: Element): Promise<boolean> {
  const wasAsked = waking.get(element) ?? wakeOnce(element).finally(() => waking.delete(element))
  waking.set(element, wasAsked)
  return wasAsked
}

/** Returns whether the script tag was asked for the code. */
async function wakeOnce(element: Element): Promise<boolean> {
  const isPainted = element.shadowRoot !== null
  // The script tag loads what is painted when an attribute changes, and anything else when it comes near the window.
  element.toggleAttribute('data-mrp-doctor')
  const putBack = isPainted ? () => {} : bringIntoWindow(element)
  const isAsked = isPainted || isInWindow(element)
  const patience = new Promise(resolve => setTimeout(resolve, 3000))
  await Promise.race([customElements.whenDefined(element.localName), patience])
  putBack()
  element.removeAttribute('data-mrp-doctor')
  return isAsked
}

/** Returns a function that puts the element back. */
function bringIntoWindow(element: Element): () => void {
  if (!(element instanceof HTMLElement)) return () => {}
  const { style } = element
  const before = style.cssText
  style.cssText += ';position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;opacity:0'
  return () => {
    style.cssText = before
    // Asked first: Chromium removes no attribute that nobody has read.
    if (element.getAttribute('style') === '') element.removeAttribute('style')
  }
}

function isInWindow(element: Element): boolean {
  const { bottom, left, right, top } = element.getBoundingClientRect()
  const isShown = element.getClientRects().length > 0
  return isShown && bottom >= 0 && right >= 0 && top <= innerHeight && left <= innerWidth
}
