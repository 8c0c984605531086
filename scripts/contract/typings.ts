import type { AttributeFacts, ElementFacts, EventFacts } from './definitions.ts'
import { ownOf } from './manifest.ts'

const head = '// Made from the elements’ descriptions by `npm run build`.\n'

type Common = Pick<ElementFacts, 'attributes' | 'events'>

/**
 * Returns `index.d.ts`: the package's API, and the elements as DOM classes. They type `querySelector('mrp-…')` and
 * listeners, and the frameworks' typings follow from them.
 */
export function domTypings(common: Common, elements: readonly ElementFacts[], api: string): string {
  const own = elements.map(element => ownOf(element, common))
  return `${head}
${api}
${eventTypes(elements)}
/** The names of each element's own events. */
export interface MrpElementEvents {
${own.map(({ tag, events }) => `  '${tag}': ${namesOf(events)}\n`).join('')}}

/** What every element has. */
export interface MrpElement<Tag extends keyof MrpElementEvents> extends HTMLElement {
${common.attributes.map(propertyLine).join('')}${listenerMethod('addEventListener', 'AddEventListenerOptions', common)}
${listenerMethod('removeEventListener', 'EventListenerOptions', common)}
}

${own.map(elementInterface).join('\n')}
/** The elements, by tag. */
export interface MrpElements {
${elements.map(({ tag, className }) => `  '${tag}': ${className}\n`).join('')}}

declare global {
  interface HTMLElementTagNameMap extends MrpElements {}
}
`
}

const namesOf = (events: readonly EventFacts[]): string =>
  events.map(({ name }) => `'${name}'`).join(' | ') || 'never'

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

/** Declares what a form has more. `focus()` is every HTMLElement's own. */
const formMethods = `  /** Presses the form’s button, as the visitor would. */
  submit(): void
  /** Takes back what was typed, and the draft. */
  reset(): void
`

const elementInterface = ({ tag, className, summary, attributes, isForm }: ElementFacts): string => `\
/** \`<${tag}>\`: ${summary} */
export interface ${className} extends MrpElement<'${tag}'> {
${attributes.map(propertyLine).join('')}${isForm ? formMethods : ''}}
`

function listenerMethod(method: string, options: string, { events }: Common): string {
  const names = `MrpElementEvents[Tag] | ${namesOf(events)}`
  return `  ${method}<Type extends ${names}>(
    type: Type,
    listener: (this: this, event: MrpEvents[Type]) => void,
    options?: boolean | ${options},
  ): void
  ${method}<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | ${options},
  ): void
  ${method}<Type extends string>(
    type: Type extends ${names} ? never : Type,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | ${options},
  ): void`
}

/**
 * Returns the declaration of a property. Reading it without a value returns the default. Setting undefined returns it
 * to its attribute.
 */
function propertyLine({ property, doc, type, kind, hasDefault }: AttributeFacts): string {
  if (property === undefined) return ''
  const read = hasDefault || kind === 'flag' ? type : `${type} | undefined`
  return `  /** ${doc} */\n  get ${property}(): ${read}\n  set ${property}(value: ${type} | null | undefined)\n`
}

/** Returns `react.d.ts`: the elements as components. `mrp-demo-form` is `DemoForm`, `mrp-sent` is `onSent`. */
export const componentTypings = (elements: readonly ElementFacts[]): string => `${head}
import type { AriaAttributes, CSSProperties, ReactElement, Ref } from 'react'
import type { MrpElements } from './index.js'
import type { EventsOf, Listener, Own, Pascal, Tag } from './templates.js'

export { configure, useAuth } from './index.js'

type ComponentProps<T extends Tag> = {
  [Name in keyof Own<T>]?: Own<T>[Name] | undefined
} & {
  [Name in EventsOf<T> as Name extends \`mrp-\${infer Short}\` ? \`on\${Pascal<Short>}\` : never]?: Listener<Name> | undefined
} & AriaAttributes & {
  [Name in \`data-\${string}\`]?: string | number | boolean | undefined
} & {
  id?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  /** The component's root. That of a form has the methods of its element. */
  ref?: Ref<HTMLDivElement & Pick<MrpElements[T], Extract<keyof MrpElements[T], 'submit' | 'reset'>>> | undefined
  /** Language of the element’s own texts, as in HTML. */
  lang?: string | undefined
}

type Component<T extends Tag> = (props: ComponentProps<T>) => ReactElement

/** The rules of all components, for a \`<style>\` in the head of a page that is rendered on a server. */
export declare function styleText(): string

${elements
  .map(({ tag, className, summary }) => {
    const name = className.replace(/^Mrp/, '')
    return `export type ${name}Props = ComponentProps<'${tag}'>\n/** ${summary} */\nexport declare const ${name}: Component<'${tag}'>\n`
  })
  .join('\n')}
export {}
`

/** Returns the typings of an entry that has no elements, such as `mrp-widgets/ssr`. */
export const entryTypings = (api: string): string => `${head}\n${api}\n`
