import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'

// The start of the docs: a card for each role, and first of all one for who decides about the product.

/** What a buyer asks, and the page with the answer. */
const answers: readonly (readonly [href: string, words: string, note: string])[] = [
  ['/plan', 'Plan your own parts', 'free, in your browser'],
  ['/docs/planner#the-list-that-it-takes', 'Your list', 'accepted formats'],
  ['/docs/planner#how-a-plan-is-computed', 'The plan', 'how it is computed'],
  ['/security', 'Your ERP', 'connect it read-only'],
  ['/pricing', 'Prices', 'and what counts as a SKU'],
]

// Made anew for each page: what follows in the pipeline changes its nodes.
const cardForBuyers = () =>
  h('section.card.buyers', { ariaLabelledBy: 'buyers' }, [
    h('h2#buyers', 'Buyers and planners: see what it does'),
    h(
      'ul',
      answers.map(([href, words, note]) => h('li', [h('a', { href }, words), `: ${note}`])),
    ),
  ])

/** Puts each second-level heading and what follows it into a card. */
export function inCards(children: readonly ElementContent[]): ElementContent[] {
  const first = children.findIndex(isHeading)
  const cards: ElementContent[][] = []
  for (const child of children.slice(first)) {
    if (isHeading(child)) cards.push([])
    cards.at(-1)?.push(child)
  }
  return [
    ...children.slice(0, first),
    h('.cards', [cardForBuyers(), ...cards.map(card => h('section.card', foldLists(card)))]),
  ]
}

/** Folds a list that a paragraph introduces, with a line for each of its links: no role begins with it. */
function foldLists(nodes: readonly ElementContent[]): ElementContent[] {
  const card = nodes.filter(({ type }) => type === 'element')
  const isIntroduced = (at: number) => isElement(card[at - 1], 'p') && isElement(card[at], 'ul')
  return card.flatMap((node, index) => {
    if (isElement(node, 'p') && isIntroduced(index + 1))
      return h('details', [h('summary', node.children), h('ul', linksIn(card[index + 1]))])
    return isIntroduced(index) ? [] : node
  })
}

const linksIn = (node: ElementContent | undefined): ElementContent[] => {
  if (node?.type !== 'element') return []
  return node.tagName === 'a' ? [h('li', [node])] : node.children.flatMap(linksIn)
}

const isElement = (node: ElementContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName

const isHeading = (node: ElementContent): boolean => isElement(node, 'h2')
