import { parseFragment } from 'parse5'
import { minify } from 'terser'
import type { AttributeKind } from '../../src/custom-element/attributes.ts'
import { type Patch, type Shell, type ShellNode, textPlaceholder } from '../../src/loader/shell-types.ts'
import { mainAction, quickLinks } from '../../src/words/en/navigation.ts'
import { languages } from '../../src/words/languages.ts'
import type { AttributeFacts, ElementFacts } from '../contract/definitions.ts'
import { attributesOf, childrenOf, escapeHtml, type Node, textOf } from '../html.ts'
import { loadSsr, type Prerender, writeInto } from './files.ts'

// Makes shells: static markup as data, for elements that nobody prerendered. Each has the prerendered root, and the
// changes that each attribute makes. To find these, the element is prerendered with one attribute at a time.

/**
 * Lists possible texts of an attribute. A plain text shows all of them. A link does not show the one with a script. The
 * last one has names of fields, which a form may hide.
 */
const probes = [
  ...[
    textPlaceholder,
    `https://probe.example/${textPlaceholder}`,
    `+${textPlaceholder}@${textPlaceholder}`,
    `javascript:${textPlaceholder}`,
  ],
  'phone subject',
]

/** Is a text for an attribute that takes a date alone. */
const date = '2026-03-02'

/** Lists the paths of the site's pages. */
const paths = [mainAction, ...quickLinks].map(({ path }) => path)

type Patches = Shell['attributes'][string]

/** Writes the shell of each element that can have one, in all its languages. Returns them by name. */
export async function writeShells(folder: string, elements: readonly ElementFacts[]) {
  const { prerender } = await loadSsr(folder)
  const shells = await makeShells(elements, prerender)
  for (const [name, shell] of shells) {
    const { code = '' } = await minify(`export default ${JSON.stringify(shell)}`, { module: true })
    await writeInto(folder, `shells/${name}.js`, code)
  }
  return shells
}

/**
 * Makes the shells of those of `elements` that can have one. Returns them by name: the tag and, for other languages than
 * English, a dot and the language. Throws where an element shows nothing.
 */
async function makeShells(elements: readonly ElementFacts[], prerender: Prerender) {
  const settings = elements.find(({ tag }) => tag === 'mrp-config')?.attributes ?? []
  const shells = new Map<string, Shell>()
  // Silences warnings: some probes are invalid values on purpose.
  const { warn } = console
  console.warn = () => {}
  try {
    for (const element of elements.filter(({ hasShell }) => hasShell))
      for (const [name, shell] of await shellsOf(element, settings, prerender)) shells.set(name, shell)
  } finally {
    console.warn = warn
  }
  return shells
}

async function shellsOf(
  { tag, attributes }: ElementFacts,
  settings: readonly AttributeFacts[],
  prerender: Prerender,
): Promise<ReadonlyMap<string, Shell>> {
  const pictures = new Map<string, Picture | undefined>()
  const picture = async (written = '', around = '', language = 'en') => {
    const html = `<div lang="${language}">${around}<${tag}${written}></${tag}></div>`
    const root = rootIn(await prerender(html), tag)
    // Most settings are seen in few elements.
    if (!pictures.has(root)) pictures.set(root, pictureOf(root))
    return pictures.get(root)
  }
  const shells = new Map<string, Shell>()
  const plain = await picture()
  if (!plain)
    throw new Error(`<${tag}> shows nothing that a shell could have: describe it with \`embeddable: false\`.`)

  const shell = {
    attributes: withoutClashes(
      Object.fromEntries(
        await Promise.all(
          attributes.map(
            async attribute => [attribute.name, await patchesOf(attribute, picture, plain)] as const,
          ),
        ),
      ),
    ),
    settings: await settingsSeen(settings, picture, plain),
    ...listSelectorOf(attributes),
  }
  shells.set(tag, { css: plain.css, root: plain.root, ...shell })
  for (const language of languages.filter(name => name !== 'en')) {
    const other = await picture('', '', language)
    // Skips elements that are the same in all languages, and those whose structure differs.
    if (other?.nodes[0]?.attributes.lang === language && difference(plain, other))
      shells.set(`${tag}.${language}`, { css: other.css, root: other.root, ...shell })
  }
  return shells
}

function listSelectorOf(attributes: readonly AttributeFacts[]): Pick<Shell, 'listSelector'> {
  const listSelector = attributes.flatMap(({ mapping }) => mapping?.item ?? []).join()
  return listSelector ? { listSelector } : {}
}

/**
 * Leaves out the levels of headings where another attribute changes the same: together, they may change it otherwise.
 */
function withoutClashes(attributes: Shell['attributes']): Shell['attributes'] {
  const { 'heading-level': level, ...others } = attributes
  const placesIn = (patches: Patches | undefined) =>
    Object.values(patches || {}).flatMap(patch => patch.map(([node, name]) => `${node} ${name}`))
  const taken = new Set(Object.values(others).flatMap(placesIn))
  return placesIn(level).some(place => taken.has(place)) ? { ...attributes, 'heading-level': {} } : attributes
}

type TakePicture = (written?: string, around?: string) => Promise<Picture | undefined>

