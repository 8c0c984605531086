// On `document`, the names of elements come before the platform's own members: a stranger's `<img name="createElement">`
// takes the method's place. The prototypes still have it.

const readers = new WeakMap<Document, Document>()

/** Reads a document's members where no content can hide them. Functions of the browser that ask for a node want the document itself. */
export function readerOf(page: Document): Document {
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

/** The page's own document, read so. In Node there is none. */
export const pageDocument: Document = readerOf(globalThis.document ?? {})

/** Has whoever asks this node for its document, as React does for each element that it makes, read it so. */
export function guardDocument(node: Node): void {
  const { get } = Object.getOwnPropertyDescriptor(Node.prototype, 'ownerDocument') ?? {}
  Object.defineProperty(node, 'ownerDocument', { get: () => readerOf(get?.call(node)) })
}
