import type { ElementFacts, readTokens } from './definitions.ts'

/** Returns VS Code's custom data, which completes tags, attributes and values in HTML. */
export function vscodeCustomData(elements: readonly ElementFacts[]): object {
  return {
    version: 1.1,
    tags: elements.map(({ tag, summary, attributes }) => ({
      name: tag,
      description: summary,
      attributes: attributes.map(({ name, doc, choices, type }) => ({
        name,
        description: doc,
        ...(choices.length > 0 && { values: choices.map(choice => ({ name: choice })) }),
        ...(type === 'boolean' && { valueSet: 'v' }),
      })),
    })),
  }
}

/** Returns the same for JetBrains' editors. */
export function webTypes(
  elements: readonly ElementFacts[],
  tokens: ReturnType<typeof readTokens>,
  { name, version }: { readonly name: string; readonly version: string },
): object {
  const described = ({ name, doc }: { readonly name: string; readonly doc: string }) => ({
    name,
    description: doc,
  })
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map(({ tag, summary, attributes, events, slots, parts }) => ({
          name: tag,
          description: summary,
          attributes: attributes.map(({ name, doc, type, fallback }) => ({
            name,
            description: doc,
            value: { type },
            ...(fallback !== undefined && { default: fallback }),
          })),
          slots: slots.map(described),
          js: {
            properties: attributes.flatMap(({ property, doc, type }) =>
              property === undefined ? [] : [{ name: property, description: doc, type }],
            ),
            events: events.map(described),
          },
          css: { parts: parts.map(described) },
        })),
      },
      css: { properties: tokens.map(described) },
    },
  }
}
