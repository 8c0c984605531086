import { stringify } from 'yaml'
import { type EditorElement, type EditorElements, type EditorField, underscored } from './elements.ts'

// A Drupal module with a single-directory component for each element, and the script as a library.

const module = 'mrp_widgets'

/** Returns the files of the module, by path. `script` is the address of the bundle. */
export function drupalFiles(
  elements: EditorElements,
  version: string,
  script: string,
): ReadonlyMap<string, string> {
  const attributes = { type: 'module' }
  const library = { version, js: { [script]: { type: 'external', attributes, minified: true } } }
  const files = new Map([
    [
      `${module}.info.yml`,
      stringify({
        name: 'MRP Agent widgets',
        type: 'module',
        description: 'Sections and forms of MRP Agent as single-directory components.',
        core_version_requirement: '^10.3 || ^11',
        version,
      }),
    ],
    [`${module}.libraries.yml`, stringify({ script: library })],
  ])
  for (const [tag, element] of Object.entries(elements)) {
    const name = tag.slice('mrp-'.length)
    files.set(`components/${name}/${name}.component.yml`, stringify(component(element)))
    files.set(`components/${name}/${name}.twig`, template(tag, element))
  }
  return files
}

const component = ({ title, summary, attributes }: EditorElement): object => ({
  $schema: 'https://git.drupalcode.org/project/drupal/-/raw/HEAD/core/assets/schemas/v1/metadata.schema.json',
  name: title,
  description: summary,
  status: 'stable',
  group: 'MRP Agent',
  props: {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(attributes).map(([name, attribute]) => [
        underscored(name),
        { title: attribute.label, description: attribute.doc, ...typeOf(attribute) },
      ]),
    ),
  },
  slots: {
    content: { title: 'Content', description: 'Shown without JavaScript, or until the element is loaded.' },
  },
  libraryOverrides: { dependencies: [`${module}/script`] },
})

function typeOf({ kind, choices, fields = {} }: EditorField): object {
  if (kind === 'toggle') return { type: 'boolean' }
  if (kind === 'number') return { type: 'number' }
  if (kind === 'choice') return { type: 'string', enum: choices }
  if (kind === 'texts') return { type: 'array', items: { type: 'string' } }
  if (kind !== 'list') return { type: 'string' }
  const required = Object.entries(fields).filter(([, { optional }]) => !optional)
  return {
    type: 'array',
    items: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typeOf(field)])),
      required: required.map(([name]) => name),
    },
  }
}

/** Escapes also what is marked as safe: that is HTML, and here it stands in an attribute. */
const template = (tag: string, { attributes }: EditorElement): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, { kind }]) => {
      const value = underscored(name)
      if (kind === 'toggle') return `{% if ${value} %} ${name}{% endif %}`
      const text = kind === 'list' ? `${value}|json_encode` : value
      return `{% if ${value} is not empty %} ${name}="{{ ${text}|escape('html') }}"{% endif %}`
    })
    .join('')}>{% block content %}{% endblock %}</${tag}>\n`
