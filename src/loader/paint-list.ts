import { loaders } from 'virtual:lists'
import '../ui/tokens.ts'
import { listReaderOf, Malformed } from '../custom-element/attributes.ts'
import { contentHolder, contentNode, hashOf } from '../custom-element/content.ts'
import type { Attributes } from '../custom-element/description.ts'
import { handleOf } from '../custom-element/handle.ts'
import { notingReader, Properties } from '../custom-element/properties.ts'
import { attributeName, attributeText, isQuoted } from '../services/attribute-names.ts'
import { pageDocument } from '../services/page-document.ts'
import { makeRoom } from '../ui/fixed-header.ts'
import { adoptSheet } from '../ui/sheet.ts'
import { Fragment, type StaticNode } from './static-react.ts'

// Paints an element whose list stands in its content, without React. The script tag loads this for the first such element
// of a page. Its build has the components with `static-react.ts` in React's place.

/**
 * Fills a root that `paint.ts` has made of the element's shell. Returns false, and leaves the element to its code, where a
 * script has set a property or an attribute is wrong: the code says so.
 */
export async function paintList(host: Element, container: HTMLElement): Promise<boolean> {
  const module = await loaders[host.localName]?.()
  if (!module || host.shadowRoot || (handleOf(host)?.properties.size ?? 0) > 0) return false
  const { tag, attributes, render } = module.default
  if (hasWrongAttribute(host, attributes)) return false
  const { reader, written } = notingReader(host)
  const content = contentHolder(host)
  const lists = listReaderOf(attributes)?.readAll(tag, attributes, contentNode(content))
  const values = new Properties(tag, attributes, reader, lists).read().snapshot()
  container.replaceChildren()
  build(
    render(values, () => true),
    container,
  )
  container.dataset.theme = String(values.theme)
  container.dataset.madeFrom = JSON.stringify(written)
  container.dataset.list = hashOf(content.innerHTML)
  container.dataset.reported = container.dataset.list
  const root = host.attachShadow({ mode: 'open' })
  adoptSheet(root)
  root.append(container)
  if (host.localName === 'mrp-site-header') makeRoom()
  return true
}

const hasWrongAttribute = (host: Element, attributes: Attributes): boolean =>
  Object.entries(attributes).some(([key, attribute]) => {
    const name = attributeName(key)
    const text = attributeText(host, name)
    return text !== undefined && (isQuoted(host, name) || attribute.parse(text) instanceof Malformed)
  })

// Builds the nodes of a component's first render as React would. Nodes are built one by one: a page that enforces Trusted
// Types forbids parsing HTML from strings.

const html = 'http://www.w3.org/1999/xhtml'
const svg = 'http://www.w3.org/2000/svg'

function build(node: unknown, parent: Element, space = html): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return
  if (Array.isArray(node)) for (const child of node) build(child, parent, space)
  else if (typeof node === 'object') buildStaticNode(node as StaticNode, parent, space)
  else parent.append(String(node))
}

function buildStaticNode({ type, props }: StaticNode, parent: Element, space: string): void {
  if (type === Fragment) build(props.children, parent, space)
  else if (type instanceof Function) build(type(props), parent, space)
  else parent.append(elementOf({ type, props }, space))
}

function elementOf({ type, props }: StaticNode, space: string): Element {
  const name = String(type)
  const inner = name === 'svg' ? svg : space
  const element: Element = pageDocument.createElementNS(inner, name)
  for (const [key, value] of Object.entries(props)) setAttribute(element, key, value)
  build(props.children, element, inner)
  return element
}

/** Maps names of JSX to those of HTML, where they differ. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultChecked: 'checked',
}

/** Matches SVG attributes with a capital letter, as far as anything is drawn with them. */
const capital = /^(viewBox|preserveAspectRatio)$/

function setAttribute(element: Element, key: string, value: unknown): void {
  if (['children', 'key', 'ref'].includes(key) || value instanceof Function) return
  if (value === null || value === undefined) return
  const name = names[key] ?? (capital.test(key) ? key : dashed(element, key))
  // These are texts for React, and true or false for HTML.
  if (/^(aria|data)-/.test(name)) element.setAttribute(name, String(value))
  else if (value !== false) element.setAttribute(name, value === true ? '' : String(value))
}

/** Writes `strokeWidth` as `stroke-width` in SVG, and `tabIndex` as `tabindex` in HTML. */
const dashed = ({ namespaceURI }: Element, key: string): string =>
  namespaceURI === svg ? key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`) : key.toLowerCase()
