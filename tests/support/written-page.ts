import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { inject } from 'vitest'

/** An element as a page's HTML has it, before any script. */
export interface Written {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  /** With that of everything in it. */
  readonly text: string
}

type Node = DefaultTreeAdapterTypes.Node

/** Those in a shadow root, too; a template that is none shows nothing. */
const childrenOf = (node: Node): readonly Node[] => {
  const isRoot = 'content' in node && node.attrs.some(({ name }) => name === 'shadowrootmode')
  return [...('childNodes' in node ? node.childNodes : []), ...(isRoot ? node.content.childNodes : [])]
}

const textOf = (node: Node): string =>
  'value' in node && node.nodeName === '#text' ? node.value : childrenOf(node).map(textOf).join('')

const written = (node: DefaultTreeAdapterTypes.Element): Written => ({
  name: node.tagName,
  attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
  get text() {
    return textOf(node).trim()
  },
})

const below = (node: Node): readonly Written[] => [
  ...('tagName' in node ? [written(node)] : []),
  ...childrenOf(node).flatMap(below),
]

/** Returns all elements of a page of the built site as somebody without a script gets them, and needs no browser for it. */
export async function writtenAt(path: string): Promise<readonly Written[]> {
  const html = await (await fetch(inject('site') + path)).text()
  return below(parse(html, { scriptingEnabled: false }))
}
