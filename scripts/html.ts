import type { DefaultTreeAdapterTypes } from 'parse5'

// Writes HTML, and reads what `parse5` made of it.

/** Escapes a text as content. `>` too: at one in a value, an editor of WordPress loses the rest of the page. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Escapes a text as content or as a quoted value. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

export type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

export const childrenOf = (node: Node | undefined): readonly Node[] =>
  node && 'childNodes' in node ? node.childNodes : []

/** Returns all elements below a node in their order, also those in templates, such as declarative shadow roots. */
export const elementsIn = (node: Node): readonly Element[] =>
  [...('content' in node ? [node.content] : []), ...childrenOf(node)].flatMap(child => [
    ...('tagName' in child ? [child] : []),
    ...elementsIn(child),
  ])

export const attributesOf = (node: Node): Readonly<Record<string, string>> =>
  'attrs' in node ? Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) : {}

/** Returns the text of a node that has no elements in it. */
export const textOf = (node: Node): string =>
  'value' in node ? node.value : childrenOf(node).map(textOf).join('')
