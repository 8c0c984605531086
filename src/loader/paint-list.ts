import { loaders } from 'virtual:lists'
import '../ui/tokens.ts'
import { contentIn } from '../custom-element/attributes.ts'
import { contentNode, contentOf, printOf } from '../custom-element/content.ts'
import { handleOf } from '../custom-element/handle.ts'
import { notingReader, Properties } from '../custom-element/properties.ts'
import { makeRoom } from '../ui/fixed-header.ts'
import { adoptSheet } from '../ui/sheet.ts'
import { build } from './build-nodes.ts'

// Paints an element whose list stands in its content, without React. The script tag loads this for the first such element
// of a page. Its build has the components with `stand-ins.ts` in React's place.

/**
 * Fills a root that `paint.ts` has made of the element's shell. Returns false, and leaves the element to its code, where a
 * script has set a property.
 */
export async function paintList(host: Element, container: HTMLElement): Promise<boolean> {
  const module = await loaders[host.localName]?.()
  if (!module || host.shadowRoot || (handleOf(host)?.properties.size ?? 0) > 0) return false
  const { tag, attributes, render } = module.default
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
  const root = host.attachShadow({ mode: 'open' })
  adoptSheet(root)
  root.append(container)
  if (host.localName === 'mrp-site-header') makeRoom(host)
  return true
}
