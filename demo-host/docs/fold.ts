import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'

// A page that is looked up in, and not read from beginning to end, has its sections folded.

/** The pages whose sections are folded: on a phone they are more than fifty windows long. */
const folded: ReadonlySet<string> = new Set(['/docs/reference'])

/** What leads to the others stays open. */
const open: ReadonlySet<string> = new Set(['index'])

/** Folds the sections of a page of the docs, where that helps. */
export const inFolds = (route: string, children: readonly ElementContent[]): readonly ElementContent[] =>
  folded.has(route) ? fold(children, 2) : children

/** Puts what follows each heading of a level behind it, and the same for the levels below. */
function fold(nodes: readonly ElementContent[], level: 2 | 3): ElementContent[] {
  const isHeading = (node: ElementContent): node is Element =>
    node.type === 'element' && node.tagName === `h${level}`
  const first = nodes.findIndex(isHeading)
  if (first < 0) return [...nodes]
  const sections: { readonly heading: Element; readonly content: ElementContent[] }[] = []
  for (const node of nodes.slice(first)) {
    if (isHeading(node)) sections.push({ heading: node, content: [] })
    else sections.at(-1)?.content.push(node)
  }
  return [
    ...nodes.slice(0, first),
    ...sections.map(({ heading, content }) =>
      h('details.fold', { open: open.has(String(heading.properties.id)) }, [
        h('summary', heading),
        ...(level === 2 ? fold(content, 3) : content),
      ]),
    ),
  ]
}
