import { attributeName } from '../../src/element/attribute-text.ts'
import {
  type Attributes,
  commonAttributes,
  commonEvents,
  type ElementDefinition,
  type Events,
} from '../../src/element/element.ts'
import { elements } from '../../src/page/elements.ts'
import { tokens } from '../../src/ui/tokens.ts'

// What the outside relies on, as plain data: read off the elements' own descriptions, and the one thing that the
// manifest, the editors' data, the typings and the README's tables are made from.

export interface AttributeFacts {
  /** As in HTML: `full-name`. */
  readonly name: string
  /** As a property: `fullName`; none for `lang`, which is every element's own. */
  readonly property: string | undefined
  readonly doc: string
  readonly type: string
  readonly choices: readonly string[]
  /** As it would stand in HTML, if there is a default that can. */
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
}

/** All elements, by tag. */
export async function readElements(): Promise<readonly ElementFacts[]> {
  const modules = await Promise.all([...elements.values()].map(load => load()))
  return modules.map(module => factsOf(module.default)).sort((a, b) => a.tag.localeCompare(b.tag))
}

/** The `--mrp-*` custom properties that any element, or anything around it, may set. */
export const readTokens = (): readonly (NamedFacts & { readonly fallback: string })[] =>
  Object.entries(tokens).map(([name, { doc, value }]) => ({ name: `--mrp-${name}`, doc, fallback: value }))

/** What every element has. */
export const readCommon = (): Pick<ElementFacts, 'attributes' | 'events'> => ({
  attributes: attributeFacts(commonAttributes),
  events: eventFacts(commonEvents),
})

const factsOf = ({
  tag,
  summary,
  attributes,
  events,
  slots = {},
  parts = {},
}: ElementDefinition): ElementFacts => ({
  tag,
  className: tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  summary,
  attributes: attributeFacts(attributes),
  events: eventFacts(events),
  slots: [...named(slots), ...textSlots(attributes)],
  parts: named(parts),
})

const textSlots = (attributes: Attributes): readonly NamedFacts[] =>
  Object.entries(attributes)
    .filter(([, { slot }]) => slot)
    .map(([key]) => ({
      name: attributeName(key),
      doc: `Rich text in place of the attribute \`${attributeName(key)}\`.`,
    }))

const attributeFacts = (attributes: Attributes): readonly AttributeFacts[] =>
  Object.entries(attributes).map(([key, { doc, type, choices = [], fallback }]) => ({
    name: attributeName(key),
    property: key === 'lang' ? undefined : key,
    doc,
    type,
    choices,
    fallback: typeof fallback === 'string' ? fallback : undefined,
  }))

const eventFacts = (events: Events): readonly EventFacts[] =>
  Object.entries(events).map(([name, { doc, type, cancelable }]) => ({ name, doc, type, cancelable }))

const named = (docs: Readonly<Record<string, string>>): readonly NamedFacts[] =>
  Object.entries(docs).map(([name, doc]) => ({ name, doc }))
