import type { AttributeFacts, ElementFacts, EventFacts } from './definitions.ts'

const head = '// Made from the elements’ descriptions by `npm run build`.\n'

/**
 * Returns `index.d.ts`: the package's API, and the elements as DOM classes. They type `querySelector('mrp-…')` and
 * listeners.
 */
export function domTypings(elements: readonly ElementFacts[], api: string): string {
  const map = elements.map(({ tag, className }) => `    '${tag}': ${className}\n`).join('')
  return `${head}
${api}
${eventTypes(elements)}
${elements.map(elementInterface).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${map}  }
}
`
}

/** Returns the types of all events: a name means the same on every element. */
function eventTypes(elements: readonly ElementFacts[]): string {
  const events = new Map<string, EventFacts>()
  for (const event of elements.flatMap(element => element.events)) {
    const known = events.get(event.name)
    if (known && known.eventType !== event.eventType) {
      throw new Error(`"${event.name}" has two types: ${known.eventType} and ${event.eventType}`)
    }
    events.set(event.name, event)
  }
  const lines = [...events.values()].map(
    ({ name, doc, eventType, cancelable }) =>
      `  /** ${doc}${cancelable ? ' Cancelable.' : ''} */\n  '${name}': ${eventType}\n`,
  )
  return `/** The events, by name. */\nexport interface MrpEvents {\n${lines.join('')}}\n`
}

const elementInterface = ({ tag, className, summary, attributes, events }: ElementFacts): string => {
  const names = events.map(({ name }) => `'${name}'`).join(' | ')
  return `/** \`<${tag}>\`: ${summary} */
export interface ${className} extends HTMLElement {
${attributes.map(propertyLine).join('')}${listenerMethod('addEventListener', 'AddEventListenerOptions', className, names)}
${listenerMethod('removeEventListener', 'EventListenerOptions', className, names)}
}
`
}

const listenerMethod = (method: string, options: string, className: string, names: string): string =>
  `  ${method}<Type extends ${names}>(
    type: Type,
    listener: (this: ${className}, event: MrpEvents[Type]) => void,
    options?: boolean | ${options},
  ): void
  ${method}<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: ${className}, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | ${options},
  ): void
  ${method}<Type extends string>(
    type: Type extends ${names} ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | ${options},
  ): void`

/**
 * Returns the declaration of a property. Reading it without a value returns the default. Setting undefined returns it
 * to its attribute.
 */
function propertyLine({ property, doc, type, hasDefault }: AttributeFacts): string {
  if (property === undefined) return ''
  const read = hasDefault || type === 'boolean' ? type : `${type} | undefined`
  return `  /** ${doc} */\n  get ${property}(): ${read}\n  set ${property}(value: ${type} | null | undefined)\n`
}

/** How a framework's templates write attributes, properties and listeners. */
interface Dialect {
  readonly attributes: (attribute: AttributeFacts) => readonly string[]
  readonly listeners: (event: string) => readonly string[]
  /** Wraps the members of all elements into a file. */
  readonly file: (members: readonly (ElementFacts & { readonly members: string })[]) => string
}

const both = ({ name, property }: AttributeFacts): readonly string[] =>
  property === undefined || property === name ? [name] : [name, property]

const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const lines = (
  elements: Parameters<Dialect['file']>[0],
  line: (element: (typeof elements)[number]) => string,
) => elements.map(element => line(element)).join('')

