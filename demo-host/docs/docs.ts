import { readFile } from 'node:fs/promises'
import { listOfHeadings, listOfPages } from './contents.ts'
import { escaped } from './escaped.ts'
import { docsFiles, start } from './files.ts'
import { render } from './markdown.ts'

// The pages of the docs, from the Markdown files that GitHub shows.

/** Returns the routes of all pages: `/docs/`, `/docs/partners` … */
export const docsRoutes = async (): Promise<readonly string[]> => [...(await docsFiles()).keys()]

/** Returns a page of the docs like a file in `demo-host/pages`, or undefined if there is no such page. */
export async function readDocsPage(route: string): Promise<string | undefined> {
  const files = await docsFiles()
  const file = files.get(route)
  if (!file) return undefined
  const [text, startText] = await Promise.all([readFile(file, 'utf8'), readFile('docs/README.md', 'utf8')])
  const { html, headings, summary } = render(file, text, files)
  return `<title>${escaped(headings[0]?.text ?? '')} – MRP Agent docs</title>
<meta name="description" content="${escaped(summary)}">

<div class="docs">
<div class="aside">
${searchField}
${listOfPages(route, startText, files)}
</div>
${listOfHeadings(headings)}
<article>
${html}</article>
</div>`
}

/** Shown where scripts run. */
const searchField = `<search>
<form name="search">
<label for="find">Search the headings</label>
<input id="find" type="search" autocomplete="off" spellcheck="false">
<p role="status"></p>
<ul></ul>
</form>
</search>`

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
