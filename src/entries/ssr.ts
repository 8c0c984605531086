import type { ElementDefinition, Values } from '../custom-element/description.ts'
import { prerenderRoot, spokenIn } from '../custom-element/prerender.tsx'
import { Properties } from '../custom-element/properties.ts'
import { importCode, tags } from '../loader/elements.ts'
import { type Addition, type PageTag, tagsIn, withAdditions } from '../loader/page-markup.ts'
import type { Attributed } from '../services/attribute-names.ts'
import { removeSource } from '../services/written-settings.ts'
import { loadLanguage } from '../words/languages.ts'

/** Limits the roots of a page. Each has up to 14 kB: whoever writes short tags would fill the server's memory. */
const maxRoots = 1000

/**
 * Adds a declarative shadow root to `mrp-*` elements of a page, or of a piece of one: at most the first 1,000. They
 * are then visible before any script runs. Some stay as written: those below `data-mrp-ignore`, and those where a root
 * would change the rest of the page, such as in SVG. Everything else stays as you wrote it. Configuration is taken from
 * `configure` and, for this call only, from the page's own `<mrp-config>`. Does not sanitise: sanitise what users wrote
 * before.
 */
export async function prerender(html: string): Promise<string> {
  const found = tagsIn(html, name => tags.includes(name)) ?? refuse()
  const rootless = found.filter(({ isRootless }) => isRootless)
  const chosen = rootless.slice(0, maxRoots)
  if (chosen.length < rootless.length) warnOfLimit(rootless.length)

  const definitions = await definitionsOf(found)
  await Promise.all(
    chosen.map(({ name, language }) => {
      const definition = definitions.get(name)
      return definition && loadLanguage(spokenIn(definition, language), definition.catalogs)
    }),
  )
  const settings = found.filter(({ name }) => name === 'mrp-config')

  // From here on nothing waits, so that two pages prerendered at once keep to their own settings.
  const page: Attributed = { getAttribute: () => null }
  const configuration = definitions.get('mrp-config')
  try {
    if (configuration) configuration.apply?.(page, givenBy(settings, configuration))
    return withRoots(html, chosen, definitions)
  } finally {
    removeSource(page)
  }
}

function refuse(): readonly PageTag[] {
  console.warn(
    'prerender: no element is prerendered, because this HTML makes more elements than it has characters. Close its formatting tags, such as <b>: each open one is repeated in every later paragraph.',
  )
  return []
}

function warnOfLimit(count: number): void {
  console.warn(
    `prerender: ${count - maxRoots} of ${count} elements stay as written and load in the browser, because a page gets at most ${maxRoots} roots.`,
  )
}

type Definitions = ReadonlyMap<string, ElementDefinition | undefined>

async function definitionsOf(found: readonly PageTag[]): Promise<Definitions> {
  const names = [...new Set(found.map(({ name }) => name))]
  return new Map(
    await Promise.all(names.map(async name => [name, (await importCode(name))?.default] as const)),
  )
}

/**
 * Returns what all settings tags say together, the later one counting. At once, because a page may have a hundred
 * thousand of them.
 */
const givenBy = (settings: readonly PageTag[], { tag, attributes }: ElementDefinition): Values =>
  Object.assign({}, ...settings.map(({ element }) => new Properties(tag, attributes, element).read().given()))

/**
 * Adds the roots. An element that renders into the page's own markup stays as written where that would not take it.
 */
function withRoots(html: string, chosen: readonly PageTag[], definitions: Definitions): string {
  let inLight = 0
  const roots = chosen.flatMap((tag): readonly Addition[] => {
    const definition = definitions.get(tag.name)
    if (!definition || (definition.lightDom && tag.isTight)) return []
    if (definition.lightDom) inLight += 1
    // In the page itself, two may not have the same ids.
    const ids = definition.lightDom && inLight > 1 ? String(inLight) : ''
    return [{ end: tag.end, html: prerenderRoot(definition, tag.element, tag.language, ids, tag.content) }]
  })
  return withAdditions(html, roots)
}
