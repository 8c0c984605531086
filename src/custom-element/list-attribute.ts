import { printable } from '../services/console.ts'
import { type Attribute, firstOf, type ListReader, type Lists, list, Malformed } from './attributes.ts'
import { type ContentNode, contentHolder, contentNode, followContent, hashOf } from './content.ts'
import { entriesIn } from './list-content.ts'
import { type FieldPlace, type ListMapping, mappingOf, placeInWords } from './list-mapping.ts'
import { fieldFault, type ItemOf, type Shape } from './shape.ts'

// A list that may also stand as HTML inside the tag. It lies beside the sections, not in the core: forms have none.

function readAll(tag: string, attributes: Readonly<Record<string, Attribute>>, content: ContentNode): Lists {
  const lists = new Map<string, unknown>()
  for (const [key, attribute] of Object.entries(attributes)) {
    const list = attribute.reader?.read(content)
    if (list === undefined) continue
    if (list instanceof Malformed && !content.isReported) warnOfContent(tag, key, list)
    const entries = list instanceof Malformed ? list.entries : list
    lists.set(key, entries?.length ? entries : undefined)
  }
  return lists
}

const warnOfContent = (tag: string, key: string, { why, instead }: Malformed): void =>
  console.warn(printable(`<${tag}> content: the list "${key}" ${why}; ${instead}.`))

const shared: Omit<ListReader, 'read'> = {
  readAll,
  nodeOf(element) {
    const content = contentHolder(element)
    const painted = element.shadowRoot?.querySelector<HTMLElement>('[data-reported]')
    return { ...contentNode(content), isReported: painted?.dataset.reported === hashOf(content.innerHTML) }
  },
  hashOf: element => hashOf(contentHolder(element).innerHTML),
  follow: followContent,
}

/** Refuses a part of a list. */
class Incomplete extends Malformed {
  override get instead(): string {
    return this.entries?.length ? 'all else is shown' : super.instead
  }
}

/**
 * Describes a list that is JSON, or HTML inside the tag. `item` is the element of an entry. Its fields stand in their
 * usual places, unless `places` says otherwise.
 */
export function htmlList<const S extends Shape>(
  doc: string,
  shape: S,
  fallback: readonly ItemOf<S>[],
  item: string,
  places: { readonly [Field in keyof S]?: FieldPlace } = {},
): Attribute<readonly ItemOf<S>[]> {
  const mapping = mappingOf(shape, item, places)
  const json = list(doc, shape, fallback)
  return {
    ...json,
    mapping,
    parse(text) {
      const read = json.parse(text)
      const isBroken = read instanceof Malformed && read.why.startsWith('is not JSON')
      const fault = isBroken && jsonFaults.find(({ is }) => is.test(text))
      return fault ? new Malformed(`is not JSON (${fault.cause})`, []) : read
    },
    reader: { ...shared, read: content => readContent(content, mapping, shape) },
  }
}

/**
 * Reads the list in a content. A field that an entry lacks, or that is wrong, is empty, and named. An entry without a word
 * is left out.
 */
function readContent(
  { children }: ContentNode,
  mapping: ListMapping,
  shape: Shape,
): readonly unknown[] | Malformed | undefined {
  const given = entriesIn(children, mapping, shape)
  if (given.length === 0) return undefined
  const faults: string[] = []
  const entries = given.flatMap((entry, index) => {
    const empty: Record<string, unknown> = {}
    for (const [key, kind] of Object.entries(shape)) {
      const fault = fieldFault(shape, entry, key)
      if (fault === undefined) continue
      const where = `in entry ${index + 1}`
      faults.push(
        Object.hasOwn(entry, key)
          ? `has a wrong "${key}" ${where}, which ${fault}`
          : `lacks "${key}" ${where}: write ${placeInWords(mapping, key)}`,
      )
      empty[key] = kind.endsWith('?') ? undefined : kind === 'texts' ? [] : ''
    }
    const words = Object.keys(shape).some(
      key => !shape[key]?.startsWith('link') && String(Reflect.get(entry, key) ?? '') !== '',
    )
    return words ? [{ ...entry, ...empty }] : []
  })
  return faults.length > 0 ? new Incomplete(firstOf(faults), entries) : entries
}

// What HTML and editors do to JSON.

/** Lists what HTML and editors do to JSON, with what to change. The first that fits counts. */
export const jsonFaults: readonly { readonly is: RegExp; readonly cause: string }[] = [
  {
    is: /[[{,:]\s*[“”„″‘’]/,
    cause: 'it has curly quotes, which an editor wrote: write straight ones',
  },
  {
    is: /^[[{\s]+$/,
    cause: `it ends at its first ": write the attribute in '…', or " as &quot;`,
  },
  {
    is: /^[^"]*(?:"(?:[^"\\]|\\.)*"[^"]*)*"(?:[^"\\]|\\.)*$/,
    cause: "it ends within a text, as at an apostrophe in '…': write it as &#39;",
  },
]
