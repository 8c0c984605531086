import { readFile } from 'node:fs/promises'
import { parseFragment } from 'parse5'
import { type Element, elementsIn, escapeText } from '../../scripts/html.ts'
import type { EditorElements } from '../cms/elements.ts'

// Makes whole pages of blocks from the pages of the site.

/**
 * Leaves out elements with the prices of our own plans: no author can change the one, and who changes the plans forgets
 * the other.
 */
const leftOut = ['mrp-savings', 'mrp-plan-comparison']

/** Maps sentences about our own plans to what an author's page says in their place. */
const neutral = new Map([
  [
    'Three plans that differ in how many items you plan, how often, and how fast we answer.',
    'Choose the plan that fits your plant.',
  ],
])

/** Maps the name of a pattern to the file of its page. */
const pages = { home: 'index', product: 'product', pricing: 'pricing', demo: 'demo' }

/** Returns each pattern's blocks as WordPress stores them, by name. */
export const patterns = async (elements: EditorElements): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      Object.entries(pages).map(async ([name, file]) => {
        const page = await readFile(`demo-host/pages/${file}.html`, 'utf8')
        const blocks = elementsIn(parseFragment(page)).flatMap(element => blockOf(element, elements))
        return [name, `${blocks.join('\n\n')}\n`] as const
      }),
    ),
  )

/**
 * Returns the block of an element. Its colours are those of the theme that the page will have, which is not known here.
 */
function blockOf({ tagName, attrs }: Element, elements: EditorElements): readonly string[] {
  const known = elements[tagName]?.attributes
  if (!known || leftOut.includes(tagName)) return []
  const given = attrs.filter(({ name }) => known[name] && name !== 'theme')
  const attributes = Object.fromEntries(
    given.map(({ name, value }) => [
      name,
      known[name]?.kind === 'list' ? JSON.parse(value) : escapeText(neutral.get(value) ?? value),
    ]),
  )
  const written = given.length > 0 ? ` ${inComment(attributes)}` : ''
  return [`<!-- wp:mrp/${tagName.slice('mrp-'.length)}${written} /-->`]
}

/** Writes JSON that cannot end the comment it lies in, as WordPress does. */
const inComment = (value: object): string =>
  JSON.stringify(value)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
