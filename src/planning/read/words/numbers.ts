import { pieces } from '../layouts/number-words.ts'
import { timeUnit } from './headings.ts'

// Numbers as people and systems write them: `1.310,000`, `1,310.5`, `1 310`, `1'310`, `12,5-`, `(5)`.

export type Decimal = 'point' | 'comma'

const cleanNumber = (text: string): string => {
  let bare = text
    .trim()
    .replace(/^(?:ab|min\.?|from|desde) (?=\d)|(?<=\d)(?: of | von | de )\d+$/i, '')
    .replace(pieces, unit => (unit.length > 3 && timeUnit(unit) ? unit : ''))
    .replace(/[\s'’`$€£¥]/g, '')
  if (bare.startsWith('(') && bare.endsWith(')')) bare = `-${bare.slice(1, -1)}`
  // SAP writes the minus behind the number; typographers write one of their own.
  bare = bare.replace('−', '-')
  if (bare.endsWith('-')) bare = `-${bare.slice(0, -1)}`
  return bare.startsWith('+') ? bare.slice(1) : bare
}

/** A larger number is none that can be used: a few of them added up are more than a plan counts to. */
const maxNumber = 1e9

const plain = /^-?\d{1,9}$/

const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/

const shapes = {
  point: /^-?(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)?(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i,
  comma: /^-?(?:\d{1,3}(?:\.\d{2,3})*\.\d{3}|\d+)?(?:,\d*)?(?:e[+-]?\d{1,3})?$/i,
}

/** Returns the number, or NaN. */
export function readNumber(text: string, decimal: Decimal): number {
  if (plain.test(text)) return Number(text)
  if (!text || text.length > 60) return Number.NaN
  const value = parseNumber(text, decimal)
  if (!(Math.abs(value) <= maxNumber)) return Number.NaN
  // What a plan rounds away would only make it divide by next to nothing.
  return Math.abs(value) < 1e-6 ? 0 : value
}

function parseNumber(text: string, decimal: Decimal): number {
  const [, whole = 0, share, of] = fraction.exec(text) ?? []
  if (share) return Number(whole) + Number(share) / Number(of)
  const bare = cleanNumber(text)
  // Two blanks stand between two numbers.
  if (!/\d/.test(bare) || /\d\s\s+\d/.test(text) || !shapes[decimal].test(bare)) return Number.NaN
  return Number(decimal === 'point' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.'))
}

/** Returns the decimal sign that a number was written with, `either` if both are possible, undefined if it has none. */
export function decimalOf(text: string): Decimal | 'either' | undefined {
  const point = text.lastIndexOf('.')
  const comma = text.lastIndexOf(',')
  if (point < 0 && comma < 0) return undefined
  if (text.length > 60) return undefined
  const bare = cleanNumber(text)
  if (!/^-?[\d.,]+$/.test(bare)) return undefined
  const [sign, own, other]: [string, Decimal, Decimal] =
    point > comma ? ['.', 'point', 'comma'] : [',', 'comma', 'point']
  if (point >= 0 && comma >= 0) return own
  const [whole = '', ...parts] = bare.replace('-', '').split(sign)
  if (parts.length > 1) return other
  const isGroup = parts[0]?.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && !/\d[\s'’]\d/.test(text)
  return isGroup ? 'either' : own
}

/** A number, as far as two of one list can be compared: three digits behind a sign are thousands. */
export function toComparable(text: string): number {
  const [, whole = '', part = ''] = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(text.trim()) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${part}0`)
}
