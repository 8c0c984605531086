import { propertyName } from '../../src/services/attribute-names.ts'
import { contentTypes, type EditorElement, entryName } from './elements.ts'
import type { EditorField } from './kinds.ts'

// Content types for Contentful, as `contentful space import` reads them.

interface Field {
  readonly id: string
  readonly [key: string]: unknown
}

/** An entry is found by it. It is no attribute. */
const entryTitle: Field = { id: 'entryTitle', name: 'Title of this entry', type: 'Symbol', required: true }

/** Returns the content of the file to import. */
export const contentfulTypes = (elements: Readonly<Record<string, EditorElement>>): object => ({
  contentTypes: contentTypes(elements).map(({ name, title, summary, fields }) => {
    const own = Object.entries(fields).map(([field, described]) => fieldOf(name, field, described))
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

const fieldOf = (type: string, name: string, field: EditorField): Field => ({
  id: propertyName(name),
  name: field.label,
  ...('optional' in field && { required: !field.optional }),
  ...typeOf(type, name, field),
})

function typeOf(type: string, name: string, { kind, choices, isLong }: EditorField): object {
  if (kind === 'toggle') return { type: 'Boolean' }
  if (kind === 'number') return { type: 'Number' }
  if (kind === 'choice') return { type: 'Symbol', validations: [{ in: choices }] }
  if (kind === 'texts') return { type: 'Array', items: { type: 'Symbol' } }
  if (kind !== 'list') return { type: isLong ? 'Text' : 'Symbol' }
  const validations = [{ linkContentType: [propertyName(entryName(type, name))] }]
  return { type: 'Array', items: { type: 'Link', linkType: 'Entry', validations } }
}
