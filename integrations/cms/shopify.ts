import {
  type EditorElement,
  type EditorElements,
  type EditorField,
  type EditorFields,
  labelOf,
  underscored,
} from './elements.ts'

// A theme app extension for Shopify: an app block for each element, and an app embed with the script and the settings.

/** Where merchants enter the address of the bundle: an extension's assets have no folders, and the bundle has. */
const script = { type: 'text', id: 'script', label: 'Address of mrp-widgets.js' }

/** Returns the files of the extension, by path. */
export const shopifyFiles = (elements: EditorElements, settings: EditorFields): ReadonlyMap<string, string> =>
  new Map([
    ['blocks/mrp-settings.liquid', embed(settings)],
    ...Object.entries(elements).map(
      ([tag, element]) => [`blocks/${tag.slice('mrp-'.length)}.liquid`, block(tag, element)] as const,
    ),
  ])

const block = (tag: string, { title, attributes }: EditorElement): string =>
  `<${tag}${written(attributes)} {{ block.shopify_attributes }}></${tag}>
${schema({ name: title, target: 'section', settings: fieldsOf(attributes) })}`

const embed = (settings: EditorFields): string =>
  `{% if block.settings.script != blank %}<script type="module" src="{{ block.settings.script | escape }}"></script>{% endif %}
<mrp-config${written(settings)}></mrp-config>
${schema({ name: 'MRP Agent settings', target: 'body', settings: [script, ...fieldsOf(settings)] })}`

const schema = (description: object): string =>
  `{% schema %}\n${JSON.stringify(description, null, 2)}\n{% endschema %}\n`

/** Writes what the merchant has entered. An empty setting leaves the attribute out, so that the element's default rules. */
const written = (attributes: EditorFields): string =>
  Object.entries(attributes)
    .map(([name, { kind }]) => {
      const value = `block.settings.${underscored(name)}`
      return kind === 'toggle'
        ? `{% if ${value} %} ${name}{% endif %}`
        : `{% if ${value} != blank %} ${name}="{{ ${value} | escape }}"{% endif %}`
    })
    .join('')

const fieldsOf = (attributes: EditorFields): readonly object[] =>
  Object.entries(attributes).map(([name, attribute]) => ({
    ...typeOf(attribute),
    id: underscored(name),
    label: attribute.label,
    info: attribute.kind === 'list' ? `${attribute.doc} Entries as JSON.` : attribute.doc,
  }))

function typeOf({ kind, choices = [], isLong }: EditorField): object {
  if (kind === 'toggle') return { type: 'checkbox', default: false }
  if (kind === 'number') return { type: 'number' }
  if (kind === 'list' || kind === 'json' || isLong) return { type: 'textarea' }
  if (kind !== 'choice') return { type: 'text' }
  const options = choices.map(value => ({ value, label: labelOf(value) }))
  return { type: 'select', options: [{ value: '', label: 'Default' }, ...options], default: '' }
}
