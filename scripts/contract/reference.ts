import { format } from 'prettier'
import type { AttributeFacts, ElementFacts, EventFacts, readTokens } from './definitions.ts'
import { ownOf } from './manifest.ts'

/** Returns the text of `docs/reference.md`: an index, what all elements share, each element, types, tokens and messages. */
export async function reference(
  common: Pick<ElementFacts, 'attributes' | 'events'>,
  elements: readonly ElementFacts[],
  tokens: ReturnType<typeof readTokens>,
  messages: readonly MessageGroup[],
): Promise<string> {
  const types = await listTypes(elements)
  const sections = elements.map(element =>
    section(`\`<${element.tag}>\``, element.summary, ownOf(element, common), types),
  )
  return [
    lead,
    index(elements),
    section(
      'Every element',
      'Beyond its own, each element has these.',
      { ...common, slots: [], parts: [] },
      types,
    ),
    ...sections,
    typeSection(types),
    tokenSection(tokens),
    messageSection(messages),
  ].join('\n')
}

const lead = `# Reference

On this page you find every element, with its attributes, events, slots and parts. The build writes this page.

- Write an attribute as \`company-name\` or as \`data-company-name\`. In scripts it is the property \`companyName\`.
- Values are trimmed. For a value that cannot be read, the element uses the default, and one \`console.warn\` names it.
- An array or an object is JSON in its attribute. The property takes the value itself.
- Events are \`CustomEvent\`s. They bubble and are composed, so a listener on \`document\` receives them.
- On a cancelable event, \`preventDefault()\` replaces the default action. [Events](events.md) has examples.
`

const index = (elements: readonly ElementFacts[]): string =>
  `## Index\n\n${table(
    ['element', 'what it is'],
    elements.map(({ tag, summary }) => [linkTo(`\`<${tag}>\``, tag), summary]),
  )}\n[Every element](#every-element) · [Types](#types) · [Tokens](#tokens) · [Messages](#messages)\n`

function section(
  title: string,
  summary: string,
  { attributes, events, slots, parts }: Pick<ElementFacts, 'attributes' | 'events' | 'slots' | 'parts'>,
  types: Types,
): string {
  return [
    `## ${title}\n\n${summary}\n`,
    attributes.length > 0 && attributeTable(attributes, types),
    events.length > 0 && eventTable(events, types),
    slots.length > 0 && list('Slots', slots),
    parts.length > 0 && list('Parts', parts),
  ]
    .filter(Boolean)
    .join('\n')
}

const attributeTable = (attributes: readonly AttributeFacts[], types: Types): string =>
  table(
    ['attribute', 'values', 'what it does'],
    attributes.map(attribute => [code(attribute.name), valuesOf(attribute, types), attribute.doc]),
  )

const eventTable = (events: readonly EventFacts[], types: Types): string =>
  table(
    ['event', 'detail', 'when'],
    events.map(({ name, doc, type, cancelable }) => [
      code(name),
      typeOf(type, types),
      cancelable ? `${doc} Cancelable.` : doc,
    ]),
  )

const typeSection = (types: Types): string =>
  [
    '## Types\n\nThe long types of the tables above. `?` marks what may be missing.\n',
    ...[...types.values()].map(({ name, text }) => `### ${name}\n\n\`\`\`ts\n${text}\n\`\`\`\n`),
  ].join('\n')

const tokenSection = (tokens: ReturnType<typeof readTokens>): string =>
  `## Tokens\n\nSet a token on the element or on any element around it. [Styling](styling.md) has examples.\n\n${table(
    ['custom property', 'default', 'what it is'],
    tokens.map(({ name, doc, fallback }) => [code(name), code(fallback), doc]),
  )}`

const messageSection = (groups: readonly MessageGroup[]): string =>
  [
    '## Messages\n\nReplace a text by its key: [languages](languages.md#replace-a-text). `{…}` is filled in.\n',
    ...groups.map(
      ({ name, texts }) =>
        `### Texts: ${name}\n\n${table(
          ['key', 'default'],
          texts.map(([key, text]) => [code(key), code(text)]),
        )}`,
    ),
  ].join('\n')

function valuesOf({ choices, type, fallback }: AttributeFacts, types: Types): string {
  const values = choices.length > 0 ? choices.map(code).join(', ') : typeOf(type, types)
  return fallback && choices.length > 0 ? `${values}; default ${code(fallback)}` : values
}

/** Returns a type in words, or a link to it. */
function typeOf(type: string, types: Types): string {
  if (type === 'Record<string, never>') return 'none'
  const named = types.get(type)
  if (named) return linkTo(code(named.name), named.name.toLowerCase())
  return type === 'string' ? 'string' : code(type)
}

const list = (title: string, facts: readonly { readonly name: string; readonly doc: string }[]): string =>
  `${title}:\n\n${facts.map(({ name, doc }) => `- ${name ? code(name) : 'The content of the tag'}: ${doc}\n`).join('')}`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map(cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('')

const code = (text: string): string => `\`${text}\``

const linkTo = (text: string, anchor: string): string => `[${text}](#${anchor})`

/** Maps long types of the reference, by their text in the descriptions, to their names. */
type Types = ReadonlyMap<string, { readonly name: string; readonly text: string }>

/** Limits a type that stands in a table, in characters. */
const maxLength = 50

/**
 * Names every long type after what first has it: `RegisterDetail` for the event `mrp-register`, `BenefitsItems` for
 * `items` of `<mrp-benefits>`. Fails if two types would get one name.
 */
async function listTypes(elements: readonly ElementFacts[]): Promise<Types> {
  const names = new Map<string, string>()
  const add = (type: string, name: string): void => {
    if (type.length <= maxLength || names.has(type)) return
    if ([...names.values()].includes(name))
      throw new Error(`Two types of the reference would be called ${name}.`)
    names.set(type, name)
  }
  for (const { tag, attributes, events } of elements) {
    for (const { name, type, kind } of attributes) if (kind !== 'choice') add(type, pascal(`${tag}-${name}`))
    for (const { name, type } of events) add(type, `${pascal(name)}Detail`)
  }
  const types = [...names].map(
    async ([type, name]) => [type, { name, text: await declared(name, type) }] as const,
  )
  return new Map(await Promise.all(types))
}

const pascal = (name: string): string =>
  name.replace(/^mrp-/, '').replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

const declared = async (name: string, type: string): Promise<string> =>
  (await format(`type ${name} = ${type}`, { parser: 'typescript', semi: false, singleQuote: true })).trim()

// Every text that a page can replace by `messages`, with its English default. Each stands beside the element that says it.

type Texts = Readonly<Record<string, string>>

const modules: Readonly<Record<string, Readonly<Record<string, Texts>>>> = import.meta.glob(
  '/src/words/en/{*-messages,after-request,dashboard,planner,planner-list}.ts',
  { eager: true },
)

/** Holds the texts of one part of the elements: what their keys begin with, such as `demo`. */
export type MessageGroup = ReturnType<typeof readMessages>[number]

/** Returns all keys with their texts, by the first word of the key. */
export function readMessages() {
  const all = Object.values(modules).flatMap(module => Object.values(module).flatMap(Object.entries<string>))
  const groupOf = ([key]: readonly [string, string]) => key.split('.')[0] ?? key
  const names = [...new Set(all.map(groupOf))].sort()
  return names.map(name => ({ name, texts: all.filter(entry => groupOf(entry) === name) }))
}
