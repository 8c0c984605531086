import { printable } from '../services/console.ts'
import { type Attribute, Malformed } from './attributes.ts'
import type { Attributes, Values } from './element.ts'

/** `fullName` → `full-name`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Gives the text of an attribute, or null. */
export type ReadText = (name: string) => string | null

/**
 * The names of a property's attribute, the first one that is there counting: its own, `data-<name>` for filters that
 * let only those through, and what React writes for the property of an element that is not defined yet: `fullname`.
 */
export const attributeNames = (key: string): readonly string[] => {
  const name = attributeName(key)
  return [name, `data-${name}`, key.toLowerCase()]
}

/** The trimmed text of a property's attribute, or null. */
export function attributeText(read: ReadText, key: string): string | null {
  for (const name of attributeNames(key)) {
    const found = read(name)
    if (found !== null) return found.trim()
  }
  return null
}

/** The values of all attributes, as a parser or a prerender finds them in the HTML. */
export function readAttributes(tag: string, attributes: Attributes, read: ReadText): Values {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, attribute]) => [
      key,
      parseAttribute(tag, key, attribute, attributeText(read, key)),
    ]),
  )
}

/** The value that an attribute's text makes; null makes the default. */
export function parseAttribute(
  tag: string,
  key: string,
  attribute: Attribute,
  source: string | null,
): unknown {
  if (source === null) return attribute.fallback
  return orFallback(tag, `attribute "${attributeName(key)}"`, source, attribute, attribute.parse(source))
}

/** What was read, or the default where it could not be: then a line on the console says why. */
export function orFallback(
  tag: string,
  where: string,
  given: unknown,
  attribute: Attribute,
  read: unknown,
): unknown {
  if (!(read instanceof Malformed)) return read
  console.warn(printable(`<${tag}> ${where}: ${shown(given)} ${read.why}; the default is used.`))
  return attribute.fallback
}

function shown(value: unknown): string {
  // Turning a foreign object to text could run its code, and throw.
  const isObject = value === Object(value)
  const source =
    typeof value === 'string'
      ? `"${value}"`
      : isObject
        ? Object.prototype.toString.call(value)
        : String(value)
  return source.length > 80 ? `${source.slice(0, 80)}…` : source
}
