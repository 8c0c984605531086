import { escaped } from './escaped.ts'
import { type DocsFiles, pageFor, start } from './files.ts'
import { type Heading, textOf, tokensOf } from './markdown.ts'

// The lists beside a page: of all pages by reader, and of the page's own headings. On a phone both are folded.

interface Entry {
  readonly route: string
  readonly label: string
}

/** Returns the pages that `docs/README.md` links to, by the reader that the heading above names. */
function pagesByReader(text: string, files: DocsFiles): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>()
  let group: Entry[] = []
  const tokens = tokensOf(text)
  for (const [index, token] of tokens.entries()) {
    const { type, tag } = tokens[index - 1] ?? {}
    if (type === 'heading_open' && tag === 'h2') {
      group = []
      groups.set(textOf(token).replace(/:.*/, ''), group)
    }
    for (const [at, part] of (token.children ?? []).entries()) {
      const route =
        part.type === 'link_open' && pageFor(String(part.attrGet('href')), 'docs/README.md', files)
      // A link to a part of a page is no page more.
      if (route && !route.includes('#')) group.push({ route, label: token.children?.[at + 1]?.content ?? '' })
    }
  }
  return groups
}

/** Returns the list of all pages, with the current page's groups open. */
export function listOfPages(route: string, text: string, files: DocsFiles): string {
  const groups = [...pagesByReader(text, files)].map(([reader, pages]) => {
    const links = pages.map(page => link(page.route, page.label, page.route === route))
    const open = pages.some(page => page.route === route) ? ' open' : ''
    return `<details${open}><summary>${escaped(reader)}</summary><ul>${links.join('')}</ul></details>`
  })
  return `<details class="pages"><summary>All pages</summary>
<nav aria-label="Docs">
<ul>${link(start, 'Documentation', route === start)}</ul>
${groups.join('\n')}
</nav>
</details>`
}

/** Returns the list of a page's headings, but the title. A long page is listed by its second level alone. */
export function listOfHeadings(headings: readonly Heading[]): string {
  const listed = headings.filter(({ level }) => level === 2 || (level === 3 && headings.length <= 30))
  if (listed.length < 2) return ''
  const links = listed.map(({ level, anchor, text }) => link(`#${anchor}`, text, false, level))
  return `<details class="parts"><summary>On this page</summary>
<nav aria-label="On this page"><ul>${links.join('')}</ul></nav>
</details>`
}

const link = (href: string, label: string, isCurrent: boolean, level = 2): string => {
  const item = level > 2 ? '<li class="deep">' : '<li>'
  return `${item}<a href="${escaped(href)}"${isCurrent ? ' aria-current="page"' : ''}>${escaped(label)}</a></li>`
}
