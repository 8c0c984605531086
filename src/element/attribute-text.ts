import { type Attributed, attributeText } from '../services/attribute-names.ts'
import { printable } from '../services/console.ts'
import { type Attribute, Malformed } from './attributes.ts'
import type { Attributes, Values } from './element.ts'

/** `fullName` → `full-name`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Reads all attributes of an element. */
export function readAttributes(tag: string, attributes: Attributes, element: Attributed): Values {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, attribute]) => [
      key,
      parseAttribute(tag, key, attribute, attributeText(element, attributeName(key))),
    ]),
  )
}

/** Returns the value of an attribute's text, or the default where there is none. */
export function parseAttribute(
  tag: string,
  key: string,
  attribute: Attribute,
  source: string | undefined,
): unknown {
  if (source === undefined) return attribute.fallback
  return orFallback(tag, `attribute "${attributeName(key)}"`, source, attribute, attribute.parse(source))
}

/**
 * Returns the value. Where it is malformed, returns the default, or a list's valid entries, and one line in the console
 * says why.
 */
export function orFallback(
  tag: string,
  where: string,
  given: unknown,
  attribute: Attribute,
  read: unknown,
): unknown {
  if (!(read instanceof Malformed)) return read
  console.warn(printable(`<${tag}> ${where}: ${shown(given)} ${read.why}; ${read.instead}.`))
  return read.entries ?? attribute.fallback
}

/** Says that an editor has put curly quotes around a text. */
export const warnOfQuotes = (tag: string, name: string): void =>
  console.warn(
    `<${tag}> attribute "${name}": the curly quotes around its text were taken off. Write "straight" ones.`,
  )

function shown(value: unknown): string {
  // `String(value)` could run an object's own code, and throw.
  const isObject = value === Object(value)
  const source =
    typeof value === 'string'
      ? `"${value}"`
      : isObject
        ? Object.prototype.toString.call(value)
        : String(value)
  return source.length > 80 ? `${source.slice(0, 80)}…` : source
}
