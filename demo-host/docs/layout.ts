import type { Element, ElementContent, RootContent } from 'hast'
import { h } from 'hastscript'

// How a page of the docs is laid out. The start page has cards: for buyers, and for each task. What the site's own people need is folded below.

/** Puts each second-level heading and what follows it into a card. One with headings of its own is folded below the cards. */
export function inCards(children: readonly ElementContent[]): ElementContent[] {
  const [intro = [], ...tasks] = parts(children, 'h2')
  const isFolded = (task: readonly ElementContent[]) => task.some(node => isElement(node, 'h3'))
  const cards = tasks.filter(task => !isFolded(task))
  return [
    ...intro,
    h(
      '.cards',
      cards.map(card => h('section.card', card.map(withReaders).map(withDescriptions))),
    ),
    ...tasks.filter(isFolded).map(folded),
  ]
}

function folded(task: readonly ElementContent[]): Element {
  const [[name] = [], ...lists] = parts(task, 'h3')
  return h('details.behind', [
    h('summary', name?.type === 'element' ? [name] : []),
    h(
      '.lists',
      lists.map(list => h('section', list.map(withReaders))),
    ),
  ])
}

/** Sets what is said of a page below the link to it, without the colon that Markdown needs between them. */
const withDescriptions = (node: ElementContent): ElementContent =>
  isElement(node, 'ul') ? h('ul', node.children.map(described)) : node

function described<Node extends ElementContent | RootContent>(entry: Node): Node | Element {
  if (entry.type !== 'element') return entry
  const [link, text, ...others] = entry.children
  if (!link || text?.type !== 'text' || !text.value.startsWith(': ')) return entry
  return h('li', [link, h('span', [text.value.slice(2), ...others])])
}

/** Divides nodes at each heading of a level. What is before the first is the first part. */
function parts(nodes: readonly ElementContent[], level: string): readonly ElementContent[][] {
  const found: ElementContent[][] = [[]]
  for (const node of nodes) {
    if (isElement(node, level)) found.push([])
    found.at(-1)?.push(node)
  }
  return found
}

/** Sets whom a list is for below what they do there. */
const withReaders = (node: ElementContent): ElementContent =>
  isElement(node, 'h2') || isElement(node, 'h3') ? { ...node, children: forWhom(node.children) } : node

function forWhom(words: readonly ElementContent[]): ElementContent[] {
  const [text] = words
  const [task, readers] = text?.type === 'text' ? text.value.split(': ') : []
  return task && readers ? h('h2', [task, ' ', h('small', `For ${readers}`)]).children : [...words]
}

const isElement = (node: ElementContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName

/** Puts each message, and those that share its answer, into a box with that answer. */
export function inBoxes(children: readonly ElementContent[]): ElementContent[] {
  const shown: ElementContent[] = []
  let box: Element | undefined
  for (const child of children) {
    const isHeading = child.type === 'element' && /^h[1-6]$/.test(child.tagName)
    if (isHeading && !isMessage(child)) box = undefined
    // A message after an answer has another one.
    else if (isHeading && (!box || box.children.some(isAnswer))) {
      box = h('section.message')
      shown.push(box)
    }
    const place = box?.children ?? shown
    place.push(child)
  }
  return shown
}

/**
 * Tells whether a heading is a message: code alone, below a section's heading. The reference names its elements one
 * level above.
 */
export const isMessage = ({ tagName, children: [code, ...others] }: Element): boolean =>
  tagName === 'h3' && code?.type === 'element' && code.tagName === 'code' && others.length === 0

const isAnswer = (node: ElementContent): boolean => node.type === 'element' && node.tagName === 'p'
