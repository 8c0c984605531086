import { readFile } from 'node:fs/promises'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { filesIn } from '../../scripts/build/files.ts'
import { type Content, siteOf } from '../build/page-type.ts'
import { type Settings, stock } from '../settings/settings.ts'
import { listOfHeadings, listOfPages, neighboursOf, tasksBeside } from './contents.ts'
import { docsFiles, readShown, start } from './files.ts'
import type { SearchedPage } from './find.ts'
import { inBoxes, inCards, isMessage } from './layout.ts'
import { render } from './markdown.ts'

// The pages of the docs, from the Markdown files that GitHub shows.

/** Returns the routes of all pages: `/docs/`, `/docs/partners` … */
export const docsRoutes = async (): Promise<readonly string[]> => [...(await docsFiles()).keys()]

/** Returns what a page of the docs has of its own, or undefined if there is no such page. */
export async function readDocsPage(route: string, settings: Settings): Promise<Content | undefined> {
  const files = await docsFiles()
  const file = files.get(route)
  if (!file) return undefined
  const [text, startText] = await Promise.all([readShown(file), readFile('docs/README.md', 'utf8')])
  const { children, headings, summary } = render(file, text, files, ownAddress(settings))
  const tasks = tasksBeside(route, startText, files)
  const page = h('.docs', [
    h('.aside', route === start ? searchField() : listOfPages(route, tasks, searchField())),
    route === start ? undefined : listOfHeadings(headings),
    h('article', [...(route === start ? inCards(children) : inBoxes(children)), neighboursOf(route, tasks)]),
  ])
  return { title: `${headings[0]?.text} – MRP Agent docs`, description: summary, main: [page] }
}

/** Returns where the script of this site is. Until an origin is set, nobody knows, and snippets keep their stand-in. */
const ownAddress = (settings: Settings): string | undefined =>
  settings.origin === stock.origin ? undefined : siteOf(settings)

/** Shows the search where scripts run. */
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

/** Names the file with the text of all pages, for the search. */
export const sectionsPath = `${start}sections.json`

const sitePages = 'demo-host/pages'

/** Returns what the search looks in: each page of the docs and of the site, by its headings. Paths begin at `/docs/`. */
export async function searchedPages(): Promise<readonly SearchedPage[]> {
  const files = await docsFiles()
  const pages = await Promise.all(
    [...files].map(async ([route, file]) => {
      const { children } = render(file, await readShown(file), files)
      const elements = children.filter(child => child.type === 'element')
      const blocks = elements.filter(({ properties }) => !String(properties.className).includes('example'))
      return searchedPage(route.slice(start.length) || './', blocks, /^h[1-6]$/)
    }),
  )
  const ofSite = (await filesIn(sitePages)).filter(file => file !== '404.html')
  return [...pages, ...(await Promise.all(ofSite.map(sitePage)))]
}

async function sitePage(file: string): Promise<SearchedPage> {
  const tree = fromHtml(await readFile(`${sitePages}/${file}`, 'utf8'))
  const blocks = selectAll('title, meta[name=description], .prose :is(h2[id], summary[id], p, li, pre)', tree)
  return searchedPage(`../${file.replace(/(index)?\.html$/, '')}`, blocks, /^(title|h2|summary)$/)
}

/** Divides a page at its headings. */
function searchedPage(path: string, blocks: readonly Element[], headings: RegExp): SearchedPage {
  const sections: { anchor: string; heading: string; text: string; code: string; isMessage?: true }[] = []
  for (const block of blocks) {
    const text = searchedText(block)
    const last = sections.at(-1)
    if (headings.test(block.tagName))
      sections.push({
        anchor: String(block.properties.id ?? ''),
        heading: block.tagName === 'title' ? text.replace(/ – .*/, '') : text,
        text: '',
        code: '',
        ...(isMessage(block) && { isMessage: true }),
      })
    else if (last) last[/^(figure|pre)$/.test(block.tagName) ? 'code' : 'text'] += ` ${text}`
  }
  return { path, title: sections[0]?.heading ?? path, sections }
}

/** Returns the text of a block, of a list or table a sentence for each entry, and of a page without what depends on settings. */
function searchedText(block: Element): string {
  // Of code, without the name of its language.
  const shown = block.tagName === 'figure' ? selectAll('pre', block) : [block]
  const entries = shown.flatMap(one => selectAll('tbody tr, li', one))
  return (
    entries.length > 0
      ? entries.map(entryText)
      : shown.map(one => String(one.properties.content ?? textOf(one)))
  )
    .join(' ')
    .replace(/%if [\s\S]*%end%|[^.]*%[a-z-]+%[^.]*\.?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const entryText = (entry: Element): string =>
  (entry.tagName === 'tr'
    ? selectAll('td', entry)
        .map(cell => textOf(cell))
        .filter(hasWords)
        .join(': ')
    : textOf(entry)
  )
    .trim()
    .replace(/(?<=[^.!?])$/, '.')

/** Tells whether a text can be read by itself: a cell with more digits than letters needs its table. */
const hasWords = (text: string): boolean =>
  text.replaceAll(/\P{L}/gu, '').length >= text.replaceAll(/\D/g, '').length
