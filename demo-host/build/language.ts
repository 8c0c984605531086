import { readFile } from 'node:fs/promises'
import type { ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { pageIn, siteCatalogs } from '../../src/words/site-languages.ts'
import type { SiteWords } from '../../src/words/site-words.ts'
import { otherLanguages } from '../serving/addresses.ts'
import { htmlOf, type PagePlugin, rewriteTexts } from './page-type.ts'

// Makes a page of the site from the English one, and says where it is in the other languages.

/** Returns what a language calls itself, such as “Deutsch”. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Maps English texts to those of a language's pages. */
type Pairs = Readonly<Record<string, string>>

const isOther = (language: string): language is keyof typeof siteCatalogs => language in siteCatalogs

/** Returns what the sections say in a language. English brings its words with it. */
export async function wordsIn(language: string): Promise<SiteWords | undefined> {
  const load = isOther(language) ? siteCatalogs[language] : undefined
  return load && ((await load()).default as SiteWords)
}

/** Makes a page one of its language: whole texts become their pairs, and links lead to pages of the language. */
export const translate: PagePlugin =
  ({ language, routes }) =>
  async tree => {
    if (!isOther(language)) return
    const pairs: Pairs = JSON.parse(await readFile(`demo-host/languages/${language}.json`, 'utf8'))
    translateMarkup(tree, pairs)
    rewriteTexts(tree, text => translated(text, pairs))
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'html') properties.lang = language
      if (tagName !== 'a') return
      const [path = ''] = String(properties.href).split(/[?#]/)
      if (routes.includes(path))
        properties.href = pageIn(language, path) + String(properties.href).slice(path.length)
    })
  }

/** Replaces a text of several elements, which has a pair of its own, as HTML. */
function translateMarkup(tree: Root, pairs: Pairs): void {
  visit(tree, 'element', element => {
    if (!element.children.some(({ type }) => type === 'element')) return
    const pair = pairs[htmlOf(element.children).trim()]
    if (pair) element.children = fromHtml(pair, { fragment: true }).children as ElementContent[]
  })
}

/**
 * Replaces a text as a whole, so that no part of a longer one is replaced. In lists and scripts, it stands in quotes.
 */
function translated(text: string, pairs: Pairs): string {
  const words = text.trim()
  const pair = pairs[words]
  if (pair) return text.replace(words, () => pair)
  return text.replace(/"(?:[^"\\]|\\.)*"|'[^'\n]*'/g, quoted => {
    const entry = pairs[quoted.slice(1, -1)]
    return entry ? quoted[0] + entry + quoted[0] : quoted
  })
}

/** Returns the values of `hreflang` with the page's addresses. English is for everybody whose language is missing. */
export const languageTags = (route: string, site: string): readonly (readonly [string, string])[] => [
  ...['en', ...otherLanguages].map(language => [language, site + pageIn(language, route)] as const),
  ['x-default', site + route],
]

/** Returns what the footer gets: the same page in the other languages; of the 404 page, the home page. */
export function switchesFor(language: string, route: string) {
  const page = route === '/404' ? '/' : route
  const others = ['en', ...otherLanguages].filter(other => other !== language)
  return others.map(other => ({
    label: nameOf(other),
    language: other,
    path: pageIn(other, page),
  }))
}
