import { propertyName } from '../../src/services/attribute-names.ts'
import type { EditorElement, EditorElements, EditorField } from './elements.ts'

// Webflow code components, as `webflow library share` reads them: a declaration for each component of
// `mrp-widgets/react`. Webflow has no field for a list.

/** Returns the declarations, by file name. */
export const webflowFiles = (elements: EditorElements): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(elements).map(([tag, element]) => {
      const name = componentName(tag)
      return [`${name}.webflow.tsx`, declaration(name, element)]
    }),
  )

const declaration = (
  component: string,
  { title, summary, attributes }: EditorElement,
): string => `import { props } from '@webflow/data-types'
import { declareComponent } from '@webflow/react'
import { ${component} } from 'mrp-widgets/react'

export default declareComponent(${component}, {
  name: ${JSON.stringify(title)},
  description: ${JSON.stringify(summary)},
  group: 'MRP Agent',
  props: {
${Object.entries(attributes)
  .filter(([, { kind }]) => kind !== 'list')
  .map(([name, attribute]) => `    ${propertyName(name)}: ${prop(attribute)},\n`)
  .join('')}  },
})
`

function prop({ label, kind, doc, choices }: EditorField): string {
  const kinds: Readonly<Record<string, readonly [type: string, more: object]>> = {
    toggle: ['Boolean', { defaultValue: false }],
    number: ['Number', {}],
    choice: ['Variant', { options: choices }],
  }
  const [type, more] = kinds[kind] ?? ['Text', {}]
  return `props.${type}(${JSON.stringify({ name: label, tooltip: doc, ...more })})`
}

/** Writes `mrp-demo-form` as `DemoForm`. */
const componentName = (tag: string): string => propertyName(`-${tag.slice('mrp-'.length)}`)
