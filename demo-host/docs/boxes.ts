import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'

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

/** A message is a heading of code alone, below a section's: the reference names its elements one level above. */
export const isMessage = ({ tagName, children: [code, ...others] }: Element): boolean =>
  tagName === 'h3' && code?.type === 'element' && code.tagName === 'code' && others.length === 0

const isAnswer = (node: ElementContent): boolean => node.type === 'element' && node.tagName === 'p'
