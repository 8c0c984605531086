import { readDate } from './dates.ts'
import { readNumber } from './numbers.ts'

// What would be right in place of a value, where only one thing would.

/** Letters that people and scanners take for digits. */
const lookalikes: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1', '|': '1', s: '5' }

/** Puts digits for letters that stand among digits, and one sign for two: `31O` and `1..5` are 310 and 1.5. */
const mended = (text: string): string =>
  text
    .replace(/\S+/g, word =>
      /\d/.test(word) ? word.replace(/[olis|]/gi, sign => lookalikes[sign.toLowerCase()] ?? sign) : word,
    )
    .replace(/([-.,/])\s*\1+/g, '$1')
    .replace(/(?<=\d)\s*([-./])\s*(?=\d)/g, '$1')

/** Returns a number as it was meant, with the unit behind it, or undefined. */
export function meantNumber(text: string): string | undefined {
  const meant = mended(text)
  const bare = meant.replace(/\s\p{L}{1,20}\.?$/u, '').trimEnd()
  const isNumber = (['point', 'comma'] as const).some(sign => !Number.isNaN(readNumber(bare, sign)))
  return isNumber && meant !== text ? meant : undefined
}

/** Returns a date as it was meant, or undefined. */
export function meantDate(text: string): string | undefined {
  const meant = mended(text)
  const isDate = (['day-first', 'month-first'] as const).some(order => !Number.isNaN(readDate(meant, order)))
  return isDate && meant !== text ? meant : undefined
}
