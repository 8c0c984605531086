import type { ElementFacts, readTokens } from './definitions.ts'

/** Returns `custom-elements.json`, schema 2.1.0, which documentation tools and editors read. */
export function customElementsManifest(
  elements: readonly ElementFacts[],
  tokens: ReturnType<typeof readTokens>,
): object {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: elements.map(element => {
      const path = `dist/elements/${element.tag}.js`
      return {
        kind: 'javascript-module',
        path,
        declarations: [classDeclaration(element, tokens)],
        exports: [
          {
            kind: 'custom-element-definition',
            name: element.tag,
            declaration: { name: element.className, module: path },
          },
        ],
      }
    }),
  }
}

function classDeclaration(element: ElementFacts, tokens: ReturnType<typeof readTokens>): object {
  return {
    kind: 'class',
    customElement: true,
    name: element.className,
    tagName: element.tag,
    summary: element.summary,
    superclass: { name: 'HTMLElement' },
    members: element.attributes.flatMap(({ name, property, doc, type, hasDefault, fallback }) =>
      property === undefined
        ? []
        : [
            {
              kind: 'field',
              name: property,
              attribute: name,
              description: doc,
              type: { text: withoutValue(type, hasDefault) },
              ...(fallback !== undefined && { default: `'${fallback}'` }),
            },
          ],
    ),
    attributes: element.attributes.map(({ name, property, doc, type, fallback }) => ({
      name,
      description: doc,
      type: { text: type },
      ...(fallback !== undefined && { default: fallback }),
      ...(property !== undefined && { fieldName: property }),
    })),
    events: element.events.map(({ name, doc, eventType, cancelable }) => ({
      name,
      description: cancelable ? `${doc} Cancelable.` : doc,
      type: { text: eventType },
    })),
    slots: element.slots.map(({ name, doc }) => ({ name, description: doc })),
    cssParts: element.parts.map(({ name, doc }) => ({ name, description: doc })),
    cssProperties: tokens.map(({ name, doc, fallback }) => ({ name, description: doc, default: fallback })),
  }
}

const withoutValue = (type: string, hasDefault: boolean): string =>
  !hasDefault && type !== 'boolean' ? `${type} | undefined` : type
