import fc from 'fast-check'
import type { TestContext } from 'vitest'
import { attackTexts } from './attacks.ts'

/** Any sequence of UTF-16 units: control characters, halves of characters and all. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map(codes => String.fromCharCode(...codes))

/** Mostly what other texts have no reason to hold. */
const signs = fc
  .array(
    fc.constantFrom(...'\0\t\n\r\v\f \u0085\u00A0\u2028\u202E\uFEFF\uD83C\uDC00<>"\'`&%+?#=:/\\{}[]$,;@—“'),
    {
      maxLength: 40,
    },
  )
  .map(found => found.join(''))

const around = fc
  .tuple(fc.string(), fc.constantFrom(...attackTexts.filter(({ length }) => length < 1000)), units)
  .map(parts => parts.join(''))

/** What strangers write. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.string({ unit: 'binary', maxLength: 300 }), weight: 4 },
  { arbitrary: units, weight: 4 },
  { arbitrary: signs, weight: 4 },
  { arbitrary: around, weight: 4 },
  { arbitrary: fc.constantFrom(...attackTexts), weight: 1 },
)

/** Keys that do harm where an object is used as a table. */
export const keys: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'length'),
  fc.string({ maxLength: 20 }),
)

/** A JSON text with such keys in it, which `JSON.stringify` alone would not write. */
export const json: fc.Arbitrary<string> = fc.letrec<{ any: string }>(tie => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(hostile, fc.double(), fc.boolean(), fc.constant(null)).map(value => JSON.stringify(value)),
    fc.array(tie('any'), { maxLength: 4 }).map(entries => `[${entries}]`),
    fc
      .array(fc.tuple(keys, tie('any')), { maxLength: 4 })
      .map(entries => `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`)}}`),
  ),
})).any

/** Tries a property with so many inputs, and tells the report of them. */
export function holds<Inputs>({ task }: TestContext, property: fc.IProperty<Inputs>, inputs: number): void {
  fc.assert(property, { numRuns: inputs })
  task.meta.figures = { inputs }
}
