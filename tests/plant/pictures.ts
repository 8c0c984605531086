import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { vi } from 'vitest'

// What the pages say of a plant, each part of a page by its tag, when the plant is another one.

type Plant = typeof import('../../src/plant/plant.ts')

/** The elements whose plan is made when the site is built. */
const elements = [
  'mrp-benefits',
  'mrp-explainers',
  'mrp-features',
  'mrp-how-it-works',
  'mrp-solutions',
] as const

export interface Pictures {
  /** Every text that is not for the eye alone, and every label for those who do not see a picture. */
  readonly texts: readonly string[]
  /** The export on the demo page. */
  readonly sample: string
  /** Everything that the plan gives, as JSON. */
  readonly planned: string
}

/** Draws the site's pictures, or those of some elements, with a plant in place of its own. */
export async function picturesOf(
  plant: Partial<Plant>,
  tags: readonly string[] = elements,
): Promise<Pictures> {
  vi.resetModules()
  const own = await vi.importActual<Plant>('../../src/plant/plant.ts')
  vi.doMock('../../src/plant/plant.ts', () => ({ ...own, ...plant }))
  const [{ prerender }, { readPage }, ...planned] = await Promise.all([
    import('../../src/entries/ssr.ts'),
    import('../../demo-host/build-pages.ts'),
    import('../../src/plant/items.ts'),
    import('../../src/plant/suggested-orders.ts'),
    import('../../src/plant/sales-order.ts'),
    import('../../src/plant/sample-run.ts'),
    import('../../src/plant/shortages.ts'),
    import('../../src/plant/what-if.ts'),
  ])
  vi.doUnmock('../../src/plant/plant.ts')
  const html = await prerender(tags.map(tag => `<${tag}></${tag}>`).join('\n'))
  // Whoever comes next in this process has the own plant again.
  vi.resetModules()
  const [, sample = ''] = /<pre>\n?([\s\S]*?)\n<\/pre>/.exec(await readPage('/demo')) ?? []
  return {
    texts: textsIn(parseFragment(html)),
    sample,
    planned: JSON.stringify(planned.map(module => ({ ...module }))),
  }
}

function textsIn(node: DefaultTreeAdapterTypes.Node): string[] {
  if (!('childNodes' in node) || node.nodeName === 'style') return []
  if ('attrs' in node && node.attrs.some(({ name, value }) => name === 'aria-hidden' && value === 'true'))
    return []
  const found: string[] = []
  if ('attrs' in node)
    found.push(...node.attrs.filter(({ name }) => name === 'aria-label').map(({ value }) => value))
  if (defaultTreeAdapter.isElementNode(node) && node.nodeName === 'template' && 'content' in node)
    found.push(...textsIn((node as DefaultTreeAdapterTypes.Template).content))
  // React puts a comment between two pieces of one text.
  let text = ''
  const end = () => {
    if (text.trim()) found.push(text.trim())
    text = ''
  }
  for (const child of node.childNodes) {
    if ('value' in child) text += child.value
    else if (child.nodeName !== '#comment') {
      end()
      found.push(...textsIn(child))
    }
  }
  end()
  return found
}
