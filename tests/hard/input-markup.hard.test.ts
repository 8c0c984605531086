import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test, vi } from 'vitest'
import { readChoice } from '../../demo-host/embed/choice.ts'
import { elementFacts } from '../../demo-host/embed/facts.ts'
import { previewPage } from '../../demo-host/embed/preview-page.ts'
import { prerender } from '../../src/entries/ssr.ts'
import { elements } from '../support/manifest.ts'
import { attacks, hidden } from './attacks.ts'
import { holds, hostile, keys } from './inputs.ts'

// Markup that is made of what others wrote: by prerendering, and by the page that shows what to embed.

type Node = DefaultTreeAdapterTypes.Node

/** All elements of a page, those in declarative shadow roots too. */
function* elementsIn(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node
  const inside = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : []
  for (const child of inside) yield* elementsIn(child)
}

const isHarmless = (address: string): boolean =>
  !URL.canParse(address, 'https://page.example') ||
  ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, 'https://page.example').protocol)

const links = ['href', 'src', 'action', 'formaction', 'srcdoc', 'xlink:href']

/** What in a page is made of an attack, or would run. Attributes of our own tags are only what they were given. */
const foreign = (html: string): string[] =>
  [...elementsIn(parse(html))]
    .filter(({ tagName }) => !tagName.startsWith('mrp-'))
    .flatMap(({ tagName, attrs }) =>
      attrs
        .filter(
          ({ name, value }) =>
            /^(data-hacked$|on)/.test(name) || (links.includes(name) && !isHarmless(value)),
        )
        .map(({ name, value }) => `<${tagName} ${name}="${value.slice(0, 40)}">`),
    )

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const settings = 'mrp-config'

/** Where a text is tried. */
const places = {
  attributes: (tag: string) => tag !== settings,
  settings: (tag: string) => tag === settings,
}

/** Every element, with a text where it is tried. */
const pageWith = (text: string, isTried: (tag: string) => boolean): string =>
  elements
    .map(({ tagName, attributes }) => {
      const tried = isTried(tagName) ? attributes : []
      return `<${tagName}${tried.map(({ name }) => ` ${name}="${escaped(text)}"`).join('')}></${tagName}>`
    })
    .join('')

test.for(Object.entries(attacks))(
  'Every element is prerendered with %s in its attributes and in the settings: nothing becomes markup, and no line of the log steers a terminal',
  async ([, text], { task }) => {
    const logs = (['debug', 'info', 'log', 'warn', 'error'] as const).map(level =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    )
    for (const [place, isTried] of Object.entries(places)) {
      const html = await prerender(pageWith(text, isTried))
      expect(html.split('shadowrootmode').length, place).toBeGreaterThan(elements.length - 1)
      expect(foreign(html), place).toEqual([])
    }
    const lines = logs.flatMap(({ mock }) => mock.calls.flat().map(String))
    for (const log of logs) log.mockRestore()
    expect(lines.filter(line => hidden.test(line))).toEqual([])
    task.meta.figures = { inputs: elements.flatMap(({ attributes }) => attributes).length }
  },
)

test('The builder’s preview has one element of ours and nothing else from its address', context => {
  const parameters = fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('tag', 'target', 'ground', 'width', 'with-heading', 'with-items', 'with-onclick'),
        hostile.map(name => `with-${name}`),
        keys,
      ),
      fc.oneof(hostile, fc.constantFrom(...elementFacts.map(({ tag }) => tag))),
    ),
    { maxLength: 8 },
  )
  const property = fc.property(parameters, found => {
    const html = previewPage(readChoice(`?${new URLSearchParams(found)}`), 'https://site.example')
    const tags = [...elementsIn(parse(html))].map(({ tagName }) => tagName)
    expect(foreign(html)).toEqual([])
    expect(tags.filter(tag => tag.startsWith('mrp-'))).toHaveLength(1)
    expect(tags.filter(tag => !tag.startsWith('mrp-')).join(' ')).toBe(
      'html head meta title meta base style script body h1 p a div p label input button',
    )
  })
  holds(context, property, 2000)
})