/** A list or a record may also be its JSON: a framework may write it before the element is defined, or on a server. */
const written = ({ type }: AttributeFacts): string =>
  /^(readonly\b|Record\b|\{)/.test(type) ? `${type} | string` : type

/** Omits `lang`, which every element's type has already. */
const membersOf = ({ attributes, events }: ElementFacts, dialect: Dialect): string =>
  [
    ...attributes
      .filter(({ name }) => name !== 'lang')
      .flatMap(attribute =>
        dialect
          .attributes(attribute)
          .map(
            name =>
              `        /** ${attribute.doc} */\n        '${name}'?: ${written(attribute)} | undefined\n`,
          ),
      ),
    ...events.flatMap(({ name }) =>
      dialect
        .listeners(name)
        .map(key => `        '${key}'?: ((event: DOM.MrpEvents['${name}']) => void) | undefined\n`),
    ),
  ].join('')

const dialects: Readonly<Record<string, Dialect>> = {
  // Attribute names always work. A property needs the element to be defined. React 19 listens by the event's own
  // name.
  jsx: {
    attributes: both,
    listeners: event => [`on${event}`],
    file: elements => `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type * as DOM from './index.js'

type Base<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${lines(elements, ({ tag, className, members }) => `      '${tag}': Base<DOM.${className}> & {\n${members}      }\n`)}    }
  }
}
`,
  },
  // Vue's compiler sees a template's `company-name` and `@mrp-sent` as `companyName` and `onMrpSent`.
  vue: {
    attributes: ({ name }) => [camelCase(name)],
    listeners: event => [`on${camelCase(`-${event}`)}`],
    file: elements => `import type { HTMLAttributes, ReservedProps } from 'vue'
import type * as DOM from './index.js'

interface Tag<Props> {
  new (): { $props: Props & HTMLAttributes & ReservedProps }
}

declare module 'vue' {
  interface GlobalComponents {
${lines(elements, ({ tag, members }) => `      '${tag}': Tag<{\n${members}      }>\n`)}  }
}
`,
  },
  svelte: {
    attributes: both,
    listeners: event => [`on${event}`],
    file: elements => `import type { HTMLAttributes } from 'svelte/elements'
import type * as DOM from './index.js'

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${lines(elements, ({ tag, className, members }) => `      '${tag}': HTMLAttributes<DOM.${className}> & {\n${members}      }\n`)}  }
}
`,
  },
  solid: {
    attributes: attribute => [
      attribute.name,
      ...(attribute.property === undefined ? [] : [`prop:${attribute.property}`]),
    ],
    listeners: event => [`on:${event}`],
    file: elements => `import type { JSX } from 'solid-js'
import type * as DOM from './index.js'

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
${lines(elements, ({ tag, className, members }) => `      '${tag}': JSX.HTMLAttributes<DOM.${className}> & {\n${members}      }\n`)}    }
  }
}
`,
  },
}

/** Returns `jsx.d.ts` and the like, which type the tags in each framework's templates: path → text. */
export const templateTypings = (elements: readonly ElementFacts[]): readonly (readonly [string, string])[] =>
  Object.entries(dialects).map(([name, dialect]) => {
    const members = elements.map(element => ({ ...element, members: membersOf(element, dialect) }))
    return [`dist-types/${name}.d.ts`, `${head}\n${dialect.file(members)}`] as const
  })

/** Returns `react.d.ts`: the elements as components. `mrp-demo-form` is `DemoForm`, `mrp-sent` is `onSent`. */
export function componentTypings(elements: readonly ElementFacts[]): string {
  const components = elements.map(element => {
    const name = element.className.replace(/^Mrp/, '')
    return `export interface ${name}Props extends Common {
${element.attributes
  .map(
    ({ property, name: attribute, doc, type }) =>
      `  /** ${doc} */\n  ${property ?? attribute}?: ${type} | undefined\n`,
  )
  .join('')}${element.events
  .map(
    ({ name: event, doc }) =>
      `  /** ${doc} */\n  on${camelCase(event.replace(/^mrp/, ''))}?: ((event: MrpEvents['${event}']) => void) | undefined\n`,
  )
  .join('')}}

/** ${element.summary} */
export declare function ${name}(props: ${name}Props): ReactElement
`
  })
  return `${head}
import type { ReactElement } from 'react'
import type { MrpEvents } from './index.js'

export { configure, useAuth } from './index.js'

interface Common {
  className?: string | undefined
}

/** The rules of all components, for a \`<style>\` in the head of a page that is rendered on a server. */
export declare function styleText(): string

${components.join('\n')}
export {}
`
}

/** Returns the typings of `elements/<tag>`: an import with its side effect, and the DOM types. */
export const elementTypings = (): string => `${head}\nimport './index.js'\n`

/** Returns the typings of an entry that has no elements, such as `mrp-widgets/ssr`. */
export const entryTypings = (api: string): string => `${head}\n${api}`
