// Refuses what cannot be planned, in a sentence that names the place and says what belongs there. Places are put
// together only for the message: an input may have half a million values.

/** The largest quantity. Above it, floating point numbers have no room for fractions. */
export const maxQuantity = 1e15

/** The longest lead time, and the largest number of periods. */
export const maxPeriods = 10_000

/** The smallest quantity that is not nothing: shares and lots are at least as large. */
const minQuantity = 1e-9

/** Throws a RangeError. */
export function refuse(place: string, value: unknown, wanted: string): never {
  throw new RangeError(`${place} is ${typeof value === 'string' ? `“${value}”` : value}. Give ${wanted}.`)
}

/** Returns the number of an item. */
export const itemOf = (index: ReadonlyMap<string, number>, id: string, list: string, at: number): number =>
  index.get(id) ?? refuse(`${list}[${at}]`, id, 'the id of an item')

/** A function that returns a number of an entry in a list, or refuses it. */
type Check = (value: unknown, list: string, index: number, field: string) => number

/** Returns a check of bounds. Without `otherwise`, the number has to be there. */
const number =
  (from: number, to: number, otherwise?: number, isWhole = false): Check =>
  (value, list, index, field) => {
    if (value === undefined && otherwise !== undefined) return otherwise
    if (typeof value === 'number' && value >= from && value <= to && !(isWhole && value % 1)) return value
    return refuse(
      `${list}[${index}].${field}`,
      value,
      `a ${isWhole ? 'whole ' : ''}number from ${from} to ${to}`,
    )
  }

export const checkQuantity = number(0, maxQuantity)
export const checkOptionalQuantity = number(0, maxQuantity, 0)
export const checkStock = number(-maxQuantity, maxQuantity, 0)
/** A quantity that others are divided by. */
export const checkSize = number(minQuantity, maxQuantity)
/** How long something takes, in periods or days. */
export const checkDuration = number(0, maxPeriods, 0, true)
/** How many periods belong together. */
export const checkSpan = number(1, maxPeriods, undefined, true)
/** A period may lie in the past or beyond the plan. */
export const checkPeriod = number(-maxQuantity, maxQuantity, undefined, true)
/** A good share. */
export const checkShare = number(minQuantity, 1, 1)

/** Returns a flag, or false where none is given. */
export function checkFlag(value: unknown, list: string, index: number, field: string): boolean {
  if (value === undefined || typeof value === 'boolean') return value === true
  return refuse(`${list}[${index}].${field}`, value, 'true or false')
}

export function checkList<T>(value: readonly T[], name: string): readonly T[] {
  return Array.isArray(value) ? value : refuse(name, value, 'an array')
}
