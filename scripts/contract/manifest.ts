import {
  type AttributeFacts,
  type ElementFacts,
  type EventFacts,
  mappingDoc,
  type readTokens,
} from './definitions.ts'

// Writes `custom-elements.json`, schema 2.1.0, which documentation tools and editors read.

interface Named {
  readonly name: string
  readonly description: string
}

interface Field {
  readonly kind: 'field'
  readonly name: string
  readonly attribute: string
}

interface ManifestAttribute extends Named {
  readonly type: { readonly text: string }
  readonly default?: string
  /** The property of the same value. */
  readonly fieldName?: string
}

/** A class, as the manifest describes it. An element has what its superclass has, too. */
export interface Declaration extends Named {
  readonly kind: 'class'
  readonly customElement?: true
  readonly tagName?: string
  readonly superclass: { readonly name: string; readonly module?: string }
  readonly members: readonly Field[]
  readonly attributes: readonly ManifestAttribute[]
  readonly events: readonly (Named & { readonly type: { readonly text: string } })[]
  readonly slots?: readonly Named[]
  readonly cssParts?: readonly Named[]
  readonly cssProperties?: readonly (Named & { readonly default: string })[]
}

export interface Manifest {
  readonly schemaVersion: string
  readonly readme: string
  readonly modules: readonly {
    readonly kind: 'javascript-module'
    readonly path: string
    readonly declarations: readonly Declaration[]
    readonly exports?: readonly object[]
  }[]
}

type Common = Pick<ElementFacts, 'attributes' | 'events'>

/** The class that all elements extend, in the typings of the package's main entry. */
const base = { name: 'MrpElement', module: 'dist/npm/index.js' }

/** Returns the manifest. What all elements share is said once, of their base class. */
export const customElementsManifest = (
  common: Common,
  elements: readonly ElementFacts[],
  tokens: ReturnType<typeof readTokens>,
): Manifest => ({
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
          cssProperties: tokens.map(({ name, doc, fallback }) => ({
            name,
            description: doc,
            default: fallback,
          })),
        },
      ],
    },
    ...elements.map(element => moduleOf(element, common)),
  ],
})

function moduleOf(element: ElementFacts, common: Common): Manifest['modules'][number] {
  const { tag, className, summary, slots, parts } = element
  const path = `dist/elements/${tag}.js`
  const described = ({ name, doc }: { readonly name: string; readonly doc: string }) => ({
    name,
    description: doc,
  })
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: className,
        tagName: tag,
        description: summary,
        superclass: base,
        ...apiOf({
          attributes: without(element.attributes, common.attributes),
          events: without(element.events, common.events),
        }),
        slots: slots.map(described),
        cssParts: parts.map(described),
      },
    ],
    exports: [
      { kind: 'custom-element-definition', name: tag, declaration: { name: className, module: path } },
    ],
  }
}

/** Returns the entries whose names are not among the others'. */
export const without = <Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  others: readonly Entry[],
): readonly Entry[] => entries.filter(({ name }) => !others.some(other => other.name === name))

const apiOf = ({ attributes, events }: Common): Pick<Declaration, 'members' | 'attributes' | 'events'> => ({
  members: attributes.flatMap(({ name, property }) =>
    property === undefined ? [] : [{ kind: 'field', name: property, attribute: name }],
  ),
  attributes: attributes.map(manifestAttribute),
  events: events.map(manifestEvent),
})

const manifestAttribute = ({
  name,
  property,
  doc,
  mapping,
  type,
  fallback,
}: AttributeFacts): ManifestAttribute => ({
  name,
  description: mapping ? `${doc} Or as HTML inside the tag. ${mappingDoc(mapping)}` : doc,
  type: { text: type },
  ...(fallback !== undefined && { default: fallback }),
  ...(property !== undefined && { fieldName: property }),
})

const manifestEvent = ({ name, doc, eventType, cancelable }: EventFacts): Declaration['events'][number] => ({
  name,
  description: cancelable ? `${doc} Cancelable.` : doc,
  type: { text: eventType },
})
