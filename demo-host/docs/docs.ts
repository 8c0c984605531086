import { readFile } from 'node:fs/promises'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { type Content, siteOf } from '../build/page-type.ts'
import { type Settings, stock } from '../settings/settings.ts'
import { inBoxes, isMessage } from './boxes.ts'
import { listOfHeadings, listOfPages, neighboursOf, pagesByReader } from './contents.ts'
import { docsFiles, start } from './files.ts'
import type { SearchedPage } from './find.ts'
import { render } from './markdown.ts'
import { inCards } from './start-page.ts'

// The pages of the docs, from the Markdown files that GitHub shows.

/** Returns the routes of all pages: `/docs/`, `/docs/partners` … */
export const docsRoutes = async (): Promise<readonly string[]> => [...(await docsFiles()).keys()]

/** Returns what a page of the docs has of its own, or undefined if there is no such page. */
export async function readDocsPage(route: string, settings: Settings): Promise<Content | undefined> {
  const files = await docsFiles()
  const file = files.get(route)
  if (!file) return undefined
  const [text, startText] = await Promise.all([readFile(file, 'utf8'), readFile('docs/README.md', 'utf8')])
  const { children, headings, summary } = render(file, text, files, ownAddress(settings))
  const contents = pagesByReader(startText, files)
  const page = h('.docs', [
    h('.aside', route === start ? searchField() : listOfPages(route, contents, searchField())),
    route === start ? undefined : listOfHeadings(headings),
    h('article', [
      ...(route === start ? inCards(children) : inBoxes(children)),
      neighboursOf(route, contents),
    ]),
  ])
  return { title: `${headings[0]?.text} – MRP Agent docs`, description: summary, main: [page] }
}

/** Returns where the script of this site is. Until an origin is set, nobody knows, and snippets keep their stand-in. */
const ownAddress = (settings: Settings): string | undefined =>
  settings.origin === stock.origin ? undefined : siteOf(settings)

/** Shown where scripts run. */
const searchField = () =>
  h(
    'search',
    h('form', { name: 'search', action: start }, [
      h('label', { for: 'find' }, 'Search the docs'),
      h('input', {
        id: 'find',
        type: 'search',
        autoComplete: 'off',
        spellCheck: 'false',
        placeholder: 'Odoo, lead time …',
      }),
      h('p', { role: 'status' }),
      h('ul'),
    ]),
  )

/** Where the search has the text of all pages from. */
export const sectionsPath = `${start}sections.json`

/** The page of the site that the search finds too: it has the roles for an ERP. Its path is that from `/docs/`. */
const sitePage = { path: '../security', file: 'demo-host/pages/security.html' }

/** Returns what the search looks in: each page, by its headings. */
export async function searchedPages(): Promise<readonly SearchedPage[]> {
  const files = await docsFiles()
  const pages = await Promise.all(
    [...files].map(async ([route, file]) => {
      const { children } = render(file, await readFile(file, 'utf8'), files)
      const blocks = children.filter(child => child.type === 'element')
      return searchedPage(route.slice(start.length) || './', blocks, /^h[1-6]$/)
    }),
  )
  const tree = fromHtml(await readFile(sitePage.file, 'utf8'))
  const blocks = selectAll('title, h2[id], summary[id], p, li, pre', tree)
  return [...pages, searchedPage(sitePage.path, blocks, /^(title|h2|summary)$/)]
}

/** Divides a page at its headings. */
function searchedPage(path: string, blocks: readonly Element[], headings: RegExp): SearchedPage {
  const sections: { anchor: string; heading: string; text: string; isMessage?: true }[] = []
  for (const block of blocks) {
    // Of code, without the name of its language.
    const shown = block.tagName === 'figure' ? (block.children.at(-1) ?? block) : block
    const text = textOf(shown as Element)
      .replace(/\s+/g, ' ')
      .trim()
    const last = sections.at(-1)
    if (headings.test(block.tagName))
      sections.push({
        anchor: String(block.properties.id ?? ''),
        heading: block.tagName === 'title' ? text.replace(/ – .*/, '') : text,
        text: '',
        ...(isMessage(block) && { isMessage: true }),
      })
    else if (last) last.text += ` ${text}`
  }
  return { path, title: sections[0]?.heading ?? path, sections }
}
