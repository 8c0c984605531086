import type { AttributeFacts, ElementFacts, EventFacts, readTokens } from './definitions.ts'

/** The README's reference: what all elements share, one section for each, and the tokens. */
export function reference(
  common: Pick<ElementFacts, 'attributes' | 'events'>,
  elements: readonly ElementFacts[],
  tokens: ReturnType<typeof readTokens>,
): string {
  const shared = new Set([...common.attributes, ...common.events].map(({ name }) => name))
  const isOwn = ({ name }: { readonly name: string }) => !shared.has(name)
  const sections = elements.map(element =>
    section(`\`<${element.tag}>\``, element.summary, {
      ...element,
      attributes: element.attributes.filter(isOwn),
      events: element.events.filter(isOwn),
    }),
  )
  return [
    section('Every element', 'Beyond its own, each element has these.', { ...common, slots: [], parts: [] }),
    ...sections,
    tokenSection(tokens),
  ].join('\n')
}

/** Replaces what stands between the README's two markers. */
export function withReference(readme: string, text: string): string {
  const marked = /(<!-- reference -->\n)[\s\S]*(<!-- \/reference -->)/
  if (!marked.test(readme)) throw new Error('README.md has lost its <!-- reference --> markers.')
  return readme.replace(marked, (_, start: string, end: string) => `${start}\n${text}\n${end}`)
}

function section(
  title: string,
  lead: string,
  { attributes, events, slots, parts }: Pick<ElementFacts, 'attributes' | 'events' | 'slots' | 'parts'>,
): string {
  return [
    `### ${title}\n\n${lead}\n`,
    attributes.length > 0 && attributeTable(attributes),
    events.length > 0 && eventTable(events),
    slots.length > 0 && line('Slots', slots),
    parts.length > 0 && line('Parts', parts),
  ]
    .filter(Boolean)
    .join('\n')
}

const attributeTable = (attributes: readonly AttributeFacts[]): string =>
  table(
    ['attribute', 'values', 'what it does'],
    attributes.map(attribute => [code(attribute.name), valuesOf(attribute), attribute.doc]),
  )

const eventTable = (events: readonly EventFacts[]): string =>
  table(
    ['event', 'detail', 'when'],
    events.map(({ name, doc, type, cancelable }) => [
      code(name),
      code(type),
      cancelable ? `${doc} Cancelable.` : doc,
    ]),
  )

const tokenSection = (tokens: ReturnType<typeof readTokens>): string =>
  `### Tokens\n\nSet on the element, or on anything around it.\n\n${table(
    ['custom property', 'default', 'what it is'],
    tokens.map(({ name, doc, fallback }) => [code(name), code(fallback), doc]),
  )}`

function valuesOf({ choices, type, fallback }: AttributeFacts): string {
  const values = choices.length > 0 ? choices.map(code).join(', ') : type === 'string' ? 'text' : code(type)
  return fallback && choices.length > 0 ? `${values}; default ${code(fallback)}` : values
}

const line = (title: string, facts: readonly { readonly name: string; readonly doc: string }[]): string =>
  `${title}: ${facts.map(({ name, doc }) => `${code(name)} (${doc.replace(/\.$/, '')})`).join(', ')}.\n`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map(cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |\n`)
    .join('')

const code = (text: string): string => `\`${text}\``
