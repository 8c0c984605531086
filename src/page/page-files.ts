import { attributeName } from '../element/attribute-text.ts'
import { type Attribute, Malformed } from '../element/attributes.ts'
import type { ElementDefinition } from '../element/element.ts'
import { fileOf, foreign, isNamed, largest, tooLarge, warnOfFile } from '../element/list-file.ts'
import { listIn } from '../element/list-text.ts'
import { type Attributed, attributeNames, attributeText } from '../services/attribute-names.ts'
import { config } from '../state/config.ts'
import type { PageTag } from './page-markup.ts'

// The data files of a page that is prerendered.

/** Returns the text of a data file, given the address in `src`. Undefined where there is none. */
export type ReadFile = (src: string) => string | undefined | Promise<string | undefined>

/** Stands for the page's own origin, which a path is on, whichever it is. */
const ownPage = 'https://page.example'

/**
 * Returns the tags, with the lists of their data files as attributes. A tag without a list to show is left out: it stays
 * as written, and its code reads the file in the browser.
 */
export async function withFiles(
  tags: readonly PageTag[],
  settings: readonly PageTag[],
  definitions: ReadonlyMap<string, ElementDefinition | undefined>,
  read: ReadFile | undefined,
): Promise<readonly PageTag[]> {
  const origins = settings
    .map(({ element }) => attributeText(element, 'src-origins'))
    .findLast(text => text !== undefined)
  const readAll = tags.map(async (tag): Promise<PageTag | undefined> => {
    const file = fileOf(definitions.get(tag.name)?.attributes ?? {}, tag.element)
    if (!file) return tag
    if (!read) return undefined
    const { src, list, fills } = file
    const entries = await readList(src, list, origins ?? config.get().srcOrigins, read)
    if (entries instanceof Malformed) warnOfFile(tag.name, src, entries)
    const shown = entries instanceof Malformed ? entries.entries : entries
    // As in the browser, the list that is written beside a faulty file.
    if (!shown) return attributeText(tag.element, attributeName(fills)) === undefined ? undefined : tag
    return { ...tag, element: withText(tag.element, fills, JSON.stringify(shown)) }
  })
  const found = (await Promise.all(readAll)).filter(tag => tag !== undefined)
  if (!read && found.length < tags.length)
    console.warn(
      'prerender: elements with src stay as written and load in the browser. To prerender them, tell how their files are read: prerender(html, { read }).',
    )
  return found
}

async function readList(
  src: string,
  list: Attribute,
  origins: string,
  read: ReadFile,
): Promise<readonly unknown[] | Malformed> {
  const { origin } = new URL(src, ownPage)
  if (origin !== ownPage && !isNamed(origin, origins)) return foreign(origin)
  try {
    const text = await read(src)
    if (text === undefined) return new Malformed('is not there: put it there, or correct src')
    return new TextEncoder().encode(text).length > largest ? tooLarge : await listIn(text, list)
  } catch (error) {
    return new Malformed(`could not be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** An element with another text for one of its attributes. */
function withText(element: Attributed, key: string, text: string): Attributed {
  const name = attributeName(key)
  const names = attributeNames(name)
  return {
    getAttribute(asked) {
      if (asked === name) return text
      return names.includes(asked) ? null : element.getAttribute(asked)
    },
  }
}
