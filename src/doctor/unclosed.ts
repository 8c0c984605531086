/** What is part of a page and hardly of the fallback inside one element. */
const pageParts = 'script,main,header,footer,nav,section,article,h1'

/**
 * Whether an element holds what should follow it: a parser reads `<mrp-faq/>` as a start tag, and ends the element where
 * its parent ends. So it is the last of its parent, and has parts of a page in it, or others of our elements.
 */
export function swallowsPage(element: Element): boolean {
  const inside = [...element.children]
    .filter(child => !child.matches('[slot],[data-root]'))
    .flatMap(child => [child, ...child.querySelectorAll('*')])
  return (
    isLast(element) && inside.some(found => found.localName.startsWith('mrp-') || found.matches(pageParts))
  )
}

function isLast({ nextSibling }: Node): boolean {
  if (!nextSibling) return true
  return !(nextSibling instanceof Element) && !nextSibling.textContent?.trim() && isLast(nextSibling)
}
