import { onTestFinished } from 'vitest'

// What the translation of a browser does to a page.

/**
 * Puts each text of a root, and each that comes later, into two elements. Returns what is written, from then on, into
 * texts that are no longer in the page.
 */
export function translate(root: Document | ShadowRoot): readonly string[] {
  const lost: string[] = []
  const taken = new MutationObserver(records => {
    for (const { target } of records) lost.push(target.textContent ?? '')
  })
  const later = new MutationObserver(() => {
    wrapTexts(root, taken)
    later.takeRecords()
  })
  wrapTexts(root, taken)
  later.observe(root, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => {
    later.disconnect()
    taken.disconnect()
  })
  return lost
}

// A browser translates a page's title in one piece, too.
const kept = 'script,style,textarea,title,font'

function wrapTexts(root: Node, taken: MutationObserver): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(kept)) texts.push(node)
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
    taken.observe(text, { characterData: true })
  }
}

/** All texts of an element, in its shadow root and in its light DOM. */
export const textOf = (element: HTMLElement): string =>
  [element.shadowRoot, element]
    .map(root => root?.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
