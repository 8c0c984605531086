import { grouped } from '../../engine/grouped.ts'
import { type Hint, synonyms, units, vocabulary } from '../layouts/generic.ts'
import { is } from '../layouts/marks.ts'
import { hundreds, money } from '../layouts/number-words.ts'
import { memoize } from '../memoize.ts'
import type { Meaning } from '../result.ts'
import { spaced, worded } from '../worded.ts'

// What a heading says. Case, accents and signs do not matter, nor does the order of words, nor the language of the usual
// ones: `Fecha de entrega`, `Delivery date` and `DeliveryDate` are one.

export interface Heading {
  readonly meaning: Meaning
  readonly hints: readonly Hint[]
  /** Whether the heading is a known one that says enough. */
  readonly sure: boolean
  /** Whether all of its words are known, or only some. */
  readonly isWhole: boolean
}

const splitNames = (list: string): readonly string[] => list.split(',')

const removeBlanks = (words: string): string => words.replaceAll(' ', '')

/** For each word, the one that stands for it; nothing for words that say nothing. */
const standIns = new Map(
  synonyms.split('\n').flatMap(line => {
    const [word = '', others = ''] = line.split(':')
    return others.split(' ').map(other => [other, word.trim()] as const)
  }),
)

/** The words of a heading, each by the one that stands for it, in the order of the alphabet. */
const plainWords = (words: string): readonly string[] =>
  words
    .split(' ')
    .flatMap(word => (standIns.get(word) ?? word).split(' '))
    .filter(word => word !== '')
    .sort()

const shortWords = ['qoh', 'soh', 'moq', 'sku', 'cost', 'eta']

/** Known headings as they are written, and by their plain words. */
const written = new Map<string, Heading>()
const known = new Map<string, Heading>()
const names: string[] = []
/** Those of two words or one long one, by their first word, to be found among other words. */
const inside = new Map<
  string,
  { readonly names: readonly string[]; readonly heading: Heading; readonly order: number }[]
>()
for (const [meaning, hints, list] of vocabulary)
  for (const name of splitNames(list)) {
    const words = worded(name)
    const plain = plainWords(words)
    names.push(words)
    const heading: Heading = { meaning, hints, sure: !hints.includes('weak'), isWhole: true }
    if (!written.has(removeBlanks(words))) written.set(removeBlanks(words), heading)
    if (!known.has(plain.join(''))) known.set(plain.join(''), heading)
    const [first = ''] = plain
    // `Location code` is no item; `Physical QOH` is what is there; `Safety class` is no stock.
    if (
      !hints.includes('alone') &&
      (plain.length > 1 ||
        (heading.sure && (words.length > 4 || shortWords.includes(words)) && plain[0] !== 'code'))
    )
      inside.set(first, [
        ...(inside.get(first) ?? []),
        { names: plain, heading: { ...heading, sure: false, isWhole: false }, order: written.size },
      ])
  }

const unitOf = new Map(
  units.flatMap(([hint, list]) => splitNames(list).map(name => [removeBlanks(worded(name)), hint] as const)),
)

/** The unit of a time, such as `wk`, or undefined. */
export const timeUnit = (text: string): Hint | undefined => unitOf.get(removeBlanks(worded(text)))

/** Returns what a heading says, or undefined if nobody knows. */
export const readHeading = memoize(
  (text: string): Heading | undefined => (text.length > 100 ? undefined : lookUp(text)),
  2000,
)

/** What each of some headings says. */
export const meaningsOf = (headings: readonly string[]): readonly (Meaning | undefined)[] =>
  headings.map(heading => readHeading(heading)?.meaning)

/** The places of the headings that say one of some meanings. */
export const placesOf = (headings: readonly string[], ...meanings: readonly Meaning[]): readonly number[] =>
  meaningsOf(headings).flatMap((meaning, at) => (meaning && meanings.includes(meaning) ? [at] : []))

/** The place of the first of them, or -1. */
export const placeOf = (headings: readonly string[], ...meanings: readonly Meaning[]): number =>
  placesOf(headings, ...meanings)[0] ?? -1

/** What may be said in percent. */
const shares: readonly Meaning[] = ['scrap', 'yield', 'delivered', 'ignored']

/** `Menge je 100`, `Qty per 1000`: how many a quantity is for. */
export const hundredsOf = (heading: string): number => Number(hundreds.exec(heading)?.[1] ?? 1)

