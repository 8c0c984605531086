import type { AttributeFacts, ElementFacts, EventFacts } from './definitions.ts'

const head = '// Made from the elements’ descriptions by `npm run build`.\n'

/** `index.d.ts`: the elements as classes of the DOM, so that `querySelector('mrp-…')` and listeners are typed. */
export function domTypings(elements: readonly ElementFacts[]): string {
  const map = elements.map(({ tag, className }) => `    '${tag}': ${className}\n`).join('')
  return `${head}
${eventTypes(elements)}
${elements.map(elementInterface).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${map}  }
}
`
}

/** `jsx.d.ts`: the tags in React's JSX. Attribute names always work; a property needs the element to be defined. */
export function jsxTypings(elements: readonly ElementFacts[]): string {
  const tags = elements.map(
    ({ tag, className, attributes, events }) => `      '${tag}': Base<DOM.${className}> & {
${attributes
  .filter(({ name }) => name !== 'lang')
  .map(jsxAttributes)
  .join('')}${events
  .map(({ name }) => `        'on${name}'?: (event: DOM.MrpEvents['${name}']) => void\n`)
  .join('')}      }\n`,
  )
  return `${head}
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type * as DOM from './index.d.ts'

type Base<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags.join('')}    }
  }
}
`
}

/** All events of all elements: one name means one thing everywhere. */
function eventTypes(elements: readonly ElementFacts[]): string {
  const events = new Map<string, EventFacts>()
  for (const event of elements.flatMap(element => element.events)) {
    const known = events.get(event.name)
    if (known && known.type !== event.type) {
      throw new Error(`"${event.name}" has two details: ${known.type} and ${event.type}`)
    }
    events.set(event.name, event)
  }
  const lines = [...events.values()].map(
    ({ name, doc, type, cancelable }) =>
      `  /** ${doc}${cancelable ? ' Cancelable.' : ''} */\n  '${name}': CustomEvent<${type}>\n`,
  )
  return `/** The events, by name. */\nexport interface MrpEvents {\n${lines.join('')}}\n`
}

const elementInterface = ({ tag, className, summary, attributes, events }: ElementFacts): string => {
  const names = events.map(({ name }) => `'${name}'`).join(' | ')
  return `/** \`<${tag}>\`: ${summary} */
export interface ${className} extends HTMLElement {
${attributes.map(propertyLine).join('')}  addEventListener<Type extends ${names}>(
    type: Type,
    listener: (this: ${className}, event: MrpEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}
`
}

/** A property reads as its default where nothing was set; setting nothing gives it back to its attribute. */
function propertyLine({ property, doc, type, fallback }: AttributeFacts): string {
  if (property === undefined) return ''
  const read = fallback !== undefined || type === 'boolean' ? type : `${type} | undefined`
  return `  /** ${doc} */\n  get ${property}(): ${read}\n  set ${property}(value: ${type} | null | undefined)\n`
}

function jsxAttributes({ name, property, doc, type }: AttributeFacts): string {
  const attribute = `        /** ${doc} */\n        '${name}'?: ${type} | undefined\n`
  if (property === undefined || property === name) return attribute
  return `${attribute}        /** ${doc} */\n        ${property}?: ${type} | undefined\n`
}
