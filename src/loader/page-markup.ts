import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html as names,
  parse,
  parseFragment,
  serialize,
} from 'parse5'
import type { ContentNode } from '../custom-element/content.ts'
import type { Content } from '../custom-element/prerender.tsx'
import { type Attributed, attributeText } from '../services/attribute-names.ts'
import { type Language, languageFor } from '../words/languages.ts'

// A page as text: which of our tags it has, and whether it stays the same page with markup added behind them. Nothing
// here recurses, because a page may be nested deeper than a call stack.

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** One of our tags in a page. */
export interface PageTag {
  readonly name: string
  /** Where its start tag ends, as an index into the HTML. */
  readonly end: number
  readonly element: Attributed
  readonly content: Content
  readonly language: Language
  /** Whether a root may be added: it has none, and browsers have room for one. */
  readonly isRootless: boolean
}

/** Markup to be added behind a start tag. */
export interface Addition {
  readonly end: number
  readonly html: string
}

/** Browsers move what lies deeper than 512 elements out of its parent; the rest is for what a root itself nests. */
const deepest = 400

/**
 * Our tags, in the order of the text. One that only some browsers take for an HTML element is left out, and so is one
 * below `data-mrp-ignore`.
 * Undefined for HTML that makes more elements than it has characters.
 */
export function tagsIn(html: string, isOurs: (name: string) => boolean): readonly PageTag[] | undefined {
  const readings: PageTag[][] = []
  for (const read of readersOf(html)) {
    const tree = read(html)
    if (!tree) return undefined
    const tags: PageTag[] = []
    for (const visit of visitsIn(tree))
      if (!visit.isIgnored && isOurs(visit.node.tagName)) tags.push(...asTags(visit))
    readings.push(tags)
  }
  const [first = [], ...others] = readings
  const ends = others.map(tags => new Set(tags.map(({ end }) => end)))
  // In the tree, what a table may not contain stands before it.
  return first.filter(({ end }) => ends.every(set => set.has(end))).sort((one, other) => one.end - other.end)
}

/** Adds markup to a page, in the order of the text. */
export function withAdditions(html: string, additions: readonly Addition[]): string {
  const starts = additions.map((_, index) => additions[index - 1]?.end ?? 0)
  const parts = additions.map((addition, index) => html.slice(starts[index], addition.end) + addition.html)
  return parts.join('') + html.slice(additions.at(-1)?.end ?? 0)
}

/** Whether a page with additions is, to every browser, the page without them and each of them whole. */
export function isSamePage(html: string, additions: readonly Addition[]): boolean {
  const whole = withAdditions(html, additions)
  const added = new Map(additions.map(addition => [addition.end, addition.html]))
  return readersOf(html).every(read => {
    const expected = read(html)
    const actual = read(whole)
    if (!expected || !actual) return false
    for (const { node } of [...visitsIn(expected)]) {
      const more = added.get(endOf(node) ?? -1)
      if (more) node.childNodes.unshift(...parseFragment(more).childNodes)
    }
    return isSameTree(expected, actual)
  })
}

interface Visit<Visited extends Node> {
  readonly node: Visited
  /** The `lang` that holds for it. */
  readonly lang: string | undefined
  readonly depth: number
  /** Whether it is below `data-mrp-ignore`. */
  readonly isIgnored: boolean
}

/** All elements. What lies in a <template> is not on the page. */
function* visitsIn(root: Node): Generator<Visit<Element>> {
  const open: Visit<Node>[] = [{ node: root, lang: undefined, depth: 0, isIgnored: false }]
  for (let visit = open.pop(); visit; visit = open.pop()) {
    const { node, depth } = visit
    const read = 'tagName' in node ? attributesOf(node) : () => null
    const lang = read('lang')?.trim() || visit.lang
    const isIgnored = visit.isIgnored || read('data-mrp-ignore') !== null
    if ('tagName' in node) yield { node, lang, depth, isIgnored }
    if ('childNodes' in node)
      for (const child of node.childNodes) open.push({ node: child, lang, depth: depth + 1, isIgnored })
  }
}

/** The tag of an element; none where it is no HTML. */
function asTags({ node, lang, depth }: Visit<Element>): readonly PageTag[] {
  const end = endOf(node)
  if (end === undefined || node.namespaceURI !== names.NS.HTML) return []
  const element = { getAttribute: attributesOf(node) }
  // English where the page names no language: who will read it is unknown.
  const language = languageFor(attributeText(element, 'lang') || lang)
  const content = contentIn(node)
  return [
    { name: node.tagName, end, element, content, language, isRootless: depth <= deepest && !hasRoot(node) },
  ]
}

/** Longer content is not printed, as it may be that of many tags around it: the code then renders the element anew. */
const maxPrinted = 100_000

/** The content of a tag, read when it is asked for. */
const contentIn = (node: Element): Content => ({
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
  getAttribute: attributesOf(node),
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

const attributesOf =
  ({ attrs }: Element): Attributed['getAttribute'] =>
  name =>
    attrs.find(attribute => attribute.name === name)?.value ?? null

const hasRoot = ({ childNodes }: Element): boolean =>
  childNodes.some(child => 'tagName' in child && attributesOf(child)('shadowrootmode') !== null)

function isSameTree(one: Node, other: Node): boolean {
  const open = [{ one, other }]
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const children = childrenOf(pair.one)
    const others = childrenOf(pair.other)
    if (labelOf(pair.one) !== labelOf(pair.other) || children.length !== others.length) return false
    for (const [index, other] of others.entries()) {
      const one = children[index]
      if (one) open.push({ one, other })
    }
  }
  return true
}

const childrenOf = (node: Node): readonly Node[] =>
  'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : []

/** A node by itself, as text: without its parent and its children. */
const labelOf = (node: Node): string =>
  JSON.stringify(node, (key, value) => (around.includes(key) ? undefined : value))

const around = ['parentNode', 'childNodes', 'content', 'sourceCodeLocation']

/** Makes a tree of HTML; undefined where it would have more elements than the HTML has characters. */
type Reader = (html: string) => DefaultTreeAdapterTypes.Node | undefined

/**
 * The ways in which browsers read HTML: with scripts and without; with any element in a `<select>`, and with options
 * alone; a piece as a page and as part of one. Where they differ, what is markup to one may be text to another.
 */
export function readersOf(html: string): readonly Reader[] {
  const parsers = /<(!doctype|html)\b/i.test(html) ? [parse] : [parse, parseFragment]
  const scripting = /<noscript/i.test(html) ? [true, false] : [true]
  const writings = /<select/i.test(html) ? [asWritten, withOpenSelects] : [asWritten]
  return parsers.flatMap(parser =>
    scripting.flatMap(scriptingEnabled =>
      writings.map(
        (writing): Reader =>
          text =>
            within(text.length, treeAdapter =>
              parser(writing(text), { scriptingEnabled, sourceCodeLocationInfo: true, treeAdapter }),
            ),
      ),
    ),
  )
}

const asWritten = (html: string): string => html

/** The parser knows no `<select>` with other elements: a name of the same length that may have them stands in for it. */
const withOpenSelects = (html: string): string => html.replace(/(<\/?)select(?=[\s/>])/gi, '$1dialog')

/**
 * A formatting tag that is never closed is repeated in every later paragraph: the elements of a few kilobytes can be
 * millions. Of ordinary HTML, each element takes several characters; those that a page implies are a few.
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
