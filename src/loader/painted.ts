import { madeFrom } from '../custom-element/handle.ts'
import { attributeText } from '../services/attribute-names.ts'

// What the markup of a painted element says of itself.

/** Tells whether an element's attributes are not those that its markup was made from, or a script has set a property. */
export function isStale(element: Element, painted: HTMLElement, names: readonly string[]): boolean {
  const made = madeFrom(painted) ?? madeFrom(element.querySelector(':scope > [data-made-from]'))
  return names.some(name => made && attributeText(made, name) !== attributeText(element, name))
}

/**
 * Tells whether an optimiser has taken the styles out of a painted root, or a proxy has replaced its addresses. Its code
 * brings them back: the first by itself, the second if it renders anew.
 */
export function isHarmed(painted: HTMLElement): boolean {
  const root = painted.getRootNode() as ShadowRoot
  const isBare = !root.querySelector('style') && root.adoptedStyleSheets.length === 0
  const isReplaced = painted.querySelector('[data-cfemail],[href*="/cdn-cgi/l/email-protection"]') !== null
  if (isReplaced) painted.removeAttribute('data-made-from')
  return (isBare && painted.childElementCount > 0) || isReplaced
}
