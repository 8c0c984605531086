import type { Element } from 'hast'
import { select } from 'hast-util-select'
import { h } from 'hastscript'
import { pageIn } from '../../src/words/site-languages.ts'
import { notFound } from '../serving/addresses.ts'
import { languageTags } from './language.ts'
import { newLine, type Page, type PagePlugin, siteOf } from './page-type.ts'
import { structuredData } from './structured-data.ts'

/** Says to search engines and messengers where a page is, in which languages, and what it is about. */
export const addMeta: PagePlugin = page => tree => {
  if (!page.content) return
  const add = (place: string, nodes: readonly Element[]) => {
    for (const node of nodes) select(place, tree)?.children.push(node, newLine)
  }
  add('head', addressOf(page))
  if (page.isHidden) add('head', [noIndex()])
  else
    add(
      'body',
      structuredData(page).map(json => h('script', { type: 'application/ld+json' }, json)),
    )
}

const noIndex = () => h('meta', { name: 'robots', content: 'noindex' })

/** The 404 page stands at every path that nobody else has, and at none of its own. */
function addressOf({ route, language, settings, isEnglishAlone }: Page): readonly Element[] {
  if (route === notFound) return [noIndex()]
  const site = siteOf(settings)
  const address = site + pageIn(language, route)
  const others = isEnglishAlone ? [] : languageTags(route, site)
  return [
    h('link', { rel: 'canonical', href: address }),
    h('meta', { property: 'og:url', content: address }),
    ...others.map(([hreflang, href]) => h('link', { rel: 'alternate', hreflang, href })),
  ]
}
