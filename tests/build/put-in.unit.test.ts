import { SourceMap } from 'node:module'
import { expect, test } from 'vitest'
import { putIn } from '../../scripts/build/put-in.ts'

const code = 'first();\nuse("MARK");last();'
/** Each call where it begins, in a source with one call a line. */
const mappings = 'AAAA;AACA,YACA'

const lineOf = (made: { code: string; mappings: string }, call: string): number | undefined => {
  const lines = made.code.split('\n')
  const row = lines.findIndex(line => line.includes(call))
  const map = new SourceMap({
    version: 3,
    file: '',
    names: [],
    sources: ['source.ts'],
    sourcesContent: [],
    sourceRoot: '',
    mappings: made.mappings,
  })
  const entry = map.findEntry(row, lines[row]?.indexOf(call) ?? -1)
  return 'originalLine' in entry ? entry.originalLine : undefined
}

test('What stands behind a text that was put in is still found at its line', () => {
  expect(['first', 'use', 'last'].map(call => lineOf({ code, mappings }, call))).toEqual([0, 1, 2])
  const made = putIn({ code, mappings }, /"MARK"/, JSON.stringify('much longer than the mark was'))
  expect(made.code).toBe('first();\nuse("much longer than the mark was");last();')
  expect(['first', 'use', 'last'].map(call => lineOf(made, call))).toEqual([0, 1, 2])
})

test('A text without a place fails the build', () => {
  expect(() => putIn({ code, mappings }, /"GONE"/, '')).toThrow('has no place for')
})
