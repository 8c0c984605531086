import type { DefaultTreeAdapterTypes } from 'parse5'

// Reads a page as `parse5` parses it.

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

/** The text of a node that has no elements in it. */
export const textOf = (node: Node): string =>
  'value' in node ? node.value : childrenOf(node).map(textOf).join('')
