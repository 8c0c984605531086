import { mayBeMadeByDiv, mayBeSetByDiv } from '../../src/embed/allowed.ts'
import type { EditorElement } from '../cms/elements.ts'
import type { EditorAttribute } from '../cms/kinds.ts'
import { names } from '../cms/names.ts'

// What the plugin knows besides the elements, and its blocks' descriptions.

/** Returns the attributes that authors without `unfiltered_html` may paste, by tag: what a `<div data-mrp>` may have. */
export const pastedAttributes = (
  elements: Readonly<Record<string, EditorElement>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(elements)
      .filter(([tag]) => mayBeMadeByDiv(tag))
      .map(([tag, { attributes }]) => [tag, Object.keys(attributes).filter(mayBeSetByDiv)]),
  )

/**
 * Returns a block.json. No `enum` and no `default`: WordPress would drop what no longer fits, and write defaults into
 * pages, where the element's own have to rule.
 */
export function blockDescription(tag: string, element: EditorElement, version: string): object {
  const name = tag.slice('mrp-'.length)
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `mrp/${name}`,
    version,
    title: element.title,
    category: 'mrp-widgets',
    icon: names[tag]?.icon ?? 'screenoptions',
    description: element.summary,
    keywords: names[tag]?.keywords ?? name.split('-'),
    textdomain: 'mrp-widgets',
    attributes: Object.fromEntries([
      // A section has margins of its own, a form has none.
      ['align', { type: 'string', default: tag.endsWith('-form') ? 'wide' : 'full' }],
      ...Object.entries(element.attributes).map(([key, { kind }]) => [
        key,
        { type: types[kind] ?? 'string' },
      ]),
    ]),
    supports: { html: false, align: ['wide', 'full'] },
    example: {},
  }
}

const types: Readonly<Partial<Record<EditorAttribute['kind'], string>>> = {
  toggle: 'boolean',
  number: 'number',
  list: 'array',
}
