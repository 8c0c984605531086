import { printable } from '../services/console.ts'
import { type Attribute, Malformed } from './attributes.ts'

/** `fullName` → `full-name`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

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
 * Returns the value. Where it is malformed, one line in the console says why, and the default is returned. Of a list those
 * are the valid entries; undefined if there are none, which shows the content.
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
  if (!read.entries) return attribute.fallback
  return read.entries.length > 0 ? read.entries : undefined
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
