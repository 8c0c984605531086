import { type ItemOf, type Shape, sortEntries } from '../../custom-element/shape.ts'

// Stored records may be older than this code, edited by hand or broken. The valid parts are used, and the rest is
// returned, so that it can be stored apart. Values are checked but not rebuilt, which keeps keys that this code does
// not know.

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

/** The unreadable parts of a record, never its password. */
interface BrokenParts {
  readonly id: string
  readonly parts: Readonly<Record<string, unknown>>
}

/** A stored value, as far as it could be read. */
export interface Reading<Value> {
  readonly value: Value
  /** What could not be read: the text of a whole list, whole records, or parts of records. */
  readonly unreadable: readonly unknown[]
}

/** Reads the stored list of users. */
export function readUsers(text: string | null): Reading<readonly StoredUser[]> {
  if (!text?.trim()) return { value: [], unreadable: [] }
  const list = parse(text)
  if (!Array.isArray(list)) return { value: [], unreadable: [text] }
  const value: StoredUser[] = []
  const unreadable: unknown[] = []
  for (const record of list) {
    if (!fits(storable, record)) {
      unreadable.push(record)
      continue
    }
    const { user, broken } = mend(record)
    value.push({ ...user, password: record.password })
    if (broken) unreadable.push(broken)
  }
  return { value, unreadable }
}

/** Reads the stored signed-in user. Returns null if there is none. */
export function readUser(text: string | null): Reading<User | null> {
  const record = parse(text ?? '')
  if (!fits(named, record)) return { value: null, unreadable: [] }
  const { user, broken } = mend(record)
  return { value: withoutPassword(user), unreadable: broken ? [broken] : [] }
}

export function withoutPassword(record: User & { readonly password?: unknown }): User {
  const { password, ...user } = record
  return user
}

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

/** Completes a record. Returns it with the values that were in place of broken parts. */
function mend(record: Stored<typeof named>): { user: User; broken: BrokenParts | undefined } {
  const parts: Record<string, unknown> = {}

  const text = (name: keyof User): string => {
    const value = record[name] ?? ''
    if (typeof value === 'string') return value
    parts[name] = value
    return ''
  }

  const list = <const S extends Shape>(name: keyof User, shape: S): readonly ItemOf<S>[] => {
    const value = record[name] ?? []
    const entries: readonly unknown[] = Array.isArray(value) ? value : []
    const sound = entries.filter(entry => fits(shape, entry))
    if (!Array.isArray(value)) parts[name] = value
    else if (sound.length < entries.length) parts[name] = entries.filter(entry => !fits(shape, entry))
    return sound
  }

  const user = {
    ...record,
    fullName: text('fullName'),
    companyName: text('companyName'),
    jobTitle: text('jobTitle'),
    erpConnections: list('erpConnections', erpConnection),
    savedMrpRuns: list('savedMrpRuns', mrpRun),
    lastLogin: text('lastLogin'),
  }
  return { user, broken: Object.keys(parts).length > 0 ? { id: record.id, parts } : undefined }
}
