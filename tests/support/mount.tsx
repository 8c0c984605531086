import { render } from '@testing-library/react'
import { createElement } from 'react'
import { define } from '../../src/custom-element/define-element.ts'
import type { ElementDefinition } from '../../src/custom-element/description.ts'
import { prerenderRoot } from '../../src/custom-element/prerender.tsx'
import { addElement, type Markup, rendered } from './add-element.ts'

export interface Mounted {
  readonly element: HTMLElement
  /** Changes attributes as the page's author would. Null removes one. */
  readonly write: (attributes: Readonly<Record<string, string | null>>) => void
  /** Sets properties as the page's author would. */
  readonly set: (properties: Readonly<Record<string, unknown>>) => void
}

export interface Way {
  readonly name: string
  readonly mount: (definition: ElementDefinition, markup?: Markup) => Promise<Mounted>
}

/** Adds the element with the declarative shadow root of a build. */
export function addPrerendered(definition: ElementDefinition, markup: Markup = {}): HTMLElement {
  const written = addElement(definition.tag, markup)
  written.insertAdjacentHTML('afterbegin', prerenderRoot(definition, written))
  const stage = document.createElement('div')
  stage.setHTMLUnsafe(written.outerHTML)
  written.replaceWith(stage)
  const element = stage.querySelector<HTMLElement>(definition.tag)
  if (!element?.shadowRoot) throw new Error(`<${definition.tag}> has no declarative shadow root.`)
  return element
}

/** Waits long enough for an unwanted render to happen. */
export const settled = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 50))

/** Returns the element as scripts use it: with its attributes and properties. */
async function mounted(element: HTMLElement, ready: Promise<unknown>): Promise<Mounted> {
  await ready
  return {
    element,
    write: attributes => {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
      }
    },
    set: properties => void Object.assign(element, properties),
  }
}

/** A way in which scripts add an element. To define it once more changes nothing. */
const byScript = (
  name: string,
  add: (definition: ElementDefinition, markup: Markup) => HTMLElement,
): Way => ({
  name,
  mount: (definition, { properties, ...markup } = {}) => {
    const ready = rendered()
    const element = Object.assign(add(definition, markup), properties)
    define(definition)
    return mounted(element, ready)
  },
})

const client = byScript('defined, then inserted', (definition, markup) => {
  define(definition)
  return addElement(definition.tag, markup)
})

const prerendered = byScript('prerendered and hydrated', addPrerendered)

const late = byScript('in the page, then defined', ({ tag }, markup) => addElement(tag, markup))

/** React 19 sets a property if the element has one, and else an attribute. */
const react: Way = {
  name: 'inside a React app',
  mount: async (definition, { attributes, properties, inside } = {}) => {
    define(definition)
    const ready = rendered()
    let props: Record<string, unknown> = {
      ...attributes,
      ...properties,
      ...(inside && { dangerouslySetInnerHTML: { __html: inside } }),
    }
    const view = render(createElement(definition.tag, props))
    await ready
    const change = (changes: Readonly<Record<string, unknown>>) => {
      props = Object.fromEntries(
        Object.entries({ ...props, ...changes }).filter(([, value]) => value !== null),
      )
      view.rerender(createElement(definition.tag, props))
    }
    const element = view.container.querySelector<HTMLElement>(definition.tag)
    if (!element) throw new Error(`React has not rendered <${definition.tag}>.`)
    return { element, write: change, set: change }
  },
}

/** Every way to add an element to a page. What is true for one must be true for all. */
export const ways: readonly Way[] = [client, prerendered, late, react]

/** The ways in which the page's scripts own the element's place, and React does not. */
export const waysWithoutReact: readonly Way[] = [client, prerendered, late]

export const mountOnClient = client.mount