const findExact = (words: string): Heading | undefined =>
  written.get(removeBlanks(words)) ?? known.get(plainWords(words).join(''))

/** Known names; those of two words in all words that say the same: `Sicherheitsbestand`. */
let spelled: readonly string[] | undefined

function listSpellings(): readonly string[] {
  const same = grouped(standIns, ([, word]) => word)
  const allOf = (word: string) => {
    const stand = standIns.get(word) ?? word
    return [word, stand, ...(same.get(stand) ?? []).map(([other]) => other)]
  }
  return names.flatMap(name => {
    const [one = '', other, more] = name.split(' ')
    return other && !more
      ? allOf(one).flatMap(first => allOf(other).map(second => `${first} ${second}`))
      : name
  })
}

/** `Planlieferz.`, `Gel. Menge` and `MinLosgr`: what all headings that may be meant say, the shorter ones first. */
function findAbbreviated(text: string): Heading | undefined {
  const isJoint = /^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{3,}$/u.test(text)
  const parts = (isJoint ? spaced(text) : text.trim()).split(/[\s-]+|(?<=\.)(?=\p{L})/u)
  if (!isJoint && (!parts.some(part => /\p{L}{3}\.$/u.test(part)) || parts.length > 4)) return undefined
  spelled ??= listSpellings()
  const fitting = [4, 8].map(most => {
    const end = `\\p{L}{0,${most}}`
    const words = parts.map(part => removeBlanks(worded(part)) + (isJoint || part.endsWith('.') ? end : ''))
    const isMeant = new RegExp(`^${words.join('')}$`, 'u')
    return (spelled ?? []).flatMap(name => (isMeant.test(removeBlanks(name)) && findExact(name)) || [])
  })
  const [first, ...others] = fitting.find(({ length }) => length > 0) ?? []
  const isOne = others.every(
    ({ meaning, hints }) => meaning === first?.meaning && hints.join() === first.hints.join(),
  )
  return isOne ? first : undefined
}

/** `Order Lines/Product`, `BoM Lines/Component/Name` and `Component : Name` say first where a field stands. */
function findInPath(text: string): Heading | undefined {
  const path = text.split(/\/| : /)
  if (path.length < 2) return undefined
  const last = findExact(worded(path.at(-1) ?? ''))
  const isOf = last === undefined || ['item', 'name', 'ignored'].includes(last.meaning)
  const above = isOf ? lookUp(path.slice(0, -1).join('/')) : undefined
  return above?.meaning === 'component' || above?.meaning === 'item' ? above : last
}

/** What an item needs, and how it is ordered. */
const ofItem: readonly Meaning[] = ['leadTime', 'safetyStock', 'lotSize', 'lotMin', 'lotMax', 'lotMultiple']

/** `Lead time (weeks)`, `lead_days`, `Lieferzeit in Arbeitstagen`: the unit is at the end. A stock for some days has no pieces. */
function findWithTimeUnit(_: string, words: string): Heading | undefined {
  const parts = words.split(' ')
  for (const count of [2, 1]) {
    const unit = parts.length > count ? unitOf.get(removeBlanks(parts.slice(-count).join(' '))) : undefined
    const named = parts.slice(0, -count).filter(word => word !== 'in' && word !== 'en')
    const time = findExact(named.join(' '))
    if (unit && time?.meaning === 'leadTime')
      // `Planlieferzeit in Tagen` is in calendar days all the same.
      return unit === 'days' && time.hints.length > 0 ? time : { ...time, hints: [unit] }
    const isNamed = unit && (parts.at(-1) ?? '').length > 3
    if (isNamed && time && (time.meaning === 'onHand' || ofItem.includes(time.meaning))) return ofTime
  }
  return undefined
}

/** The words of a heading but those that tell an old value from a new one. */
export const withoutAge = (words: string): string =>
  words
    .split(' ')
    .filter(word => !is.earlier(word) && !is.later(word))
    .join(' ')

/** What a heading says without some of its words, if it is one of some things. */
function findBare(bare: string, of: readonly Meaning[]): Heading | undefined {
  const found = findExact(bare)
  return found && of.includes(found.meaning) ? found : undefined
}

/** `PORel_DueDate`: what stands before a field is its table. */
const findBehindTable = (_text: string, _words: string, written: string): Heading | undefined =>
  /^\p{L}+\p{Lu}\p{Ll}+_\p{Lu}/u.test(written)
    ? findExact(worded(written.replace(/^\p{L}+_/u, '')))
    : undefined

