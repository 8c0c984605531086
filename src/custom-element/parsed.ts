import { placeOf } from '../services/live-elements.ts'
import { pageDocument } from '../services/page-document.ts'
import { afterPaint } from '../services/turns.ts'

// An element that the parser is still at must be left alone: its declarative root may only be half there, or not yet.

/** The parser has left what does not contain the last node of the page. */
function isParsed(element: Element): boolean {
  if (pageDocument.readyState !== 'loading') return true
  const last = pageDocument.createTreeWalker(document)
  while (last.lastChild());
  return !placeOf(element).contains(last.currentNode)
}

/** Runs once the parser has left the element: at once, or soon after it has. */
export const whenParsed = (element: Element, run: () => void): void =>
  isParsed(element) ? run() : afterPaint(() => whenParsed(element, run))
