import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

// The set-up, with something in npm's place that notes what it is asked.

const folders = ['.', 'tests/cloud', 'tests/types', 'tests/frameworks', 'bench']

const noting = `
const { appendFileSync, mkdirSync } = require('node:fs')
mkdirSync('node_modules', { recursive: true })
appendFileSync(process.env.NOTES, JSON.stringify({ folder: process.cwd(), args: process.argv.slice(2) }) + '\\n')
`

interface Asked {
  readonly folder: string
  readonly args: readonly string[]
}

/** What the set-up asks of npm in a fresh clone. */
function asked(...flags: readonly string[]): readonly Asked[] {
  const clone = mkdtempSync(join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(clone, { recursive: true }))
  for (const folder of folders) {
    mkdirSync(join(clone, folder), { recursive: true })
    writeFileSync(join(clone, folder, 'package-lock.json'), '{}')
  }
  writeFileSync(join(clone, 'npm.cjs'), noting)
  const notes = join(clone, 'notes')
  execFileSync(process.execPath, [resolve('scripts/setup.mjs'), ...flags], {
    cwd: clone,
    env: { ...process.env, npm_execpath: join(clone, 'npm.cjs'), NOTES: notes },
  })
  return readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

test('No install of the set-up runs a script of a package', () => {
  const installs = asked('--cloud', '--types', '--frameworks', '--bench')
  expect(installs).toHaveLength(folders.length)
  for (const { folder, args } of installs) expect(args, folder).toContain('--ignore-scripts')
})

test('Neither does what npx brings', () => {
  const sources = ['bench', 'scripts', 'tests/cloud', 'tests/support'].flatMap(folder =>
    readdirSync(folder)
      .filter(file => /\.(ts|mjs|cjs)$/.test(file))
      .map(file => readFileSync(join(folder, file), 'utf8')),
  )
  const calls = sources.flatMap(text => text.match(/'npx', \['--yes'.*/g) ?? [])
  expect(calls).toHaveLength(1)
  for (const call of calls) expect(call).toContain("'--ignore-scripts'")
})
