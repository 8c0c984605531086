import { readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { all, createLowlight } from 'lowlight'
import type { Root as Markdown } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { type DocsFiles, pageFor, resolveFrom } from './files.ts'

// Renders a Markdown file as GitHub does, for a page of the site. Its raw HTML would be shown as text, and its anchors
// are GitHub's. For a diagram, which GitHub draws, a file has a picture of its own name beside it.

export interface Heading {
  readonly level: number
  readonly text: string
  readonly anchor: string
}

const markdown = unified().use(remarkParse).use(remarkGfm)

export const parseMarkdown = (text: string): Markdown => markdown.parse(text)

const toHtmlTree = unified().use(remarkRehype, {
  handlers: {
    // Comments are hidden, as on GitHub.
    html: (_: unknown, { value }: { readonly value: string }) =>
      value.startsWith('<!--') ? undefined : { type: 'text', value },
  },
})

/** Stands in the files for the site that serves the script. */
export const standIn = 'https://widgets.example'

/** Renders a file. Its snippets have the site's own address. */
export function render(file: string, text: string, files: DocsFiles, site = standIn) {
  const source = parseMarkdown(text.replaceAll(standIn, site))
  leadToPages(source, file, files, site)
  visit(source, 'text', node => {
    node.value = curly(node.value)
  })
  const tree = toHtmlTree.runSync(source) as Root
  const headings = addAnchors(tree)
  showBlocks(tree, file, site)
  const paragraph = tree.children.find(node => node.type === 'element' && node.tagName === 'p')
  return {
    children: tree.children as ElementContent[],
    headings,
    /** Is what its first paragraph begins with. */
    summary: paragraph ? shortened(textOf(paragraph).replaceAll('\n', ' ')) : '',
  }
}

/** Writes apostrophes as the rest of the site does. What stands after code begins with one. */
const curly = (text: string): string => text.replace(/(?<=\p{L}|\d)'(?=\p{L})|(?<=s)'(?= )|^'(?=s\b)/gu, '’')

/** Returns the sentences that search engines show whole: the first, and those for which there is room. */
function shortened(text: string): string {
  const [first = '', ...others] = text.split(/(?<=[.:!?]) (?=\p{Lu})/u)
  let summary = first
  for (const sentence of others) {
    if (summary.length + sentence.length >= 160) break
    summary += ` ${sentence}`
  }
  return summary
}

/** Makes the links and pictures of a file, which lead to files, lead to what the site has of them. */
function leadToPages(tree: Markdown, file: string, files: DocsFiles, site: string): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'image') {
      const path = resolveFrom(file, node.url)
      // How large it is, so that nothing moves when it comes.
      const head = readFileSync(path).subarray(16, 24)
      node.url = `/${path}`
      node.data = {
        hProperties: { width: head.readUInt32BE(0), height: head.readUInt32BE(4), loading: 'lazy' },
      }
    }
    if (node.type !== 'link') return
    if (node.url.startsWith(`${site}/`)) {
      node.url = node.url.slice(site.length)
      return
    }
    if (/^https?:/.test(node.url)) node.data = { hProperties: { target: '_blank', rel: ['noopener'] } }
    if (/^(https?|mailto):/.test(node.url)) return
    const page = pageFor(node.url, file, files)
    if (page !== undefined) node.url = page
    else if (index !== undefined) {
      // The site has no page for it: its words stay.
      parent?.children.splice(index, 1, ...node.children)
      return index
    }
  })
}

/** Gives each heading its anchor. */
function addAnchors(tree: Root): readonly Heading[] {
  const slugger = new GithubSlugger()
  const headings: Heading[] = []
  visit(tree, 'element', element => {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1])
    if (!level) return
    const text = textOf(element)
    const anchor = slugger.slug(text)
    element.properties.id = anchor
    headings.push({ level, text, anchor })
  })
  return headings
}

