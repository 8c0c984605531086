// On `document`, the names of elements come before the platform's own members: a stranger's `<img name="createElement">`
// takes the method's place. The prototypes still have it.

const readers = new WeakMap<Document, Document>()

/**
 * Returns the document with members that no element's name can hide. It is for reading: pass `document` itself to
 * functions that take a node.
 */
export function unclobbered(page: Document): Document {
  const known = readers.get(page)
  if (known) return known
  const reader = new Proxy(page, {
    get(target, key) {
      if (!(key in Document.prototype)) return Reflect.get(target, key)
      const member: unknown = Reflect.get(Document.prototype, key, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  readers.set(page, reader)
  return reader
}

/** The page's document, safe to read. In Node, reading any member throws. */
export const pageDocument: Document = unclobbered(globalThis.document ?? {})

// React calls `document.createElement` while it loads, and walks up from the document by `parentNode`, for ever if that is
// an element below it. It cannot be given ours: what is called so loses its name.
if (typeof document !== 'undefined') {
  for (const hiding of pageDocument.querySelectorAll(
    '[name=createElement],[name=parentNode],object#createElement,object#parentNode',
  )) {
    hiding.removeAttribute('name')
    hiding.removeAttribute('id')
  }
}

/** Makes `node.ownerDocument` safe to read: React calls `createElement` on it for each element that it makes. */
export function guardDocument(node: Node): void {
  const { get } = Object.getOwnPropertyDescriptor(Node.prototype, 'ownerDocument') ?? {}
  Object.defineProperty(node, 'ownerDocument', {
    configurable: true,
    get: () => unclobbered(get?.call(node)),
  })
}

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
