import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { fieldsOf } from '../../demo-host/letter.ts'
import { createLetterBox } from '../../demo-host/letter-box.ts'

/** Bytes that are in use, in and outside of V8's heap, once what is not has been collected. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const numbers = (count: number, number: number): string => `[${new Array(count).fill(number)}]`

/** How many are tried, and the body of each. */
const tried: readonly (readonly [string, number, string])[] = [
  ['one long text', 500, `{"a":"${'x'.repeat(999_000)}"}`],
  ['a text that JSON escapes', 30, `{"a":"${'\\u0000'.repeat(166_000)}"}`],
  ['many fields', 30, `{${Array.from({ length: 80_000 }, (_, field) => `"${field}":"a"`)}}`],
  ['lists that are cut', 30, `{"a":${numbers(40_000, 1e20)},"b":${numbers(100_000, 5)}}`],
]

test.for(tried)(
  'Letters of 1 MB take 20 MB at most, each of %s',
  { timeout: 30_000 },
  async ([, count, body]) => {
    const box = createLetterBox()
    const before = memoryInUse()
    const at = new Date().toISOString()
    for (let kept = 0; kept < count; kept++)
      box.keep({ service: 'form-collection', at, fields: fieldsOf(JSON.parse(body)) })
    // What lies outside of the heap is given back a moment later.
    await expect.poll(() => memoryInUse() - before).toBeLessThan(21_000_000)
    expect(box.letters().length).toBeGreaterThan(10)
  },
)
