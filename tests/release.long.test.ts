import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

// `npm run release` in a repository of its own, whose build and checks only note that they ran.

const script = resolve('scripts/release.mjs')

const packageJson = JSON.stringify({
  name: 'mrp-widgets',
  version: '0.9.0',
  scripts: { build: 'node build.cjs' },
})
const lock = JSON.stringify({
  name: 'mrp-widgets',
  version: '0.9.0',
  lockfileVersion: 3,
  packages: { '': { name: 'mrp-widgets', version: '0.9.0' } },
})
const buildScript = `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs')
mkdirSync('dist', { recursive: true })
writeFileSync('dist/mrp-widgets-' + require('./package.json').version + '.tgz', '')
writeFileSync('made.json', process.env.SITE_ORIGIN)
appendFileSync('dist/steps', 'built ' + require('./package.json').version + '\\n')`

const sound = {
  'package.json': packageJson,
  'package-lock.json': lock,
  'CHANGELOG.md':
    '# Changelog\n\n## Unreleased\n\n### Added\n\n- A form.\n\n## 0.9.0 - 2026-01-01\n\n- A page.\n',
  'README.md': 'npm install https://widgets.example/mrp-widgets-0.9.0.tgz\n',
  'docs/pinned.md': 'https://widgets.example/v0.9.0/mrp-widgets.js needs Vite 0.9.0\n',
  'made.json': 'none',
  'build.cjs': buildScript,
  '.gitignore': 'dist\n',
  '.ci/run': '#!/bin/sh\nmkdir dist\ngrep version package.json > dist/steps\n',
}

/** A repository on `main` with these files committed, which goes with the test. */
function repository(changes: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (path: string) => join(folder, path)
  for (const [path, text] of Object.entries({ ...sound, ...changes })) {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  chmodSync(at('.ci/run'), 0o755)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'user.name', 'Anna Huber')
  git('config', 'user.email', 'anna@huber.example')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  return {
    git,
    write: (path: string, text: string) => writeFileSync(at(path), text),
    read: (path: string) => readFileSync(at(path), 'utf8'),
    has: (path: string) => existsSync(at(path)),
    release(args: readonly string[], origin: string | undefined = 'https://widgets.example') {
      const { SITE_ORIGIN: _, ...env } = process.env
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        cwd: folder,
        env: origin ? { ...env, SITE_ORIGIN: origin } : env,
        encoding: 'utf8',
      })
      return { status, said: stdout, why: stderr }
    },
  }
}

const today = new Date().toISOString().slice(0, 10)

test('A release is one commit and one tag of what was built for the host and checked, with the version wherever it stands', () => {
  const { git, read, has, release } = repository()
  const { status, said } = release(['1.0.0'])
  expect(status).toBe(0)
  expect(said).toContain('git push origin main v1.0.0')
  expect(JSON.parse(read('package.json')).version).toBe('1.0.0')
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({
    version: '1.0.0',
    packages: { '': { version: '1.0.0' } },
  })
  expect(read('CHANGELOG.md')).toContain(`## Unreleased\n\n## 1.0.0 - ${today}\n\n### Added\n\n- A form.\n`)
  expect(read('README.md')).toBe('npm install https://widgets.example/mrp-widgets-1.0.0.tgz\n')
  expect(read('docs/pinned.md')).toBe('https://widgets.example/v1.0.0/mrp-widgets.js needs Vite 0.9.0\n')
  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '--format=%s')).toBe('Release 1.0.0\nBegin')
  expect(git('rev-parse', 'v1.0.0^{commit}')).toBe(git('rev-parse', 'HEAD'))
  expect(has('dist/mrp-widgets-1.0.0.tgz')).toBe(true)
  expect(git('show', 'v1.0.0:made.json')).toBe('https://widgets.example')
  // The checks build a site of their own: what goes live is built after them.
  expect(read('dist/steps')).toMatch(/^.*"1\.0\.0".*\nbuilt 1\.0\.0\n$/)
})

test('A dry run says what a release does, and does nothing', () => {
  const { git, has, release } = repository()
  const before = git('rev-parse', 'HEAD')
  const { status, said } = release(['1.0.0', '--dry-run'])
  expect(status).toBe(0)
  for (const step of ['package-lock.json', 'CHANGELOG.md', 'npm run build', '.ci/run', 'tag it v1.0.0'])
    expect(said).toContain(step)
  expect([git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain')]).toEqual([before, '', ''])
  expect(has('dist')).toBe(false)
})

type Repository = ReturnType<typeof repository>

test.for<[string, string, string, (repository: Repository) => unknown]>([
  ['a version that is none', 'next', 'Name a version above 0.9.0', () => {}],
  ['the same version', '0.9.0', 'Name a version above 0.9.0', () => {}],
  ['a change that is not committed', '1.0.0', 'git status', ({ write }) => write('README.md', 'More.')],
  ['another branch', '1.0.0', 'git switch main', ({ git }) => git('switch', '--quiet', '--create', 'try')],
  ['a tag that is there', '1.0.0', 'The tag v1.0.0 is there already.', ({ git }) => git('tag', 'v1.0.0')],
])('It refuses %s, also in a dry run, and changes nothing', ([, version, reason, prepare]) => {
  const tried = repository()
  prepare(tried)
  const before = tried.git('status', '--porcelain')
  for (const args of [[version], [version, '--dry-run']]) {
    const { status, why } = tried.release(args)
    expect([status, why]).toEqual([1, expect.stringContaining(reason)])
  }
  expect(tried.git('log', '--format=%s')).toBe('Begin')
  expect(tried.git('status', '--porcelain')).toBe(before)
})

test('It refuses a changelog that says nothing of it, whatever it says of the versions before', () => {
  const { release } = repository({
    'CHANGELOG.md': '## Unreleased\n\n### Added\n\n## 0.9.0 - 2026-01-01\n\n- A page.\n',
  })
  expect(release(['1.0.0']).why).toContain('no entries under “Unreleased”')
})

test('It takes a changelog whose first version this is', () => {
  const { release } = repository({ 'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- A form.' })
  expect(release(['1.0.0', '--dry-run']).status).toBe(0)
})

test('It refuses to build for no host', () => {
  expect(repository().release(['1.0.0'], '').why).toContain('Set SITE_ORIGIN')
})

test.for([
  ['the checks fail', { '.ci/run': '#!/bin/sh\nexit 1\n' }],
  ['the build fails', { 'build.cjs': 'process.exit(1)' }],
  ['the build packs nothing', { 'build.cjs': '' }],
] as const)('Where %s, nothing is released, and it says how to take the version back', ([, changes]) => {
  const { git, read, release } = repository(changes)
  const { status, why } = release(['1.0.0'])
  expect([status, why]).toEqual([1, expect.stringMatching(/Not released.*git restore \./s)])
  expect([git('log', '--format=%s'), git('tag')]).toEqual(['Begin', ''])
  git('restore', '.')
  expect([read('package.json'), git('status', '--porcelain')]).toEqual([packageJson, ''])
})

test('The workflow checks with the oldest Node that package.json allows', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8')
  const [, version] = /node-version: '(.+)'/.exec(workflow) ?? []
  expect(`>=${version}`).toBe(manifest.engines.node)
})
