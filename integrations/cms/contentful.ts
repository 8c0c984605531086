import { propertyName } from '../../src/services/attribute-names.ts'
import type { EditorElement } from './elements.ts'
import type { EditorAttribute, FieldOfEntry } from './kinds.ts'

// Content types for Contentful, as `contentful space import` reads them: one for each element, and one for the entries of
// each list.

/** Returns the content of the file to import. */
export const contentfulTypes = (elements: Readonly<Record<string, EditorElement>>): object => ({
  contentTypes: Object.entries(elements).flatMap(([tag, { title, summary, attributes }]) => [
    contentType(tag, title, summary, [
      // An entry is found by it. It is no attribute.
      { id: 'entryTitle', name: 'Title of this entry', type: 'Symbol', required: true },
      ...Object.entries(attributes).map(([name, attribute]) => fieldOf(tag, name, attribute)),
    ]),
    ...Object.entries(attributes).flatMap(([name, { label, fields }]) =>
      fields
        ? [
            contentType(
              `${tag}-${name}-entry`,
              `${title}: ${label.toLowerCase()}`,
              '',
              Object.entries(fields).map(([field, entry]) => entryField(field, entry)),
            ),
          ]
        : [],
    ),
  ]),
})

interface Field {
  readonly id: string
  readonly [key: string]: unknown
}

const contentType = (name: string, title: string, description: string, fields: readonly Field[]): object => ({
  sys: { id: propertyName(name), type: 'ContentType' },
  name: title,
  description,
  displayField: fields[0]?.id,
  fields: fields.map(field => ({ localized: false, required: false, ...field })),
})

const fieldOf = (tag: string, name: string, attribute: EditorAttribute): Field => ({
  id: propertyName(name),
  name: attribute.label,
  ...typeOf(tag, name, attribute),
})

function typeOf(tag: string, name: string, { kind, choices, isLong }: EditorAttribute): object {
  if (kind === 'toggle') return { type: 'Boolean' }
  if (kind === 'number') return { type: 'Number' }
  if (kind === 'choice') return { type: 'Symbol', validations: [{ in: choices }] }
  if (kind !== 'list') return { type: isLong ? 'Text' : 'Symbol' }
  const validations = [{ linkContentType: [propertyName(`${tag}-${name}-entry`)] }]
  return { type: 'Array', items: { type: 'Link', linkType: 'Entry', validations } }
}

const entryField = (name: string, { label, kind, optional, isLong }: FieldOfEntry): Field => ({
  id: name,
  name: label,
  required: !optional,
  ...(kind === 'toggle'
    ? { type: 'Boolean' }
    : kind === 'texts'
      ? { type: 'Array', items: { type: 'Symbol' } }
      : { type: isLong ? 'Text' : 'Symbol' }),
})
