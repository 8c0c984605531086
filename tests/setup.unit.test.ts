import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

// The set-up in a fresh clone, with something in the place of npm and of the machine that notes what it is asked.

const folders = ['.', 'tests/cloud', 'tests/types', 'tests/frameworks']

const noting = `
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
mkdirSync('node_modules', { recursive: true })
writeFileSync('node_modules/.package-lock.json', '')
appendFileSync(process.env.NOTES, JSON.stringify({ folder: process.cwd(), args: process.argv.slice(2) }) + '\\n')
`

interface Asked {
  readonly folder: string
  readonly args: readonly string[]
}

/** A clone with nothing installed, which goes with the test. */
function freshClone(): string {
  const clone = mkdtempSync(join(tmpdir(), 'setup-'))
  onTestFinished(() => rmSync(clone, { recursive: true }))
  for (const folder of folders) {
    mkdirSync(join(clone, folder), { recursive: true })
    writeFileSync(join(clone, folder, 'package-lock.json'), '{}')
  }
  cpSync('scripts', join(clone, 'scripts'), { recursive: true })
  writeFileSync(join(clone, 'npm.cjs'), noting)
  return clone
}

/** What the set-up has asked of npm in a clone by then. */
function asked(clone: string, ...flags: readonly string[]): readonly Asked[] {
  const notes = join(clone, 'notes')
  execFileSync(process.execPath, ['scripts/setup.mjs', ...flags], {
    cwd: clone,
    env: { ...process.env, npm_execpath: join(clone, 'npm.cjs'), NOTES: notes },
  })
  return readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

test('No install of the set-up runs a script of a package', () => {
  const installs = asked(freshClone(), '--cloud', '--types', '--frameworks')
  expect(installs).toHaveLength(folders.length)
  for (const { folder, args } of installs) expect(args, folder).toContain('--ignore-scripts')
})

test('What is installed is not installed again, until the lock file changes', () => {
  const clone = freshClone()
  expect(asked(clone)).toHaveLength(1)
  expect(asked(clone)).toHaveLength(1)
  const later = new Date(Date.now() + 10_000)
  utimesSync(join(clone, 'package-lock.json'), later, later)
  expect(asked(clone)).toHaveLength(2)
})

test('Nothing that npx brings runs a script of a package', () => {
  const sources = ['bench', 'scripts', 'tests/cloud', 'tests/support'].flatMap(folder =>
    readdirSync(folder)
      .filter(file => /\.(ts|mjs|cjs)$/.test(file))
      .map(file => readFileSync(join(folder, file), 'utf8')),
  )
  // As a program with its arguments, or in a line for a shell.
  const calls = sources.flatMap(text => text.match(/\bnpx(?:['"`],| -).*/g) ?? [])
  expect(calls).toHaveLength(1)
  for (const call of calls) expect(call).toContain("'--ignore-scripts'")
})

interface Machine {
  /** Who runs it: 0 is root. */
  readonly uid: number
  /** What is installed before. */
  readonly programs?: readonly string[]
  /** What apt-get installs of what it is asked for: the machine may be offline. */
  readonly packages?: readonly string[]
  /** Whether Playwright can download its Chromium. */
  readonly hasDownloads?: boolean
}

/** Runs the set-up on a Linux of one's own; gives what it installed by which way, and what it said in the end. */
function setUp(flag: string, { uid, programs = [], packages = [], hasDownloads = false }: Machine) {
  const clone = freshClone()
  const at = (...path: readonly string[]) => join(clone, ...path)
  mkdirSync(at('bin'))
  for (const program of programs) writeFileSync(at('bin', program), '')
  const installs = packages.map(
    name => `*"install "*" ${name}") : > '${at('bin', name.replace('-light', ''))}';;`,
  )
  writeFileSync(
    at('bin/apt-get'),
    `#!/bin/sh\necho "apt-get $*" >> '${at('ways')}'\ncase " $*" in ${installs.join('\n')} esac\n`,
  )
  chmodSync(at('bin/apt-get'), 0o755)
  mkdirSync(at('node_modules/playwright'), { recursive: true })
  writeFileSync(at('node_modules/playwright/package.json'), '{ "main": "index.cjs" }')
  writeFileSync(
    at('node_modules/playwright/index.cjs'),
    `exports.chromium = { executablePath: () => ${JSON.stringify(at('downloaded'))} }`,
  )
  writeFileSync(
    at('node_modules/playwright/cli.js'),
    `const { appendFileSync, writeFileSync } = require('node:fs')
     appendFileSync(${JSON.stringify(at('ways'))}, 'playwright ' + process.argv.slice(2).join(' ') + '\\n')
     if (${hasDownloads}) writeFileSync(${JSON.stringify(at('downloaded'))}, '')`,
  )
  // Nothing that this machine has itself is there.
  const machine = `import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { existsSync } = fs
    fs.existsSync = path => !/^\\/usr\\//.test(path) && existsSync(path)
    syncBuiltinESMExports()
    process.getuid = () => ${uid}
    Object.defineProperty(process, 'platform', { value: 'linux' })`
  const { CHROME_PATH: _, ...env } = process.env
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(machine)}`, 'scripts/setup.mjs', flag],
    {
      cwd: clone,
      env: { ...env, PATH: at('bin'), npm_execpath: at('npm.cjs'), NOTES: at('notes') },
      encoding: 'utf8',
    },
  )
  const ways = existsSync(at('ways')) ? readFileSync(at('ways'), 'utf8').trim().split('\n') : []
  return { status, said: stderr, ways: ways.filter(way => way.includes('install')) }
}

const byApt = (name: string) => `apt-get install -y -qq --no-install-recommends ${name}`
const byPlaywright = 'playwright install chromium'

test('Where there is a Chromium, none is installed', () => {
  expect(setUp('--browser', { uid: 0, programs: ['google-chrome'] })).toMatchObject({ status: 0, ways: [] })
})

test('Where there is none, Playwright’s is installed and found', () => {
  expect(setUp('--browser', { uid: 1000, packages: ['chromium'], hasDownloads: true })).toMatchObject({
    status: 0,
    ways: [byPlaywright],
  })
})

test('Where Playwright has none to download, root gets the system’s, and the headless one beside it', () => {
  expect(setUp('--browser', { uid: 0, packages: ['chromium', 'chromium-headless-shell'] })).toMatchObject({
    status: 0,
    ways: [byPlaywright, byApt('chromium'), byApt('chromium-headless-shell')],
  })
})

test('Where no Chromium can be had, the set-up ends with what to do', () => {
  const { status, said } = setUp('--browser', { uid: 1000 })
  expect(status).toBe(1)
  expect(said).toMatch(/^The tests need Chromium, .*`npx playwright install chromium`/)
})

test('nginx is installed by root, and where nobody can, the set-up goes on and says what to do', () => {
  expect(setUp('--nginx', { uid: 0, packages: ['nginx-light'] })).toMatchObject({
    status: 0,
    said: '',
    ways: [byApt('nginx-light')],
  })
  const { status, said } = setUp('--nginx', { uid: 1000 })
  expect(status).toBe(0)
  expect(said).toContain('apt-get install -y nginx-light')
})
