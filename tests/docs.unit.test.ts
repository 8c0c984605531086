import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenLinks, longSentences } from '../scripts/docs.mjs'

// What `npm run check` finds in the documentation.

const words = (count: number): string => `${'One word '.repeat(count / 2).trim()}.`

const page = (text: string) => ({ file: 'docs/README.md', text })

test.for([
  ['in a paragraph', words(26)],
  ['in a list', `- ${words(26)}`],
  ['in a cell of a table', `| a | ${words(26)} |`],
  ['over two lines', words(26).replace(' One', '\nOne')],
  ['after a short one', `Short. ${words(26)}`],
] as const)('A sentence of 26 words is found %s', ([, text]) => {
  expect(longSentences(page(text))).toHaveLength(1)
})

test.for([
  ['of 24 words', words(24)],
  ['in a block of code', `\`\`\`js\n${words(26)}\n\`\`\``],
  ['with code that counts as one word', `Write \`${words(26)}\` there.`],
  ['that ends at a full stop', `${words(24)} ${words(24)}`],
] as const)('A sentence %s is not', ([, text]) => {
  expect(longSentences(page(text))).toEqual([])
})

test('A link to no file and one to no heading are found', () => {
  const text =
    '# Start here\n\n[a](none.md) [b](#nowhere) [c](#start-here) [d](partners.md) [e](https://a.example)'
  expect(brokenLinks([page(text)])).toEqual([
    'docs/README.md:3: none.md leads to no file.',
    'docs/README.md:3: #nowhere leads to no heading.',
  ])
})

test('The check is made by a path that leads through a link, too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/a.md'), '[a](none.md)')
  symlinkSync(process.cwd(), join(folder, 'linked'))
  const { stderr } = spawnSync(process.execPath, ['linked/scripts/docs.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toContain('docs/a.md:1: none.md leads to no file.')
})
