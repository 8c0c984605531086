import { isSafeLink, isWebAddress, linkRule } from '../state/links.ts'
import { findFault, type ItemOf, type Shape, shapeType } from './shape.ts'

/** How one attribute, and the property of the same name, is read. */
export interface Attribute<Value = unknown> {
  readonly doc: string
  /** The property's TypeScript type, for typings and editor data. */
  readonly type: string
  /** Used when the attribute is absent, removed or malformed. */
  readonly fallback: Value
  /** Whether a slot of the same name takes rich text in its place. */
  readonly slot?: true
  /** The allowed values, where they are few. */
  readonly choices?: readonly string[]
  /** Reads the trimmed text of the attribute; a `Malformed` says why it can't be read. */
  parse(text: string): Value | Malformed
  /** Checks a value that was set as a property and is not a text. */
  accept(value: unknown): Value | Malformed
}

/** Why a value was refused, ending a sentence that begins with the value: "is not one of …". */
export class Malformed {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}

/** Any text. Numbers set as a property are taken as text too. */
export function text(doc: string): Attribute<string | undefined>
export function text(doc: string, fallback: string): Attribute<string>
export function text(doc: string, fallback?: string): Attribute<string | undefined> {
  const accept = (value: unknown) =>
    typeof value === 'string' || Number.isFinite(value)
      ? String(value).trim()
      : new Malformed('is not a text')
  return { doc, type: 'string', fallback, parse: accept, accept }
}

/** A text of the site that an editor may give as plain text, or as rich text in the slot of the same name. */
export const copy = (doc: string, fallback: string): Attribute<string> => ({
  ...text(doc, fallback),
  slot: true,
})

/** Where a link leads: a web, mail or telephone address, or a path. */
export function link(doc: string): Attribute<string | undefined>
export function link(doc: string, fallback: string): Attribute<string>
export function link(doc: string, fallback?: string): Attribute<string | undefined> {
  const accept = (value: unknown) => {
    // Trimmed first: more is blank to JavaScript than to an address, and could hide what begins with it.
    const address = typeof value === 'string' ? value.trim() : value
    return isSafeLink(address)
      ? address
      : new Malformed(`is not an address that a link may have: ${linkRule}`)
  }
  return { doc, type: 'string', fallback, parse: accept, accept }
}

/** Where requests go: a web address, or a path. */
export function webAddress(doc: string): Attribute<string | undefined> {
  const accept = (value: unknown) => {
    const address = typeof value === 'string' ? value.trim() : value
    return isWebAddress(address)
      ? address
      : new Malformed('is not an address that requests may go to: http, https or a path')
  }
  return { doc, type: 'string', fallback: undefined, parse: accept, accept }
}

/** One of a few texts, to the letter. */
export function choice<const Choice extends string>(
  doc: string,
  choices: readonly Choice[],
): Attribute<Choice | undefined>
export function choice<const Choice extends string>(
  doc: string,
  choices: readonly Choice[],
  fallback: Choice,
): Attribute<Choice>
export function choice<const Choice extends string>(
  doc: string,
  choices: readonly Choice[],
  fallback?: Choice,
): Attribute<Choice | undefined> {
  const accept = (value: unknown) =>
    choices.find(known => known === value) ??
    new Malformed(`is not one of ${choices.map(known => `"${known}"`).join(', ')}`)
  // An empty attribute is how templates write "nothing chosen".
  return {
    doc,
    type: choicesType(choices),
    fallback,
    choices,
    parse: value => (value === '' ? fallback : accept(value)),
    accept,
  }
}

const choicesType = (choices: readonly string[]): string => choices.map(known => `'${known}'`).join(' | ')

/** True by presence, as in HTML; `"false"` is false, because templates write it. */
export function flag(doc: string): Attribute<boolean> {
  return {
    doc,
    type: 'boolean',
    fallback: false,
    parse: value => value !== 'false',
    accept: value => (typeof value === 'boolean' ? value : new Malformed('is not true or false')),
  }
}

/** A JSON object without others in it, such as texts by name: what is taken for a text has to be one. */
export function record<Value extends object>(doc: string, type: string): Attribute<Value | undefined> {
  const accept = (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return new Malformed('is not an object')
    const isFlat = Object.values(value).every(entry => Object(entry) !== entry)
    return isFlat ? (value as Value) : new Malformed('has an object where a text should be')
  }
  return { doc, type, fallback: undefined, parse: json(accept), accept }
}

/** A JSON list of objects of one shape, such as `{ title: 'text', points: 'texts?' }`. */
export function list<const S extends Shape>(
  doc: string,
  shape: S,
  fallback: readonly ItemOf<S>[],
): Attribute<readonly ItemOf<S>[]> {
  const accept = (value: unknown) => {
    if (!Array.isArray(value)) return new Malformed('is not a list')
    const fault = findFault(shape, value)
    return fault ? new Malformed(fault) : (value as ItemOf<S>[])
  }
  return { doc, type: shapeType(shape), fallback, parse: json(accept), accept }
}

const json =
  <Value>(accept: (value: unknown) => Value | Malformed) =>
  (source: string): Value | Malformed => {
    if (source.startsWith('[object ')) {
      return new Malformed(
        'is an object that a framework wrote as text, because the element was not defined yet: pass it through JSON.stringify(…)',
      )
    }
    try {
      return accept(JSON.parse(source))
    } catch (error) {
      return new Malformed(`is not JSON (${error instanceof Error ? error.message : error})`)
    }
  }
