import { type Hint, synonyms, units, vocabulary } from './layouts/generic.ts'
import type { Meaning } from './result.ts'
import { worded } from './worded.ts'

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

const listed = (list: string): readonly string[] => list.split(/,\n?/)

const joined = (words: string): string => words.replaceAll(' ', '')

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

const acronyms = new Set(['qoh', 'soh', 'moq', 'sku'])

/** Known headings as they are written, and by their plain words. */
const written = new Map<string, Heading>()
const known = new Map<string, Heading>()
/** Those of two words or one long one, by their first word, to be found among other words. */
const inside = new Map<
  string,
  { readonly names: readonly string[]; readonly heading: Heading; readonly order: number }[]
>()
for (const [meaning, hints, list] of vocabulary)
  for (const name of listed(list)) {
    const words = worded(name)
    const plain = plainWords(words)
    const heading: Heading = { meaning, hints, sure: !hints.includes('weak'), isWhole: true }
    if (!written.has(joined(words))) written.set(joined(words), heading)
    if (!known.has(plain.join(''))) known.set(plain.join(''), heading)
    const [first = ''] = plain
    // `Location code` is no item; `Physical QOH` is what is there.
    if (
      plain.length > 1 ||
      (heading.sure && (words.length > 4 || acronyms.has(words)) && plain[0] !== 'code')
    )
      inside.set(first, [
        ...(inside.get(first) ?? []),
        { names: plain, heading: { ...heading, sure: false, isWhole: false }, order: written.size },
      ])
  }

const unitOf = new Map(
  units.flatMap(([hint, list]) => listed(list).map(name => [joined(worded(name)), hint] as const)),
)

/** The unit of a time, such as `wk`, or undefined. */
export const timeUnit = (text: string): Hint | undefined => unitOf.get(joined(worded(text)))

const cache = new Map<string, Heading | undefined>()

/** Returns what a heading says, or undefined if nobody knows. */
export function readHeading(text: string): Heading | undefined {
  if (cache.has(text)) return cache.get(text)
  if (cache.size > 2000) cache.clear()
  const found = text.length > 100 ? undefined : lookUp(text)
  cache.set(text, found)
  return found
}

/** What may be said in percent. */
const shares: ReadonlySet<Meaning> = new Set(['scrap', 'yield', 'delivered', 'ignored'])

/** `Menge je 100`, `Qty per 1000`: how many a quantity is for. */
export const hundredsOf = (heading: string): number => Number(hundreds.exec(heading)?.[1] ?? 1)

const hundreds = /\b(?:je|per|pro|par|por|pour|for|für)\s+(10{1,3})\b/i

const others = new Set([
  'supplier',
  'customer',
  'manufacturer',
  'mfr',
  'mfg',
  'hersteller',
  'fabricant',
  'fabricante',
])

const exact = (words: string): Heading | undefined =>
  written.get(joined(words)) ?? known.get(plainWords(words).join(''))

/** `Planlieferz.` and `Gel. Menge`: what all headings that may be meant say. */
function unabbreviated(text: string): Heading | undefined {
  const parts = text.trim().split(/\s+|(?<=\.)(?=\p{L})/u)
  if (!parts.some(part => /\p{L}{3}\.$/u.test(part)) || parts.length > 4) return undefined
  const words = parts.map(part => joined(worded(part)) + (part.endsWith('.') ? '\\p{L}{0,8}' : ''))
  const isMeant = new RegExp(`^${words.join('')}$`, 'u')
  const fitting = [...written].flatMap(([name, heading]) => (isMeant.test(name) ? [heading] : []))
  const [first] = fitting
  const isOne = fitting.every(
    ({ meaning, hints }) => meaning === first?.meaning && hints.join() === first.hints.join(),
  )
  return isOne ? first : undefined
}

/** `Order Lines/Product`, `BoM Lines/Component/Name` and `Component : Name` say first where a field stands. */
function lookUpPath(text: string): Heading | undefined {
  const path = text.split(/\/| : /)
  if (path.length < 2) return undefined
  const last = exact(worded(path.at(-1) ?? ''))
  const isOf = last === undefined || ['item', 'name', 'ignored'].includes(last.meaning)
  const above = isOf ? lookUp(path.slice(0, -1).join('/')) : undefined
  return above?.meaning === 'component' || above?.meaning === 'item' ? above : last
}

function lookUp(text: string): Heading | undefined {
  const words = worded(text)
  if (words === '' || /^[\d ]+$/.test(words)) return undefined
  // NetSuite's paths: `Component : Name` is no name.
  const ofPath = text.includes(' : ') ? lookUpPath(text) : undefined
  if (ofPath) return ofPath
  // `Lead time (weeks)`, `lead_days`, `Lieferzeit in Arbeitstagen`: the unit is at the end.
  const parts = words.split(' ')
  for (const count of [2, 1]) {
    const unit = parts.length > count ? unitOf.get(joined(parts.slice(-count).join(' '))) : undefined
    const time = exact(
      parts
        .slice(0, -count)
        .filter(word => word !== 'in' && word !== 'en')
        .join(' '),
    )
    if (unit && time?.meaning === 'leadTime')
      // `Planlieferzeit in Tagen` is in calendar days all the same.
      return unit === 'days' && time.hints.length > 0 ? time : { ...time, hints: [unit] }
  }
  const found = exact(words) ?? unabbreviated(text)
  if (found) return found
  // A safety stock in percent is none.
  const share = exact(words.replace(/%|\b(?:percent|pct|prozent|porcentaje)\b/g, '').trim())
  if (share && shares.has(share.meaning)) return share
  const ofHundreds = hundreds.test(text) ? exact(worded(text.replace(/\s10{1,3}\b/, ''))) : undefined
  if (ofHundreds?.meaning === 'per') return ofHundreds
  const inPath = lookUpPath(text)
  if (inPath) return inPath
  // A unit of quantities in brackets says nothing: `On hand (pcs)`.
  const bare = text.trimEnd().replace(/[([{][^()[\]{}]{0,60}[)\]}]$/, '')
  const inBrackets = bare === text ? undefined : exact(worded(bare))
  // A safety stock may be a time.
  if (
    inBrackets &&
    (inBrackets.meaning === 'leadTime' || !timeUnit(text.slice(bare.length).replace(/[^\p{L}]/gu, '')))
  )
    return inBrackets
  const all = plainWords(words)
  // Both are in the order of the alphabet, and a word may be there twice. The one of most words, then the first, counts.
  const [among] = [...new Set(all)]
    .flatMap(word => inside.get(word) ?? [])
    .filter(({ names }) =>
      names.every((name, at) => all[all.indexOf(name) + at - names.indexOf(name)] === name),
    )
    .sort((one, other) => other.names.length - one.names.length || one.order - other.order)
  // The number that others give an item is not its own.
  if (among?.heading.meaning === 'item' && all.some(word => others.has(word))) return undefined
  // How probable a part is, in percent, is not how many go in.
  if (among && words.includes('%') && !shares.has(among.heading.meaning)) return undefined
  return (
    among?.heading ??
    (all.includes('date') ? { meaning: 'date', hints: [], sure: false, isWhole: false } : undefined)
  )
}
