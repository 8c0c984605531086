import { isSafeLink } from '../services/links.ts'
import type { ContentNode } from './content.ts'
import { type ListMapping, type Places, placesIn } from './list-mapping.ts'
import type { Shape } from './shape.ts'

// Reads a list that stands as HTML inside a tag. Each node is visited once, and nothing recurses with it, because content
// may be nested deeper than a call stack.

const itemNotation = /^(\w+)(?:\[(.+)\]|:has\((\w+)\))?$/

/** What has no text of the list: what a page runs or keeps, rich text for a slot, and other elements of ours. */
const isApart = (node: ContentNode): boolean =>
  /^(script|style|template|mrp-.*)$/.test(node.tag) || node.getAttribute('slot') !== null

/** Returns the elements of entries, in the order of the page. One inside another is no entry. */
function itemsIn(roots: ContentNode['children'], item: string): readonly ContentNode[] {
  const [, tag, attribute, child] = itemNotation.exec(item) ?? []
  const isItem = (node: ContentNode) =>
    node.tag === tag &&
    (attribute === undefined || node.getAttribute(attribute) !== null) &&
    (child === undefined || node.children.some(inner => typeof inner !== 'string' && inner.tag === child))
  const found: ContentNode[] = []
  const open = roots.toReversed()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string' || isApart(node)) continue
    if (isItem(node)) found.push(node)
    else for (const inner of node.children.toReversed()) open.push(inner)
  }
  return found
}

/** Returns the entries of a list, as its property takes them: none where the content has no list. */
export function entriesIn(
  roots: ContentNode['children'],
  { item, fields }: ListMapping,
  shape: Shape,
): readonly object[] {
  const places = placesIn(fields, shape)
  return itemsIn(roots, item).map(node => valuesOf(collect(node, places), places))
}

/** What an entry's element holds, by field. */
interface Collected {
  readonly attributes: Map<string, string>
  /** A text for each element of the field, also where it is empty. */
  readonly texts: Map<string, string[]>
}

/** Elements within a line. Where any other one begins or ends, words are apart although no sign is between them. */
const inline =
  /^(a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|u|var|wbr)$/

/** Belongs to no field. */
const nobody = ''

function collect(item: ContentNode, places: Places): Collected {
  const { rest } = places
  const found: Collected = { attributes: new Map(), texts: new Map() }
  takeAttributes(item, '', places, found)
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

/** Of a field that takes one text, the first element counts. */
function ownerOf(
  { tag }: ContentNode,
  { fieldAt, kindOf, rest, links }: Places,
  { texts }: Collected,
): string {
  const field = fieldAt(tag)
  if (field !== undefined && (kindOf(field) === 'texts' || !texts.has(field))) return field
  return tag === 'a' && links === 'without' ? nobody : rest
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

/** A link in a text that shows links is written in their notation. */
function marksAround(node: ContentNode, { links }: Places): readonly [string, string] {
  const address = node.tag === 'a' ? node.getAttribute('href')?.trim() : undefined
  if (links !== 'with' || !isSafeLink(address)) return edgesOf(node)
  const written = address.replace(/[\s()]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
  return ['[', `](${written})`]
}

/** Blanks in HTML are one blank; a no-break space is none of them. */
const tidied = (text: string): string => text.replace(/[\t\n\f\r ]+/g, ' ').trim()

function valuesOf({ attributes, texts }: Collected, places: Places): object {
  const { kindOf, isOptional, placeOf } = places
  const values: Record<string, unknown> = {}
  const putText = (field: string, text: string) => {
    if (text !== '' || !isOptional(field)) values[field] = text
  }
  for (const [field, place] of Object.entries(placeOf)) {
    const attribute = attributes.get(field)
    const found = texts.get(field)?.map(tidied)
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
