import { contentTypes, type EditorElement, entryName } from './elements.ts'
import { type EditorField, labelOf, underscored } from './kinds.ts'

// Components for Storyblok, as `storyblok components push` reads them.

/** Returns the content of `components.json`. */
export const storyblokComponents = (elements: Readonly<Record<string, EditorElement>>): readonly object[] =>
  contentTypes(elements).map(({ name, title, fields }) => ({
    name: underscored(name),
    display_name: title,
    is_root: false,
    is_nestable: true,
    schema: Object.fromEntries(
      Object.entries(fields).map(([field, described], pos) => [
        underscored(field),
        { ...fieldOf(name, field, described), pos },
      ]),
    ),
  }))

const fieldOf = (component: string, name: string, field: EditorField): object => ({
  display_name: field.label,
  ...('optional' in field ? { required: !field.optional } : { description: field.doc }),
  ...typeOf(component, name, field),
})

function typeOf(component: string, name: string, { kind, choices = [], isLong }: EditorField): object {
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
