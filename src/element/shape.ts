import { isSafeLink, linkRule } from '../state/links.ts'

interface Kinds {
  text: string
  texts: readonly string[]
  flag: boolean
  link: string
}

/** What the entries of a list hold; a `?` marks what may be left out. */
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

/** One entry of a list. */
export type ItemOf<S extends Shape> = Needed<S> & Optional<S>

const kinds: {
  readonly [Kind in keyof Kinds]: { is: (value: unknown) => boolean; not: string }
} = {
  text: { is: value => typeof value === 'string', not: 'is not a text' },
  texts: {
    is: value => Array.isArray(value) && value.every(entry => typeof entry === 'string'),
    not: 'is not a list of texts',
  },
  flag: { is: value => typeof value === 'boolean', not: 'is not true or false' },
  link: { is: isSafeLink, not: `is not an address that a link may have: ${linkRule}` },
}

const types = { text: 'string', texts: 'readonly string[]', flag: 'boolean', link: 'string' }

const kindName = (given: string) => given.replace('?', '') as keyof Kinds

/** The TypeScript type of a list of such entries. */
export const shapeType = (shape: Shape): string =>
  `readonly { ${Object.entries(shape)
    .map(([key, given]) => `${key}${given.endsWith('?') ? '?' : ''}: ${types[kindName(given)]}`)
    .join('; ')} }[]`

/** What is wrong with a list, ending a sentence that begins with the list; nothing when it is as described. */
export function findFault(shape: Shape, entries: readonly unknown[]): string | undefined {
  for (const [index, entry] of entries.entries()) {
    const number = `entry ${index + 1}`
    if (typeof entry !== 'object' || entry === null) return `has something else than objects: ${number}`
    for (const [key, given] of Object.entries(shape)) {
      const { is, not } = kinds[kindName(given)]
      const value: unknown = Object.hasOwn(entry, key) ? Reflect.get(entry, key) : undefined
      const isRight = value === undefined ? given.endsWith('?') : is(value)
      if (!isRight) return `has a wrong ${number}: its "${key}" ${not}`
    }
  }
  return undefined
}
