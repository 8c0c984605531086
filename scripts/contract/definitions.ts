import {
  type Attributes,
  commonAttributes,
  commonEvents,
  type ElementDefinition,
  type Events,
} from '../../src/custom-element/description.ts'
import { itemParts, type ListMapping } from '../../src/custom-element/list-mapping.ts'
import type { Shape } from '../../src/custom-element/shape.ts'
import { attributeName } from '../../src/services/attribute-names.ts'
import { tokens } from '../../src/ui/tokens.ts'

// Reads the elements' own descriptions as plain data. It is the single source of everything that is generated: the
// manifest, the editors' data, typings, the reference, shells, the snippet builder, the table of tags.

const modules = import.meta.glob<{ readonly default: ElementDefinition }>('/src/elements/**/mrp-*.tsx', {
  eager: true,
})

export type AttributeFacts = ReturnType<typeof attributeFacts>[number]
export type EventFacts = ReturnType<typeof eventFacts>[number]
export type ElementFacts = ReturnType<typeof factsOf>

export interface NamedFacts {
  readonly name: string
  readonly doc: string
}

/** Returns the `--mrp-*` custom properties that an element or any ancestor may set. */
export const readTokens = () =>
  Object.entries(tokens).map(([name, { doc, value }]) => ({ name: `--mrp-${name}`, doc, fallback: value }))

/** Returns the attributes and events of every element. */
export const readCommon = () => ({
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
  lightDom,
  messages,
  embeddable,
}: ElementDefinition) {
  return {
    tag,
    /** `MrpDemoForm`. */
    className: tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    summary,
    attributes: attributeFacts(attributes),
    events: eventFacts(events),
    slots: [...named(slots), ...contentSlot(attributes), ...textSlots(attributes)],
    /** Tells whether it shows the content of its tag beside its own. */
    takesContent: Object.hasOwn(slots, ''),
    parts: named(parts),
    /** Tells whether it is localized. */
    speaks: messages !== undefined,
    /** Tells whether it sends a visitor's request. */
    isForm: 'mrp-submit' in events,
    /** Tells whether partners may place it on their pages. */
    isEmbeddable: embeddable !== false,
    /**
     * Whether it has a shell, for pages without its prerendered markup. In the light DOM there is no root to paint. An
     * element that loads its code at once needs none.
     */
    hasShell: embeddable !== false && wake !== 'load' && lightDom === undefined,
  }
}

/** Describes the content of a tag, where it may be the element's lists. */
function contentSlot(attributes: Attributes): readonly NamedFacts[] {
  const docs = Object.entries(attributes).flatMap(([key, { mapping }]) =>
    mapping ? [`\`${key}\` as HTML. ${mappingDoc(mapping)}`] : [],
  )
  return docs.length > 0 ? [{ name: '', doc: docs.join(' ') }] : []
}

/** Says where a list stands in HTML: “Each `<details>` is an entry. `question`: its `<summary>`.” */
export const mappingDoc = ({ item, fields }: ListMapping): string =>
  `Each ${itemDoc(item)} is an entry. ${Object.entries(fields)
    .map(([field, place]) => `\`${field}\`: ${placeDoc(place)}`)
    .join('; ')}.`

function itemDoc(item: string): string {
  const { around, tag, attribute, without } = itemParts(item)
  const place = around ? ` in \`<${around}>\`` : ''
  return `\`<${tag}${attribute ? ` ${attribute}` : ''}>\`${place}${without ? ` without \`${without}\`` : ''}`
}

const rests: Readonly<Record<string, string>> = {
  rest: 'the other text',
  'rest with links': 'the other text, with its links',
  'rest without links': 'the other text, without links',
  heading: 'the heading, such as `<h3>`',
}

function placeDoc(place: string): string {
  const [, tag, name] = /^(\w*)\[(.+)\]$/.exec(place) ?? []
  if (name) return tag ? `\`${name}\` of \`<${tag}>\`` : `\`${name}\``
  return rests[place] ?? `\`<${place}>\``
}

const textSlots = (attributes: Attributes): readonly NamedFacts[] =>
  Object.entries(attributes)
    .filter(([, { slot }]) => slot)
    .map(([key]) => ({
      name: attributeName(key),
      doc: `Rich text in place of the attribute \`${attributeName(key)}\`.`,
    }))

const attributeFacts = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, attribute]) => {
    const { doc, kind, type, choices = [], fallback, slot, mapping, mayBeEmpty = false } = attribute
    return {
      /** The name in HTML: `full-name`. */
      name: attributeName(key),
      /** The name as a property: `fullName`. Undefined for `lang`, which every element has anyway. */
      property: key === 'lang' ? undefined : key,
      doc,
      /** Is the property's TypeScript type, for typings. Nobody reads it back. */
      type,
      kind,
      /** Tells whether an empty text removes what shows it. */
      mayBeEmpty,
      choices,
      /** Lists what the entries of a list hold. */
      fields: fieldsOf(attribute.shape ?? {}),
      /** Says where a list stands in the HTML inside the tag. */
      mapping,
      /** Tells whether the property returns a text if nothing was set. */
      hasDefault: typeof fallback === 'string',
      /** Is the default as it would be written in HTML, if possible. The site's own texts are not part of the API. */
      fallback: typeof fallback === 'string' && !slot ? fallback : undefined,
      /** Is the site's own text or list, which is no part of the API: editors begin with it. */
      own: typeof fallback === 'string' || Array.isArray(fallback) ? fallback : undefined,
      /** Tells whether a slot of the same name takes rich text in its place. */
      hasSlot: slot === true,
    }
  })

/** Says what an editor writes, by the kind in a shape. */
const fieldKinds = {
  text: 'text',
  amount: 'text',
  link: 'text',
  texts: 'texts',
  flag: 'flag',
} as const

const fieldsOf = (shape: Shape) =>
  Object.entries(shape).map(([name, given]) => {
    const isOptional = given.endsWith('?')
    const kind = (isOptional ? given.slice(0, -1) : given) as keyof typeof fieldKinds
    return { name, kind: fieldKinds[kind], isOptional }
  })

const eventFacts = (events: Events) =>
  Object.entries(events).map(([name, { doc, type, cancelable, methods }]) => ({
    name,
    doc,
    /** The type of `detail`. */
    type,
    /** The type of the event itself. */
    eventType: [`CustomEvent<${type}>`, ...(methods ? [methods] : [])].join(' & '),
    cancelable,
  }))

const named = (docs: Readonly<Record<string, string>>): readonly NamedFacts[] =>
  Object.entries(docs).map(([name, doc]) => ({ name, doc }))

/** Lists all elements, by tag. */
export const elements: readonly ElementFacts[] = Object.values(modules)
  .map(module => factsOf(module.default))
  .sort((a, b) => a.tag.localeCompare(b.tag))
