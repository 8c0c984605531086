import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as planner from '../../src/entries/planner.ts'
import { sampleIn } from '../../src/plant/sample.ts'
import { snippetUnder } from '../support/docs-snippet.ts'

// What docs/planner.md has people write with `mrp-widgets/planner` gives what stands below each line that shows something.

const docs = 'docs/planner.md'

test.for(['Plan in your own code', 'Read lists and write CSV', 'See how lists were read, and correct it'])(
  '%s',
  async heading => {
    const snippet = snippetUnder(heading, docs)
    const shown: unknown[] = []
    const console = { log: (value: unknown) => shown.push(value) }
    await runInNewContext(`(async () => {${snippet}})()`, { ...planner, console })
    const said = [...snippet.matchAll(/^\/\/ (.*)$/gm)].map(([, value]) => runInNewContext(`(${value})`))
    expect(said.length).toBeGreaterThan(0)
    expect(shown).toEqual(said)
  },
)

test('The list to paste is the one that the site shows', () => {
  expect(snippetUnder('The list that it takes', docs, '').trimEnd()).toBe(sampleIn('en'))
})
