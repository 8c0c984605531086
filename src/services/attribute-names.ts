// Knows the names of each attribute, and what editors put around its text. No other file does.

/** Reads attributes: of an element, or of a parser's node. */
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

/** Writes `full-name` as `fullName`. */
export const propertyName = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Writes `fullName` as `full-name`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Returns the text of an attribute under any of its names, without what editors put around it. */
export const attributeText = (element: Attributed, name: string): string | undefined => {
  const text = rawText(element, name)
  return text === undefined ? undefined : tidy(text)
}

const rawText = (element: Attributed, name: string): string | undefined =>
  attributeNames(name)
    .map(written => element.getAttribute(written))
    .find(text => text !== null) ?? undefined

/** Tells whether an editor has put curly quotes around an attribute's text. */
export const isQuoted = (element: Attributed, name: string): boolean => {
  const text = rawText(element, name)?.trim() ?? ''
  return tidy(text) !== text
}

/** Trims a text, and takes off the one pair of curly quotes that a code block of an editor made of straight ones. */
export const tidy = (text: string): string =>
  text
    .trim()
    .replace(/^[“”„″‘’′]([^“”„″‘’′]*)[“”„″‘’′]$/, '$1')
    .trim()

/** Returns what an attribute's three names have in common: `fullname` for `data-full-name`. */
export const commonName = (name: string): string => name.replace(/^data-/, '').replaceAll('-', '')

/** Returns the name under which an element has an attribute, if it has it. */
export const writtenName = (element: Element, name: string): string | undefined =>
  attributeNames(name).find(written => element.hasAttribute(written))
