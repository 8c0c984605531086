import { attributeName } from '../../src/element/attribute-text.ts'
import { Malformed } from '../../src/element/attributes.ts'
import {
  type Attributes,
  commonAttributes,
  commonEvents,
  type ElementDefinition,
  type Events,
} from '../../src/element/element.ts'
import { tokens } from '../../src/ui/tokens.ts'

// Reads the elements' own descriptions as plain data. It is the single source of everything that is generated: the
// manifest, the editors' data, typings, the reference, shells, the snippet builder, the table of tags.

const modules = import.meta.glob<{ readonly default: ElementDefinition }>(
  '/src/{layout,sections,forms,account,planner,doctor}/mrp-*.tsx',
  { eager: true },
)

export interface AttributeFacts {
  /** The name in HTML: `full-name`. */
  readonly name: string
  /** The name as a property: `fullName`. Undefined for `lang`, which every element has anyway. */
  readonly property: string | undefined
  readonly doc: string
  readonly type: string
  readonly choices: readonly string[]
  /** Whether the property returns a text if nothing was set. */
  readonly hasDefault: boolean
  /** The default as it would be written in HTML, if possible. The site's own texts are not part of the API. */
  readonly fallback: string | undefined
  /** The site's own text or list, which is no part of the API: editors begin with it. */
  readonly own: unknown
  /** Whether a slot of the same name takes rich text in its place. */
  readonly hasSlot: boolean
  /** Whether it takes addresses alone. */
  readonly isAddress: boolean
}

export interface EventFacts {
  readonly name: string
  readonly doc: string
  /** The type of `detail`. */
  readonly type: string
  /** The type of the event itself. */
  readonly eventType: string
  readonly cancelable: boolean
}

export interface NamedFacts {
  readonly name: string
  readonly doc: string
}

export interface ElementFacts {
  readonly tag: string
  /** `MrpDemoForm`. */
  readonly className: string
  readonly summary: string
  readonly attributes: readonly AttributeFacts[]
  readonly events: readonly EventFacts[]
  readonly slots: readonly NamedFacts[]
  readonly parts: readonly NamedFacts[]
  /** Whether it is localised. */
  readonly speaks: boolean
  /** Whether it sends a visitor's request. */
  readonly isForm: boolean
  /** Whether partners may place it on their pages. */
  readonly isEmbeddable: boolean
  /** Whether it has a shell, for pages without its prerendered markup. */
  readonly hasShell: boolean
}

/** Returns the `--mrp-*` custom properties that an element or any ancestor may set. */
export const readTokens = (): readonly (NamedFacts & { readonly fallback: string })[] =>
  Object.entries(tokens).map(([name, { doc, value }]) => ({ name: `--mrp-${name}`, doc, fallback: value }))

/** Returns the attributes and events of every element. */
export const readCommon = (): Pick<ElementFacts, 'attributes' | 'events'> => ({
  attributes: attributeFacts(commonAttributes),
  events: eventFacts(commonEvents),
})

export function factsOf({
  tag,
  summary,
  attributes,
  events,
  slots = {},
  parts = {},
  wake,
  place,
  messages,
  embeddable,
}: ElementDefinition): ElementFacts {
  return {
    tag,
    className: tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    summary,
    attributes: attributeFacts(attributes),
    events: eventFacts(events),
    slots: [...named(slots), ...textSlots(attributes)],
    parts: named(parts),
    speaks: messages !== undefined,
    isForm: 'mrp-submit' in events,
    isEmbeddable: embeddable !== false,
    // In the light DOM there is no root to paint. An element that loads its code at once needs no shell.
    hasShell: embeddable !== false && wake !== 'load' && place === undefined,
  }
}

const textSlots = (attributes: Attributes): readonly NamedFacts[] =>
  Object.entries(attributes)
    .filter(([, { slot }]) => slot)
    .map(([key]) => ({
      name: attributeName(key),
      doc: `Rich text in place of the attribute \`${attributeName(key)}\`.`,
    }))

const attributeFacts = (attributes: Attributes): readonly AttributeFacts[] =>
  Object.entries(attributes).map(([key, attribute]) => {
    const { doc, type, choices = [], fallback, slot } = attribute
    return {
      name: attributeName(key),
      property: key === 'lang' ? undefined : key,
      doc,
      type,
      choices,
      hasDefault: typeof fallback === 'string',
      fallback: typeof fallback === 'string' && !slot ? fallback : undefined,
      own: typeof fallback === 'string' || Array.isArray(fallback) ? fallback : undefined,
      hasSlot: slot === true,
      // Found by trying: only what takes addresses refuses this one.
      isAddress: type === 'string' && attribute.parse('javascript:probe') instanceof Malformed,
    }
  })

const eventFacts = (events: Events): readonly EventFacts[] =>
  Object.entries(events).map(([name, { doc, type, cancelable, methods }]) => ({
    name,
    doc,
    type,
    eventType: [`CustomEvent<${type}>`, ...(methods ? [methods] : [])].join(' & '),
    cancelable,
  }))

const named = (docs: Readonly<Record<string, string>>): readonly NamedFacts[] =>
  Object.entries(docs).map(([name, doc]) => ({ name, doc }))

/** All elements, by tag. */
export const elements: readonly ElementFacts[] = Object.values(modules)
  .map(module => factsOf(module.default))
  .sort((a, b) => a.tag.localeCompare(b.tag))
