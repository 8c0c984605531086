import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5'
import { expect, test, vi } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { openChromium } from '../support/chromium.ts'
import { ours, soup } from './soup.ts'

// `prerender(html)` of what others wrote: but for the roots, the page stays the page that it was.

type Node = DefaultTreeAdapterTypes.Node
type Tree = DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.DocumentFragment

/** Everything in a tree, but not in its templates. */
const nodesIn = (root: Node): Node[] => [
  root,
  ...('childNodes' in root ? root.childNodes.flatMap(nodesIn) : []),
]

const isRoot = (node: Node | undefined): boolean =>
  node !== undefined &&
  'content' in node &&
  nodesIn(node.content).some(
    inside => 'attrs' in inside && inside.attrs.some(({ name }) => name === 'data-wake'),
  )

/** Takes the roots out of a tree; gives each as HTML. */
function takeRoots(tree: Tree): string[] {
  return nodesIn(tree).flatMap(node => {
    if (!('tagName' in node) || !ours.includes(node.tagName) || !isRoot(node.childNodes[0])) return []
    const taken = parseFragment('')
    taken.childNodes = node.childNodes.splice(0, node.tagName === 'mrp-account' ? 3 : 1)
    return withoutIds(serialize(taken))
  })
}

/** Further accounts of a page have ids of their own. */
const withoutIds = (root: string): string => {
  const [mark = '', ids = ''] = / data-ids="(\d+)"/.exec(root) ?? []
  return root.replace(mark, '').replaceAll(`"mrp_${ids}R_`, `"mrp_R_`)
}

/** What the roots are where nothing is around them. */
async function wholeRoots(): Promise<ReadonlySet<string>> {
  const plain = ours.flatMap(tag => [`<${tag}></${tag}>`, `<${tag} lang=de></${tag}>`])
  const made = await Promise.all(
    plain.flatMap(html => [html, `<div lang=de>${html}`]).map(html => prerender(html)),
  )
  return new Set(made.flatMap(html => takeRoots(parseFragment(html))))
}

test('Random HTML with roots parses as without them, and every root is whole', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const whole = await wholeRoots()
  const inputs = 2000
  let count = 0
  await fc.assert(
    fc.asyncProperty(soup, async html => {
      const made = await prerender(html)
      const tree = parse(made)
      const roots = takeRoots(tree)
      expect(serialize(tree)).toBe(serialize(parse(html)))
      expect(roots.filter(root => !whole.has(root))).toEqual([])
      count += roots.length
    }),
    { numRuns: inputs },
  )
  expect(count).toBeGreaterThan(inputs / 2)
})

const visit = openChromium()

/** What of a page Chromium reads in another way once it has roots: as a page, as a part of one, and with scripts. */
async function differencesInChromium({ html, made }: { html: string; made: string }): Promise<string[]> {
  const inFrame = async (text: string): Promise<Document> => {
    const frame = document.createElement('iframe')
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
    frame.srcdoc = text
    document.body.append(frame)
    await loaded
    return frame.contentDocument ?? document
  }
  const inPart = (text: string): HTMLElement => {
    const part = document.createElement('div')
    part.setHTMLUnsafe(text)
    return part
  }
  const found: string[] = []
  const compare = (how: string, before: Document | HTMLElement, after: Document | HTMLElement) => {
    for (const host of after.querySelectorAll('mrp-account:has(> [slot="live"])')) {
      const [style, live] = host.children
      const fields = [...(live?.querySelectorAll<HTMLInputElement>('input') ?? [])]
      if (style?.localName !== 'style' || live?.slot !== 'live' || fields.length !== 3)
        found.push(`${how}: a root is not whole`)
      if (fields.some(({ form }) => !form || !live?.contains(form)))
        found.push(`${how}: a field lacks its form`)
      style?.remove()
      live?.remove()
    }
    if (!after.isEqualNode(before)) found.push(`${how}: another tree`)
    if (ownersIn(before) !== ownersIn(after)) found.push(`${how}: a field has another form`)
  }
  /** To which of the forms each field belongs: the parser decides it, and no markup shows it. */
  const ownersIn = (root: ParentNode): string => {
    const forms = [...root.querySelectorAll('form')]
    const fields = [...root.querySelectorAll<HTMLInputElement>('input, button, select, textarea')]
    return fields.map(({ form }) => (form ? forms.indexOf(form) : 'none')).join()
  }
  compare('a page', Document.parseHTMLUnsafe(html), Document.parseHTMLUnsafe(made))
  compare('a part', inPart(html), inPart(made))
  compare('a page with scripts', await inFrame(html), await inFrame(made))
  document.body.replaceChildren()
  return found
}

test('Chromium reads random HTML with roots as it reads it without', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { page } = await visit('<body>')
  const inputs = 400
  await fc.assert(
    fc.asyncProperty(soup, async html => {
      // Chromium lets a <frameset> come behind a <template>, which the standard does not, and elements into a <select>. A
      // <noscript> is for browsers that run none of ours.
      fc.pre(!/<(frameset|select|noscript)/.test(html))
      const made = await prerender(html)
      if (made !== html) expect(await page.evaluate(differencesInChromium, { html, made })).toEqual([])
    }),
    { numRuns: inputs },
  )
})
