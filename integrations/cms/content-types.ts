import { propertyName } from '../../src/services/attribute-names.ts'
import { type EditorElements, type EditorField, labelOf, underscored } from './elements.ts'

// Types of content for Contentful and Storyblok, whose lists are entries of their own.

/** What the entries of a list are called where they are content of their own. */
const entryName = (tag: string, list: string): string => `${tag}-${list}-entry`

/** Returns the types of content of a site: one for each element, and one for the entries of each of its lists. */
const contentTypes = (elements: EditorElements) =>
  Object.entries(elements).flatMap(([tag, { title, summary, attributes }]) => [
    { name: tag, title, summary, fields: attributes },
    ...Object.entries(attributes).flatMap(([list, { label, fields }]) =>
      fields
        ? [{ name: entryName(tag, list), title: `${title}: ${label.toLowerCase()}`, summary: '', fields }]
        : [],
    ),
  ])

// Content types for Contentful, as `contentful space import` reads them.

interface ContentfulField {
  readonly id: string
  readonly [key: string]: unknown
}

/** An entry is found by it. It is no attribute. */
const entryTitle: ContentfulField = {
  id: 'entryTitle',
  name: 'Title of this entry',
  type: 'Symbol',
  required: true,
}

/** Returns the content of the file to import. */
export const contentfulTypes = (elements: EditorElements): object => ({
  contentTypes: contentTypes(elements).map(({ name, title, summary, fields }) => {
    const own = Object.entries(fields).map(([field, described]) => contentfulField(name, field, described))
    const all = name in elements ? [entryTitle, ...own] : own
    return {
      sys: { id: propertyName(name), type: 'ContentType' },
      name: title,
      description: summary,
      displayField: all[0]?.id,
      fields: all.map(field => ({ localized: false, required: false, ...field })),
    }
  }),
})

const contentfulField = (type: string, name: string, field: EditorField): ContentfulField => ({
  id: propertyName(name),
  name: field.label,
  ...('optional' in field && { required: !field.optional }),
  ...contentfulType(type, name, field),
})

function contentfulType(type: string, name: string, { kind, choices, isLong }: EditorField): object {
  if (kind === 'toggle') return { type: 'Boolean' }
  if (kind === 'number') return { type: 'Number' }
  if (kind === 'choice') return { type: 'Symbol', validations: [{ in: choices }] }
  if (kind === 'texts') return { type: 'Array', items: { type: 'Symbol' } }
  if (kind !== 'list') return { type: isLong ? 'Text' : 'Symbol' }
  const validations = [{ linkContentType: [propertyName(entryName(type, name))] }]
  return { type: 'Array', items: { type: 'Link', linkType: 'Entry', validations } }
}

// Components for Storyblok, as `storyblok components push` reads them.

/** Returns the content of `components.json`. */
export const storyblokComponents = (elements: EditorElements): readonly object[] =>
  contentTypes(elements).map(({ name, title, fields }) => ({
    name: underscored(name),
    display_name: title,
    is_root: false,
    is_nestable: true,
    schema: Object.fromEntries(
      Object.entries(fields).map(([field, described], pos) => [
        underscored(field),
        { ...storyblokField(name, field, described), pos },
      ]),
    ),
  }))

const storyblokField = (component: string, name: string, field: EditorField): object => ({
  display_name: field.label,
  ...('optional' in field ? { required: !field.optional } : { description: field.doc }),
  ...storyblokType(component, name, field),
})

function storyblokType(component: string, name: string, { kind, choices = [], isLong }: EditorField): object {
  if (kind === 'toggle') return { type: 'boolean' }
  if (kind === 'number') return { type: 'number' }
  if (kind === 'choice')
    return { type: 'option', options: choices.map(value => ({ name: labelOf(value), value })) }
  if (kind === 'texts') return { type: 'textarea', description: 'One entry a line.' }
  if (kind !== 'list') return { type: isLong ? 'textarea' : 'text' }
  return {
    type: 'bloks',
    restrict_components: true,
    component_whitelist: [underscored(entryName(component, name))],
  }
}
