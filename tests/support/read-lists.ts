import type { ElementDefinition } from '../../src/custom-element/description.ts'
import { tagsIn } from '../../src/loader/page-markup.ts'

const modules = import.meta.glob<{ readonly default: ElementDefinition }>(
  ['/src/elements/mrp-*.tsx', '/src/elements/header/mrp-*.tsx'],
  {
    eager: true,
  },
)

/** The elements of pages. */
export const sections: readonly ElementDefinition[] = Object.values(modules).map(module => module.default)

/** Returns the lists in a tag of a page, as its element reads them. */
export function readLists(html: string, tag: string): Readonly<Record<string, unknown>> {
  const [found] = tagsIn(html, name => name === tag) ?? []
  const definition = sections.find(one => one.tag === tag)
  if (!found || !definition) throw new Error(`There is no <${tag}>.`)
  const lists = Object.entries(definition.attributes).map(
    ([key, attribute]) => [key, attribute.reader?.read(found.content.node)] as const,
  )
  return Object.fromEntries(lists.filter(([, list]) => list !== undefined))
}
