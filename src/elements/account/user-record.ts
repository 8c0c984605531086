import { type ItemOf, type Shape, sortEntries } from '../../custom-element/shape.ts'

// Stored records may be older than this code, edited by hand or broken: what can be read of them is used. Values are
// checked but not rebuilt, which keeps keys that this code does not know.

const erpConnection = { type: 'text', status: 'text', date: 'text' } as const satisfies Shape
const mrpRun = { date: 'text', status: 'text', results: 'text' } as const satisfies Shape

/** The least that a record must have. */
const named = { id: 'text', email: 'text' } as const satisfies Shape
const storable = { ...named, password: 'text' } as const satisfies Shape

export type ErpConnection = ItemOf<typeof erpConnection>
export type MrpRun = ItemOf<typeof mrpRun>

/** A record with the shape that is known. It may have other keys. */
type Stored<S extends Shape> = ItemOf<S> & Readonly<Record<string, unknown>>

const fits = <const S extends Shape>(shape: S, value: unknown): value is Stored<S> =>
  sortEntries(shape, [value]).valid.length > 0

export interface User {
  /** Here the time of registration, in ms; in the cloud the provider's id. */
  readonly id: string
  readonly fullName: string
  readonly companyName: string
  readonly jobTitle: string
  readonly email: string
  readonly erpConnections: readonly ErpConnection[]
  readonly savedMrpRuns: readonly MrpRun[]
  /** ISO time. */
  readonly lastLogin: string
}

export interface StoredUser extends User {
  /** In plain text: this account area is a mock. */
  readonly password: string
}

/** Returns a record of somebody who has done nothing yet. */
export const newRecord = (known: Pick<User, 'id' | 'email'> & Partial<User>): User => ({
  fullName: '',
  companyName: '',
  jobTitle: '',
  erpConnections: [],
  savedMrpRuns: [],
  lastLogin: '',
  ...known,
})

/** Reads the stored list of users. `broken` has what cannot be used: the text itself if it is no list. */
export function readUsers(text: string | null) {
  const list: unknown = text?.trim() ? parse(text) : []
  const records: readonly unknown[] = Array.isArray(list) ? list : [text]
  return {
    users: records.filter(record => fits(storable, record)).map(completeUser),
    broken: records.filter(record => !fits(storable, record)),
  }
}

/** Reads the stored signed-in user. Returns null if there is none. */
export function readUser(text: string | null): User | null {
  const record = parse(text ?? '')
  return fits(named, record) ? withoutPassword(completeUser(record)) : null
}

export function withoutPassword(record: User & { readonly password?: unknown }): User {
  const { password, ...user } = record
  return user
}

/** Returns plain data as JSON, even if the page has added `toJSON` to all arrays, as old libraries do. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key: string) {
    return this[key]
  })

/** Returns undefined for text that is not JSON, or is nested too deeply to be written again. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    JSON.stringify(value)
    return value
  } catch {
    return undefined
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

const listIn = <const S extends Shape>(shape: S, value: unknown): readonly ItemOf<S>[] =>
  Array.isArray(value) ? value.filter(entry => fits(shape, entry)) : []

/** Completes a record. What is broken is as if it were missing. */
const completeUser = <Record extends Stored<typeof named>>(record: Record) => ({
  ...record,
  fullName: textIn(record.fullName),
  companyName: textIn(record.companyName),
  jobTitle: textIn(record.jobTitle),
  erpConnections: listIn(erpConnection, record.erpConnections),
  savedMrpRuns: listIn(mrpRun, record.savedMrpRuns),
  lastLogin: textIn(record.lastLogin),
})
