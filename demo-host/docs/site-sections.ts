import { readFile } from 'node:fs/promises'
import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { SearchedPage } from './find.ts'

// Pages of the site that the search of the docs finds too, such as the roles for an ERP.

/** By path from `/docs/`, with the file of each. */
const sitePages = [['../security', 'demo-host/pages/security.html']] as const

export const searchedSitePages = (): Promise<readonly SearchedPage[]> =>
  Promise.all(
    sitePages.map(async ([path, file]) => {
      const tree = fromHtml(await readFile(file, 'utf8'))
      const sections = sectionsOf(tree)
      return { path, title: sections[0]?.heading ?? path, sections }
    }),
  )

/** Divides a page at its title, its headings, and the summaries that have an anchor. */
function sectionsOf(tree: Nodes): SearchedPage['sections'] {
  const sections: { anchor: string; heading: string; text: string }[] = []
  visit(tree, 'element', node => {
    const { tagName, properties } = node
    const text = textOf(node).replace(/\s+/g, ' ').trim()
    const last = sections.at(-1)
    if (tagName === 'title') sections.push({ anchor: '', heading: text.replace(/ – .*/, ''), text: '' })
    else if (/^(h2|summary)$/.test(tagName) && properties.id)
      sections.push({ anchor: String(properties.id), heading: text, text: '' })
    else if (/^(p|li|pre)$/.test(tagName) && last) {
      last.text += ` ${text}`
      return SKIP
    }
    return undefined
  })
  return sections
}
