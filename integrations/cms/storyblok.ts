import type { EditorElement } from './elements.ts'
import { type EditorAttribute, type FieldOfEntry, labelOf, underscored } from './kinds.ts'

// Components for Storyblok, as `storyblok components push` reads them: a nestable one for each element, and one for the
// entries of each list.

/** Returns the content of `components.json`. */
export const storyblokComponents = (elements: Readonly<Record<string, EditorElement>>): readonly object[] =>
  Object.entries(elements).flatMap(([tag, { title, attributes }]) => [
    component(
      tag,
      title,
      Object.entries(attributes).map(([name, attribute]) => [name, fieldOf(tag, name, attribute)] as const),
    ),
    ...Object.entries(attributes).flatMap(([name, { label, fields }]) =>
      fields
        ? [
            component(
              entryName(tag, name),
              `${title}: ${label.toLowerCase()}`,
              Object.entries(fields).map(([field, entry]) => [field, entryField(entry)] as const),
            ),
          ]
        : [],
    ),
  ])

const component = (name: string, title: string, fields: readonly (readonly [string, object])[]): object => ({
  name: underscored(name),
  display_name: title,
  is_root: false,
  is_nestable: true,
  schema: Object.fromEntries(fields.map(([field, value], pos) => [underscored(field), { ...value, pos }])),
})

const fieldOf = (tag: string, name: string, attribute: EditorAttribute): object => ({
  display_name: attribute.label,
  description: attribute.doc,
  ...typeOf(tag, name, attribute),
})

function typeOf(tag: string, name: string, { kind, choices = [], isLong }: EditorAttribute): object {
  if (kind === 'toggle') return { type: 'boolean' }
  if (kind === 'number') return { type: 'number' }
  if (kind === 'choice')
    return { type: 'option', options: choices.map(value => ({ name: labelOf(value), value })) }
  if (kind === 'list')
    return {
      type: 'bloks',
      restrict_components: true,
      component_whitelist: [underscored(entryName(tag, name))],
    }
  return { type: isLong ? 'textarea' : 'text' }
}

const entryField = ({ label, kind, optional, isLong }: FieldOfEntry): object => ({
  display_name: label,
  required: !optional,
  ...(kind === 'toggle'
    ? { type: 'boolean' }
    : kind === 'texts'
      ? { type: 'textarea', description: 'One entry a line.' }
      : { type: isLong ? 'textarea' : 'text' }),
})

const entryName = (tag: string, list: string): string => `${tag}-${list}-entry`
