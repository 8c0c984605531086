import { pageDocument, unclobbered } from './page-document.ts'

// React calls `document.createElement` while it loads, and follows `parentNode` from the document upwards. An element
// with such a name breaks the call, or makes the walk endless. React cannot use our safe document, so such elements
// lose their names.
if (typeof document !== 'undefined') {
  for (const hiding of pageDocument.querySelectorAll(
    '[name=createElement],[name=parentNode],object#createElement,object#parentNode',
  )) {
    hiding.removeAttribute('name')
    hiding.removeAttribute('id')
  }
}

const safeDocuments = new WeakMap<Document, Document>()

/** Returns the same proxy for the same document, because React compares documents. */
function safeDocumentFor(page: Document): Document {
  const safe = page === document ? pageDocument : (safeDocuments.get(page) ?? unclobbered(page))
  safeDocuments.set(page, safe)
  return safe
}

/** Makes `node.ownerDocument` safe to read: React calls `createElement` on it for each element that it makes. */
export function guardDocument(node: Node): void {
  const real: object = Object.getPrototypeOf(node)
  Object.defineProperty(node, 'ownerDocument', {
    configurable: true,
    get: () => safeDocumentFor(Reflect.get(real, 'ownerDocument', node)),
  })
}
