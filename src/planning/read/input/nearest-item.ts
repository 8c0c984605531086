import { grouped } from '../raw-table.ts'

// Which item was meant by an id that no list has.

/** Without its signs, and without the zeros that a spreadsheet takes off. */
const plain = (id: string): string =>
  id
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=\d)/, (zeros, _at, all: string) => (/\D/.test(all) ? zeros : ''))

/** Whether one letter or sign makes the difference. Another digit is another item: CD-20 is not CD-21. */
function isOneEdit(one: string, other: string): boolean {
  const [long, short] = one.length < other.length ? [other, one] : [one, other]
  if (short.length < 4 || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && long[at] === short[at]) at += 1
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at) && !/\d/.test(long[at] ?? '')
  return long.slice(at + 1) === short.slice(at + 1) && !/\d\d/.test(`${long[at]}${short[at]}`)
}

/** Looks at the ends first: one letter changes one of them at most, and there may be 100,000 ids. */
const isNear = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) < 2 &&
  (one.charCodeAt(0) === other.charCodeAt(0) ||
    one.charCodeAt(one.length - 1) === other.charCodeAt(other.length - 1)) &&
  isOneEdit(one, other)

/**
 * Returns a function that finds the only id that is another one but for case and signs; if there is none, the only one
 * that is a letter away. Undefined where several are.
 */
export function nearestItem(ids: readonly string[]): (id: string) => string | undefined {
  const alike = grouped(ids, plain)
  return id => {
    const [meant, other] = alike.get(plain(id)) ?? ids.filter(other => isNear(id, other))
    return other === undefined ? meant : undefined
  }
}
