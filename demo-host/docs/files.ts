import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path/posix'
import { filesIn } from '../../scripts/build/files.ts'

// Says which Markdown file is which page: `docs/partners.md` is `/docs/partners`, and `docs/README.md` is `/docs/`.

/** Is the page that lists all others. */
export const start = '/docs/'

/** Maps each page to its file. */
export type DocsFiles = ReadonlyMap<string, string>

/** Maps files of the repository's root to the pages that they are, too. */
const rootFiles: Readonly<Record<string, string>> = {
  'README.md': '/docs/quick-start',
  'CONTRIBUTING.md': '/docs/contributing',
  'SECURITY.md': '/docs/security',
  'CHANGELOG.md': '/docs/changelog',
}

const routeOf = (file: string): string =>
  rootFiles[file] ?? `/${file.replace(/(?<=\/)README\.md$|\.md$/, '')}`

/** Finds the file of each page of the docs. */
export async function docsFiles(): Promise<DocsFiles> {
  const markdown = (await filesIn('docs')).filter(file => file.endsWith('.md')).map(file => `docs/${file}`)
  return new Map([...markdown, ...Object.keys(rootFiles)].map(file => [routeOf(file), file]))
}

/** Stands in a file before what is about the repository, which the pages of the site do not link. */
const endOnSite = '<!-- GitHub alone shows what follows. -->'

/** Reads what the site shows of a file. */
export const readShown = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8')).split(endOnSite)[0] ?? ''

/** Resolves a link in a file to the path of another file of the repository. */
export const resolveFrom = (file: string, link: string): string => normalize(join(dirname(file), link))

/** Returns where a link in a Markdown file leads on the site, or undefined if the site has no such page. */
export function pageFor(link: string, file: string, files: DocsFiles): string | undefined {
  const [path = '', anchor] = link.split('#')
  if (path === '') return link
  const route = routeOf(resolveFrom(file, path))
  if (!files.has(route)) return undefined
  return anchor === undefined ? route : `${route}#${anchor}`
}