/** Returns the changes that an attribute makes, by value. */
async function patchesOf(
  { name, kind, choices }: AttributeFacts,
  picture: TakePicture,
  plain: Picture,
): Promise<Patches> {
  const isText = holdsText(kind)
  const values = isText ? probes : choices
  if (values.length === 0) return {}
  const patches = await Promise.all(
    values.map(async value => difference(plain, await picture(` ${name}="${escapeHtml(value)}"`))),
  )
  if (patches.every(patch => patch?.length === 0)) return isText ? pagesSeen(name, picture, plain) : 0
  if (isText) return asTemplate(patches)
  return Object.fromEntries(values.flatMap((value, at) => (patches[at] ? [[value, patches[at]]] : [])))
}

/**
 * Returns the changes that the path of each page makes, or 0 if none is visible. Other paths change nothing. Each date
 * may make others, so none are returned for an attribute that shows one.
 */
async function pagesSeen(name: string, picture: TakePicture, plain: Picture): Promise<Patches> {
  if (difference(plain, await picture(` ${name}="${date}"`))?.length !== 0) return {}
  const patches = await Promise.all(
    paths.map(async path => [path, difference(plain, await picture(` ${name}="${path}"`))] as const),
  )
  if (patches.some(([, patch]) => !patch)) return {}
  const seen = patches.filter(([, patch]) => patch?.length !== 0)
  return seen.length === 0 ? 0 : { ...Object.fromEntries(seen as [string, Patch][]), '*': [] }
}

/** Returns the changes as a template, if every probe appears unchanged: then any text will. */
function asTemplate(patches: readonly (Patch | undefined)[]): Record<string, Patch> {
  const [template] = patches
  const isOne =
    template &&
    patches.every((patch, at) => {
      const expected = template.map(([node, name, text]) => [
        node,
        name,
        text?.replaceAll(textPlaceholder, probes[at] ?? ''),
      ])
      return template.length > 0 && JSON.stringify(patch) === JSON.stringify(expected)
    })
  return isOne ? { '*': template } : {}
}

/** Returns the settings that change the markup. Custom messages are visible in every localized element. */
async function settingsSeen(
  settings: readonly AttributeFacts[],
  picture: TakePicture,
  plain: Picture,
): Promise<string[]> {
  const seen = []
  for (const { name, kind } of settings) {
    const link = `https://probe.example/${textPlaceholder}`
    const isList = kind === 'list'
    if (name === 'messages') {
      if (plain.nodes[0]?.attributes.lang !== undefined) seen.push(name)
    } else if (isList || holdsText(kind)) {
      const probe = isList
        ? JSON.stringify([{ name: textPlaceholder, role: textPlaceholder, url: link }])
        : link
      const changed = await picture('', `<mrp-config ${name}="${escapeHtml(probe)}"></mrp-config>`)
      if (difference(plain, changed)?.length !== 0) seen.push(name)
    }
  }
  return seen
}

const holdsText = (kind: AttributeKind): boolean => kind === 'text' || kind === 'address'

interface Flat {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

type Picture = NonNullable<ReturnType<typeof pictureOf>>

/** Returns the root of the last element in prerendered HTML, without what it was made from. */
const rootIn = (html: string, tag: string): string =>
  html
    .slice(html.indexOf('<template', html.indexOf(`<${tag}`)), html.lastIndexOf('</template>'))
    .replace(/ data-made-from="[^"]*"/, '')

/** Reads an element's root. Returns undefined if an attribute makes the element load its code at once. */
function pictureOf(html: string) {
  const [template] = parseFragment(html).childNodes
  if (!template || !('content' in template)) return undefined
  const [style, root] = template.content.childNodes
  if (!root || !('tagName' in root) || !root.childNodes.length) return undefined
  if (!['interaction', 'never'].includes(attributesOf(root)['data-wake'] ?? '')) return undefined
  /** Lists the root and its descendants, in document order. */
  const nodes: Flat[] = []
  return { css: childrenOf(style).map(textOf).join(''), root: shellNode(root, nodes), nodes }
}

function shellNode(node: Node, nodes: Flat[]): ShellNode {
  const attributes = attributesOf(node)
  // Not compared: the painter computes a form's own action from the settings.
  const { action, enctype, 'data-mail': mail, ...compared } = attributes
  nodes.push({ name: node.nodeName, attributes: compared, text: 'tagName' in node ? '' : textOf(node) })
  if (node.nodeName === '#comment') return 0
  if (!('tagName' in node)) return textOf(node)
  return [node.tagName, attributes, ...node.childNodes.map(child => shellNode(child, nodes))]
}

/** Returns the changes between two pictures. Returns undefined if more than texts and attributes differ. */
function difference(plain: Picture, other: Picture | undefined): Patch | undefined {
  if (other === plain) return []
  if (!other || other.css !== plain.css || other.nodes.length !== plain.nodes.length) return undefined
  const patch: [number, string, string | null][] = []
  for (const [index, node] of plain.nodes.entries()) {
    const changed = other.nodes[index]
    if (changed?.name !== node.name) return undefined
    if (changed.text !== node.text) patch.push([index, '', changed.text])
    for (const name of new Set([...Object.keys(node.attributes), ...Object.keys(changed.attributes)])) {
      const value = changed.attributes[name]
      if (value !== node.attributes[name]) patch.push([index, name, value ?? null])
    }
  }
  return patch
}
