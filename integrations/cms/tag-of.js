// The tag of an element with the fields of a content management system: of Storyblok, of Contentful, or of any other
// whose fields are named as the attributes are. Made for servers and for browsers; it needs nothing else.

/**
 * What kind of field an attribute is: the names of an entry's fields for a list, with their kinds.
 * @typedef {'text' | 'toggle' | Readonly<Record<string, string>>} Kind
 */

/** By tag, then by attribute. The build puts them in. @type {Readonly<Record<string, Readonly<Record<string, Kind>>>>} */
const elements = JSON.parse('ELEMENTS')

/** @type {Readonly<Record<string, string>>} */
const entities = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escaped = (/** @type {unknown} */ text) =>
  String(text).replace(/[&"<>]/g, sign => entities[sign] ?? sign)

/** `mrp_demo_form` and `mrpDemoForm` → `mrp-demo-form`. */
const dashed = (/** @type {string} */ name) =>
  name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`).replaceAll('_', '-')

/**
 * Returns the tag of a component as HTML, or an empty text where it is none of ours. Fields that are empty, or no
 * attribute of the element, are left out. `content` is HTML for visitors without JavaScript.
 */
export function tagOf(
  /** @type {string} */ component,
  /** @type {Readonly<Record<string, unknown>>} */ fields,
  content = '',
) {
  const tag = dashed(component)
  const attributes = Object.hasOwn(elements, tag) ? elements[tag] : undefined
  if (!attributes) return ''
  const written = Object.entries(fields).map(([field, value]) => {
    const name = dashed(field)
    const kind = Object.hasOwn(attributes, name) ? attributes[name] : undefined
    if (!kind || value === undefined || value === null || value === '' || value === false) return ''
    if (kind === 'toggle') return ` ${name}`
    if (kind === 'text') return ` ${name}="${escaped(value)}"`
    const entries = [value].flat().map(entry => entryOf(kind, Object(entry)))
    return entries.length > 0 ? ` ${name}="${escaped(JSON.stringify(entries))}"` : ''
  })
  return `<${tag}${written.join('')}>${content}</${tag}>`
}

/** Storyblok has an entry's fields on it, Contentful in its `fields`. A list of texts may be one text, a line each. */
function entryOf(
  /** @type {Readonly<Record<string, string>>} */ kinds,
  /** @type {Readonly<Record<string, unknown>>} */ entry,
) {
  const fields = Object(entry.fields ?? entry)
  const read = Object.entries(kinds).map(([name, kind]) => {
    const value = fields[name]
    if (kind === 'texts' && typeof value === 'string') return [name, value.split('\n').filter(Boolean)]
    return [name, value === '' ? undefined : value]
  })
  return Object.fromEntries(read)
}
