import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { synonyms } from './synonyms.ts'

// Finds sections of the docs by their words. `search.js` loads this, and the sections, when its field is first focused.

/** Holds a page of the docs: its path from `/docs/`, its title, and its text below each heading. */
export interface SearchedPage {
  readonly path: string
  readonly title: string
  readonly sections: readonly SearchedSection[]
}

interface SearchedSection {
  readonly anchor: string
  readonly heading: string
  readonly text: string
  readonly code: string
  /** Tells whether its heading is a message of the console or of the doctor. */
  readonly isMessage?: true
}

export interface Found {
  readonly title: string
  readonly heading: string
  /** From `/docs/`. */
  readonly href: string
  /** Begins with the sentence that has the words. Empty where only the heading, the title or code has them. */
  readonly line: string
}

/** Lists words that say nothing of what is searched for. */
const empty = new Set(
  'a an and are be can do does for how i in is it my of on or the this to what with you your'.split(' '),
)

/** Lowers pages that most readers do not look for. */
const lesser: readonly (readonly [RegExp, number])[] = [
  [/^(changelog|contributing|decisions\/|architecture|benchmarks|reliability|claims)/, 0.3],
  [/^(reference|security)/, 0.6],
  // Lists have nearly every word, and no answer. What an operator changes is called as what visitors look for.
  [/^(reference#(index|texts)|change-texts)/, 0.1],
]

/** Lowers messages, which are searched for by their own words. To one word of it, any page is the better answer. */
const messageWeight = 0.3

/** Returns the pages' search: what is asked for gives sections, the best first. */
export function createSearch(pages: readonly SearchedPage[]): (asked: string) => readonly Found[] {
  const index = new MiniSearch({
    processTerm: stemOf,
    fields: ['heading', 'title', 'text', 'code'],
    storeFields: ['heading', 'title', 'href', 'text', 'isMessage'],
    searchOptions: {
      boost: { title: 6, heading: 5, code: 0.5 },
      boostDocument: (href, _, stored) =>
        Math.min(
          stored?.isMessage ? messageWeight : 1,
          ...lesser.filter(([pages]) => pages.test(href)).map(([, much]) => much),
        ),
      combineWith: 'AND',
    },
  })
  for (const { path, title, sections } of pages)
    index.addAll(
      sections.map(({ anchor, ...section }, at) => {
        const href = at === 0 ? path : `${path}#${anchor}`
        return { ...section, id: href, href, title }
      }),
    )
  const find = (query: Query, how?: SearchOptions): readonly Found[] =>
    index
      .search(query, how)
      .map(({ title, heading, href, text, terms }) => ({ title, heading, href, line: lineOf(text, terms) }))

  return asked => {
    const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
    const meant = words.filter(word => !empty.has(word))
    if (words.length === 0) return []
    const phrase = synonyms.filter(row => row.includes(words.join(' ')))
    if (phrase.length > 0) return find(anyOf(phrase.flat()))
    const each = (meant.length > 0 ? meant : words).map(withSynonyms)
    const all: Query = { combineWith: 'AND', queries: each }
    for (const [query, how] of [[all], [all, loosely]] as const) {
      const found = find(query, how)
      if (found.length > 0) return found
    }
    return find({ combineWith: 'OR', queries: each }, loosely)
  }
}

/** Finds words that no page has as they are: half typed, or with a slip. “time” finds no “timeline” before. */
const loosely: SearchOptions = {
  prefix: term => term.length > 2,
  fuzzy: term => (term.length > 4 ? 0.2 : false),
  weights: { prefix: 0.5, fuzzy: 0.1 },
}

/** Makes “order” of “orders”. */
const stemOf = (word: string): string => word.toLowerCase().replace(/(?<=\w{3}[^s])s$/, '')

/** Is more than the five lines hold that the page shows. */
const maxLength = 200

/** Returns a text from the sentence on that has most of the words. */
function lineOf(text: string, found: readonly string[]): string {
  // “orders” counts as “order” does.
  const words = found.filter(word => !found.some(other => other !== word && word.startsWith(other)))
  const countIn = (sentence: string) => words.filter(word => hasWord(sentence, word)).length
  const [best = ''] = text.split(/(?<=[.!?]) /).toSorted((a, b) => countIn(b) - countIn(a))
  return countIn(best) > 0 ? text.slice(text.indexOf(best)).slice(0, maxLength) : ''
}

/** Tells whether a word of a text begins so: “late” is in “lately”, and not in “template”. */
const hasWord = (text: string, beginning: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .some(word => word.startsWith(beginning))

const withSynonyms = (word: string): Query =>
  anyOf([word, ...synonyms.filter(row => row.includes(word)).flat()])

const anyOf = (words: readonly string[]): Query => ({ combineWith: 'OR', queries: [...new Set(words)] })
