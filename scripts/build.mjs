import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withLock } from './lock.mjs'

// Builds `dist/` and the site with the local stand-ins, unless these sources were built last: `node scripts/build.mjs`.
// Tests and checks share one build this way, also side by side.

/** The paths that the build reads. */
export const sources = [
  ...['src', 'demo-host', 'docs', 'scripts', 'wordpress', 'dist-types', 'vite.config.ts', 'tsconfig.json'],
  ...['package.json', 'package-lock.json', 'LICENSE'],
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'],
]

/** The paths among them that the build writes. */
const made = [
  ...['dist-types/vscode.html-custom-data.json', 'dist-types/web-types.json'],
  ...['demo-host/dist', 'demo-host/.builder', 'demo-host/nginx.conf'],
]

/** One file of each of the build's last steps. */
const results = ['demo-host/dist/robots.txt', 'demo-host/nginx.conf', 'firebase.json', 'dist/integrity.json']

/** The settings of whoever runs this site. Tests have none. */
const usualSettings = 'site.config.json'

/** Contains the hashes of the sources and of the results. Another build changes the second one. */
const stampFile = '.cache/built-from'

/** Makes the next `build` build, whatever has changed. */
export const forgetBuild = () => rmSync(stampFile, { force: true })

/**
 * Builds for production if anything has changed. Throws if the build fails. The site has the settings of that file, by
 * default of none.
 */
export async function build(settingsFile = '') {
  await withLock('.build.lock', () => {
    const stamp = hashOfSources(settingsFile)
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === withResult(stamp)) return
    console.info('Building …')
    // In a process of its own: with the test runner's NODE_ENV it would build for development.
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
      {
        env: { ...process.env, NODE_ENV: 'production', SITE_CONFIG: settingsFile, SITE_STAND_INS: '1' },
        stdio: 'inherit',
      },
    )
    if (status !== 0) throw new Error('The build failed: see its message above.')
    mkdirSync(dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, withResult(stamp))
  })
}

/** `integrity.json` names every file of `dist/`. The site's pages are the last step. */
const withResult = (/** @type {string} */ stamp) =>
  results.every(file => existsSync(file))
    ? `${stamp} ${createHash('sha256').update(readFileSync('dist/integrity.json')).digest('hex')}`
    : 'not built'

function hashOfSources(/** @type {string} */ settingsFile) {
  const { SITE_ORIGIN, SITE_BASE, PORT } = process.env
  const hash = createHash('sha256').update([process.version, SITE_ORIGIN, SITE_BASE, PORT].join())
  for (const file of [...sources, ...(settingsFile ? [settingsFile] : [])].flatMap(filesIn))
    hash.update(`\0${file}\0`).update(readFileSync(file))
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await build(existsSync(usualSettings) ? usualSettings : '')
