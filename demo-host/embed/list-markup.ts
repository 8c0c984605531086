import { escapeHtml } from '../../scripts/html.ts'
import { itemParts, type ListMapping } from '../../src/custom-element/list-mapping.ts'

// A list as the HTML inside its tag, for people to paste. What reads it back is src/custom-element/list-content.ts.

type Entry = Readonly<Record<string, unknown>>
type Places = readonly (readonly [field: string, place: string])[]

/** Returns the HTML of a list that is given as JSON. Undefined where that is none yet, or has what HTML has no place for. */
export function listMarkup(json: string, { item, fields }: ListMapping): string | undefined {
  const entries = entriesIn(json)
  // A field that has no place in HTML would be lost.
  if (entries?.some(entry => Object.keys(entry).some(field => !Object.hasOwn(fields, field))))
    return undefined
  const { tag } = itemParts(item)
  const [before, after] = surroundings[tag] ?? ['', '']
  const lines = entries?.map(entry => entryMarkup(tag, entry, Object.entries(fields)))
  return lines && lines.length > 0 ? `${before}${lines.join('\n  ')}${after}` : undefined
}

/** Puts columns and lines into a table, and links into a navigation. */
const surroundings: Readonly<Record<string, readonly [string, string]>> = {
  a: ['<nav>\n  ', '\n</nav>'],
  th: ['<table><thead><tr><th></th>', '</tr></thead></table>'],
  tr: ['<table><tbody>', '</tbody></table>'],
}

function entriesIn(json: string): readonly Entry[] | undefined {
  try {
    const read: unknown = JSON.parse(json)
    const isSound = Array.isArray(read) && read.every(entry => typeof entry === 'object' && entry !== null)
    return isSound ? read : undefined
  } catch {
    return undefined
  }
}

function entryMarkup(tag: string, entry: Entry, places: Places): string {
  const given = places.flatMap(([field, place]) => {
    const value = entry[field]
    return value === undefined || value === false ? [] : [{ place, value }]
  })
  const attributes = given
    .filter(({ place }) => place.startsWith('['))
    .map(
      ({ place, value }) =>
        ` ${place.slice(1, -1)}${value === true ? '' : `="${escapeHtml(String(value))}"`}`,
    )
  const texts = given
    .filter(({ place }) => !/^(\[|a$|a\[)/.test(place))
    .map(({ place, value }) => textMarkup(tag, place, value))
  return `<${tag}${attributes.join('')}>${texts.join('')}${linkMarkup(entry, places)}</${tag}>`
}

function textMarkup(tag: string, place: string, value: unknown): string {
  if (Array.isArray(value)) {
    const texts = value.map(text => `<${place}>${escapeHtml(String(text))}</${place}>`).join('')
    return place === 'li' ? `<ul>${texts}</ul>` : texts
  }
  const text = escapeHtml(String(value))
  // A link in an answer stays in its notation, which is read from HTML too.
  if (place.startsWith('rest')) return /^(th|a)$/.test(tag) ? text : `<p>${text}</p>`
  const name = place === 'heading' ? 'h3' : place
  return `<${name}>${text}</${name}>`
}

/** Writes the link of an entry, with its own words or, where no field has them, the entry's name. */
function linkMarkup(entry: Entry, places: Places): string {
  const valueAt = (wanted: string) => entry[places.find(([, place]) => place === wanted)?.[0] ?? '']
  const [address, words] = [valueAt('a[href]'), valueAt('a')]
  if (address === undefined && words === undefined) return ''
  const href = address === undefined ? '' : ` href="${escapeHtml(String(address))}"`
  return `<a${href}>${escapeHtml(String(words ?? entry[places[0]?.[0] ?? '']))}</a>`
}
