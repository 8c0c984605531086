// On `document`, the names of elements come before the platform's own members: a stranger's `<img name="createElement">`
// takes the method's place. The prototypes still have it.

/**
 * Returns the document with members that no element's name can hide. It is for reading: pass `document` itself to
 * functions that take a node.
 */
export function unclobbered(page: Document): Document {
  return new Proxy(page, {
    get(target, key) {
      if (!(key in Document.prototype)) return Reflect.get(target, key)
      const member: unknown = Reflect.get(Document.prototype, key, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

/** The page's document, safe to read. In Node, reading any member throws. */
export const pageDocument: Document = unclobbered(globalThis.document ?? {})

/** Returns the closest element around one, or itself, that matches; also outside of its shadow roots. */
export function closestAround(element: Element, selector: string): HTMLElement | undefined {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host) {
    const found = at.closest<HTMLElement>(selector)
    if (found) return found
  }
  return undefined
}

/** Tells whether an element is below `data-mrp-ignore`, which marks what strangers wrote: it is left alone. */
export const isIgnored = (element: Element): boolean => !!closestAround(element, '[data-mrp-ignore]')

/** The page's elements that match, but for those below `data-mrp-ignore`. */
export const ownElements = (selector: string): readonly Element[] =>
  [...pageDocument.querySelectorAll(selector)].filter(element => !isIgnored(element))
