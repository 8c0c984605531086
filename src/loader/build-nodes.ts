import { pageDocument } from '../services/page-document.ts'
import { Fragment, type Still } from './stand-ins.ts'

// Builds the nodes of a component's first render as React would. Nodes are built one by one: a page that enforces Trusted
// Types forbids parsing HTML from strings.

const html = 'http://www.w3.org/1999/xhtml'
const svg = 'http://www.w3.org/2000/svg'

/** Appends what a component returned. */
export function build(node: unknown, parent: Element, space = html): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return
  if (Array.isArray(node)) for (const child of node) build(child, parent, space)
  else if (typeof node === 'object') buildStill(node as Still, parent, space)
  else parent.append(String(node))
}

function buildStill({ type, props }: Still, parent: Element, space: string): void {
  if (type === Fragment) build(props.children, parent, space)
  else if (type instanceof Function) build(type(props), parent, space)
  else parent.append(elementOf({ type, props }, space))
}

function elementOf({ type, props }: Still, space: string): Element {
  const name = String(type)
  const inner = name === 'svg' ? svg : space
  const element: Element = pageDocument.createElementNS(inner, name)
  for (const [key, value] of Object.entries(props)) setAttribute(element, key, value)
  build(props.children, element, inner)
  return element
}

/** What JSX calls otherwise than HTML does. */
const names: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultChecked: 'checked',
}

/** The attributes of SVG that have a capital letter themselves, as far as anything is drawn with them. */
const capital = /^(viewBox|preserveAspectRatio)$/

function setAttribute(element: Element, key: string, value: unknown): void {
  if (['children', 'key', 'ref'].includes(key) || value instanceof Function) return
  if (value === null || value === undefined) return
  const name = names[key] ?? (capital.test(key) ? key : dashed(element, key))
  // These are texts for React, and true or false for HTML.
  if (/^(aria|data)-/.test(name)) element.setAttribute(name, String(value))
  else if (value !== false) element.setAttribute(name, value === true ? '' : String(value))
}

/** `strokeWidth` is `stroke-width` in SVG, and `tabIndex` is `tabindex` in HTML. */
const dashed = ({ namespaceURI }: Element, key: string): string =>
  namespaceURI === svg ? key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`) : key.toLowerCase()
