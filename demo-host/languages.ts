import { readFile } from 'node:fs/promises'
import type { SiteWords } from '../src/content/site-words.ts'
import { pageIn, siteCatalogs } from '../src/i18n/site-languages.ts'
import { otherLanguages } from './serving/addresses.ts'

// Makes a page of the site from the English one, and says where it is in the other languages.

/** Returns what a language calls itself, such as “Deutsch”. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The texts of a language's pages, by the English ones. */
type Pairs = Readonly<Record<string, string>>

const isOther = (language: string): language is keyof typeof siteCatalogs => language in siteCatalogs

/** Returns what the sections say in a language. English brings its words with it. */
export async function wordsIn(language: string): Promise<SiteWords | undefined> {
  const load = isOther(language) ? siteCatalogs[language] : undefined
  return load && ((await load()).default as SiteWords)
}

/** Returns a page in a language: whole texts replaced by their pairs, and links led to pages of the language. */
export async function translated(language: string, html: string, routes: readonly string[]): Promise<string> {
  if (!isOther(language)) return html
  const pairs: Pairs = JSON.parse(await readFile(`demo-host/languages/${language}.json`, 'utf8'))
  return withTexts(html, pairs).replace(
    /(<a\s[^>]*?\bhref=")(\/[^"?#]*)/g,
    (whole, start: string, path: string) => (routes.includes(path) ? start + pageIn(language, path) : whole),
  )
}

/** A text is whole between tags or quotes, so that no part of a longer one is replaced. */
function withTexts(html: string, pairs: Pairs): string {
  const texts = Object.keys(pairs).map(text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const whole = new RegExp(`(?<=[>"']\\s*)(?:${texts.join('|')})(?=\\s*[<"'])`, 'g')
  return html.replace(whole, text => pairs[text] ?? text)
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
