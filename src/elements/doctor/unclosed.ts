/** Selects parts of a page that hardly belong to fallback content. */
const pageParts = 'script,main,header,footer,nav,section,article,h1'

/**
 * Tells whether an element contains what should follow it. A parser reads `<mrp-faq/>` as a start tag and closes it
 * where its parent ends. Such an element is its parent's last child, and contains parts of a page or other elements
 * of ours.
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
