import { type Attribute, firstOf, list, Malformed } from './attributes.ts'
import { entriesIn } from './list-content.ts'
import { type FieldPlace, type ListMapping, placeInWords } from './list-mapping.ts'
import { type ItemOf, type Shape, sortEntries } from './shape.ts'

/** A list that may also stand as HTML inside the tag, where `mapping` says. */
export const htmlList = <const S extends Shape>(
  doc: string,
  shape: S,
  fallback: readonly ItemOf<S>[],
  mapping: ListMapping & { readonly fields: { readonly [Field in keyof S]: FieldPlace } },
): Attribute<readonly ItemOf<S>[]> => ({
  ...list(doc, shape, fallback),
  mapping,
  inContent({ children }) {
    const entries = entriesIn(children, mapping, shape)
    if (entries.length === 0) return undefined
    const { valid, faults } = sortEntries(shape, entries, field => placeInWords(mapping, field))
    return faults.length > 0 ? new Malformed(firstOf(faults), valid) : (valid as ItemOf<S>[])
  },
})
