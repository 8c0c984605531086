import { messageOf } from '../services/console.ts'
import { isSafeLink, isWebAddress, linkRule } from '../services/links.ts'
import type { ContentNode } from './content.ts'
import type { ListMapping } from './list-mapping.ts'
import { type ItemOf, type Shape, shapeType, sortEntries } from './shape.ts'

/** Says how an attribute is read. `words` holds several texts or numbers, and `json` any JSON but a list. */
export type AttributeKind = 'text' | 'address' | 'words' | 'number' | 'flag' | 'choice' | 'list' | 'json'

/** Describes how one attribute, and the property of the same name, is read. */
export interface Attribute<Value = unknown> {
  readonly doc: string
  readonly kind: AttributeKind
  /** Names the property's TypeScript type, for typings and editor data. */
  readonly type: string
  /**
   * Takes the place of a value that is absent, removed or malformed. A malformed list keeps its valid entries, or shows
   * the content.
   */
  readonly fallback: Value
  /** Lets a slot of the same name take rich text in its place. */
  readonly slot?: true
  /** Lets an empty text remove what shows it. Otherwise an empty text gives the default. */
  readonly mayBeEmpty?: true
  /** Lists the allowed values, where they are few. */
  readonly choices?: readonly string[]
  /** Says what the entries of a list hold. */
  readonly shape?: Shape
  /** Says where a list stands in the HTML inside the tag, if it may stand there. */
  readonly mapping?: ListMapping
  /** Reads that list and follows it. */
  readonly reader?: ListReader
  /** Reads the trimmed text of the attribute; a `Malformed` says why it can't be read. */
  parse(text: string): Value | Malformed
  /** Checks a value that was set as a property and is not a text. */
  accept(value: unknown): Value | Malformed
}

/** Lists in a content, by key. */
export type Lists = ReadonlyMap<string, unknown>

/** Reads a list that may stand as HTML inside the tag. */
export interface ListReader {
  /** Returns the list. Undefined where the content has none. */
  read(content: ContentNode): readonly unknown[] | Malformed | undefined
  /** Returns all lists of an element: undefined for one of which no entry is valid. The console hears what is wrong. */
  readAll(tag: string, attributes: Readonly<Record<string, Attribute>>, content: ContentNode): Lists
  nodeOf(element: Element): ContentNode
  /** Tells one content from another. */
  hashOf(element: Element): string
  /** Calls for every change in the content, until the returned function is called. */
  follow(element: Element, changed: () => void): () => void
}

/** Returns what reads the lists in an element's content, if it may have any there. */
export const listReaderOf = (attributes: Readonly<Record<string, Attribute>>): ListReader | undefined =>
  Object.values(attributes).find(({ reader }) => reader)?.reader

/** Says why a value was refused. `why` ends a sentence that begins with the value: "is not one of …". */
export class Malformed {
  readonly why: string
  /** Keeps the valid entries of a list. A page that brings its own list never shows the default one. */
  readonly entries: readonly unknown[] | undefined
  /** Takes the place of the value, where the default could do harm. */
  readonly safeValue: string | undefined

  constructor(why: string, entries?: readonly unknown[], safeValue?: string) {
    this.why = why
    this.entries = entries
    this.safeValue = safeValue
  }

  /** Says what happens instead, as a clause. */
  get instead(): string {
    if (!this.entries) return `${this.safeValue ? `"${this.safeValue}"` : 'the default'} is used`
    return this.entries.length > 0
      ? 'only its valid entries are shown'
      : 'the content inside the tag is shown'
  }
}

/** Describes any text. A number that is set as a property counts as text. */
export function text<Fallback extends string | undefined = undefined>(
  doc: string,
  fallback?: Fallback,
): Attribute<string | Fallback> {
  const accept = (value: unknown) =>
    typeof value === 'string' || Number.isFinite(value)
      ? String(value).trim()
      : new Malformed('is not a text')
  return { doc, kind: 'text', type: 'string', fallback: fallback as Fallback, parse: accept, accept }
}

/** Describes a text with a default. If the page gives an empty text, the element leaves out what shows it. */
export const removableText = (doc: string, fallback: string): Attribute<string> => ({
  ...text(doc, fallback),
  mayBeEmpty: true,
})

/** Describes one email address. A mail link would take several, and show each visitor all of them. */
export function oneEmail(attribute: Attribute<string | undefined>): Attribute<string | undefined> {
  const accept = (value: unknown) =>
    /[,;]/.test(String(value))
      ? new Malformed('names several addresses, and there can be one: let it forward to the others')
      : attribute.accept(value)
  return { ...attribute, parse: accept, accept }
}

