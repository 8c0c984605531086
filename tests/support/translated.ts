import { onTestFinished } from 'vitest'

// What the translation of a browser does to a page.

/** Puts each text of a root, and each that comes later, into two elements, in shadow roots too. */
export function translate(root: Document | ShadowRoot): void {
  wrapTexts(root)
  const observer = new MutationObserver(() => {
    wrapTexts(root)
    observer.takeRecords()
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
}

const kept = 'script,style,textarea,font'

function wrapTexts(root: Node): void {
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
  }
}

/** All texts of an element, in its shadow root and in its light DOM. */
export const textOf = (element: HTMLElement): string =>
  [element.shadowRoot, element]
    .map(root => root?.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
