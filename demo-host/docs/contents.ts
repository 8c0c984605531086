import type { Element } from 'hast'
import { h } from 'hastscript'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { type DocsFiles, pageFor, start } from './files.ts'
import { type Heading, parseMarkdown, standIn } from './markdown.ts'

// The lists beside a page: of pages by task, and of the page's own headings. On a phone both are folded.

interface Entry {
  readonly route: string
  readonly label: string
}

interface Task {
  readonly name: string
  /** Tells whether it is one of those who run the site or change its code: its heading is below another. */
  readonly isBehind: boolean
  readonly pages: readonly Entry[]
}

/** Returns the pages that `docs/README.md` links to, by the task that the heading above names. */
function pagesByTask(text: string, files: DocsFiles): readonly Task[] {
  const tasks: Task[] = []
  let group: Entry[] = []
  visit(parseMarkdown(text), node => {
    if (node.type === 'heading' && node.depth > 1) {
      group = []
      tasks.push({ name: textOf(node).replace(/:.*/, ''), isBehind: node.depth > 2, pages: group })
    }
    if (node.type !== 'link') return
    const ofSite = node.url.startsWith(standIn) ? node.url.slice(standIn.length) : undefined
    const route = ofSite ?? pageFor(node.url, 'docs/README.md', files)
    // A link to a part of a page is no page more.
    if (route && !route.includes('#')) group.push({ route, label: textOf(node) })
  })
  // A heading above other headings has no pages itself.
  return tasks.filter(({ pages }) => pages.length > 0)
}

/** Returns the tasks that are listed beside a page: what is behind the site, beside the pages about it alone. */
export function tasksBeside(route: string, text: string, files: DocsFiles): readonly Task[] {
  const tasks = pagesByTask(text, files)
  const isBehind = tasks.some(task => task.isBehind && has(task, route))
  return tasks.filter(task => isBehind || !task.isBehind)
}

const has = ({ pages }: Task, route: string): boolean => pages.some(page => page.route === route)

/** Returns the search and the list of pages, with the current page's groups open. */
export function listOfPages(route: string, tasks: readonly Task[], search: Element): Element {
  const groups = tasks.map(({ name, pages }) =>
    h('details', { open: pages.some(page => page.route === route) }, [
      h('summary', name),
      h(
        'ul',
        pages.map(page => link(page.route, page.label, page.route === route)),
      ),
    ]),
  )
  return h('details.pages', [
    h('summary', 'Find a page'),
    search,
    h('nav', { ariaLabel: 'Docs' }, [h('ul', link(start, 'Documentation', route === start)), ...groups]),
  ])
}

/** Returns the links to the page before and the page after, in the order of the list. */
export function neighboursOf(route: string, tasks: readonly Task[]): Element | undefined {
  const listed = tasks.flatMap(({ pages }) => pages).filter(page => page.route.startsWith(start))
  const pages = listed.filter((page, at) => listed.findIndex(other => other.route === page.route) === at)
  const at = pages.findIndex(page => page.route === route)
  if (at < 0) return undefined
  const [before, after] = [pages[at - 1], pages[at + 1]]
  return h('nav.neighbours', { ariaLabel: 'Previous and next page' }, [
    before && h('a', { href: before.route, rel: 'prev' }, `← ${before.label}`),
    after && h('a', { href: after.route, rel: 'next' }, `${after.label} →`),
  ])
}

/** Returns the list of a page's headings, but the title. A long page is listed by its second level alone. */
export function listOfHeadings(headings: readonly Heading[]): Element | undefined {
  const listed = headings.filter(({ level }) => level === 2 || (level === 3 && headings.length <= 30))
  if (listed.length < 2) return undefined
  const links = listed.map(({ level, anchor, text }) => link(`#${anchor}`, text, false, level))
  return h('details.parts', [
    h('summary', 'On this page'),
    h('nav', { ariaLabel: 'On this page' }, h('ul', links)),
  ])
}

const link = (href: string, label: string, isCurrent: boolean, level = 2): Element =>
  h(level > 2 ? 'li.part' : 'li', h('a', { href, ariaCurrent: isCurrent ? 'page' : undefined }, label))
