import { memoize } from './memoize.ts'

// How words are compared. Case, accents and signs do not matter, nor do capitals inside of a word.

/** Words that are often written as one, such as `Artikelnummer`. */
const compound =
  /\b(item|part|product|article|artikel|material|teile|komponenten|produkt|component|parent|stock|bestell|auftrags)(nos?|nr|num|number|nummer|codes?|id|name|desc|description|bezeichnung|qty|quantity|menge|uom)\b/g

/** The words of databases that write several as one: `safetystockqty`. */
const word =
  'qty|quantity|on|hand|open|safety|stock|lead|time|days|min|minimum|max|maximum|order|due|date|req|required|rcv|received|item|prod|part|no|num|code|id|name|whs|warehouse|uom|percent|scrap|wastage|status|start|end'
const together = new RegExp(`\\b(?:${word}){2,}\\b`, 'g')
const each = new RegExp(`(?:${word})(?=.)`, 'g')

/** Puts a space before each capital that begins a word: `PONum` is `PO Num`. */
export const spaced = (text: string): string =>
  text.replace(/([\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})|(?<=\p{Lu})(\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu, '$1$2 ')

/** Writes a text as it is compared: lower case, no accents, `ö` and `oe` alike, words apart by one space. */
export const worded = (text: string): string =>
  spaced(text.slice(0, 120))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .replace(compound, '$1 $2')
    .replace(together, words => words.replace(each, '$& '))
    .replace(/(\p{L}{3})(termin|datum|menge|bestand|status)\b/gu, '$1 $2')
    .trim()

/**
 * Returns a function that finds one of some phrases in a text. They are apart by `|`; `*` stands for the rest of a word,
 * `^` for the beginning of the text and `$` for its end: `open|remain*|^name$`.
 */
export function phrases(list: string): (text: string) => boolean {
  const wanted = list.split('|').map(phrase => {
    const text = phrase.trim()
    // In a text of words, what is no blank, digit or sign is a letter: classes of Unicode take ten times as long to compile.
    const words = text.split('*').map(worded).join('[^ %\\d]*')
    return `${text.startsWith('^') ? '^' : '(?<![^ %])'}${words}${text.endsWith('$') ? '$' : '(?![^ %])'}`
  })
  const one = new RegExp(wanted.join('|'))
  return memoize(text => one.test(worded(text)), 1000)
}

/** Fills in a sentence: values stand in place of their names, such as `{column}`. */
export const filled = (sentence: string, values: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
