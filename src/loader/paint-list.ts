import { loaders } from 'virtual:lists'
import '../ui/tokens.ts'
import { contentIn, Malformed } from '../custom-element/attributes.ts'
import { contentNode, contentOf, printOf } from '../custom-element/content.ts'
import type { Attributes } from '../custom-element/element.ts'
import { handleOf } from '../custom-element/handle.ts'
import { notingReader, Properties } from '../custom-element/properties.ts'
import { attributeName, attributeText, isQuoted } from '../services/attribute-names.ts'
import { makeRoom } from '../ui/fixed-header.ts'
import { adoptSheet } from '../ui/sheet.ts'
import { build } from './build-nodes.ts'

// Paints an element whose list stands in its content, without React. The script tag loads this for the first such element
// of a page. Its build has the components with `stand-ins.ts` in React's place.

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
  const content = contentOf(host)
  const lists = contentIn(attributes)?.readAll(tag, attributes, contentNode(content))
  const values = new Properties(tag, attributes, reader, lists).read().snapshot()
  container.replaceChildren()
  build(
    render(values, () => true),
    container,
  )
  container.dataset.theme = String(values.theme)
  container.dataset.madeFrom = JSON.stringify(written)
  container.dataset.list = printOf(content.innerHTML)
  container.dataset.told = container.dataset.list
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
