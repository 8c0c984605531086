import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'
import { type ReadText, readAttributes } from './element/attribute-text.ts'
import type { ElementDefinition } from './element/element.ts'
import { prerenderRoot } from './element/prerender.tsx'
import { elements } from './elements.ts'
import { config } from './state/config.ts'
import { type Language, languageFor, loadLanguage } from './state/languages.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/**
 * Gives every `mrp-*` tag of a page, or of a piece of one, its declarative shadow root, so that it reads fully without
 * a script. The rest of the HTML stays as it is, to the letter. Settings are taken from the page's own `<mrp-config>`.
 */
export async function prerender(html: string): Promise<string> {
  const page = (/<(!doctype|html)\b/i.test(html) ? parse : parseFragment)(html, {
    sourceCodeLocationInfo: true,
  })
  const found = [...elementsIn(page)].filter(element => elements.has(element.tagName) && !hasRoot(element))
  const tags = [...new Set(found.map(({ tagName }) => tagName))]
  const definitions = new Map(
    await Promise.all(tags.map(async tag => [tag, await definitionOf(tag)] as const)),
  )

  const languages = found.filter(({ tagName }) => definitions.get(tagName)?.texts).map(languageOf)
  await Promise.all(languages.map(loadLanguage))

  // From here on nothing waits, so that two pages prerendered at once keep to their own settings.
  const before = config.get()
  try {
    applySettings(found, definitions)
    return insertRoots(html, found, definitions)
  } finally {
    config.set(before)
  }
}

type Definitions = ReadonlyMap<string, ElementDefinition | undefined>

async function definitionOf(tag: string): Promise<ElementDefinition | undefined> {
  return (await elements.get(tag)?.())?.default
}

function applySettings(found: readonly Element[], definitions: Definitions): void {
  for (const element of found) {
    const definition = definitions.get(element.tagName)
    definition?.apply?.(readAttributes(definition.tag, definition.attributes, readerOf(element)), {})
  }
}

function insertRoots(html: string, found: readonly Element[], definitions: Definitions): string {
  let result = ''
  let copied = 0
  for (const element of found) {
    const definition = definitions.get(element.tagName)
    const end = element.sourceCodeLocation?.startTag?.endOffset
    if (!definition || end === undefined) continue
    result += html.slice(copied, end) + prerenderRoot(definition, readerOf(element), languageOf(element))
    copied = end
  }
  return result + html.slice(copied)
}

const readerOf =
  ({ attrs }: Element): ReadText =>
  name =>
    attrs.find(attribute => attribute.name === name)?.value ?? null

/** Its own `lang`, else the nearest one around it, else English: nothing is known of who will read it. */
function languageOf(element: Element): Language {
  for (let at: DefaultTreeAdapterTypes.ParentNode | null = element; at && 'attrs' in at; at = at.parentNode) {
    const read = readerOf(at)
    const lang = (read('lang') ?? (at === element ? read('data-lang') : null))?.trim()
    if (lang) return languageFor(lang)
  }
  return 'en'
}

/** In the order of their start tags. What lies in a <template> is not on the page. */
function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}

const hasRoot = ({ childNodes }: Element): boolean =>
  childNodes.some(
    child => 'tagName' in child && child.attrs.some(attribute => attribute.name === 'shadowrootmode'),
  )
