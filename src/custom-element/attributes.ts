import { messageOf } from '../services/console.ts'
import { isSafeLink, isWebAddress, linkRule } from '../services/links.ts'
import type { ContentNode } from './content.ts'
import type { ListMapping } from './list-mapping.ts'
import { type ItemOf, type Shape, shapeType, sortEntries } from './shape.ts'

/** What an attribute holds. `words` are several texts or numbers in one, and `json` is any other JSON than a list. */
export type AttributeKind = 'text' | 'address' | 'words' | 'number' | 'flag' | 'choice' | 'list' | 'json'

/** How one attribute, and the property of the same name, is read. */
export interface Attribute<Value = unknown> {
  readonly doc: string
  readonly kind: AttributeKind
  /** The property's TypeScript type, for typings and editor data. */
  readonly type: string
  /** Used when the attribute is absent, removed or malformed. A malformed list has what is valid of it, or the content. */
  readonly fallback: Value
  /** Whether a slot of the same name takes rich text in its place. */
  readonly slot?: true
  /** Whether an empty text removes what shows it, in place of giving the default. */
  readonly mayBeEmpty?: true
  /** The allowed values, where they are few. */
  readonly choices?: readonly string[]
  /** Of a list: what its entries hold. */
  readonly shape?: Shape
  /** Of a list that may stand as HTML inside the tag: where. */
  readonly mapping?: ListMapping
  /** What reads and follows that list. */
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

/** Why a value was refused, ending a sentence that begins with the value: "is not one of …". */
export class Malformed {
  readonly why: string
  /** Of a list: its valid entries. A page that brings its own list never shows the default one. */
  readonly entries: readonly unknown[] | undefined

  constructor(why: string, entries?: readonly unknown[]) {
    this.why = why
    this.entries = entries
  }

  /** What is done in its place, as a clause. */
  get instead(): string {
    if (!this.entries) return 'the default is used'
    return this.entries.length > 0
      ? 'only its valid entries are shown'
      : 'the content inside the tag is shown'
  }
}

/** Any text. Numbers set as a property are taken as text too. */
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

/** A text with a default. If it is empty, what shows it is left out. */
export const removableText = (doc: string, fallback: string): Attribute<string> => ({
  ...text(doc, fallback),
  mayBeEmpty: true,
})

/** A text that is one email address. A mail link takes several, and would show each visitor all of them. */
export function oneAddress(any: Attribute<string | undefined>): Attribute<string | undefined> {
  const accept = (value: unknown) =>
    /[,;]/.test(String(value))
      ? new Malformed('names several addresses, and there can be one: let it forward to the others')
      : any.accept(value)
  return { ...any, parse: accept, accept }
}

/** A text of the site that an editor may give as plain text, or as rich text in the slot of the same name. */
export const copy = (doc: string, fallback: string): Attribute<string> => ({
  ...text(doc, fallback),
  slot: true,
})

/** Where a link leads: a web, mail or telephone address, or a path. */
export const link = (doc: string): Attribute<string | undefined> =>
  address(doc, isSafeLink, `is not an address that a link may have: ${linkRule}`)

/** A web address, or a path. */
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

/** One of a few texts, in capitals or not. Its value is written as it is here. */
export function choice<const Choice extends string, Fallback extends Choice | undefined = undefined>(
  doc: string,
  choices: readonly Choice[],
  fallback?: Fallback,
): Attribute<Choice | Fallback> {
  const accept = (value: unknown) =>
    choices.find(known => typeof value === 'string' && known.toLowerCase() === value.toLowerCase()) ??
    new Malformed(`is not one of ${choices.map(known => `"${known}"`).join(', ')}`)
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

/** True by presence, as in HTML; `"false"` is false, because templates write it. */
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

/**
 * A JSON object, such as texts by name: what is taken for a text has to be one. `levels` is 2 where its entries may be
 * such objects themselves.
 */
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
 * A JSON list of objects of one shape, such as `{ title: 'text', points: 'texts?' }`. Entries of another shape are left
 * out. The default stands only where no list is given.
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
