import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parse, serialize } from 'parse5'
import type { ContentNode } from '../custom-element/content.ts'
import type { TagContent } from '../custom-element/prerender.tsx'
import { type Attributed, attributeText } from '../services/attribute-names.ts'
import { languageFor } from '../words/languages.ts'

// A page as text: which of our tags it has, read as a browser with scripts reads it. Nothing here recurses, because a page may
// be nested deeper than a call stack.

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

export type PageTag = NonNullable<ReturnType<typeof pageTag>>

/** Holds markup to add behind a start tag. */
export interface Addition {
  readonly end: number
  readonly html: string
}

/**
 * Limits the depth: browsers move what lies deeper than 512 elements out of its parent, and a root nests elements
 * itself.
 */
const maxDepth = 400

/**
 * Returns our tags, in the order of the text, except those below `data-mrp-ignore`. Undefined for HTML that makes more
 * elements than it has characters.
 */
export function tagsIn(html: string, isOurs: (name: string) => boolean): readonly PageTag[] | undefined {
  const tree = read(html)
  if (!tree) return undefined
  const visits = [...visitsIn(tree)]
  const holding = visits.map(({ node }) => node).filter(({ tagName }) => /^(form|table)$/.test(tagName))
  return (
    visits
      .filter(({ node, isIgnored }) => !isIgnored && isOurs(node.tagName))
      .flatMap(visit => pageTag(visit, holding) ?? [])
      // In the tree, what a table may not contain stands before it.
      .sort((one, other) => one.end - other.end)
  )
}

export function withAdditions(html: string, additions: readonly Addition[]): string {
  const starts = additions.map((_, index) => additions[index - 1]?.end ?? 0)
  const parts = additions.map((addition, index) => html.slice(starts[index], addition.end) + addition.html)
  return parts.join('') + html.slice(additions.at(-1)?.end ?? 0)
}

interface Visit<Visited extends Node> {
  readonly node: Visited
  /** Is the `lang` that holds for it. */
  readonly lang: string | undefined
  readonly depth: number
  /** Tells whether it is below `data-mrp-ignore`. */
  readonly isIgnored: boolean
  /** Tells whether it is in an element that a block or a link would end. */
  readonly isInline: boolean
}

/** Yields all elements. What lies in a <template> is not on the page. */
function* visitsIn(root: Node): Generator<Visit<Element>> {
  const open: Visit<Node>[] = [{ node: root, lang: undefined, depth: 0, isIgnored: false, isInline: false }]
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { node, depth } = visit
    const read = 'tagName' in node ? attributeReader(node) : () => null
    const lang = read('lang')?.trim() || visit.lang
    const isIgnored = visit.isIgnored || read('data-mrp-ignore') !== null
    const isInline = visit.isInline || ('tagName' in node && /^(p|a|button|h[1-6])$/.test(node.tagName))
    if ('tagName' in node) yield { node, lang, depth, isIgnored, isInline }
    if ('childNodes' in node)
      for (const child of node.childNodes)
        open.push({ node: child, lang, depth: depth + 1, isIgnored, isInline })
  }
}

/** Describes the tag of an element. Undefined where it is no HTML. */
function pageTag({ node, lang, depth, isInline }: Visit<Element>, holding: readonly Element[]) {
  const end = endOf(node)
  if (end === undefined || node.namespaceURI !== names.NS.HTML) return undefined
  const element: Attributed = { getAttribute: attributeReader(node) }
  return {
    name: node.tagName,
    /** Points to the end of its start tag, as an index into the HTML. */
    end,
    element,
    content: tagContent(node),
    /** Falls back to English where the page names no language: nobody knows who will read it. */
    language: languageFor(attributeText(element, 'lang') || lang),
    /** Tells whether a root may be added: the element has none, and browsers have room for one. */
    isRootless: depth <= maxDepth && !hasRoot(node),
    /** Tells whether blocks and a form in it would end what is around it, or belong to another form. */
    get isTight() {
      return isInline || holding.some(around => holds(around, end))
    },
  }
}

/** Goes by the text: a table moves what stands in it, and fields belong to a form that was never closed. */
function holds({ tagName, sourceCodeLocation: at }: Element, place: number): boolean {
  if (!at || at.startOffset >= place) return false
  return at.endOffset >= place || (tagName === 'form' && !at.endTag)
}

/**
 * Limits the content that is printed, in characters. Longer content may be that of many tags: the code then renders the
 * element anew.
 */
const maxPrinted = 100_000

/** Reads the content of a tag when it is asked for. */
const tagContent = (node: Element): TagContent => ({
  node: contentNode(node),
  get html() {
    const { startTag, endOffset = 0 } = node.sourceCodeLocation ?? {}
    if (endOffset - (startTag?.endOffset ?? 0) > maxPrinted) return ''
    try {
      return serialize(node)
    } catch {
      // It is nested deeper than a call stack, with which the printer works.
      return ''
    }
  },
})

const contentNode = (node: Element): ContentNode => ({
  tag: node.tagName,
  getAttribute: attributeReader(node),
  get children() {
    return node.childNodes.map(child =>
      'tagName' in child
        ? contentNode(child)
        : child.nodeName === '#text' && 'value' in child
          ? child.value
          : '',
    )
  },
})

const endOf = ({ sourceCodeLocation }: Element): number | undefined => sourceCodeLocation?.startTag?.endOffset

const attributeReader =
  ({ attrs }: Element): Attributed['getAttribute'] =>
  name =>
    attrs.find(attribute => attribute.name === name)?.value ?? null

const hasRoot = ({ childNodes }: Element): boolean =>
  childNodes.some(child => 'tagName' in child && attributeReader(child)('shadowrootmode') !== null)

/** Reads a page, or a piece of one as its body; undefined where it would have more elements than characters. */
const read = (html: string): Node | undefined =>
  within(html.length, treeAdapter => parse(html, { sourceCodeLocationInfo: true, treeAdapter }))

/**
 * Stops building a tree that gets more elements than the HTML has characters. A formatting tag that is never closed is
 * repeated in every later paragraph: a few kilobytes can make millions of elements.
 */
function within<Tree>(length: number, build: (adapter: typeof defaultTreeAdapter) => Tree): Tree | undefined {
  let rest = length + 10
  const enough = new Error('More elements than characters.')
  try {
    return build({
      ...defaultTreeAdapter,
      createElement(...element) {
        rest -= 1
        if (rest < 0) throw enough
        return defaultTreeAdapter.createElement(...element)
      },
    })
  } catch (error) {
    if (error === enough) return undefined
    throw error
  }
}
