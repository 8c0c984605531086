import { expect, test } from 'vitest'
import { fieldsOf } from '../../demo-host/letter.ts'
import { createLetterBox } from '../../demo-host/letter-box.ts'

/** Bodies of about 1 MB, each of which is a letter of its size. */
const bodies: readonly (readonly [string, string])[] = [
  ['one long text', `{"a":"${'x'.repeat(999_000)}"}`],
  ['a text that JSON escapes', `{"a":"${'\\u0000'.repeat(166_000)}"}`],
  ['many fields', `{${Array.from({ length: 80_000 }, (_, field) => `"${field}":"a"`)}}`],
]

test.for(bodies)('Thirty letters of 1 MB take 20 MB at most, each of %s', { timeout: 30_000 }, ([, body]) => {
  const box = createLetterBox()
  const letter = {
    service: 'form-collection',
    at: '2026-01-01T00:00:00.000Z',
    fields: fieldsOf(JSON.parse(body)),
  } as const
  for (let kept = 0; kept < 30; kept += 1) box.keep(letter)
  const letters = box.letters()
  const bytes = letters.reduce((sum, { length }) => sum + length, 0)
  expect(bytes).toBeLessThanOrEqual(20_000_000)
  // As many as fit.
  expect(bytes).toBeGreaterThan(18_000_000)
})