/** A unit of quantities in brackets says nothing: `On hand (pcs)`. A safety stock may be a time. */
function findBeforeBrackets(text: string): Heading | undefined {
  const bare = text.trimEnd().replace(/[([{][^()[\]{}]{0,60}[)\]}]$/, '')
  const found = bare === text ? undefined : findExact(worded(bare))
  const isTime = timeUnit(text.slice(bare.length).replace(/[^\p{L}]/gu, '')) !== undefined
  return found?.meaning === 'leadTime' || !isTime ? found : undefined
}

/** Comes before the others: `Sales order status` is a state, and no order. */
const isState = ({ heading }: { readonly heading: Heading }): boolean => heading.meaning === 'status'

/** The known name among the words of a heading. The one of most words, then the first, counts. */
function findAmongWords(_: string, words: string): Heading | undefined {
  const all = plainWords(words)
  // Both are in the order of the alphabet, and a word may be there twice.
  const found = [...new Set(all)]
    .flatMap(word => inside.get(word) ?? [])
    .filter(({ names }) =>
      names.every((name, at) => all[all.indexOf(name) + at - names.indexOf(name)] === name),
    )
  // What an order or an item is worth is not its number.
  const isWorth = found.some(({ heading }) => heading.hints.includes('money'))
  const [among] = found
    .filter(({ heading }) => !isWorth || heading.hints.includes('money'))
    .sort(
      (one, other) =>
        Number(isState(other)) - Number(isState(one)) ||
        other.names.length - one.names.length ||
        one.order - other.order,
    )
  if (!among)
    return all.includes('date') ? { meaning: 'date', hints: [], sure: false, isWhole: false } : undefined
  const { heading } = among
  // The number that others give an item is not its own.
  const isItem = heading.meaning === 'item' || (heading.meaning === 'ignored' && all.includes('item'))
  if (isItem && is.others(all.join(' '))) return undefined
  // How probable a part is, in percent, is not how many go in.
  return words.includes('%') && !shares.includes(heading.meaning) ? undefined : heading
}

/** How a heading is looked up: the first that finds it counts. */
const ways: readonly ((text: string, words: string, written: string) => Heading | undefined)[] = [
  // What is made besides is neither the product nor a part of it, nor is its quantity.
  text => (is.byProduct(text) && (text.includes('/') || is.amount(text)) ? ofOther : undefined),
  // NetSuite's paths: `Component : Name` is no name.
  text => (text.includes(' : ') ? findInPath(text) : undefined),
  findWithTimeUnit,
  (_, words) => findExact(words),
  // `WBZ alt`, `New lead time (days)`.
  (text, words) => findWithTimeUnit(text, withoutAge(words)) ?? findBare(withoutAge(words), ofItem),
  findAbbreviated,
  // A safety stock in percent is none.
  (_, words) => findBare(words.replace(/%|\b(?:percent|pct|prozent|porcentaje)\b/g, '').trim(), shares),
  text => (hundreds.test(text) ? findBare(worded(text.replace(/\s10{1,3}\b/, '')), inPieces) : undefined),
  findInPath,
  findBehindTable,
  findBeforeBrackets,
  findAmongWords,
]

/** What counts pieces, unless its heading names a currency: `Rest (EUR)`. */
const inPieces: readonly Meaning[] = ['quantity', 'delivered', 'onHand', 'per', 'batch', 'active', 'bucket']
const ofOther: Heading = { meaning: 'ignored', hints: [], sure: true, isWhole: true }
const ofMoney: Heading = { ...ofOther, hints: ['money'] }
const ofTime: Heading = { ...ofOther, hints: ['time'] }

function lookUp(written: string): Heading | undefined {
  // What a pivot table or a search sums up says the same as each of it.
  const text = written
    .replaceAll('_', ' ')
    .replace(/(?<![\s:*])[\s:*]+$/, '')
    .replace(/^(?:sum|maximum|summe|somme|suma) (?:of|von|de) /i, '')
  const words = worded(text)
  if (words === '' || /^[\d ]+$/.test(words)) return undefined
  for (const way of ways) {
    const found = way(text, words, written)
    if (found) return inPieces.includes(found.meaning) && money.test(text) ? ofMoney : found
  }
  return undefined
}
