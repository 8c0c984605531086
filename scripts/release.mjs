import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Makes a release of what is on `main`: `npm run release -- 1.2.3`. With `--dry-run` it says what it would do, and what is
// in the way, and changes nothing. It never pushes.

const version = process.argv.slice(2).find(argument => !argument.startsWith('-')) ?? ''
const isDryRun = process.argv.includes('--dry-run')
const { version: last } = JSON.parse(readFileSync('package.json', 'utf8'))
const changelog = readFileSync('CHANGELOG.md', 'utf8')

console.info(`Release ${version || '?'}, after ${last}:
  1. Set the version in package.json, package-lock.json and the addresses of README.md and docs/.
  2. Move what CHANGELOG.md has under “Unreleased” below ${version}, with today's date.
  3. Check what will be released, in a build of its own: .ci/run
  4. Build for ${process.env.SITE_ORIGIN ?? '?'} and pack dist/mrp-widgets-${version}.tgz: npm run build
  5. Commit it and tag it v${version}.
Where step 3 or 4 fails, nothing is committed, and “git restore .” takes the changes back.`)

const problems = [...problemsOf()]
if (problems.length > 0) fail(['Not now:', ...problems].join('\n  - '))
if (isDryRun) process.exit()

try {
  setVersion()
  run('.ci/run')
  run('npm', 'run', 'build')
  const tarball = `dist/mrp-widgets-${version}.tgz`
  if (!existsSync(tarball)) throw new Error(`The build has not packed ${tarball}.`)
} catch (error) {
  // Not taken back here: somebody may have worked on a file meanwhile.
  fail(
    `Not released: ${error instanceof Error ? error.message : error}\nTake the new version back with: git restore .`,
  )
}
git('add', '--all')
git('commit', '--quiet', '--message', `Release ${version}`)
git('tag', '--annotate', '--message', `Release ${version}`, `v${version}`)

console.info(`Version ${version} is committed and tagged here. Now:
  git push origin main v${version}
and go live with what was built, as docs/going-live.md says: demo-host/dist/, which has v${version}/ in it.`)

/** Yields what is in the way, a sentence each. */
function* problemsOf() {
  if (!isNewer(version, last))
    yield `Name a version above ${last}: npm run release -- <major>.<minor>.<patch>`
  if (git('status', '--porcelain')) yield 'Commit or remove what you have changed: git status'
  if (git('branch', '--show-current') !== 'main') yield 'Releases are made on main: git switch main'
  if (version && git('tag', '--list', `v${version}`)) yield `The tag v${version} is there already.`
  if (!/^- /m.test(unreleased()))
    yield 'CHANGELOG.md has no entries under “Unreleased”: say what changes for users.'
  if (!process.env.SITE_ORIGIN) yield "Set SITE_ORIGIN to the host's origin, which the pages name."
}

/** Compares versions of three numbers; anything else is not newer. */
function isNewer(/** @type {string} */ version, /** @type {string} */ last) {
  const isVersion = /^\d+\.\d+\.\d+$/.test(version)
  return isVersion && version.localeCompare(last, 'en', { numeric: true }) > 0
}

/** Returns the text between the heading “Unreleased” and the next version's. */
function unreleased() {
  return /^## Unreleased\n(.*?)(?=^## |(?![\s\S]))/ms.exec(changelog)?.[1] ?? ''
}

function setVersion() {
  run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts')
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(
    'CHANGELOG.md',
    changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${version} - ${date}\n`),
  )
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map(file => join('docs', file))
  for (const file of ['README.md', ...pages.filter(page => page.endsWith('.md'))]) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text
        .replaceAll(`mrp-widgets-${last}.tgz`, `mrp-widgets-${version}.tgz`)
        .replaceAll(`v${last}/`, `v${version}/`),
    )
  }
}

function run(/** @type {string} */ command, /** @type {string[]} */ ...args) {
  execFileSync(command, args, { stdio: 'inherit' })
}

function git(/** @type {string[]} */ ...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}

/** @returns {never} */
function fail(/** @type {string} */ why) {
  console.error(why)
  process.exit(1)
}
