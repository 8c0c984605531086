import { readFileSync } from 'node:fs'
import markdownIt, { type Token } from 'markdown-it'
import { numberedAnchors } from '../../scripts/docs/links.mjs'
import { escaped } from './escaped.ts'
import type { DocsFiles } from './files.ts'
import { leadToPages } from './links.ts'

// Renders a Markdown file as GitHub does, for a page of the site. Its raw HTML would be shown as text, and its anchors
// are GitHub's. For a diagram, which GitHub draws, a file has a picture of its own name beside it.

export interface Heading {
  readonly level: number
  readonly text: string
  readonly anchor: string
}

/** A rendered Markdown file. */
export interface Rendered {
  readonly html: string
  readonly headings: readonly Heading[]
  /** What its first paragraph begins with. */
  readonly summary: string
}

const markdown = markdownIt()
const { rules } = markdown.renderer

/** Reads a file's tokens. Comments, which GitHub hides, are left out. */
export const tokensOf = (text: string): readonly Token[] =>
  markdown.parse(text.replace(/^<!--.*-->$/gm, ''), {})

export function render(file: string, text: string, files: DocsFiles): Rendered {
  const tokens = [...tokensOf(text)]
  leadToPages(tokens, file, files)
  const headings = addAnchors(tokens)
  const paragraph = tokens[tokens.findIndex(({ type }) => type === 'paragraph_open') + 1]
  return {
    html: markdown.renderer.render(tokens, markdown.options, { file }),
    headings,
    summary: paragraph ? shortened(textOf(paragraph)) : '',
  }
}

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

/** Gives each heading its anchor, and what scrolls by itself the name of the heading above. */
function addAnchors(tokens: readonly Token[]): readonly Heading[] {
  const anchorFor = numberedAnchors()
  const headings: Heading[] = []
  for (const [index, token] of tokens.entries()) {
    const inline = tokens[index + 1]
    if (token.type === 'heading_open' && inline) {
      const anchor = anchorFor(inline.content)
      token.attrSet('id', anchor)
      headings.push({ level: Number(token.tag.slice(1)), text: textOf(inline), anchor })
    }
    const anchor = headings.at(-1)?.anchor
    if (anchor && /^(fence|table_open)$/.test(token.type)) token.meta = { anchor }
  }
  return headings
}

/** Returns the text of what stands in a line, without its marks. */
export const textOf = ({ children }: Token): string =>
  (children ?? [])
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : type === 'image' ? '' : content))
    .join('')

/** Lets the keyboard scroll an element. */
const scrolls = ({ meta }: Token): string =>
  ` tabindex="0" role="group" aria-labelledby="${escaped(String(meta?.anchor))}"`

rules.table_open = ([...tokens], index) => {
  const token = tokens[index]
  return token ? `<div class="table"${scrolls(token)}><table>\n` : ''
}
rules.table_close = () => '</table></div>\n'

rules.fence = (tokens, index, _, env) => {
  const token = tokens[index]
  if (!token) return ''
  const [language = '', mark] = token.info.split(' ')
  if (language === 'mermaid')
    return `<div class="table"${scrolls(token)}>${readFileSync(String(env?.file).replace(/md$/, 'svg'), 'utf8')}</div>\n`
  const code = `<pre${scrolls(token)}><code>${escaped(token.content)}</code></pre>`
  const figure = `<figure><figcaption>${escaped(language || 'text')}</figcaption>${code}</figure>\n`
  return mark === 'live' ? figure + liveExample(token.content) : figure
}

/** What GitHub shows as code, and the file marks as `html live`, is on the site an element below its code. */
const liveExample = (code: string): string => {
  const html = code.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('https://widgets.example', '')
  const promise = /<mrp-\w+-form/.test(html) ? '<span>: it sends nothing</span>' : ''
  return `<div class="example"><p>Live example${promise}</p>\n${html}</div>\n`
}
