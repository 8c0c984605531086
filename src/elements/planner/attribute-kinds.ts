import { type Attribute, type AttributeKind, Malformed } from '../../custom-element/attributes.ts'
import { isDate, usualWorkdays } from '../../planning/engine/calendar.ts'

/** Describes a date such as `2026-03-02`. */
export const date = (doc: string): Attribute<string | undefined> =>
  describe({ doc, kind: 'text', type: 'string', fallback: undefined }, value =>
    typeof value === 'string' && isDate(value.trim())
      ? value.trim()
      : new Malformed('is not a date such as 2026-03-02'),
  )

/** Describes dates, as a list or as a text with blanks between them. */
export const dates = (doc: string): Attribute<readonly string[]> =>
  describe({ doc, kind: 'words', type: 'string | readonly string[]', fallback: [] }, value => {
    const all = wordsIn(value)
    return all?.every(isDate) ? all : new Malformed('is not a list of dates such as "2026-12-24 2026-12-25"')
  })

/** Describes days of the week, from 0 for Sunday, as a list or as a text with blanks between them. */
export const days = (doc: string): Attribute<readonly number[]> =>
  describe({ doc, kind: 'words', type: 'string | readonly number[]', fallback: usualWorkdays }, value => {
    const all = wordsIn(value)
    return all && all.length > 0 && all.every(day => /^[0-6]$/.test(day))
      ? all.map(Number)
      : new Malformed('is not a list of days from 0, Sunday, to 6, such as "1 2 3 4 5"')
  })

/** Describes a whole number within limits. */
export const wholeNumber = (doc: string, min: number, max: number, fallback: number): Attribute<number> =>
  describe({ doc, kind: 'number', type: 'number', fallback }, value => {
    const number = Number(value)
    return Number.isInteger(number) && number >= min && number <= max
      ? number
      : new Malformed(`is not a whole number from ${min} to ${max}`)
  })

/** Reads the text of an attribute as it reads the value of its property. */
const describe = <Value>(
  about: {
    readonly doc: string
    readonly kind: AttributeKind
    readonly type: string
    readonly fallback: Value
  },
  accept: (value: unknown) => Value | Malformed,
): Attribute<Value> => ({ ...about, parse: accept, accept })

/** Returns the entries of a list, or of a text with blanks or commas between them. */
function wordsIn(value: unknown): readonly string[] | undefined {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' ? value.split(/[\s,;]+/).filter(Boolean) : undefined
}
