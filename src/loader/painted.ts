import { attributeText } from '../services/attribute-names.ts'

// What the markup of a painted element says of itself.

/** Tells whether an element's attributes are not those that its markup was made from, or a script has set a property. */
export function isStale(element: Element, painted: HTMLElement, names: readonly string[]): boolean {
  const made = readMade(painted) ?? readMade(element.querySelector(':scope > [data-made-from]'))
  if (!made) return false
  const before = { getAttribute: (name: string) => made.get(name) ?? null }
  return names.some(name => attributeText(before, name) !== attributeText(element, name))
}

/** A map, because a page may have added to what every object has. */
function readMade(container: HTMLElement | null): ReadonlyMap<string, string> | undefined {
  try {
    return new Map(Object.entries(JSON.parse(container?.dataset.madeFrom ?? '')))
  } catch {
    return undefined
  }
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
