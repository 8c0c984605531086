import { printable } from '../services/console.ts'
import { type Attribute, firstOf, type ListContent, type Lists, list, Malformed } from './attributes.ts'
import { type ContentNode, contentNode, contentOf, followContent, printOf } from './content.ts'
import { entriesIn } from './list-content.ts'
import { causeIn } from './list-faults.ts'
import { type FieldPlace, type ListMapping, placeInWords } from './list-mapping.ts'
import { type ItemOf, type Shape, sortEntries } from './shape.ts'

// A list that may also stand as HTML inside the tag. It lies beside the sections, not in the core: forms have none.

function readAll(tag: string, attributes: Readonly<Record<string, Attribute>>, content: ContentNode): Lists {
  const lists = new Map<string, unknown>()
  for (const [key, attribute] of Object.entries(attributes)) {
    const list = attribute.content?.read(content)
    if (list === undefined) continue
    if (list instanceof Malformed) warnOfContent(tag, key, list)
    const entries = list instanceof Malformed ? list.entries : list
    lists.set(key, entries?.length ? entries : undefined)
  }
  return lists
}

/** Says what is wrong with a list inside a tag. */
const warnOfContent = (tag: string, key: string, { why, instead }: Malformed): void =>
  console.warn(printable(`<${tag}> content: the list "${key}" ${why}; ${instead}.`))

const shared: Omit<ListContent, 'read'> = {
  readAll,
  nodeOf: element => contentNode(contentOf(element)),
  printOf: element => printOf(contentOf(element).innerHTML),
  follow(element, changed) {
    const observer = followContent(element, changed)
    return () => observer.disconnect()
  },
}

/** A list that is JSON, or HTML inside the tag where `mapping` says. */
export function htmlList<const S extends Shape>(
  doc: string,
  shape: S,
  fallback: readonly ItemOf<S>[],
  mapping: ListMapping & { readonly fields: { readonly [Field in keyof S]: FieldPlace } },
): Attribute<readonly ItemOf<S>[]> {
  const json = list(doc, shape, fallback)
  const tidy = (read: readonly ItemOf<S>[] | Malformed) =>
    read instanceof Malformed
      ? new Malformed(
          read.why,
          read.entries?.map(entry => withTexts(shape, entry)),
        )
      : (sameOr(
          read,
          read.map(entry => withTexts(shape, entry)),
        ) as readonly ItemOf<S>[])
  return {
    ...json,
    mapping,
    parse(text) {
      const read = tidy(json.parse(text))
      const cause = read instanceof Malformed && read.why.startsWith('is not JSON') && causeIn(text)
      return cause ? new Malformed(`is not JSON (${cause})`, []) : read
    },
    accept: value => tidy(json.accept(value)),
    content: { ...shared, read: content => readContent(content, mapping, shape) },
  }
}

/** A number for an amount is a text from here on. An entry without one stays the same object. */
function withTexts(shape: Shape, entry: unknown): unknown {
  const numbers = Object.entries(Object(entry)).filter(
    ([key, value]) => typeof value === 'number' && shape[key]?.startsWith('amount'),
  )
  if (numbers.length === 0) return entry
  return { ...Object(entry), ...Object.fromEntries(numbers.map(([key, value]) => [key, String(value)])) }
}

/** The same list, unless an entry is another one. */
const sameOr = (before: readonly unknown[], now: readonly unknown[]): readonly unknown[] =>
  now.every((entry, index) => entry === before[index]) ? before : now

function readContent(
  { children }: ContentNode,
  mapping: ListMapping,
  shape: Shape,
): readonly unknown[] | Malformed | undefined {
  const entries = entriesIn(children, mapping, shape)
  if (entries.length === 0) return undefined
  const needed = Object.keys(shape).filter(key => !shape[key]?.endsWith('?'))
  const lacks = entries.flatMap((entry, index) => {
    const field = needed.find(key => !Object.hasOwn(entry, key))
    return field
      ? [{ entry, why: `lacks "${field}" in entry ${index + 1}: write ${placeInWords(mapping, field)}` }]
      : []
  })
  const whole = entries.filter(entry => lacks.every(lack => lack.entry !== entry))
  const { valid, faults } = sortEntries(shape, whole)
  const all = [...lacks.map(({ why }) => why), ...faults]
  return all.length > 0 ? new Malformed(firstOf(all), valid) : valid
}
