import type { Attributed } from '../services/attribute-names.ts'

// The content of a tag, which may be its list.

/** Returns what has an element's content in it: the element, or the `<div data-mrp>` that it stands for. */
export function contentHolder(element: Element): Element {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host.hasAttribute('data-mrp') ? root.host : element
}

/** Watches a content for every change in it. Returns a function that ends this. */
export function followContent(element: Element, changed: () => void): () => void {
  const content = contentHolder(element)
  const observer = new MutationObserver(records => {
    // Its own attributes are no content.
    if (records.some(({ type, target }) => type !== 'attributes' || target !== content)) changed()
  })
  observer.observe(content, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  })
  return () => observer.disconnect()
}

/**
 * Returns a number that tells one content from another, whoever has printed the HTML. Blanks, comments and how `<` is
 * written in an attribute differ between printers.
 */
export function hashOf(html: string): string {
  let hash = 0
  for (const sign of html.replace(/<!--.*?-->|&[lg]t;|[\s<>]/gs, ''))
    hash = (hash * 31 + sign.charCodeAt(0)) | 0
  return `${hash}`
}

/** Stands for an element in a tag's content: in the page, or in a parser's tree. */
export interface ContentNode extends Attributed {
  readonly tag: string
  readonly children: readonly (ContentNode | string)[]
  /** Tells whether the console has heard what is wrong in it. */
  readonly isReported?: boolean
}

export const contentNode = (element: Element): ContentNode => ({
  tag: element.localName,
  // A form's field of that name would hide the method.
  getAttribute: name => Element.prototype.getAttribute.call(element, name),
  get children() {
    return [...element.childNodes].map(node =>
      node instanceof Element
        ? contentNode(node)
        : node.nodeType === node.COMMENT_NODE
          ? ''
          : (node.nodeValue ?? ''),
    )
  },
})
