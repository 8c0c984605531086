import { attributeName } from '../services/attribute-names.ts'
import type { Shape } from './shape.ts'

// Where a list stands in the HTML inside a tag: one row for each list, in the element's description.

/**
 * Says where a field stands in an entry's element. `[data-price]` is an attribute of that element, and `a[href]` one of
 * an element in it. `li` is the text of such elements, each a text of its own if the field takes several. `heading` is
 * the text of an `h1` to `h6`. `rest` is all other text; `rest with links` writes links as `[words](address)`, and
 * `rest without links` leaves out their words.
 */
export type FieldPlace = string

export interface ListMapping {
  /**
   * Selects the element of an entry: `article`, `th[data-price]`, `tr:has(td)`, or `nav a:not([lang])`. In a `nav`, an
   * attribute may also stand on an element around entries, for all of them.
   */
  readonly item: string
  readonly fields: Readonly<Record<string, FieldPlace>>
}

/**
 * Says where fields of these names stand. A list of texts is in `li`, and everything else in `[data-…]` of the field's
 * name.
 */
const usualPlaces: Readonly<Record<string, FieldPlace>> = {
  title: 'heading',
  name: 'heading',
  text: 'rest',
  label: 'rest',
}

/** Returns a mapping, of which `places` has what stands elsewhere than usual. */
export const mappingOf = (
  shape: Shape,
  item: string,
  places: Readonly<Record<string, FieldPlace | undefined>>,
): ListMapping => ({
  item,
  fields: Object.fromEntries(
    Object.entries(shape).map(([field, kind]) => {
      const usual = kind.startsWith('texts') ? 'li' : `[data-${attributeName(field)}]`
      return [field, places[field] ?? usualPlaces[field] ?? usual]
    }),
  ),
})

/** Takes the selector of an entry apart. */
export function itemParts(item: string) {
  const notation = /^(?:(\w+) )?(\w+)(?:\[(.+)\]|:has\((\w+)\)|:not\(\[(.+)\]\))?$/
  const [, around, tag = '', attribute, child, without] = notation.exec(item) ?? []
  return { around, tag, attribute, child, without }
}

const attributeNotation = /^(\w*)\[(.+)\]$/

interface AttributePlace {
  readonly field: string
  /** Names the element that has it. Empty for the entry's own. */
  readonly tag: string
  readonly name: string
}

export type Places = ReturnType<typeof placesIn>

/** Prepares a mapping for reading. */
export function placesIn(fields: ListMapping['fields'], shape: Shape) {
  const fieldOf = new Map<string, string>()
  const attributes: AttributePlace[] = []
  let rest = ''
  let links: string | undefined
  for (const [field, place] of Object.entries(fields)) {
    const [, tag = '', name] = attributeNotation.exec(place) ?? []
    const [isRest, how] = /^rest(?: (with|without) links)?$/.exec(place) ?? []
    if (name !== undefined) attributes.push({ field, tag, name })
    else if (isRest) [rest, links] = [field, how]
    else fieldOf.set(place, field)
  }
  return {
    attributes,
    /** Names the field that takes all other text. Empty if none does. */
    rest,
    /** Is `with` or `without`, for that text. */
    links,
    /** Returns the field that takes the text of an element. */
    fieldAt: (tag: string) => fieldOf.get(/^h[1-6]$/.test(tag) ? 'heading' : tag),
    /** Returns what a field takes: `text`, `texts` … */
    kindOf: (field: string) => shape[field]?.replace('?', ''),
    isOptional: (field: string) => shape[field]?.endsWith('?') ?? true,
    placeOf: fields,
  }
}

const tagInBrackets = (tag: string): string => `<${tag}>`

/** Tells a person where a field is written: `data-price of the <article>`. */
export function placeInWords({ item, fields }: ListMapping, field: string): string {
  const place = fields[field] ?? ''
  const [, tag = '', name] = attributeNotation.exec(place) ?? []
  const around = tagInBrackets(itemParts(item).tag)
  if (name !== undefined) return `${name} of ${tag ? `${tagInBrackets(tag)} in it` : around}`
  if (place.startsWith('rest')) return `text in ${around}`
  return place === 'heading' ? 'a heading such as <h3>' : tagInBrackets(place)
}