/** Lets the keyboard scroll tables and code, which have the name of the heading above, and shows what code is of. */
function showBlocks(tree: Root, file: string, site: string): void {
  let anchor = ''
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, properties, children } = element
    if (/^h[1-6]$/.test(tagName)) anchor = String(properties.id)
    if (index === undefined || !parent || !['table', 'pre'].includes(tagName)) return
    const scrolls = { tabIndex: 0, role: 'group', ariaLabelledBy: anchor }
    if (tagName === 'table') nameCells(element)
    const shown =
      tagName === 'table'
        ? [h('.table', scrolls, element)]
        : showCode(children[0] as Element, scrolls, file, site)
    parent.children.splice(index, 1, ...shown)
    return [SKIP, index + shown.length]
  })
}

/** Lets the cells of a row be below each other on a phone. Where there are more than two, each has its column's name. */
function nameCells(table: Element): void {
  const names = selectAll('th', table).map(cell => textOf(cell))
  table.properties.className = ['rows']
  if (names.length < 3) return
  for (const row of selectAll('tbody tr', table))
    for (const [at, cell] of selectAll('td', row).entries()) cell.properties.dataName = names[at] ?? ''
}

function showCode(
  code: Element,
  scrolls: Record<string, string | number>,
  file: string,
  site: string,
): readonly Element[] {
  const [name] = [code.properties.className].flat()
  const language = name ? String(name).replace('language-', '') : 'text'
  if (language === 'mermaid') {
    const picture = readFileSync(file.replace(/md$/, 'svg'), 'utf8')
    return [h('.table', scrolls, fromHtml(picture, { fragment: true }))]
  }
  const text = textOf(code)
  const figure = h(
    'figure',
    h('figcaption', language),
    h('pre', scrolls, h('code', [...coloured(language, text)])),
  )
  const [live, place] = String(code.data?.meta ?? '').split(' ')
  if (live !== 'live') return [figure]
  const example = liveExample(text.replaceAll(site, ''))
  if (place !== 'first') return [figure, example]
  example.properties.className = ['example', 'tall']
  return [example, figure]
}

/**
 * Shows code that a file marks as `html live` as an element below its code, or above it: `html live first`. A tall one
 * scrolls.
 */
function liveExample(code: string): Element {
  const example = fromHtml(code, { fragment: true })
  visit(example, { tagName: 'script' }, (_, index, parent) => {
    if (index === undefined) return
    parent?.children.splice(index, 1)
    return index
  })
  // Elements are light unless their page says otherwise. Here it does: the reader's theme is that of the docs.
  visit(example, 'element', ({ tagName, properties }) => {
    if (tagName.startsWith('mrp-')) properties.theme ??= 'auto'
  })
  const sends = /<mrp-\w+-form/.test(code)
  const name = h('p', 'Live example', sends ? h('span', ': it sends nothing') : '')
  return h('.example', [name, h('div', example)])
}

// The colours of code are classes, given when the page is built.

const lowlight = createLowlight(all)
lowlight.registerAlias({ xml: ['svelte', 'vue'] })

/**
 * Maps kinds of words to the class that the page's styles have for them. Everything else looks as its surroundings.
 */
const classes: Readonly<Record<string, string>> = {
  'hljs-keyword': 'word',
  'hljs-literal': 'word',
  'hljs-name': 'word',
  'hljs-string': 'value',
  'hljs-number': 'value',
  'hljs-attr': 'name',
  'hljs-variable': 'name',
  'hljs-comment': 'note',
}

/** Returns code with its words, values, names and notes in spans, where its language is known. */
const coloured = (language: string, code: string): readonly ElementContent[] =>
  lowlight.registered(language)
    ? simplified(lowlight.highlight(language, code).children as ElementContent[])
    : [{ type: 'text', value: code }]

const simplified = (nodes: readonly ElementContent[]): readonly ElementContent[] =>
  nodes.flatMap((node): readonly ElementContent[] => {
    if (node.type !== 'element') return [node]
    const [name] = [node.properties.className].flat()
    const children = [...simplified(node.children)]
    const className = classes[String(name)]
    return className ? [{ ...node, properties: { className: [className] }, children }] : children
  })
