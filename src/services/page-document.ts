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

/** Marks what strangers wrote: nothing below it is looked at. */
const ignored = '[data-mrp-ignore]'

/** Whether an element is below `data-mrp-ignore`, also through shadow roots. */
export function isIgnored(element: Element): boolean {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host)
    if (at.closest(ignored)) return true
  return false
}

/** The page's elements that match, but for those below `data-mrp-ignore`. */
export const ownElements = (selector: string): readonly Element[] =>
  [...pageDocument.querySelectorAll(selector)].filter(element => !isIgnored(element))
