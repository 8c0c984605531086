import {
  type AttributeFacts,
  type ElementFacts,
  type EventFacts,
  mappingDoc,
  type NamedFacts,
  type readTokens,
} from './definitions.ts'

// Writes `custom-elements.json`, schema 2.1.0, which documentation tools and editors read.

type Common = Pick<ElementFacts, 'attributes' | 'events'>

/** Is the class that all elements extend, in the typings of the package's main entry. */
const base = { name: 'MrpElement', module: 'dist/npm/index.js' }

/** Returns the manifest. What all elements share is said once, of their base class. */
export const customElementsManifest = (
  common: Common,
  elements: readonly ElementFacts[],
  tokens: ReturnType<typeof readTokens>,
) => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: [
    {
      kind: 'javascript-module',
      path: base.module,
      declarations: [
        {
          kind: 'class',
          name: base.name,
          description: 'What every element has.',
          superclass: { name: 'HTMLElement' },
          ...apiOf(common),
          cssProperties: propertiesOf(tokens),
        },
      ],
    },
    ...elements.map(element => moduleOf(element, common)),
  ],
})

function moduleOf(element: ElementFacts, common: Common) {
  const { tag, className } = element
  const path = `dist/elements/${tag}.js`
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(ownOf(element, common))],
    exports: [
      { kind: 'custom-element-definition', name: tag, declaration: { name: className, module: path } },
    ],
  }
}

/** Describes the class of an element. */
export const declarationOf = ({ tag, className, summary, slots, parts, ...api }: ElementFacts) => ({
  kind: 'class',
  customElement: true,
  name: className,
  tagName: tag,
  description: summary,
  superclass: base,
  ...apiOf(api),
  slots: slots.map(named),
  cssParts: parts.map(named),
})

/** Returns an element without the attributes and events that all elements have. */
export const ownOf = (element: ElementFacts, { attributes, events }: Common): ElementFacts => ({
  ...element,
  attributes: element.attributes.filter(({ name }) => !attributes.some(other => other.name === name)),
  events: element.events.filter(({ name }) => !events.some(other => other.name === name)),
})

const named = ({ name, doc }: NamedFacts) => ({ name, description: doc })

export const propertiesOf = (tokens: ReturnType<typeof readTokens>) =>
  tokens.map(token => ({ ...named(token), default: token.fallback }))

const apiOf = ({ attributes, events }: Common) => ({
  members: attributes.flatMap(({ name, property }) =>
    property === undefined ? [] : [{ kind: 'field', name: property, attribute: name }],
  ),
  attributes: attributes.map(manifestAttribute),
  events: events.map(manifestEvent),
})

const manifestAttribute = ({ name, property, doc, mapping, type, fallback }: AttributeFacts) => ({
  name,
  description: mapping ? `${doc} Or as HTML inside the tag. ${mappingDoc(mapping)}` : doc,
  type: { text: type },
  ...(fallback !== undefined && { default: fallback }),
  // The property of the same value.
  ...(property !== undefined && { fieldName: property }),
})

const manifestEvent = ({ name, doc, eventType, cancelable }: EventFacts) => ({
  name,
  description: cancelable ? `${doc} Cancelable.` : doc,
  type: { text: eventType },
})