/** Describes a text of the site. An editor gives it as plain text, or as rich text in the slot of the same name. */
export const slottedText = (doc: string, fallback: string): Attribute<string> => ({
  ...text(doc, fallback),
  slot: true,
})

/** Describes where a link leads: a web, mail or telephone address, or a path. */
export const link = (doc: string): Attribute<string | undefined> =>
  address(doc, isSafeLink, `is not an address that a link may have: ${linkRule}`)

/** Describes a web address or a path. */
export const webAddress = (doc: string): Attribute<string | undefined> =>
  address(doc, isWebAddress, 'is not a web address: http, https or a path')

function address(
  doc: string,
  isAllowed: (value: unknown) => value is string,
  fault: string,
): Attribute<string | undefined> {
  const accept = (value: unknown) => {
    // Trimmed first: more is blank to JavaScript than to an address, and could hide what begins with it.
    const trimmed = typeof value === 'string' ? value.trim() : value
    return isAllowed(trimmed) ? trimmed : new Malformed(fault)
  }
  return { doc, kind: 'address', type: 'string', fallback: undefined, parse: accept, accept }
}

/** Describes one of a few texts, in capitals or not. The value is spelled as in `choices`. */
export function choice<const Choice extends string, Fallback extends Choice | undefined = undefined>(
  doc: string,
  choices: readonly Choice[],
  fallback?: Fallback,
  safeValue?: Choice,
): Attribute<Choice | Fallback> {
  const accept = (value: unknown) =>
    choices.find(known => typeof value === 'string' && known.toLowerCase() === value.toLowerCase()) ??
    new Malformed(`is not one of ${choices.map(known => `"${known}"`).join(', ')}`, undefined, safeValue)
  // An empty attribute is how templates write "nothing chosen".
  return {
    doc,
    kind: 'choice',
    type: choicesType(choices),
    fallback: fallback as Fallback,
    choices,
    parse: value => (value === '' ? (fallback as Fallback) : accept(value)),
    accept,
  }
}

const choicesType = (choices: readonly string[]): string => choices.map(known => `'${known}'`).join(' | ')

/** Describes a flag: true by presence, as in HTML. `"false"` is false, because templates write it. */
export function flag(doc: string): Attribute<boolean> {
  return {
    doc,
    kind: 'flag',
    type: 'boolean',
    fallback: false,
    parse: value => value !== 'false',
    accept: value => (typeof value === 'boolean' ? value : new Malformed('is not true or false')),
  }
}

/** Describes a JSON object of texts and numbers. With `levels` 2, its entries may be such objects themselves. */
export function record<Value extends object>(
  doc: string,
  type: string,
  levels: 1 | 2 = 1,
): Attribute<Value | undefined> {
  const accept = (value: unknown) => {
    if (!isPlain(value)) return new Malformed('is not an object')
    const texts = Object.values(value).flatMap(entry =>
      levels === 2 && isPlain(entry) ? Object.values(entry) : [entry],
    )
    const isSound = texts.every(text => Object(text) !== text)
    return isSound ? (value as Value) : new Malformed('has an object where a text should be')
  }
  return { doc, kind: 'json', type, fallback: undefined, parse: json(accept), accept }
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Describes a JSON list of objects of one shape, such as `{ title: 'text', points: 'texts?' }`. Leaves out entries of
 * another shape. The default shows only where the page gives no list.
 */
export function list<const S extends Shape>(
  doc: string,
  shape: S,
  fallback: readonly ItemOf<S>[],
): Attribute<readonly ItemOf<S>[]> {
  const accept = (value: unknown) => {
    if (!Array.isArray(value)) return new Malformed('is not a list', [])
    const { valid, faults } = sortEntries(shape, value)
    return faults.length > 0 ? new Malformed(firstOf(faults), valid) : (value as ItemOf<S>[])
  }
  return { doc, kind: 'list', type: shapeType(shape), fallback, shape, parse: json(accept, []), accept }
}

/** Joins the first three faults: a long list may have a wrong entry in each place. */
export function firstOf(faults: readonly string[]): string {
  const more = faults.length - 3
  return [...faults.slice(0, 3), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** Reads JSON. For a text that is none, returns a Malformed with `entries`. */
const json =
  <Value>(accept: (value: unknown) => Value | Malformed, entries?: readonly unknown[]) =>
  (source: string): Value | Malformed => {
    if (source.startsWith('[object ')) {
      return new Malformed(
        'is an object that a framework wrote as text: pass it through JSON.stringify(…)',
        entries,
      )
    }
    try {
      return accept(JSON.parse(source))
    } catch (error) {
      return new Malformed(`is not JSON (${messageOf(error)})`, entries)
    }
  }
