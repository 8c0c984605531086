import { readFile } from 'node:fs/promises'
import { h } from 'hastscript'
import type { Content } from '../build/page.ts'
import { listOfHeadings, listOfPages, neighboursOf } from './contents.ts'
import { docsFiles, start } from './files.ts'
import { render } from './markdown.ts'
import { inCards } from './start-page.ts'

// The pages of the docs, from the Markdown files that GitHub shows.

/** Returns the routes of all pages: `/docs/`, `/docs/partners` … */
export const docsRoutes = async (): Promise<readonly string[]> => [...(await docsFiles()).keys()]

/** Returns what a page of the docs has of its own, or undefined if there is no such page. */
export async function readDocsPage(route: string): Promise<Content | undefined> {
  const files = await docsFiles()
  const file = files.get(route)
  if (!file) return undefined
  const [text, startText] = await Promise.all([readFile(file, 'utf8'), readFile('docs/README.md', 'utf8')])
  const { children, headings, summary } = render(file, text, files)
  const page = h('.docs', [
    h('.aside', [searchField(), listOfPages(route, startText, files)]),
    route === start ? undefined : listOfHeadings(headings),
    h('article', [
      ...(route === start ? inCards(children) : children),
      neighboursOf(route, startText, files),
    ]),
  ])
  return { title: `${headings[0]?.text} – MRP Agent docs`, description: summary, main: [page] }
}

/** Shown where scripts run. */
const searchField = () =>
  h(
    'search',
    h('form', { name: 'search' }, [
      h('label', { for: 'find' }, 'Search the headings'),
      h('input', { id: 'find', type: 'search', autoComplete: 'off', spellCheck: 'false' }),
      h('p', { role: 'status' }),
      h('ul'),
    ]),
  )

/** Where the list of headings is. */
export const headingsPath = `${start}headings.json`

/** Returns the headings of all pages for the search: of each page its address, seen from `/docs/`, and its headings. */
export async function headingsJson(): Promise<string> {
  const files = await docsFiles()
  const pages = await Promise.all(
    [...files].map(async ([route, file]) => {
      const { headings } = render(file, await readFile(file, 'utf8'), files)
      return [
        route.slice(start.length) || './',
        ...headings.map(({ text, anchor }) => [text, anchor]),
      ] as const
    }),
  )
  return JSON.stringify(pages)
}
