import { attributeName } from '../../src/element/attribute-text.ts'
import {
  type Attributes,
  commonAttributes,
  commonEvents,
  type ElementDefinition,
  type Events,
} from '../../src/element/element.ts'
import { tokens } from '../../src/ui/tokens.ts'

// What the elements are, as plain data read off their own descriptions. The manifest, the editors' data, the typings, the
// README's tables, the shells, the snippet builder and the table of tags are made from this and nothing else.

const modules = import.meta.glob<{ readonly default: ElementDefinition }>(
  '/src/{layout,sections,forms,account,doctor}/mrp-*.tsx',
  { eager: true },
)

export interface AttributeFacts {
  /** As in HTML: `full-name`. */
  readonly name: string
  /** As a property: `fullName`; none for `lang`, which is every element's own. */
  readonly property: string | undefined
  readonly doc: string
  readonly type: string
  readonly choices: readonly string[]
  /** Whether the property reads as some text where nothing was set. */
  readonly hasDefault: boolean
  /** As it would stand in HTML, if there is a default that can. The site's own words are none of the API. */
  readonly fallback: string | undefined
}

export interface EventFacts {
  readonly name: string
  readonly doc: string
  /** The type of `detail`. */
  readonly type: string
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
  /** Whether it has messages in other languages. */
  readonly speaks: boolean
  /** Whether it sends a visitor's request. */
  readonly isForm: boolean
  /** Whether partners place it on their pages. */
  readonly isEmbeddable: boolean
  /** Whether it is painted from data before its code has come, where nobody prerendered it. */
  readonly hasShell: boolean
}

/** The `--mrp-*` custom properties that any element, or anything around it, may set. */
export const readTokens = (): readonly (NamedFacts & { readonly fallback: string })[] =>
  Object.entries(tokens).map(([name, { doc, value }]) => ({ name: `--mrp-${name}`, doc, fallback: value }))

/** What every element has. */
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
    // In the light DOM there is no root to paint, and what wakes by itself brings its code anyway.
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
  Object.entries(attributes).map(([key, { doc, type, choices = [], fallback, slot }]) => ({
    name: attributeName(key),
    property: key === 'lang' ? undefined : key,
    doc,
    type,
    choices,
    hasDefault: typeof fallback === 'string',
    fallback: typeof fallback === 'string' && !slot ? fallback : undefined,
  }))

const eventFacts = (events: Events): readonly EventFacts[] =>
  Object.entries(events).map(([name, { doc, type, cancelable }]) => ({ name, doc, type, cancelable }))

const named = (docs: Readonly<Record<string, string>>): readonly NamedFacts[] =>
  Object.entries(docs).map(([name, doc]) => ({ name, doc }))

/** All elements, by tag. */
export const elements: readonly ElementFacts[] = Object.values(modules)
  .map(module => factsOf(module.default))
  .sort((a, b) => a.tag.localeCompare(b.tag))
