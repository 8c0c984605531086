import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withLock } from './lock.mjs'

// Builds `dist/` and the site, unless they were built from these very sources: `node scripts/build.mjs`. Tests and checks
// share one build this way, also when they run side by side.

/** What the build reads. */
const sources = [
  ...['src', 'demo-host', 'scripts', 'dist-types', 'vite.config.ts', 'tsconfig.json'],
  ...['package.json', 'package-lock.json', 'README.md', 'CHANGELOG.md', 'LICENSE'],
]

/** What lies among that and is made from it. */
const made = ['demo-host/dist', 'demo-host/.builder', 'demo-host/nginx.conf']

/** Each of the build's last steps writes one. */
const results = ['demo-host/dist/robots.txt', 'demo-host/nginx.conf', 'firebase.json', 'dist/integrity.json']

/** Has the hash of what was read, and of what was written: a build that somebody else began changes the second one. */
const stampFile = '.cache/built-from'

/** Builds for production where something has changed; throws when that fails. */
export async function build() {
  await withLock('.build-lock', () => {
    const stamp = hashOfSources()
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === withResult(stamp)) return
    console.info('Building …')
    // In a process of its own: the test runner's NODE_ENV would make it a build for development.
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
      { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' },
    )
    if (status !== 0) throw new Error('The build failed: see its message above.')
    mkdirSync(dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, withResult(stamp))
  })
}

/** `integrity.json` names every file of `dist/`; the site's pages are its last step. */
const withResult = (/** @type {string} */ stamp) =>
  results.every(file => existsSync(file))
    ? `${stamp} ${createHash('sha256').update(readFileSync('dist/integrity.json')).digest('hex')}`
    : 'not built'

function hashOfSources() {
  const hash = createHash('sha256').update([process.version, process.env.SITE_ORIGIN].join())
  for (const file of sources.flatMap(filesIn)) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** @returns {string[]} every file at or below a path, in an order that is always the same */
function filesIn(/** @type {string} */ path) {
  if (made.includes(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesIn(join(path, name)))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build()
