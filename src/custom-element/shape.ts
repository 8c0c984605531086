import { isSafeLink, linkRule } from '../services/links.ts'

interface Kinds {
  text: string
  /** Holds a price, for example. */
  amount: string | number
  texts: readonly string[]
  flag: boolean
  link: string
}

/** Says what the entries of a list hold. A `?` marks what may be left out. */
export type Shape = Readonly<Record<string, keyof Kinds | `${keyof Kinds}?`>>

type Needed<S extends Shape> = {
  readonly [Key in keyof S as S[Key] extends keyof Kinds ? Key : never]: Kinds[S[Key] & keyof Kinds]
}
type Optional<S extends Shape> = {
  readonly [Key in keyof S as S[Key] extends keyof Kinds ? never : Key]?: S[Key] extends `${infer Kind extends
    keyof Kinds}?`
    ? Kinds[Kind]
    : never
}

export type ItemOf<S extends Shape> = Needed<S> & Optional<S>

const isText = (value: unknown): boolean => typeof value === 'string'

const kinds: {
  readonly [Kind in keyof Kinds]: {
    /** Is the type's name in TypeScript. */
    type: string
    is: (value: unknown) => boolean
    not: string
  }
} = {
  text: { type: 'string', is: isText, not: 'is not a text' },
  amount: {
    type: 'string | number',
    is: value => isText(value) || Number.isFinite(value),
    not: 'is not a text or a number',
  },
  texts: {
    type: 'readonly string[]',
    is: value => Array.isArray(value) && value.every(isText),
    not: 'is not a list of texts',
  },
  flag: { type: 'boolean', is: value => typeof value === 'boolean', not: 'is not true or false' },
  link: { type: 'string', is: isSafeLink, not: `is not an address that a link may have: ${linkRule}` },
}

const kindName = (given: string) => given.replace('?', '') as keyof Kinds

/** Returns the TypeScript type of a list of such entries. */
export const shapeType = (shape: Shape): string =>
  `readonly { ${Object.entries(shape)
    .map(([key, given]) => `${key}${given.endsWith('?') ? '?' : ''}: ${kinds[kindName(given)].type}`)
    .join('; ')} }[]`

/** Returns the entries of a list from outside that are as described, and a fault of each other: the end of a sentence that begins with the list. */
export function sortEntries(shape: Shape, entries: readonly unknown[]) {
  const valid: unknown[] = []
  const faults: string[] = []
  entries.forEach((entry, index) => {
    const fault = findFault(shape, entry, `entry ${index + 1}`)
    if (fault === undefined) valid.push(entry)
    else faults.push(fault)
  })
  return { valid, faults }
}

function findFault(shape: Shape, entry: unknown, number: string): string | undefined {
  if (typeof entry !== 'object' || entry === null) return `has something else than objects: ${number}`
  for (const key of Object.keys(shape)) {
    const fault = fieldFault(shape, entry, key)
    if (fault !== undefined) return `has a wrong ${number}: its "${key}" ${fault}`
  }
  return undefined
}

/** Returns why the field of an entry is wrong. */
export function fieldFault(shape: Shape, entry: object, key: string): string | undefined {
  const given = shape[key] ?? 'text?'
  const { is, not } = kinds[kindName(given)]
  const value: unknown = Object.hasOwn(entry, key) ? Reflect.get(entry, key) : undefined
  const isRight = value === undefined ? given.endsWith('?') : is(value)
  return isRight ? undefined : not
}
