// Refuses what cannot be planned, in a sentence that names the place and says what belongs there. Places are put
// together only for the message: an input may have half a million values.

/** The largest quantity. Above it, floating point numbers have no room for fractions. */
export const most = 1e15

/** The longest lead time and the farthest period. */
export const longest = 10_000

export function refuse(place: string, value: unknown, wanted: string): never {
  const given = typeof value === 'string' ? `“${value}”` : String(value)
  throw new RangeError(`${place} is ${given}. Give ${wanted}.`)
}

/** Returns a number between two bounds, or 0 where none is given. */
export function amount(value: unknown, list: string, index: number, field: string, least = 0): number {
  if (typeof value === 'number' && value >= least && value <= most) return value
  if (value === undefined) return 0
  return refuse(`${list}[${index}].${field}`, value, `a number from ${least} to ${most}`)
}

/** Returns a quantity that has to be there. */
export function quantity(value: unknown, list: string, index: number, field: string): number {
  if (typeof value === 'number' && value >= 0 && value <= most) return value
  return refuse(`${list}[${index}].${field}`, value, `a number from 0 to ${most}`)
}

/** Returns a whole number of periods or days, or 0 where none is given. */
export function whole(value: unknown, list: string, index: number, field: string): number {
  if (value === undefined) return 0
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= longest) return Number(value)
  return refuse(`${list}[${index}].${field}`, value, `a whole number from 0 to ${longest}`)
}

/** Returns a period, which may lie in the past or beyond the last one. */
export function period(value: unknown, list: string, index: number, field: string): number {
  if (Number.isInteger(value) && Math.abs(Number(value)) <= most) return Number(value)
  return refuse(`${list}[${index}].${field}`, value, 'a whole number, 0 for the first period')
}

/** Returns a good share, or 1 where none is given. */
export function share(value: unknown, list: string, index: number, field: string): number {
  if (value === undefined) return 1
  if (typeof value === 'number' && value > 0 && value <= 1) return value
  return refuse(`${list}[${index}].${field}`, value, 'a number above 0, at most 1')
}

/** Returns a flag, or false where none is given. */
export function flag(value: unknown, list: string, index: number, field: string): boolean {
  if (value === undefined || typeof value === 'boolean') return value === true
  return refuse(`${list}[${index}].${field}`, value, 'true or false')
}

/** Returns an array, or an empty one where none is given and none is needed. */
export function list<T>(value: readonly T[] | undefined, name: string, isOptional = false): readonly T[] {
  if (value === undefined && isOptional) return []
  if (Array.isArray(value)) return value
  return refuse(name, value, 'an array')
}
