// An attribute may be written under three names. This file alone knows them.

/** What has attributes: an element, or a parser's reading of one. */
export interface Attributed {
  getAttribute(name: string): string | null
}

/**
 * Returns an attribute's names; the first one that is there counts. Its own; `data-full-name`, which HTML filters let
 * through; and `fullname`, which React writes for a property of an element that is not defined yet.
 */
export const attributeNames = (name: string): readonly string[] => [
  name,
  `data-${name}`,
  name.replaceAll('-', ''),
]

/** Returns the trimmed text of an attribute under any of its names. */
export function attributeText(element: Attributed, name: string): string | undefined {
  for (const written of attributeNames(name)) {
    const text = element.getAttribute(written)
    if (text !== null) return text.trim()
  }
  return undefined
}

/** Returns the name under which an element has an attribute, if it has it. */
export const writtenName = (element: Element, name: string): string | undefined =>
  attributeNames(name).find(written => element.hasAttribute(written))

/** Returns what all names of an attribute have in common: `fullname` for `data-full-name`. */
export const commonName = (name: string): string => name.replace(/^data-/, '').replaceAll('-', '')
