// Knows the three names of each attribute. No other file does.

/** Anything with attributes: an element, or a parser's node. */
export interface Attributed {
  getAttribute(name: string): string | null
}

/**
 * Returns an attribute's names: its own, `data-full-name` (HTML filters keep it), and `fullname`. React writes the
 * last one for a property of an undefined element. The first name that an element has counts.
 */
export const attributeNames = (name: string): readonly string[] => [
  name,
  `data-${name}`,
  name.replaceAll('-', ''),
]

/** Returns the trimmed text of an attribute under any of its names. */
export const attributeText = (element: Attributed, name: string): string | undefined =>
  attributeNames(name)
    .map(written => element.getAttribute(written))
    .find(text => text !== null)
    ?.trim()

/** Returns the name under which an element has an attribute, if it has it. */
export const writtenName = (element: Element, name: string): string | undefined =>
  attributeNames(name).find(written => element.hasAttribute(written))

/** Returns what an attribute's three names have in common: `fullname` for `data-full-name`. */
export const commonName = (name: string): string => name.replace(/^data-/, '').replaceAll('-', '')
