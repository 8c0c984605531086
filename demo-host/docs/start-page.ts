import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'

// The start of the docs: a card for each task, and first of all one for who decides about the product.

/** What a buyer asks, and the page with the answer. */
const answers: readonly (readonly [href: string, words: string, note: string])[] = [
  ['/docs/planner#the-list-that-it-takes', 'Your list', 'accepted formats'],
  ['/docs/planner#how-a-plan-is-computed', 'The plan', 'how it is computed'],
  ['/security', 'Your ERP', 'connect it read-only'],
  ['/pricing', 'Prices', 'and what counts as a SKU'],
  ['/docs/planner#check-it', 'Check it', 'with published examples'],
]

// Made anew for each page: what follows in the pipeline changes its nodes.
const cardForBuyers = () =>
  h('section.card.buyers', { ariaLabelledBy: 'buyers' }, [
    h('h2#buyers', ['See what it does ', h('small', 'For buyers and planners')]),
    h('a.door', { href: '/plan' }, 'Plan your own parts'),
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
    h('.cards', [cardForBuyers(), ...cards.map(card => h('section.card', withFold(card).map(withReaders)))]),
  ]
}

/** Sets whom a card is for below what they do there. */
const withReaders = (node: ElementContent): ElementContent =>
  isElement(node, 'h2') ? { ...node, children: forWhom(node.children) } : node

function forWhom(words: readonly ElementContent[]): ElementContent[] {
  const [text] = words
  const [task, readers] = text?.type === 'text' ? text.value.split(': ') : []
  return task && readers ? h('h2', [task, ' ', h('small', `For ${readers}`)]).children : [...words]
}

/** A paragraph in a card names a list that few look for. */
function withFold(card: readonly ElementContent[]): ElementContent[] {
  const name = card.findIndex(node => isElement(node, 'p'))
  const [paragraph, ...listed] = name < 0 ? [] : card.slice(name)
  if (!isElement(paragraph, 'p')) return [...card]
  return [...card.slice(0, name), h('details', [h('summary', paragraph.children), ...listed])]
}

const isElement = (node: ElementContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName

const isHeading = (node: ElementContent): boolean => isElement(node, 'h2')
