import { isSafeLink } from '../services/links.ts'
import type { ContentNode } from './content.ts'
import { itemParts, type ListMapping, type Places, placesIn } from './list-mapping.ts'
import type { Shape } from './shape.ts'

// Reads a list that stands as HTML inside a tag. Each node is visited once, and nothing recurses with it, because content
// may be nested deeper than a call stack.

/**
 * Tells whether a node is no part of the list: a script, a style, a template, slotted text, or another element of ours.
 */
const isApart = (node: ContentNode): boolean =>
  /^(script|style|template|mrp-.*)$/.test(node.tag) || node.getAttribute('slot') !== null

/**
 * Holds what stands on elements around an entry, by field. Undefined outside of the element that all entries are in.
 */
type Inherited = ReadonlyMap<string, string> | undefined

interface Item {
  readonly node: ContentNode
  readonly inherited: Inherited
}

/** Returns the elements of entries, in the order of the page. One inside another is no entry. */
function itemsIn(roots: ContentNode['children'], item: string, places: Places): readonly Item[] {
  const { around, tag, attribute, child, without } = itemParts(item)
  const isItem = ({ node, inherited }: Item) =>
    node.tag === tag &&
    (around === undefined || inherited !== undefined) &&
    (attribute === undefined || node.getAttribute(attribute) !== null) &&
    (without === undefined || node.getAttribute(without) === null) &&
    (child === undefined || node.children.some(inner => typeof inner !== 'string' && inner.tag === child))
  const found: Item[] = []
  const open = roots.toReversed().map(node => ({ node, inherited: undefined as Inherited }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, inherited } = next
    if (typeof node === 'string' || isApart(node)) continue
    if (isItem({ node, inherited })) {
      found.push({ node, inherited })
      continue
    }
    const inner =
      around !== undefined && (inherited || node.tag === around)
        ? withOwn(node, inherited, places)
        : undefined
    for (const child of node.children.toReversed()) open.push({ node: child, inherited: inner })
  }
  return found
}

/** Adds a node's own values: those of the nearest element count. */
function withOwn(node: ContentNode, inherited: Inherited, { attributes }: Places): Inherited {
  const own = attributes.flatMap(({ field, tag, name }) => {
    const value = tag === '' ? node.getAttribute(name) : null
    return value === null ? [] : [[field, value.trim()] as const]
  })
  return own.length === 0 && inherited ? inherited : new Map([...(inherited ?? []), ...own])
}

/** Returns the entries of a list, as its property takes them: none where the content has no list. */
export function entriesIn(
  roots: ContentNode['children'],
  { item, fields }: ListMapping,
  shape: Shape,
): readonly object[] {
  const places = placesIn(fields, shape)
  return itemsIn(roots, item, places).map(found => valuesOf(collect(found, places), places))
}

/** Holds what an entry's element has, by field. */
interface Collected {
  readonly attributes: Map<string, string>
  /** Has a text for each element of the field, also for an empty one. */
  readonly texts: Map<string, string[]>
}

/** Matches elements within a line. Any other element parts the words before and after it. */
const inline =
  /^(a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|u|var|wbr)$/

/** Marks text that belongs to no field. */
const noField = ''

function collect({ node: item, inherited = new Map() }: Item, places: Places): Collected {
  const { rest } = places
  const found: Collected = { attributes: new Map(), texts: new Map() }
  takeAttributes(item, '', places, found)
  for (const [field, value] of inherited) if (!found.attributes.has(field)) found.attributes.set(field, value)
  const open = item.children.toReversed().map(node => ({ node, owner: rest }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, owner } = next
    if (typeof node === 'string') {
      append(found, owner, node)
      continue
    }
    if (isApart(node)) continue
    takeAttributes(node, node.tag, places, found)
    // The outermost field takes all that is in it.
    const field = owner === rest ? ownerOf(node, places, found) : owner
    if (field !== owner) begin(found, field)
    const [before, after] = field === rest ? marksAround(node, places) : edgesOf(node)
    for (const inner of [before, ...node.children, after].toReversed())
      open.push({ node: inner, owner: field })
  }
  return found
}

/** Begins a text of its own. */
const begin = ({ texts }: Collected, field: string): void =>
  void texts.set(field, [...(texts.get(field) ?? []), ''])

function append({ texts }: Collected, field: string, text: string): void {
  const all = texts.get(field) ?? []
  all.push((all.pop() ?? '') + text)
  texts.set(field, all)
}

/** Returns the field that takes an element's text. Of a field that takes one text, the first element counts. */
function ownerOf(
  { tag }: ContentNode,
  { fieldAt, kindOf, rest, links }: Places,
  { texts }: Collected,
): string {
  const field = fieldAt(tag)
  if (field !== undefined && (kindOf(field) === 'texts' || !texts.has(field))) return field
  return tag === 'a' && links === 'without' ? noField : rest
}

function takeAttributes(node: ContentNode, tag: string, places: Places, { attributes }: Collected): void {
  for (const place of places.attributes) {
    if (place.tag !== tag || attributes.has(place.field)) continue
    const value = node.getAttribute(place.name)
    if (value !== null) attributes.set(place.field, value.trim())
  }
}

const edgesOf = ({ tag }: ContentNode): readonly [string, string] =>
  inline.test(tag) ? ['', ''] : [' ', ' ']

/** Returns what stands around a node's text. Where a text shows links, writes a link as `[words](address)`. */
function marksAround(node: ContentNode, { links }: Places): readonly [string, string] {
  const address = node.tag === 'a' ? node.getAttribute('href')?.trim() : undefined
  if (links !== 'with' || !isSafeLink(address)) return edgesOf(node)
  const written = address.replace(/[\s()]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return ['[', `](${written})`]
}

/** Joins blanks, as HTML does. A no-break space stays. */
const tidyBlanks = (text: string): string => text.replace(/[\t\n\f\r ]+/g, ' ').trim()

function valuesOf({ attributes, texts }: Collected, places: Places): object {
  const { kindOf, isOptional, placeOf } = places
  const values: Record<string, unknown> = {}
  const putText = (field: string, text: string) => {
    if (text !== '' || !isOptional(field)) values[field] = text
  }
  for (const [field, place] of Object.entries(placeOf)) {
    const attribute = attributes.get(field)
    const found = texts.get(field)?.map(tidyBlanks)
    if (attribute !== undefined && kindOf(field) === 'flag') values[field] = attribute !== 'false'
    else if (attribute !== undefined) putText(field, attribute)
    else if (kindOf(field) === 'texts') {
      // An editor leaves an empty last line. A cell without text keeps the others in their columns.
      if (found || !isOptional(field))
        values[field] = found?.filter(text => text !== '' || place === 'td') ?? []
    } else if (found || place.startsWith('rest')) putText(field, found?.join(' ') ?? '')
  }
  return values
}
