import { tidy } from '../services/attribute-names.ts'
import { pageDocument } from '../services/page-document.ts'
import { mayBeMadeByDiv, mayBeSetByDiv } from './allowed.ts'

// `<div data-mrp="demo-form">`, for editors and filters that remove our tags.

/** Returns the tag for `demo-form` or `mrp-demo-form`. */
export const tagOf = (name: string): string => `mrp-${tidy(name).toLowerCase().replace(/^mrp-/, '')}`

/** Maps each div to its element, so that changes of its attributes reach the element. */
const elementIn = new WeakMap<Node, Element>()

const changes = new MutationObserver(records => {
  for (const { target, attributeName } of records) {
    const element = elementIn.get(target)
    if (element && attributeName) copyAttribute(attributeName, target as Element, element)
  }
})

/**
 * Shows the element that a div asks for in a shadow root of the div. The div and its children stay as they are, because a
 * framework may own them: they are hidden while the element stands, and are its fallback content. A div that asks for
 * something else later, or for nothing, gets that.
 */
export function takeInDiv(div: HTMLElement, tags: readonly string[]): void {
  const tag = tagForDiv(div, tags)
  const before = elementIn.get(div)
  if (before?.localName === tag) return
  const root = before ? (before.getRootNode() as ShadowRoot) : tag && rootFor(div)
  if (!root) return
  elementIn.delete(div)
  const content = pageDocument.createElement('slot')
  if (!tag) {
    root.replaceChildren(content)
    return
  }
  const element = pageDocument.createElement(tag)
  for (const name of div.getAttributeNames()) copyAttribute(name, div, element)
  elementIn.set(div, element)
  changes.observe(div, { attributes: true })
  element.append(content)
  root.replaceChildren(element)
}

/**
 * Returns the tag that a div asks for. Only the outermost of nested divs counts: a few hundred would freeze the
 * browser.
 */
function tagForDiv(div: HTMLElement, tags: readonly string[]): string | undefined {
  const name = div.getAttribute('data-mrp')
  if (name === null || div.parentElement?.closest('[data-mrp]')) return undefined
  const tag = tagOf(name)
  if (tags.includes(tag) && mayBeMadeByDiv(tag)) return tag
  if (tags.includes(tag))
    console.warn(
      `An element with data-mrp cannot make <${tag}>, so this markup is left unchanged. Write the tag itself.`,
    )
  else
    console.warn(
      `"${name}" is not an mrp-widgets element, so this markup is left unchanged. Use an element name such as "demo-form" in data-mrp.`,
    )
  return undefined
}

function rootFor(div: HTMLElement): ShadowRoot | undefined {
  try {
    return div.attachShadow({ mode: 'open' })
  } catch {
    console.warn(
      `<${div.localName} data-mrp="${div.getAttribute('data-mrp')}"> has a shadow root already, or cannot have one, so it is left unchanged. Use a <div>.`,
    )
    return undefined
  }
}

/** Sets each attribute by its `data-` name, so that nobody sets an event handler or a style. */
function copyAttribute(name: string, div: Element, element: Element): void {
  if (!name.startsWith('data-') || name === 'data-mrp' || !mayBeSetByDiv(name.slice('data-'.length))) return
  const value = div.getAttribute(name)
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, tidy(value))
}
