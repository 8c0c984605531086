import fc from 'fast-check'
import { hostile, json } from '../../hard/inputs.ts'

// Generates bodies for the services: requests of the site's forms, and JSON of every other shape.

const levels = fc.constantFrom(2, 20, 3000, 200_000)

const deep = fc.oneof(
  levels.map(count => '['.repeat(count) + ']'.repeat(count)),
  levels.map(count => `${'{"a":'.repeat(count / 2)}1${'}'.repeat(count / 2)}`),
)

const value = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('{"toString":1}', '{"toJSON":1}', '{"__proto__":null}', '[]', 'null', '1e999'),
  },
  { weight: 4, arbitrary: json },
  { weight: 1, arbitrary: deep },
)

const ids = '"user_id":"u","service_id":"s","template_id":'

const posted = fc.oneof(
  { weight: 3, arbitrary: value.map(text => `{${ids}${text}}`) },
  { weight: 4, arbitrary: value.map(text => `{${ids}"t","template_params":${text}}`) },
  {
    weight: 4,
    arbitrary: value.map(text => `{${ids}"t","template_params":{"message":${text},"__proto__":${text}}}`),
  },
  { weight: 3, arbitrary: value },
)

const long = fc.constantFrom(999_990, 1_100_000).map(length => `{"a":"${'x'.repeat(length)}"}`)

export const anyBody: fc.Arbitrary<Buffer> = fc
  .oneof(
    { weight: 10, arbitrary: posted },
    { weight: 4, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: hostile },
    { weight: 1, arbitrary: long },
  )
  .map(text => Buffer.from(text))
