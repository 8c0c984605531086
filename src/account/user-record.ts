import * as v from 'valibot'

// What a browser has stored may be older than this code, edited by hand or broken. What is sound of it is used, and
// the rest is handed back, to be set aside. Values are checked and never rebuilt, so that whatever else stands in them
// stays, under any key.

const erpConnection = v.object({ type: v.string(), status: v.string(), date: v.string() })
const mrpRun = v.object({ date: v.string(), status: v.string(), results: v.string() })

/** What a record can't do without. */
const named = v.looseObject({ id: v.string(), email: v.string() })
const storable = v.looseObject({ ...named.entries, password: v.string() })

export type ErpConnection = Readonly<v.InferOutput<typeof erpConnection>>
export type MrpRun = Readonly<v.InferOutput<typeof mrpRun>>

export interface User {
  /** The time of registration, in ms. */
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

/** The parts of a record that could not be read. The password is never one of them. */
interface BrokenParts {
  readonly id: string
  readonly parts: Readonly<Record<string, unknown>>
}

/** Something stored, as far as it could be read. */
export interface Reading<Value> {
  readonly value: Value
  /** What could not: a list's whole text, whole records, or parts of records. */
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
    if (!v.is(storable, record)) {
      unreadable.push(record)
      continue
    }
    const { user, broken } = mend(record)
    value.push({ ...user, password: record.password })
    if (broken) unreadable.push(broken)
  }
  return { value, unreadable }
}

/** Reads the stored user who is in; null when nobody is. */
export function readUser(text: string | null): Reading<User | null> {
  const record = parse(text ?? '')
  if (!v.is(named, record)) return { value: null, unreadable: [] }
  const { user, broken } = mend(record)
  return { value: withoutPassword(user), unreadable: broken ? [broken] : [] }
}

export function withoutPassword(record: User & { readonly password?: unknown }): User {
  const { password, ...user } = record
  return user
}

/** Undefined for what is no JSON, and for what is nested too deeply to be written again. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    JSON.stringify(value)
    return value
  } catch {
    return undefined
  }
}

/** The record with every part it should have, and what was in the place of parts that are none. */
function mend(record: v.InferOutput<typeof named>): { user: User; broken: BrokenParts | undefined } {
  const parts: Record<string, unknown> = {}

  const text = (name: keyof User): string => {
    const value = record[name] ?? ''
    if (typeof value === 'string') return value
    parts[name] = value
    return ''
  }

  const list = <Entry>(name: keyof User, schema: v.GenericSchema<Entry>): readonly Entry[] => {
    const value = record[name] ?? []
    const entries: readonly unknown[] = Array.isArray(value) ? value : []
    const sound = entries.filter((entry): entry is Entry => v.is(schema, entry))
    if (!Array.isArray(value)) parts[name] = value
    else if (sound.length < entries.length) parts[name] = entries.filter(entry => !v.is(schema, entry))
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
